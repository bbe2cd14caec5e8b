import { Link } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import {
  type AskedPrice,
  type Considered,
  inOrder,
  type PricedRate,
  priceText,
  verdictText,
} from './rate-words.ts';

/** Prices of a rate: of a vehicle, or of each seat. */
export function usePriceText(isPrivate: boolean): (rate: AskedPrice) => string {
  const texts = useTexts('staff').prices;
  const locale = useLocale();
  return (rate) => priceText(rate, isPrivate, texts, locale);
}

type RateVerdictsProps = {
  rates: readonly PricedRate[];
  considered: readonly Considered[];
  isPrivate: boolean;
};

/** Rates with their verdicts: the winner first, then those that lost, then those of other days. */
export function RateVerdicts({ rates, considered, isPrivate }: RateVerdictsProps) {
  const texts = useTexts('staff').prices;
  const locale = useLocale();
  const priceOf = usePriceText(isPrivate);
  return (
    <ul className="grid gap-3">
      {inOrder(considered).map((one) => {
        const rate = rates.find(({ id }) => id === one.rate);
        if (!rate) return null;
        const wins = one.verdict === 'wins';
        return (
          <li key={rate.id} className="flex gap-2.5">
            <Icon
              name={wins ? 'check' : 'minus'}
              className={wins ? 'mt-0.5 size-5 text-good' : 'mt-0.5 size-5 text-soft'}
            />
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className={wins ? 'font-semibold' : undefined}>
                <Link
                  href={`/admin/rates/${rate.id}`}
                  className="underline decoration-2 decoration-control underline-offset-4 hover:decoration-accent"
                >
                  {texts.rate(rate.id, rate.description)}
                </Link>{' '}
                · {priceOf(rate)}
              </p>
              <p className="text-small text-soft">{verdictText(one, rate, texts.verdicts, locale)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
