import type { Dimension } from '@traslado/domain/reports/figures';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../../data/save-file.ts';
import { formatCivilDate, formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { type Column, DataTable } from '../frame/data-table.tsx';
import { FigureChart } from '../frame/figure-chart.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { SaveFileButton } from '../frame/save-file-button.tsx';
import { valueText } from '../frame/value-text.ts';
import { tableFile, withThoseBefore } from './parts-file.ts';
import { narrowed, type ReportQuestion } from './report-question.ts';
import type { ToldFigure } from './use-reports.ts';

type PanelProps = {
  figure: ToldFigure;
  /** Its parts in the period before. */
  before: readonly PartRow[];
  /** Rates that changed, by the first day of a step. */
  marks: ReadonlyMap<string, number>;
  /** Beside the title. */
  children?: ReactNode;
  question: ReportQuestion;
  /** The instant that the numbers are true for. */
  at: string;
  onAsk: (question: ReportQuestion) => void;
  dimensionTitle: (dimension: Dimension) => string;
};

/** One figure in full: over time, by its dimension, and its definition. */
export function FigurePanel({
  figure,
  before,
  marks,
  children,
  question,
  at,
  onAsk,
  dimensionTitle,
}: PanelProps) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const titleId = useId();
  const { from, to, step, split } = question;
  const day = (date: string) => formatCivilDate(date, locale, 'plain');
  return (
    <section
      className="grid grid-cols-1 content-start gap-1 rounded-lg bg-surface px-4 pt-3 pb-1 shadow-ticket"
      aria-labelledby={titleId}
    >
      <div className="panel-head">
        <h2 id={titleId} className="text-heading">
          {figure.title}
        </h2>
        {children}
      </div>
      <FigureChart
        figure={figure}
        step={step}
        marks={marks}
        title={texts.chart(figure.title, day(from), day(to))}
      />
      <div className="flex flex-wrap gap-x-6">
        <details className="more-info">
          <summary>{texts.about}</summary>
          <Definition figure={figure} at={at} />
        </details>
        <details className="more-info">
          <summary>{texts.asTable}</summary>
          <Steps figure={figure} />
        </details>
      </div>
      {split !== null && figure.parts && (
        <Parts
          figure={figure}
          parts={withThoseBefore(figure, figure.parts, before)}
          before={before}
          title={texts.parts(figure.title, dimensionTitle(split))}
          days={texts.days(day(from), day(to))}
          name={`report-${figure.figure}-${split}-${from}-${to}.csv`}
          head={dimensionTitle(split)}
          onOnly={(value) => onAsk(narrowed(question, split, [value]))}
        />
      )}
    </section>
  );
}

function Definition({ figure, at }: { figure: ToldFigure; at: string }) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const { numerator, denominator, day, owner_name } = figure.definition;
  const facts: [string, string][] = [
    [texts.definition, numerator],
    ...(denominator === '' ? [] : [[texts.over, denominator] as [string, string]]),
    [texts.counted, day],
    [texts.owner, owner_name],
    [texts.at, formatRecent(at, locale)],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-2 pb-3 text-small sm:grid-cols-2">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="text-caption text-soft">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type StepRow = ToldFigure['steps'][number];
type PartRow = NonNullable<ToldFigure['parts']>[number];

const NUMBER = { fits: true, isNumber: true, className: 'tabular-nums' };

function Steps({ figure }: { figure: ToldFigure }) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const columns: readonly [Column<StepRow, never>, ...Column<StepRow, never>[]] = [
    { id: 'start', head: texts.start, cell: ({ start }) => formatCivilDate(start, locale, 'plain') },
    {
      id: 'value',
      head: texts.value,
      ...NUMBER,
      cell: ({ measure }) => valueText(figure, measure.value, locale, texts),
    },
    { id: 'rows', head: texts.rowsOf, ...NUMBER, cell: ({ measure }) => formatNumber(measure.rows, locale) },
  ];
  return (
    <DataTable caption={texts.asTable} columns={columns} rows={figure.steps} keyOf={({ start }) => start} />
  );
}

type PartsProps = {
  figure: ToldFigure;
  parts: readonly PartRow[];
  before: readonly PartRow[];
  title: string;
  days: string;
  /** Of its file. */
  name: string;
  head: string;
  onOnly: (value: string) => void;
};

function Parts({ figure, parts, before, title, days, name, head, onOnly }: PartsProps) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const earlierOf = (wanted: string | null) => before.find(({ value }) => value === wanted)?.measure;
  const most = Math.max(0, ...parts.map(({ measure }) => measure.value ?? 0));
  const columns: readonly [Column<PartRow, never>, ...Column<PartRow, never>[]] = [
    {
      id: 'part',
      head,
      cell: ({ value, label }) =>
        value === null ? (
          texts.others
        ) : (
          <Button
            variant="quiet"
            className="min-h-11 text-small"
            aria-label={texts.onlyThis(label)}
            onClick={() => onOnly(value)}
          >
            {label}
          </Button>
        ),
    },
    {
      id: 'value',
      head: texts.value,
      cell: ({ measure }) => (
        <span className="grid gap-1">
          {valueText(figure, measure.value, locale, texts)}
          <span
            aria-hidden="true"
            className="block h-2 rounded-full bg-accent-fill"
            style={{ width: `${most === 0 ? 0 : Math.max(1, ((measure.value ?? 0) / most) * 100)}%` }}
          />
        </span>
      ),
    },
    { id: 'rows', head: texts.rowsOf, ...NUMBER, cell: ({ measure }) => formatNumber(measure.rows, locale) },
    {
      id: 'before',
      head: texts.valueBefore,
      ...NUMBER,
      cell: ({ value }) => {
        const earlier = earlierOf(value);
        return earlier ? (
          valueText(figure, earlier.value, locale, texts)
        ) : (
          <span className="text-soft">–</span>
        );
      },
    },
  ];
  const save = async () => {
    const heads = [head, texts.value, texts.rowsOf, texts.valueBefore];
    const rows = parts.map(({ value, label, measure }) => [
      value === null ? texts.others : label,
      measure.value,
      measure.rows,
      earlierOf(value)?.value ?? null,
    ]);
    saveFile(new Blob([tableFile([heads, ...rows])], { type: 'text/csv' }), name);
    return name;
  };
  return (
    <div className="pb-3">
      <div className="money-head">
        <h3 className="text-heading">{title}</h3>
        <p className="text-caption text-soft">{days}</p>
        <div className="page-actions">
          <SaveFileButton save={save} texts={{ ...texts, save: texts.saveTable }} />
        </div>
      </div>
      <DataTable caption={title} columns={columns} rows={parts} keyOf={({ value }) => value ?? ' others'} />
    </div>
  );
}
