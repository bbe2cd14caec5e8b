import { Link } from 'wouter';
import { formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatSigned } from '../frame/format-money.ts';
import { useValueText } from './dimension-table.tsx';
import type { DifferenceList, PaymentFigures } from './use-money.ts';

type What = 'payments' | 'refunds';
type WaitingProps = {
  figures: PaymentFigures;
  /** Amounts of the gateway that match no booking, by currency. */
  differences: DifferenceList['open'];
  onOpen: (what: What, status: string) => void;
};

/** States that are no end: a person looks after these. */
const WAITING: readonly (readonly [What, string])[] = [
  ['payments', 'unknown'],
  ['refunds', 'failed'],
  ['refunds', 'requested'],
  ['refunds', 'processing'],
];

/** Unfinished payments and unmatched amounts, before all other figures. Each opens its rows. */
export function WaitingMoney({ figures, differences, onOpen }: WaitingProps) {
  const { payments: texts, reconciliation } = useTexts('staff');
  const locale = useLocale();
  const valueText = useValueText();
  const ofDimension = (what: What, name: string) =>
    figures[what].find(({ by }) => by === name)?.figures ?? [];
  const waiting = WAITING.flatMap(([what, status]) =>
    ofDimension(what, 'status')
      .filter(({ value }) => value === status)
      .map((figure) => ({ what, ...figure })),
  );
  const ages = ofDimension('payments', 'age').map(
    ({ value, count }) => `${valueText(value)}: ${formatNumber(count, locale)}`,
  );
  return (
    <section aria-labelledby="waiting" className="money-waiting">
      <h2 id="waiting" className="text-heading">
        {texts.waiting}
      </h2>
      {waiting.length + differences.length === 0 && <p className="text-soft">{texts.nothingWaits}</p>}
      <ul className="money-waiting">
        {waiting.map(({ what, value, currency, count, amount }) => (
          <li key={`${what} ${value} ${currency}`}>
            <button type="button" className="waiting-sum" onClick={() => onOpen(what, value)}>
              <span className="font-semibold">
                {texts.waitingOf[`${what}_${value}`] ?? value}: {formatNumber(count, locale)}
              </span>{' '}
              <span className="tabular-nums">
                {[formatSigned(amount, currency, locale), ...(what === 'payments' ? ages : [])].join(' · ')}
              </span>
            </button>
          </li>
        ))}
        {differences.map(({ currency, count, amount }) => (
          <li key={currency}>
            <Link href="/admin/reconciliation" className="waiting-sum">
              {reconciliation.openSum(count, formatSigned(amount, currency, locale, true))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
