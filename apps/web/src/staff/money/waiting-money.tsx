import { formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useValueText } from './dimension-table.tsx';
import { formatSigned } from './format-money.ts';
import { MoneyTile } from './money-tile.tsx';
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
  const ages = ofDimension('payments', 'age').map(
    ({ value, count }) => `${valueText(value)}: ${formatNumber(count, locale)}`,
  );
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-4 text-title">
        {texts.waiting}
      </h2>
      {waiting.length === 0 && <p className="text-soft">{texts.nothingWaits}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {waiting.map(({ what, value, currency, count, amount }) => (
          <MoneyTile
            key={`${what} ${value} ${currency}`}
            label={texts.waitingOf[`${what}_${value}`] ?? value}
            value={formatNumber(count, locale)}
            notes={[
              formatSigned(amount, currency, locale),
              ...(what === 'payments' ? [ages.join(' · ')] : []),
            ]}
            onOpen={() => onOpen(what, value)}
          />
        ))}
      </ul>
    </section>
  );
}
