import { classNames } from '../../components/class-names.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatSigned } from './format-money.ts';
import type { DifferenceList } from './use-money.ts';

const PARTS = ['captured', 'refunded', 'fees', 'paid_out', 'waiting', 'differences'] as const;

/** Before each line: captured − refunded − fees − paid out = waiting − differences. */
const SIGNS = { captured: '', refunded: '− ', fees: '− ', paid_out: '− ', waiting: '= ', differences: '− ' };

/** The money of each account, as a sum that can be added up by eye. */
export function SumsTable({ sums }: { sums: NonNullable<DifferenceList['sums']> }) {
  const texts = useTexts('staff').reconciliation;
  const locale = useLocale();
  return (
    <section aria-labelledby="sums" className="mt-10">
      <h2 id="sums" className="text-title">
        {texts.sums}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-small text-soft">{texts.sumsText}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {sums.map((one) => {
          const name = `${one.merchant ?? texts.nobody} · ${one.currency}`;
          return (
            <table key={name} aria-label={name} className="w-full rounded-lg bg-surface pb-3 shadow-ticket">
              <thead>
                <tr>
                  <th scope="colgroup" colSpan={2} className="px-5 pt-4 pb-2 text-left text-heading">
                    {name}
                  </th>
                </tr>
              </thead>
              <tbody>
                {PARTS.map((part) => (
                  <tr key={part} className={classNames(part === 'waiting' && 'border-line border-t')}>
                    <th scope="row" className="px-5 py-1.5 text-left font-normal">
                      {SIGNS[part]}
                      {texts.columns[part]}
                    </th>
                    <td className="whitespace-nowrap px-5 py-1.5 text-right tabular-nums">
                      {formatSigned(one[part], one.currency, locale)}
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
