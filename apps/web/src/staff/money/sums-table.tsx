import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { DataTable } from '../frame/data-table.tsx';
import { amountsIn } from './amounts-in.ts';
import type { DifferenceList } from './use-money.ts';

/** Before each head: captured − refunded − fees − paid out + differences = waiting. */
const PARTS = [
  ['captured', ''],
  ['refunded', '− '],
  ['fees', '− '],
  ['paid_out', '− '],
  ['differences', '+ '],
  ['waiting', '= '],
] as const;

type Sums = NonNullable<DifferenceList['sums']>;

type SumsProps = {
  sums: Sums;
  /** Day of the first payment among them. */
  since: DifferenceList['sums_since'];
};

/** The money of each merchant, a line each, as a sum that can be added up by eye. */
export function SumsTable({ sums, since }: SumsProps) {
  const texts = useTexts('staff').reconciliation;
  const locale = useLocale();
  const amounts = amountsIn(sums, locale);
  return (
    <div className="mt-6">
      <div className="money-head">
        <h2 className="text-title">{amounts.head(texts.sums)}</h2>
        <p className="text-small text-soft">
          {since && texts.sumsSince(formatCivilDate(since, locale, 'plain'))}
        </p>
        <details className="more-info">
          <summary>{texts.sumsAbout}</summary>
          <p>{texts.sumsText}</p>
        </details>
      </div>
      <DataTable<Sums[number], never>
        caption={texts.sums}
        rows={sums}
        keyOf={({ merchant, currency }) => `${merchant} ${currency}`}
        columns={[
          {
            id: 'merchant',
            head: texts.columns.merchant,
            cell: ({ merchant, company }) => (
              <>
                <span className="block font-semibold">{merchant ?? texts.nobody}</span>
                <span className="block text-caption text-soft">
                  {merchant === null ? texts.nobodyText : company}
                </span>
              </>
            ),
          },
          ...PARTS.map(([part, sign]) => ({
            id: part,
            head: sign + texts.columns[part],
            fits: true,
            isNumber: true,
            className: part === 'waiting' ? 'font-semibold tabular-nums' : 'tabular-nums',
            cell: (one: Sums[number]) => (
              <span className={one[part] === 0 ? 'text-soft' : ''}>
                {amounts.cell(one[part], one.currency)}
              </span>
            ),
          })),
        ]}
      />
    </div>
  );
}
