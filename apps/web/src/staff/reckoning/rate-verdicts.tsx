import type { CallAnswer } from '@traslado/contract/schemas';
import { Link } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { shortDate } from '../catalogues/short-date.ts';

type PricedRate = CallAnswer<'getPriceCalendar'>['rates'][number];
type Considered = CallAnswer<'getPriceCalendar'>['ranges'][number]['considered'][number];

type AskedPrice = Pick<PricedRate, 'price' | 'adult_price' | 'minor_price' | 'currency'>;

/** Prices of a rate: of a vehicle, or of each seat. */
export function usePriceText(isPrivate: boolean): (rate: AskedPrice) => string {
  const texts = useTexts('staff').prices;
  const locale = useLocale();
  return ({ price, adult_price, minor_price, currency }) => {
    const amount = (value: number) => formatAmount(value, locale, 'full', currency);
    if (isPrivate) return texts.perVehicle(amount(price));
    const seats = texts.perAdult(amount(adult_price));
    return minor_price > 0 ? `${seats}, ${texts.perChild(amount(minor_price))}` : seats;
  };
}

/** The verdict on a rate, in a sentence. */
function useVerdictText(): (one: Considered, rate: PricedRate) => string {
  const texts = useTexts('staff').prices.verdicts;
  const locale = useLocale();
  return ({ by, verdict, against }, rate) => {
    if (by === 'begins_later') return texts.begins_later(shortDate(rate.valid_from, locale));
    if (by === 'has_ended') return texts.has_ended(shortDate(rate.valid_to, locale));
    if (by === 'alone') return texts.wins.alone;
    return verdict === 'wins' ? texts.wins[by](rate.priority) : texts.loses[by](rate.priority, against ?? 0);
  };
}

type RateVerdictsProps = {
  rates: readonly PricedRate[];
  considered: readonly Considered[];
  isPrivate: boolean;
};

/** Rates with their verdicts: the winner first, then those that lost, then those of other days. */
export function RateVerdicts({ rates, considered, isPrivate }: RateVerdictsProps) {
  const texts = useTexts('staff').prices;
  const verdictText = useVerdictText();
  const priceText = usePriceText(isPrivate);
  const order = { wins: 0, loses: 1, not_valid: 2 };
  const sorted = [...considered].sort((a, b) => order[a.verdict] - order[b.verdict]);
  return (
    <ul className="grid gap-3">
      {sorted.map((one) => {
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
                · {priceText(rate)}
              </p>
              <p className="text-small text-soft">{verdictText(one, rate)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
