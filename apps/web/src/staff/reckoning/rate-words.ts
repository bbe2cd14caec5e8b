import type { CallAnswer } from '@traslado/contract/schemas';
import { formatAmount } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { shortDate } from '../catalogues/short-date.ts';

type Calendar = CallAnswer<'getPriceCalendar'>;
export type PricedRate = Calendar['rates'][number];
export type Considered = Calendar['ranges'][number]['considered'][number];
export type AskedPrice = Pick<PricedRate, 'price' | 'adult_price' | 'minor_price' | 'currency'>;

type PriceWords = Readonly<Record<'perVehicle' | 'perAdult' | 'perChild', (amount: string) => string>>;

/** Prices of a rate: of a vehicle, or of each seat. Children who ride free have no price. */
export function priceText(
  { price, adult_price, minor_price, currency }: AskedPrice,
  isPrivate: boolean,
  words: PriceWords,
  locale: Locale,
): string {
  const amount = (value: number) => formatAmount(value, locale, 'full', currency);
  if (isPrivate) return words.perVehicle(amount(price));
  const seats = words.perAdult(amount(adult_price));
  return minor_price > 0 ? `${seats}, ${words.perChild(amount(minor_price))}` : seats;
}

type VerdictWords = {
  readonly wins: { readonly alone: string } & Readonly<
    Record<'priority' | 'lowest_id', (priority: number) => string>
  >;
  readonly loses: Readonly<Record<'priority' | 'lowest_id', (priority: number, winner: number) => string>>;
} & Readonly<Record<'begins_later' | 'has_ended', (day: string) => string>>;

/** The verdict on a rate, in a sentence. */
export function verdictText(
  { by, verdict, against }: Considered,
  rate: Pick<PricedRate, 'priority' | 'valid_from' | 'valid_to'>,
  words: VerdictWords,
  locale: Locale,
): string {
  if (by === 'begins_later') return words.begins_later(shortDate(rate.valid_from, locale));
  if (by === 'has_ended') return words.has_ended(shortDate(rate.valid_to, locale));
  if (by === 'alone') return words.wins.alone;
  return verdict === 'wins' ? words.wins[by](rate.priority) : words.loses[by](rate.priority, against ?? 0);
}

const ORDER: Readonly<Record<Considered['verdict'], number>> = { wins: 0, loses: 1, not_valid: 2 };

/** The winner first, then the rates that lost, then those of other days. */
export const inOrder = (considered: readonly Considered[]): Considered[] =>
  [...considered].sort((a, b) => ORDER[a.verdict] - ORDER[b.verdict]);

/** Rates of other days that stand among those of the day; more are folded away. */
const FEW = 3;

export function foldOthers(considered: readonly Considered[]): {
  readonly shown: readonly Considered[];
  readonly folded: readonly Considered[];
} {
  const folded = considered.filter(({ verdict }) => verdict === 'not_valid');
  if (folded.length <= FEW) return { shown: considered, folded: [] };
  return { shown: considered.filter(({ verdict }) => verdict !== 'not_valid'), folded };
}
