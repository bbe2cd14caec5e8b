import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useValueText } from './dimension-table.tsx';
import { formatSigned } from './format-money.ts';
import type { PaymentFigures } from './use-money.ts';

type What = 'payments' | 'refunds';
type WaitingProps = { figures: PaymentFigures; onOpen: (what: What, status: string) => void };

/** States that are no end: a person looks after these. */
const WAITING: readonly (readonly [What, string])[] = [
  ['payments', 'unknown'],
  ['refunds', 'failed'],
  ['refunds', 'requested'],
  ['refunds', 'processing'],
];

/** Unfinished payments, before all other figures. Each opens its rows. */
export function WaitingMoney({ figures, onOpen }: WaitingProps) {
  const texts = useTexts('staff').payments;
  const locale = useLocale();
  const valueText = useValueText();
  const ofDimension = (what: What, name: string) =>
    figures[what].find(({ by }) => by === name)?.figures ?? [];
  const waiting = WAITING.flatMap(([what, status]) =>
    ofDimension(what, 'status')
      .filter(({ value }) => value === status)
      .map((figure) => ({ what, ...figure })),
  );
  const ages = ofDimension('payments', 'age').map(({ value, count }) => `${valueText(value)}: ${count}`);
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-4 text-title">
        {texts.waiting}
      </h2>
      {waiting.length === 0 && <p className="text-soft">{texts.nothingWaits}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {waiting.map(({ what, value, currency, count, amount }) => (
          <li key={`${what} ${value} ${currency}`}>
            <button
              type="button"
              onClick={() => onOpen(what, value)}
              className="grid h-full w-full cursor-pointer content-start gap-1 rounded-lg border-2 border-line bg-surface p-5 text-left shadow-ticket hover:border-control"
            >
              <span className="text-small text-soft">{texts.waitingOf[`${what}_${value}`]}</span>
              <span className="font-display font-semibold text-title tabular-nums">{count}</span>
              <span className="text-small tabular-nums">{formatSigned(amount, currency, locale)}</span>
              {what === 'payments' && <span className="text-caption text-soft">{ages.join(' · ')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
