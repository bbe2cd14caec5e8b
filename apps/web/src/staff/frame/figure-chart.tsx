import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { type ChartFigure, type ChartStep, Plot } from './figure-plot.tsx';
import { stepName, valueText } from './value-text.ts';

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

type FigureChartProps = {
  figure: ChartFigure;
  step: string;
  title: string;
  /** Rates that changed in a step, by its first day: an annotation at the top of it. */
  marks?: ReadonlyMap<string, number>;
  /** Opens the rows of a step, by its first day. */
  onOpen?: (start: string) => void;
  height?: number;
};

const NO_MARKS: ReadonlyMap<string, number> = new Map();

/** A figure over time: one bar a step, one point for a share. Arrows go from one to the next; a line below tells the chosen one, else the newest. */
export function FigureChart({
  figure,
  step,
  title,
  marks = NO_MARKS,
  onOpen,
  height = 168,
}: FigureChartProps) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const [element, width] = useWidth();
  const [chosen, choose] = useState<number | null>(null);
  const hintId = useId();
  const { steps } = figure;
  const newest = steps.findLastIndex(({ measure }) => measure.rows > 0);
  const at = steps[chosen === null ? newest : Math.min(chosen, steps.length - 1)];

  const barText = (bar: ChartStep | undefined) =>
    bar &&
    [
      texts.bar(
        stepName(bar.start, step, locale),
        valueText(figure, bar.measure.value, locale, texts),
        bar.measure.rows,
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
        aria-valuetext={barText(chosen === null ? steps[0] : at) ?? ''}
        tabIndex={0}
        onKeyDown={move}
        className="overflow-hidden rounded-md"
      >
        <Plot {...{ figure, step, marks, width, height, newest, chosen, choose }} />
      </div>
      <div className="chart-foot">
        {chosen === null && (
          <p id={hintId} className="chart-keys">
            {texts.chartKeys}
          </p>
        )}
        <p>{barText(at)}</p>
        {onOpen && at && at.measure.rows > 0 && (
          <button type="button" className="chart-open" onClick={() => onOpen(at.start)}>
            {texts.openRows}
          </button>
        )}
      </div>
      {marks.size > 0 && <p className="text-caption text-soft">◆ {texts.priceMarks}</p>}
    </div>
  );
}
