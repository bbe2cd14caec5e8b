import { formatCivilDate, formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { type AskedPrice, priceText } from '../reckoning/rate-words.ts';
import { type Calendar, type Mark, NO_MARK, rangeOf } from './calendar-model.ts';

/** Look and words of a day of the calendar. */
export type Day = {
  readonly mark: Mark;
  readonly isClosed: boolean;
  /** Its price without a currency, which all days share; '' where nothing is for sale. */
  readonly amount: string;
  /** The day, its rate and price, and its closing. */
  readonly said: readonly string[];
};

type Shown = Pick<Calendar, 'rates' | 'ranges' | 'closed'> & {
  readonly service: Pick<Calendar['service'], 'private'>;
};

type Words = Parameters<typeof priceText>[2] & {
  readonly rate: (id: number, description: string) => string;
  readonly calendar: Readonly<Record<'notForSale' | 'closed', string>>;
};

/** The content of a day in the year's calendar, for eye and ear. */
export function sayDay(
  day: string,
  { rates, ranges, closed, service }: Shown,
  marks: ReadonlyMap<number, Mark>,
  [words, locale]: readonly [Words, Locale],
): Day {
  const id = rangeOf({ ranges }, day)?.rate ?? null;
  const rate = rates.find((one) => one.id === id);
  const isClosed = closed.some(({ on }) => on === day);
  const price = (one: AskedPrice) => priceText(one, service.private, words, locale);
  const said = [
    formatCivilDate(day, locale),
    rate ? `${words.rate(rate.id, rate.description)}, ${price(rate)}` : words.calendar.notForSale,
    ...(isClosed ? [words.calendar.closed] : []),
  ];
  const amount = rate ? (service.private ? rate.price : rate.adult_price) : null;
  return {
    mark: (id !== null && marks.get(id)) || NO_MARK,
    isClosed,
    amount: amount === null ? '' : formatNumber(amount, locale),
    said,
  };
}

/** The same for any day, in the language of the page. */
export function useDay(calendar: Calendar, marks: ReadonlyMap<number, Mark>): (day: string) => Day {
  const texts = useTexts('staff').prices;
  const locale = useLocale();
  return (day) => sayDay(day, calendar, marks, [texts, locale]);
}
