import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { shortRange } from '../catalogues/short-date.ts';
import { usePriceText } from '../reckoning/rate-verdicts.tsx';
import { type Calendar, type Mark, NO_MARK, winnersOf } from './calendar-model.ts';
import { RateMark } from './rate-mark.tsx';

type RangeTableProps = { calendar: Calendar; marks: ReadonlyMap<number, Mark> };

/** The year as a table of ranges: the content of the months, to be read from above to below. */
export function RangeTable({ calendar, marks }: RangeTableProps) {
  const { calendar: texts, rate: rateText } = useTexts('staff').prices;
  const locale = useLocale();
  const priceText = usePriceText(calendar.service.private);
  return (
    <section aria-labelledby="ranges">
      <h2 id="ranges" className="text-heading">
        {texts.ranges}
      </h2>
      <div className="mt-3 overflow-x-auto rounded-lg bg-surface shadow-ticket">
        <table aria-labelledby="ranges" className="w-full border-collapse text-left">
          <thead>
            <tr className="border-line border-b text-small">
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
            {winnersOf(calendar).map(({ from, to, rate: id }) => {
              const rate = calendar.rates.find((one) => one.id === id);
              return (
                <tr key={from} className="border-line border-b last:border-0">
                  <th scope="row" className="px-4 py-2 font-normal sm:px-5">
                    {shortRange(from, to, locale)}
                  </th>
                  <td className="px-4 py-2 sm:px-5">
                    <span className="flex items-center gap-3">
                      <RateMark mark={(id !== null && marks.get(id)) || NO_MARK} />
                      <span className="min-w-0 [overflow-wrap:anywhere]">
                        {rate ? rateText(rate.id, rate.description) : texts.notForSale}
                        {rate && (
                          <span className="block text-small text-soft sm:hidden">{priceText(rate)}</span>
                        )}
                      </span>
                    </span>
                  </td>
                  <td className="hidden px-5 py-2 tabular-nums sm:table-cell">
                    {rate ? priceText(rate) : '–'}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
