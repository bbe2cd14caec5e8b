import type { Issue } from '@traslado/domain/forms/issue';
import { isCivilDate } from '@traslado/domain/time/civil';
import type { Calendar, CalendarRate } from './calendar-model.ts';

/** Characters of a description, and of a typed change. */
const MOST = 80;
export const MOST_TYPED = 12;

export type DaysChange = { to: string; by: string };

type By = { readonly percent: number } | { readonly amount: number };

/** `+10`, `-5.50` or `8%`; null for anything else, and for nothing. */
export function readBy(text: string): By | null {
  const [, sign = '', digits = '', percent = ''] =
    /^\s*([+\-−]?)\s*(\d{1,6}(?:[.,]\d{1,2})?)\s*(%?)\s*$/.exec(text) ?? [];
  const size = Number(digits.replace(',', '.'));
  if (digits === '' || size === 0) return null;
  const value = sign === '-' || sign === '−' ? -size : size;
  return percent === '' ? { amount: value } : { percent: value };
}

/** The changed price; one that is nothing stays nothing, and none falls below it. */
const changed = (price: number, by: By): number =>
  price === 0
    ? 0
    : Math.max(0, Math.round('percent' in by ? price * (100 + by.percent) : (price + by.amount) * 100) / 100);

/** Codes: `days.outside` for a last day beyond those of the winning rate, `days.by`. */
export const checkDays = (
  { to, by }: DaysChange,
  { from, last }: { readonly from: string; readonly last: string },
): Issue[] => [
  ...(isCivilDate(to) && from <= to && to <= last ? [] : [{ field: 'to', code: 'days.outside' }]),
  ...(readBy(by) ? [] : [{ field: 'by', code: 'days.by' }]),
];

/** Values of the rate that wins before another on a few of its days, for the form of a new one. Its prices are those of the other, changed. */
export function rateOfDays(
  service: Pick<Calendar['service'], 'id'>,
  { description, priority, pax_max, ...prices }: CalendarRate,
  { from, to, by: typed }: DaysChange & { readonly from: string },
): string {
  const by = readBy(typed) ?? { amount: 0 };
  const said = {
    service_id: service.id,
    // Two rates of a service that begin on one day cannot share their description.
    description: `${description.slice(0, MOST - MOST_TYPED - 1)} ${typed.trim()}`,
    priority: priority - 1,
    price: changed(prices.price, by).toFixed(2),
    adult_price: changed(prices.adult_price, by).toFixed(2),
    minor_price: changed(prices.minor_price, by).toFixed(2),
    valid_from: from,
    valid_to: to,
    ...(pax_max !== null && { pax_max }),
  };
  return new URLSearchParams(Object.entries(said).map(([name, value]) => [name, String(value)])).toString();
}
