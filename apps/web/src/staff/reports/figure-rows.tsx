import { type FigureName, figureOf, isMoney } from '@traslado/domain/reports/figures';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { formatAmount, formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { type Column, DataTable } from '../frame/data-table.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { SaveFileButton } from '../frame/save-file-button.tsx';
import type { ReportQuestion } from './report-question.ts';
import { type FigureRow, saveRows, useFigureRows } from './use-reports.ts';

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
        booking !== null && mayOpen ? <RowLink href={`/admin/bookings/${booking}`}>{label}</RowLink> : label,
    },
    { id: 'day', head: texts.day, cell: ({ day }) => formatCivilDate(day, locale, 'plain') },
    { id: 'hotel', head: texts.hotel, cell: ({ hotel }) => hotel },
    {
      id: 'brings',
      head: texts.brings,
      isNumber: true,
      className: 'tabular-nums',
      cell: ({ numerator }) => side('numerator', numerator),
    },
    ...(hasSides
      ? [
          {
            id: 'outOf',
            head: texts.outOf,
            isNumber: true,
            className: 'tabular-nums',
            cell: ({ denominator }: FigureRow) => side('denominator', denominator),
          },
        ]
      : []),
  ];
  return (
    <section>
      <div className="money-head">
        <h2 className="text-title">{texts.rows}</h2>
        <div className="page-actions">
          <SaveFileButton save={() => saveRows(question, figure)} texts={texts} />
        </div>
      </div>
      {rows?.length === 0 ? (
        <EmptyState icon="calendar" title={texts.noRows} />
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
          className="mt-3"
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
