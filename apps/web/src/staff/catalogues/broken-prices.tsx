import type { BrokenPrices, CheckedPrice } from '@traslado/contract/schemas/price-expectations';
import { priceExpectations } from '@traslado/domain/catalogues/price-expectations';
import { Link } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { FailureOf } from '../frame/form-dialog.tsx';
import { rowAddress } from './list-shape.ts';

/** Address of “what would a guest pay” with the question of an expectation. */
export function guestPriceAddress(price: CheckedPrice): string {
  const { hotel, trip, service_date, adults, minors, babyseat } = price;
  const asked = { hotel, trip, date: service_date, adults, minors, babyseat };
  const pairs = Object.entries(asked).map(([name, value]) => [name, String(value)]);
  return `/admin/guest-price?${new URLSearchParams(pairs)}`;
}

type BrokenPricesProps = {
  prices: BrokenPrices;
  /** Nothing was tried yet: this is only a forecast. */
  isForeseen?: boolean;
};

/** Expected prices that a change breaks: the expected amount of each, and the price that a guest would be asked. */
export function BrokenPricesBanner({ prices, isForeseen }: BrokenPricesProps) {
  const texts = useTexts('staff').lists.expected;
  const { total, broken } = prices;
  const hidden = total - broken.length;
  return (
    <Banner tone={isForeseen ? 'warn' : 'bad'} live title={(isForeseen ? texts.would : texts.refused)(total)}>
      <ul className="grid gap-3">
        {broken.map((price) => (
          <li key={price.id}>
            <BrokenPrice price={price} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="mt-3">{texts.more(hidden, broken.length)}</p>}
      <p className="mt-3 text-small">{texts.whatNow}</p>
    </Banner>
  );
}

function BrokenPrice({ price }: { price: CheckedPrice }) {
  const texts = useTexts('staff').lists.expected;
  const locale = useLocale();
  const { id, sentence, amount, currency, found } = price;
  return (
    <>
      <Link
        href={rowAddress(priceExpectations, id)}
        className="font-semibold underline decoration-2 decoration-control underline-offset-4 [overflow-wrap:anywhere] hover:decoration-accent"
      >
        {sentence[languageOf(locale)]}
      </Link>
      <p className="tabular-nums">
        {texts.amounts(
          formatAmount(amount, locale, 'full', currency),
          found && formatAmount(found.amount, locale, 'full', found.currency),
        )}
      </p>
      {found && <p className="text-small [overflow-wrap:anywhere]">{texts.wins(found.rate.name)}</p>}
      <p className="text-small">
        <Link href={guestPriceAddress(price)} className="inline-block min-h-6 underline">
          {texts.why}
        </Link>
      </p>
    </>
  );
}

/** The reason of a failure: a sentence, or the expected prices that would break. */
export type Failure = string | BrokenPrices;

export const FailureBanner = ({ failure }: { failure: Failure }) =>
  typeof failure === 'string' ? <FailureOf failure={failure} /> : <BrokenPricesBanner prices={failure} />;
