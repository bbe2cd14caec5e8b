import type { FigureUnit } from '@traslado/domain/reports/figures';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { formatCivilDate, formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { axisText, stepText, valueText } from './value-text.ts';

const MARGIN = { top: 16, right: 8, bottom: 40, left: 64 } as const;
/** Pixels of a label on the lower axis. */
const LABEL = 64;

/** The words of an axis. */
const TICK = { fill: 'currentColor', fontSize: 13, fontFamily: 'inherit', dy: 4 } as const;

/** The width that the page leaves, followed as it changes. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const at = element.current;
    if (!at) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(280, entry?.contentRect.width ?? 0)));
    observer.observe(at);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

type ChartStep = {
  readonly start: string;
  readonly measure: { readonly value: number | null; readonly rows: number };
};

type FigureChartProps = {
  figure: { readonly unit: FigureUnit; readonly steps: readonly ChartStep[] };
  step: string;
  title: string;
  /** Rates that changed in a step, by its first day: an annotation at the top of it. */
  marks?: ReadonlyMap<string, number>;
  /** Opens the rows of a step, by its first day. */
  onOpen?: (start: string) => void;
  height?: number;
};

const NO_MARKS: ReadonlyMap<string, number> = new Map();

/** A figure over time: one bar a step, one point for a share. Arrows go from one to the next, and a line below explains it. */
export function FigureChart({
  figure,
  step,
  title,
  marks = NO_MARKS,
  onOpen,
  height = 240,
}: FigureChartProps) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const [element, width] = useWidth();
  const [chosen, choose] = useState<number | null>(null);
  const hintId = useId();
  const { steps } = figure;
  const at = chosen === null ? null : steps[Math.min(chosen, steps.length - 1)];

  const barText = (bar: ChartStep | null | undefined) =>
    bar &&
    [
      texts.bar(
        formatCivilDate(bar.start, locale, 'plain'),
        valueText(figure, bar.measure.value, locale, texts),
        formatNumber(bar.measure.rows, locale),
      ),
      texts.ratesChanged(marks.get(bar.start) ?? 0),
    ]
      .filter(Boolean)
      .join(' · ');

  const move = (event: KeyboardEvent) => {
    const last = steps.length - 1;
    const to = { ArrowRight: (chosen ?? -1) + 1, ArrowLeft: (chosen ?? 1) - 1, Home: 0, End: last }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    choose(Math.min(last, Math.max(0, to)));
  };

  return (
    <div ref={element} className="min-w-0">
      <div
        role="slider"
        aria-label={title}
        aria-describedby={chosen === null ? hintId : undefined}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={chosen === null ? 1 : chosen + 1}
        aria-valuetext={barText(at ?? steps[0]) ?? ''}
        tabIndex={0}
        onKeyDown={move}
        className="overflow-hidden rounded-md"
      >
        <Plot {...{ figure, step, marks, width, height, chosen, choose }} />
      </div>
      <div className="chart-foot flex flex-wrap items-center justify-between gap-x-4">
        {chosen === null ? (
          <p id={hintId} className="chart-keys text-caption text-soft">
            {texts.chartKeys}
          </p>
        ) : (
          <p className="font-semibold text-small">{barText(at)}</p>
        )}
        {onOpen && at && at.measure.rows > 0 && (
          <Button variant="quiet" className="text-small" onClick={() => onOpen(at.start)}>
            {texts.openRows}
          </Button>
        )}
      </div>
      {marks.size > 0 && <p className="text-caption text-soft">◆ {texts.priceMarks}</p>}
    </div>
  );
}

type PointsProps = {
  steps: readonly ChartStep[];
  x: ReturnType<typeof scaleBand<string>>;
  y: ReturnType<typeof scaleLinear<number>>;
  chosen: number | null;
};

/** Shares as points, joined where one follows the other. A step without a share has none. */
function Points({ steps, x, y, chosen }: PointsProps) {
  const known = steps.flatMap(({ start, measure }, place) =>
    measure.value === null
      ? []
      : [{ start, place, cx: (x(start) ?? 0) + x.bandwidth() / 2, cy: y(measure.value) }],
  );
  return (
    <>
      {known.map((one, index) => {
        const next = known[index + 1];
        return (
          next?.place === one.place + 1 && (
            <line
              key={one.start}
              x1={one.cx}
              y1={one.cy}
              x2={next.cx}
              y2={next.cy}
              stroke="var(--color-control)"
              strokeWidth={1.5}
            />
          )
        );
      })}
      {known.map(({ start, place, cx, cy }) => (
        <circle
          key={start}
          cx={cx}
          cy={cy}
          r={place === chosen ? 7 : 4.5}
          fill={place === chosen ? 'var(--color-accent-fill)' : 'var(--color-control)'}
          stroke={place === chosen ? 'var(--color-ink)' : 'var(--color-surface)'}
          strokeWidth={2}
        />
      ))}
    </>
  );
}

