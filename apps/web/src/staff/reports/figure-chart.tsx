import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatCivilDate, formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { ToldFigure } from './use-reports.ts';
import { axisText, stepText, valueText } from './value-text.ts';

const HEIGHT = 280;
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

/** A figure over time: one bar a step. Arrows go from bar to bar, and a line below explains the bar. */
export function FigureChart({ figure, step, title }: { figure: ToldFigure; step: string; title: string }) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const [element, width] = useWidth();
  const [chosen, choose] = useState<number | null>(null);
  const hintId = useId();
  const { steps } = figure;
  const at = chosen === null ? null : steps[Math.min(chosen, steps.length - 1)];

  const barText = (bar: ToldFigure['steps'][number] | null | undefined) =>
    bar &&
    texts.bar(
      formatCivilDate(bar.start, locale, 'plain'),
      valueText(figure, bar.measure.value, locale, texts),
      formatNumber(bar.measure.rows, locale),
    );

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
        aria-describedby={hintId}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={chosen === null ? 1 : chosen + 1}
        aria-valuetext={barText(at ?? steps[0]) ?? ''}
        tabIndex={0}
        onKeyDown={move}
        className="overflow-hidden rounded-md"
      >
        <Plot figure={figure} step={step} width={width} chosen={chosen} choose={choose} />
      </div>
      <p className="mt-3 min-h-6 font-semibold text-small">{chosen !== null && barText(at)}</p>
      <p id={hintId} className="text-caption text-soft">
        {texts.chartKeys}
      </p>
    </div>
  );
}

type PlotProps = {
  figure: ToldFigure;
  step: string;
  width: number;
  chosen: number | null;
  choose: (place: number) => void;
};

function Plot({ figure, step, width, chosen, choose }: PlotProps) {
  const locale = useLocale();
  const { steps } = figure;
  const values = steps.map(({ measure }) => measure.value ?? 0);
  const x = scaleBand({
    domain: steps.map(({ start }) => start),
    range: [MARGIN.left, width - MARGIN.right],
    padding: 0.25,
  });
  const y = scaleLinear({
    domain: [0, Math.max(1, ...values)],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: true,
  });
  const every = Math.max(1, Math.ceil((steps.length * LABEL) / (width - MARGIN.left)));
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true" className="block text-soft">
      <GridRows
        scale={y}
        left={MARGIN.left}
        width={width - MARGIN.left - MARGIN.right}
        numTicks={4}
        stroke="var(--color-line)"
      />
      {steps.map(({ start, measure }, place) => (
        <Bar
          key={start}
          x={x(start) ?? 0}
          y={y(measure.value ?? 0)}
          width={x.bandwidth()}
          height={Math.max(0, HEIGHT - MARGIN.bottom - y(measure.value ?? 0))}
          fill={place === chosen ? 'var(--color-accent-fill)' : 'var(--color-control)'}
          stroke={place === chosen ? 'var(--color-ink)' : 'var(--color-control)'}
          strokeWidth={place === chosen ? 2 : 0.5}
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
        top={HEIGHT - MARGIN.bottom}
        hideTicks
        stroke="var(--color-control)"
        tickValues={steps.map(({ start }) => start).filter((_, place) => place % every === 0)}
        tickFormat={(start) => stepText(String(start), step, locale)}
        tickLabelProps={{ ...TICK, textAnchor: 'middle' }}
      />
    </svg>
  );
}
