import { formatMoney, toMinor } from '@traslado/domain/money';
import { type LetterFacts, localeOf } from './facts.ts';
import { wordingOf } from './wording.ts';

export type Row = { readonly label: string; readonly value: string };

/** A decimal amount of the wire with its code. Negative for a deduction. */
function amount(value: number, { coupon, language }: LetterFacts): string {
  const money = { amountMinor: toMinor(value), currency: coupon.price.currency };
  return formatMoney(money, localeOf(language));
}

export type PriceWords = { readonly lines: readonly Row[]; readonly totals: readonly Row[] };

/**
 * The lines of a price: its items, the total, and the paid, refunded and due amounts. Zero amounts are left out. `included` replaces the
 * guest's words for the included ride.
 */
export function describePrice(facts: LetterFacts, included?: string): PriceWords {
  const t = wordingOf(facts.language);
  const { price } = facts.coupon;
  const lines = price.lines.map((line) => ({
    // The stay's part is one deduction, whatever its quantity, and so is the resort's reduction.
    label:
      line.code === 'price.included'
        ? (included ?? t.included)
        : line.code === 'price.lowered'
          ? t.lowered
          : t.times(line.quantity, t.priceLines[line.code] ?? t.priceOther),
    value: line.amount === 0 ? t.free : amount(line.amount, facts),
  }));
  const totals = [
    { label: t.total, value: amount(price.total, facts), show: true },
    { label: t.paid, value: amount(price.paid, facts), show: price.paid > 0 },
    { label: t.refunded, value: amount(price.refunded, facts), show: price.refunded > 0 },
    { label: t.due, value: amount(price.due, facts), show: price.due > 0 },
  ];
  return { lines, totals: totals.filter((row) => row.show).map(({ label, value }) => ({ label, value })) };
}

/** The net and the tax of the price; empty without a tax rate. */
export function describeTax(facts: LetterFacts): Row[] {
  const { price, seller } = facts.coupon;
  if (!seller?.tax || price.total === 0) return [];
  const t = wordingOf(facts.language);
  const { percent, net, tax } = seller.tax;
  return [
    { label: t.net, value: amount(net, facts) },
    { label: t.tax(String(percent)), value: amount(tax, facts) },
  ];
}

/** "Perla Resorts Group, Inc. · Tax ID 65-0100482", and the address; empty for an unknown seller. */
export function describeSeller({ coupon, language }: LetterFacts): Row[] {
  const { seller } = coupon;
  if (!seller) return [];
  const t = wordingOf(language);
  const id = seller.tax_id && t.taxId(seller.tax_id);
  return [{ label: seller.name, value: [id, seller.address].filter(Boolean).join('\n') }];
}

/** "2 passengers 4 and over, 1 child under 4", leaving out counters that are 0. */
function describeCounters(
  counters: { readonly adults: number; readonly minors: number; readonly babyseat: number },
  language: LetterFacts['language'],
): string {
  const t = wordingOf(language);
  return [
    counters.adults > 0 && t.adults(counters.adults),
    counters.minors > 0 && t.minors(counters.minors),
    counters.babyseat > 0 && t.babySeats(counters.babyseat),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The parties of the booking: the guest of each stay with their resort, and their people. The main stay comes first. */
export function describeParties({ coupon, language }: LetterFacts): Row[] {
  const t = wordingOf(language);
  return coupon.reservations
    .toSorted((a, b) => Number(b.main) - Number(a.main))
    .map((stay) => ({
      label: `${stay.guest} · ${t.room(stay.hotel_name, stay.folio)}`,
      value: describeCounters(stay, language),
    }));
}

/** "Premium SUV · Round trip · 1 private vehicle"; a shared one says so in its name. */
export function describeService({ coupon, language }: LetterFacts): string {
  const t = wordingOf(language);
  const kind = coupon.service.private ? [t.vehicles(coupon.total_vehicles)] : [];
  return [coupon.service.name, t.tripTypes[coupon.trip_type], ...kind].join(' · ');
}