type MarksProps = Pick<PointsProps, 'steps' | 'x'> & { marks: ReadonlyMap<string, number>; height: number };

/** Steps in which prices changed: a diamond at the top, and a line down to the axis. */
function Marks({ steps, marks, x, height }: MarksProps) {
  return steps
    .filter(({ start }) => marks.has(start))
    .map(({ start }) => {
      const at = (x(start) ?? 0) + x.bandwidth() / 2;
      return (
        <g key={start} stroke="var(--color-accent)" fill="var(--color-accent)">
          <line
            x1={at}
            x2={at}
            y1={MARGIN.top}
            y2={height - MARGIN.bottom}
            strokeDasharray="3 4"
            strokeWidth={1.5}
          />
          <path d={`M${at} ${MARGIN.top - 10}l5 5-5 5-5-5z`} />
        </g>
      );
    });
}

type PlotProps = {
  figure: FigureChartProps['figure'];
  step: string;
  marks: ReadonlyMap<string, number>;
  width: number;
  height: number;
  chosen: number | null;
  choose: (place: number) => void;
};

function Plot({ figure, step, marks, width, height, chosen, choose }: PlotProps) {
  const locale = useLocale();
  const { steps } = figure;
  const values = steps.map(({ measure }) => measure.value ?? 0);
  const x = scaleBand({
    domain: steps.map(({ start }) => start),
    range: [MARGIN.left, width - MARGIN.right],
    padding: 0.25,
  });
  const y = scaleLinear({
    domain: [0, figure.unit === 'percent' ? Math.max(100, ...values) : Math.max(1, ...values)],
    range: [height - MARGIN.bottom, MARGIN.top],
    nice: true,
  });
  const every = Math.max(1, Math.ceil((steps.length * LABEL) / (width - MARGIN.left)));
  return (
    <svg width={width} height={height} aria-hidden="true" className="block text-soft">
      <GridRows
        scale={y}
        left={MARGIN.left}
        width={width - MARGIN.left - MARGIN.right}
        numTicks={4}
        stroke="var(--color-line)"
      />
      {figure.unit === 'percent' && <Points steps={steps} x={x} y={y} chosen={chosen} />}
      <Marks steps={steps} marks={marks} x={x} height={height} />
      {steps.map(({ start, measure }, place) => (
        <Bar
          key={start}
          x={x(start) ?? 0}
          {...(figure.unit === 'percent'
            ? // The column around a point is as easy to hit as a bar.
              { y: MARGIN.top, height: height - MARGIN.bottom - MARGIN.top, fill: 'transparent' }
            : {
                y: y(measure.value ?? 0),
                height: Math.max(0, height - MARGIN.bottom - y(measure.value ?? 0)),
                fill: place === chosen ? 'var(--color-accent-fill)' : 'var(--color-control)',
                stroke: place === chosen ? 'var(--color-ink)' : 'var(--color-control)',
                strokeWidth: place === chosen ? 2 : 0.5,
              })}
          width={x.bandwidth()}
          onMouseMove={() => choose(place)}
          onMouseDown={() => choose(place)}
        />
      ))}
      <AxisLeft
        scale={y}
        left={MARGIN.left}
        numTicks={4}
        hideTicks
        stroke="var(--color-line)"
        tickFormat={(value) => axisText(figure, Number(value), locale)}
        tickLabelProps={{ ...TICK, textAnchor: 'end', dx: -6 }}
      />
      <AxisBottom
        scale={x}
        top={height - MARGIN.bottom}
        hideTicks
        stroke="var(--color-control)"
        tickValues={steps.map(({ start }) => start).filter((_, place) => place % every === 0)}
        tickFormat={(start) => stepText(String(start), step, locale)}
        tickLabelProps={(start) => {
          // A label at the edge ends there.
          const room = width - (x(String(start)) ?? 0) - x.bandwidth() / 2;
          return room < LABEL / 2
            ? { ...TICK, textAnchor: 'end', dx: Math.max(0, room - 2) }
            : { ...TICK, textAnchor: 'middle' };
        }}
      />
    </svg>
  );
}
