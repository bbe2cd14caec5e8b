import type { FigureUnit } from '@traslado/domain/reports/figures';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useLocale } from '../../i18n/i18n.tsx';
import { axisText, stepText } from './value-text.ts';

const MARGIN = { top: 20, right: 8, bottom: 28, left: 44 } as const;
/** Pixels of a label on the lower axis, and of a value over its bar. */
const LABEL = 56;
const VALUE = 36;

/** The words of an axis. */
const TICK = { fill: 'currentColor', fontSize: 12, fontFamily: 'inherit', dy: 4 } as const;

/** The newest step stands out, the chosen one more. */
const OTHERS = 'color-mix(in srgb, var(--color-accent-fill) 72%, var(--color-surface))';

export type ChartStep = {
  readonly start: string;
  readonly measure: { readonly value: number | null; readonly rows: number };
};

export type ChartFigure = { readonly unit: FigureUnit; readonly steps: readonly ChartStep[] };

type PointsProps = {
  steps: readonly ChartStep[];
  x: ReturnType<typeof scaleBand<string>>;
  y: ReturnType<typeof scaleLinear<number>>;
  newest: number;
  chosen: number | null;
};

/** Shares as points, joined where one follows the other. A step without a share has none. */
function Points({ steps, x, y, newest, chosen }: PointsProps) {
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
              stroke={OTHERS}
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
          r={place === chosen ? 6 : 4}
          fill={place === chosen || place === newest ? 'var(--color-accent-fill)' : OTHERS}
          stroke={place === chosen ? 'var(--color-ink)' : 'var(--color-surface)'}
          strokeWidth={1.5}
        />
      ))}
    </>
  );
}

type ValuesProps = Pick<PointsProps, 'steps' | 'x' | 'y'> & { figure: ChartFigure };

/** Values over bars and points that have room for them, and over one that stands alone. */
function Values({ figure, steps, x, y }: ValuesProps) {
  const locale = useLocale();
  const known = steps.filter(({ measure }) => (measure.value ?? 0) > 0);
  if (known.length !== 1 && x.step() < VALUE) return null;
  return known.map(({ start, measure }) => (
    <text
      key={start}
      x={(x(start) ?? 0) + x.bandwidth() / 2}
      y={y(measure.value ?? 0) - 8}
      textAnchor="middle"
      fill="var(--color-ink)"
      fontSize={12}
      fontWeight={600}
    >
      {axisText(figure, measure.value ?? 0, locale)}
    </text>
  ));
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
  figure: ChartFigure;
  step: string;
  marks: ReadonlyMap<string, number>;
  width: number;
  height: number;
  newest: number;
  chosen: number | null;
  choose: (place: number) => void;
};

/** The figure drawn. */
export function Plot({ figure, step, marks, width, height, newest, chosen, choose }: PlotProps) {
  const locale = useLocale();
  const { steps } = figure;
  const ticks = height < 140 ? 2 : 3;
  const values = steps.map(({ measure }) => measure.value ?? 0);
  const x = scaleBand({
    domain: steps.map(({ start }) => start),
    range: [MARGIN.left, width - MARGIN.right],
    padding: 0.25,
  });
  const y = scaleLinear({
    domain: [0, figure.unit === 'percent' ? Math.max(100, ...values) : Math.max(1, ...values)],
    range: [height - MARGIN.bottom, MARGIN.top],
    nice: ticks,
  });
  const every = Math.max(1, Math.ceil((steps.length * LABEL) / (width - MARGIN.left)));
  return (
    <svg width={width} height={height} aria-hidden="true" className="block text-soft">
      <GridRows
        scale={y}
        left={MARGIN.left}
        width={width - MARGIN.left - MARGIN.right}
        numTicks={ticks}
        stroke="var(--color-line)"
      />
      {figure.unit === 'percent' && <Points {...{ steps, x, y, newest, chosen }} />}
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
                fill: place === chosen || place === newest ? 'var(--color-accent-fill)' : OTHERS,
                stroke: 'var(--color-ink)',
                strokeWidth: place === chosen ? 1.5 : 0,
              })}
          width={x.bandwidth()}
          onMouseMove={() => choose(place)}
          onMouseDown={() => choose(place)}
        />
      ))}
      <Values {...{ figure, steps, x, y }} />
      <AxisLeft
        scale={y}
        left={MARGIN.left}
        numTicks={ticks}
        hideTicks
        hideAxisLine
        tickFormat={(value) => axisText(figure, Number(value), locale)}
        tickLabelProps={{ ...TICK, textAnchor: 'end', dx: -6 }}
      />
      <AxisBottom
        scale={x}
        top={height - MARGIN.bottom}
        hideTicks
        stroke="var(--color-control)"
        tickValues={steps
          .map(({ start }) => start)
          .filter((_, place) => (steps.length - 1 - place) % every === 0)}
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
