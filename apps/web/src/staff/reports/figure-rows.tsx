import { type FigureName, figureOf, isMoney } from '@traslado/domain/reports/figures';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { formatAmount, formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { type Column, DataTable } from '../frame/data-table.tsx';
import type { ReportQuestion } from './report-question.ts';
import { type FigureRow, useFigureRows } from './use-reports.ts';

type RowsProps = {
  figure: FigureName;
  question: ReportQuestion;
  /** With the permission to see bookings a row opens one. */
  mayOpen: boolean;
};

/** Rows behind a figure; a row opens its booking. */
export function FigureRows({ figure, question, mayOpen }: RowsProps) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const { rows, isStale, next, isMore, fetchMore } = useFigureRows(question, figure);
  const side = (of: 'numerator' | 'denominator', value: number) =>
    isMoney(figureOf(figure), of)
      ? formatAmount(value, locale)
      : new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  const hasSides = figureOf(figure).shape === 'ratio';
  const columns: readonly [Column<FigureRow, never>, ...Column<FigureRow, never>[]] = [
    {
      id: 'number',
      head: texts.number,
      cell: ({ label, booking }) =>
        booking !== null && mayOpen ? (
          <Link
            href={`/admin/bookings/${booking}`}
            className="underline decoration-2 decoration-control underline-offset-4"
          >
            {label}
          </Link>
        ) : (
          label
        ),
    },
    { id: 'day', head: texts.day, cell: ({ day }) => formatCivilDate(day, locale, 'plain') },
    { id: 'hotel', head: texts.hotel, cell: ({ hotel }) => hotel },
    { id: 'brings', head: texts.brings, cell: ({ numerator }) => side('numerator', numerator) },
    ...(hasSides
      ? [
          {
            id: 'outOf',
            head: texts.outOf,
            cell: ({ denominator }: FigureRow) => side('denominator', denominator),
          },
        ]
      : []),
  ];
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">{texts.rows}</h2>
      {rows?.length === 0 ? (
        <p role="status" className="text-soft">
          {texts.noRows}
        </p>
      ) : (
        <DataTable
          caption={texts.rows}
          columns={columns}
          rows={rows}
          keyOf={(row) => `${row.day} ${row.label} ${row.hotel} ${rows?.indexOf(row)}`}
          isStale={isStale}
        />
      )}
      {next && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={isMore}
          busyLabel={texts.loading}
          onClick={() => void fetchMore().catch(() => notify(texts.failed, 'bad'))}
        >
          {texts.more}
        </Button>
      )}
    </section>
  );
}
