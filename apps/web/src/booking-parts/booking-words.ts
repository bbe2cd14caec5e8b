import { type Counters, headCount } from '@traslado/domain/booking/passengers';
import type { PriceLine as DomainLine } from '@traslado/domain/booking/price';
import { formatMoney, SALE_CURRENCY } from '@traslado/domain/money';
import type { PriceLine } from '../components/price-lines.tsx';
import type { booking } from '../i18n/en/booking.ts';
import { formatList, unbroken } from '../i18n/format.ts';
import type { Locale } from '../i18n/locale.ts';

type Texts = typeof booking;

/** Cents with their code. `main` leaves out cents that are zero, never others. */
export function moneyText(minor: number, locale: Locale, style: 'main' | 'full' = 'full'): string {
  return unbroken(formatMoney({ amountMinor: minor, currency: SALE_CURRENCY }, locale, { style }));
}

/** "2 adults, 1 child under 4 and 1 baby seat", without counters of zero. */
export function partyText(counters: Counters, texts: Texts, locale: Locale): string {
  const parts = [
    texts.party.adults(counters.adults),
    ...(counters.children > 0 ? [texts.party.children(counters.children)] : []),
    ...(counters.babySeats > 0 ? [texts.party.babySeats(counters.babySeats)] : []),
  ];
  return headCount(counters) === 0 ? texts.party.nobody : formatList(parts, locale);
}

/** The lines of the rules as a person reads them, each with its origin. */
export function priceLineTexts(lines: readonly DomainLine[], texts: Texts, locale: Locale): PriceLine[] {
  return lines.map((line) => {
    const { code, quantity, unitMinor, amountMinor } = line;
    if (code === 'price.included') {
      return {
        key: code,
        label: texts.price.included,
        amount: `−${moneyText(-amountMinor, locale)}`,
        tone: 'reduction',
      };
    }
    const label = texts.price.lines[code](quantity);
    const amount = moneyText(amountMinor, locale);
    // "1 × USD 0.00" would explain nothing.
    return unitMinor === 0
      ? { key: code, label, amount: texts.price.free }
      : { key: code, label, detail: texts.price.times(quantity, moneyText(unitMinor, locale)), amount };
  });
}
