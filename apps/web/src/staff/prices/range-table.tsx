import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { shortDate } from '../catalogues/short-date.ts';
import { usePriceText } from '../reckoning/rate-verdicts.tsx';
import { type Calendar, type Mark, NO_MARK, winnersOf } from './calendar-model.ts';
import { RateMark } from './rate-mark.tsx';
import { useFirst } from './use-first.tsx';

type RangeTableProps = {
  calendar: Calendar;
  marks: ReadonlyMap<number, Mark>;
  /** The months stand below it, and should not be far. */
  isFirst: boolean;
};

/** The year as a table of ranges: the content of the months, to be read from above to below. */
export function RangeTable({ calendar, marks, isFirst }: RangeTableProps) {
  const { calendar: texts, rate: rateText } = useTexts('staff').prices;
  const locale = useLocale();
  const priceText = usePriceText(calendar.service.private);
  const { shown, button } = useFirst(winnersOf(calendar), isFirst ? undefined : Number.POSITIVE_INFINITY);
  const days = (from: string, to: string) =>
    from === to ? shortDate(from, locale) : `${shortDate(from, locale)} – ${shortDate(to, locale)}`;
  return (
    <section aria-labelledby="ranges">
      <h2 id="ranges" className="text-heading">
        {texts.ranges}
      </h2>
      <div className="mt-3 overflow-x-auto rounded-lg bg-surface shadow-ticket">
        <table aria-labelledby="ranges" className="w-full border-collapse text-left">
          <thead>
            <tr className="border-line border-b-2 text-small">
              <th scope="col" className="px-4 py-3 font-semibold sm:px-5">
                {texts.days}
              </th>
              <th scope="col" className="px-4 py-3 font-semibold sm:px-5">
                {texts.rateHead}
              </th>
              <th scope="col" className="hidden px-5 py-3 font-semibold sm:table-cell">
                {texts.price}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ from, to, rate: id }) => {
              const rate = calendar.rates.find((one) => one.id === id);
              return (
                <tr key={from} className="border-line border-b align-top last:border-0">
                  <th scope="row" className="px-4 py-3 font-normal sm:px-5">
                    {days(from, to)}
                  </th>
                  <td className="px-4 py-3 sm:px-5">
                    <span className="flex items-start gap-3">
                      <RateMark mark={(id !== null && marks.get(id)) || NO_MARK} />
                      <span className="min-w-0 pt-0.5 [overflow-wrap:anywhere]">
                        {rate ? rateText(rate.id, rate.description) : texts.notForSale}
                        {rate && (
                          <span className="block text-small text-soft sm:hidden">{priceText(rate)}</span>
                        )}
                      </span>
                    </span>
                  </td>
                  <td className="hidden px-5 py-3 tabular-nums sm:table-cell">
                    {rate ? priceText(rate) : '–'}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {button}
    </section>
  );
}
