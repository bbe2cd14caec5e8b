import { Link } from 'wouter';
import { Icon } from '../../components/icon.tsx';
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
const WAITING = [
  { name: 'payments_unknown', what: 'payments', status: 'unknown' },
  { name: 'refunds_failed', what: 'refunds', status: 'failed' },
  { name: 'refunds_requested', what: 'refunds', status: 'requested' },
  { name: 'refunds_processing', what: 'refunds', status: 'processing' },
] as const;

/** Unfinished payments and unmatched amounts, before all other figures. Each opens its rows. */
export function WaitingMoney({ figures, differences, onOpen }: WaitingProps) {
  const { payments: texts, reconciliation } = useTexts('staff');
  const locale = useLocale();
  const valueText = useValueText();
  const ofDimension = (what: What, name: string) =>
    figures[what].find(({ by }) => by === name)?.figures ?? [];
  const waiting = WAITING.flatMap(({ name, what, status }) =>
    ofDimension(what, 'status')
      .filter(({ value }) => value === status)
      .map((figure) => ({ what, words: texts.waitingOf[name], ...figure })),
  );
  const ages = ofDimension('payments', 'age');
  const ageText =
    ages.length === 1
      ? valueText(ages[0]?.value ?? '')
      : ages.map(({ value, count }) => `${valueText(value)}: ${formatNumber(count, locale)}`).join(' · ');
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="visually-hidden">
        {texts.waiting}
      </h2>
      {waiting.length + differences.length === 0 && (
        <p className="flex items-center gap-2 text-small">
          <Icon name="check" className="size-5 text-good" />
          {texts.nothingWaits}
        </p>
      )}
      <ul className="money-cards">
        {waiting.map(({ what, words, value, currency, count, amount }) => (
          <li key={`${what} ${value} ${currency}`}>
            <button type="button" className="waiting-sum money-open" onClick={() => onOpen(what, value)}>
              <WaitingSum
                what={words.what(count)}
                age={what === 'payments' ? ageText : ''}
                amount={formatSigned(amount, currency, locale)}
                verb={words.verb}
              />
            </button>
          </li>
        ))}
        {differences.map(({ currency, count, amount }) => (
          <li key={currency}>
            <Link href="/admin/reconciliation" className="waiting-sum money-open">
              <WaitingSum
                what={reconciliation.openCount(count)}
                amount={formatSigned(amount, currency, locale, true)}
                verb={texts.reconcile}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type WaitingSumProps = { what: string; age?: string; amount: string; verb: string };

const WaitingSum = ({ what, age = '', amount, verb }: WaitingSumProps) => (
  <>
    <span className="money-line text-small">
      <Icon name="warning" className="size-4 text-warn" />
      <span className="flex-1 font-semibold">{what}</span>
      <span className="text-caption text-soft">{age}</span>
    </span>
    <span className="money-line">
      <span className="money-amount">{amount}</span>
      <span className="waiting-verb">
        {verb}
        <Icon name="arrowRight" className="size-4" />
      </span>
    </span>
  </>
);
