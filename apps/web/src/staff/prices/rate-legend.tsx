import { Link } from 'wouter';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { shortDate } from '../catalogues/short-date.ts';
import { usePriceText } from '../reckoning/rate-verdicts.tsx';
import {
  type Calendar,
  type CalendarRate,
  daysOf,
  type Mark,
  NO_MARK,
  ratesInOrder,
} from './calendar-model.ts';
import { RateMark } from './rate-mark.tsx';
import { useFirst } from './use-first.tsx';

type RateLegendProps = { calendar: Calendar; marks: ReadonlyMap<number, Mark> };

/** Rates of the year: those that win in the order of their letters, then those that never do. */
export function RateLegend({ calendar, marks }: RateLegendProps) {
  const { calendar: texts } = useTexts('staff').prices;
  const { rates, closed } = calendar;
  const gaps = daysOf(calendar, null);
  const { shown, button } = useFirst(ratesInOrder(rates, marks));
  return (
    <section aria-labelledby="legend">
      <h2 id="legend" className="text-heading">
        {texts.legend}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 md:grid-cols-3">
        {shown.map((rate) => (
          <RateEntry key={rate.id} rate={rate} calendar={calendar} mark={marks.get(rate.id)} />
        ))}
        {gaps > 0 && (
          <li className="flex items-center gap-3 rounded-md bg-surface px-4 py-3">
            <RateMark mark={NO_MARK} />
            <span>{texts.notForSaleDays(gaps)}</span>
          </li>
        )}
        {closed.length > 0 && (
          <li className="flex items-center gap-3 rounded-md bg-surface px-4 py-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-sm bg-sunk font-bold text-small line-through decoration-2"
            >
              9
            </span>
            <span>{texts.closedDays(closed.length)}</span>
          </li>
        )}
      </ul>
      {button}
    </section>
  );
}

type RateEntryProps = { rate: CalendarRate; calendar: Calendar; mark: Mark | undefined };

function RateEntry({ rate, calendar, mark }: RateEntryProps) {
  const { calendar: texts, rate: rateText } = useTexts('staff').prices;
  const locale = useLocale();
  const priceText = usePriceText(calendar.service.private);
  const { id, description, priority, valid_from: from, valid_to: to } = rate;
  return (
    <li className="flex gap-3 rounded-md bg-surface px-4 py-3 shadow-ticket">
      <RateMark mark={mark ?? { letter: '', look: 'none' }} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          <Link
            href={`/admin/rates/${id}`}
            className="underline decoration-2 decoration-control underline-offset-4 hover:decoration-accent"
          >
            {rateText(id, description)}
          </Link>
        </p>
        <p>{priceText(rate)}</p>
        <p className="text-caption text-soft">
          {texts.valid(shortDate(from, locale), shortDate(to, locale))} · {texts.priority(priority)} ·{' '}
          {mark ? texts.wins(daysOf(calendar, id)).replaceAll(' ', '\u00a0') : texts.never}
        </p>
      </div>
    </li>
  );
}
