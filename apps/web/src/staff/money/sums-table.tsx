import { classNames } from '../../components/class-names.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatSigned } from '../frame/format-money.ts';
import type { DifferenceList } from './use-money.ts';

const PARTS = ['captured', 'refunded', 'fees', 'paid_out', 'differences', 'waiting'] as const;

/** Before each line: captured − refunded − fees − paid out + differences = waiting. */
const SIGNS = { captured: '', refunded: '− ', fees: '− ', paid_out: '− ', differences: '+ ', waiting: '= ' };

type SumsProps = {
  sums: NonNullable<DifferenceList['sums']>;
  /** Day of the first payment among them. */
  since: DifferenceList['sums_since'];
};

/** The money of each merchant, as a sum that can be added up by eye. */
export function SumsTable({ sums, since }: SumsProps) {
  const texts = useTexts('staff').reconciliation;
  const locale = useLocale();
  return (
    <section aria-labelledby="sums" className="mt-10">
      <h2 id="sums" className="text-title">
        {texts.sums}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-small text-soft">
        {texts.sumsText} {since && texts.sumsSince(formatCivilDate(since, locale, 'plain'))}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {sums.map((one) => {
          const name = `${one.merchant ?? texts.nobody} · ${one.currency}`;
          return (
            <table key={name} aria-label={name} className="w-full rounded-lg bg-surface pb-3 shadow-ticket">
              <thead>
                <tr>
                  <th scope="colgroup" colSpan={2} className="px-5 pt-4 pb-2 text-left text-heading">
                    {name}
                    <span className="block font-normal font-text text-caption text-soft">
                      {one.merchant === null ? texts.nobodyText : one.company}
                    </span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {PARTS.map((part) => (
                  <tr key={part} className={classNames(part === 'waiting' && 'border-line border-t')}>
                    <th scope="row" className="px-5 py-1.5 text-left font-normal">
                      {part === 'differences' && one[part] < 0 ? '− ' : SIGNS[part]}
                      {texts.columns[part]}
                    </th>
                    <td className="whitespace-nowrap px-5 py-1.5 text-right tabular-nums">
                      {formatSigned(
                        part === 'differences' ? Math.abs(one[part]) : one[part],
                        one.currency,
                        locale,
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        })}
      </div>
    </section>
  );
}
