import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { usePriceText } from '../reckoning/rate-verdicts.tsx';
import { type Calendar, type Mark, NO_MARK, rangeOf } from './calendar-model.ts';

/** Look and words of a day of the calendar. */
type Day = {
  readonly mark: Mark;
  readonly isClosed: boolean;
  /** The day, its rate and price, and its closing. */
  readonly said: readonly string[];
};

/** Look and words of any day of a calendar. */
export function useDay(calendar: Calendar, marks: ReadonlyMap<number, Mark>): (day: string) => Day {
  const { calendar: texts, rate: rateText } = useTexts('staff').prices;
  const locale = useLocale();
  const priceText = usePriceText(calendar.service.private);
  return (day) => {
    const id = rangeOf(calendar, day)?.rate ?? null;
    const rate = calendar.rates.find((one) => one.id === id);
    const isClosed = calendar.closed.some(({ on }) => on === day);
    const said = [
      formatCivilDate(day, locale),
      rate ? `${rateText(rate.id, rate.description)}, ${priceText(rate)}` : texts.notForSale,
      ...(isClosed ? [texts.closed] : []),
    ];
    return { mark: (id !== null && marks.get(id)) || NO_MARK, isClosed, said };
  };
}
