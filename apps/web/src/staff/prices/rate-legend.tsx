import { Link } from 'wouter';
import { formatList } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { shortRange } from '../catalogues/short-date.ts';
import { StateBadge } from '../frame/state-badge.tsx';
import { usePriceText } from '../reckoning/rate-verdicts.tsx';
import {
  type Calendar,
  type CalendarRate,
  daysOf,
  isWell,
  type Mark,
  NO_MARK,
  ratesInOrder,
  winnersOf,
} from './calendar-model.ts';
import { RateMark } from './rate-mark.tsx';
import { useFirst } from './use-first.tsx';

type RateLegendProps = { calendar: Calendar; marks: ReadonlyMap<number, Mark> };

/** Rates of the calendar: those that win in the order of their letters, then those that never do. */
export function RateLegend({ calendar, marks }: RateLegendProps) {
  const { calendar: texts } = useTexts('staff').prices;
  const { rates, closed } = calendar;
  const gaps = daysOf(calendar, null);
  const { shown, button } = useFirst(ratesInOrder(rates, marks));
  return (
    <section aria-labelledby="legend">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="legend" className="text-heading">
          {texts.legend}
        </h2>
        {isWell(calendar) && (
          <StateBadge tone="good" icon="check">
            {texts.allWell}
          </StateBadge>
        )}
      </div>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {shown.map((rate) => (
          <RateEntry key={rate.id} rate={rate} calendar={calendar} mark={marks.get(rate.id)} />
        ))}
        {gaps > 0 && (
          <li className="flex items-center gap-3 rounded-md bg-surface px-4 py-2 shadow-ticket">
            <RateMark mark={NO_MARK} />
            <span>{texts.notForSaleDays(gaps)}</span>
          </li>
        )}
        {closed.length > 0 && (
          <li className="flex items-center gap-3 rounded-md bg-surface px-4 py-2 shadow-ticket">
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
  const won = winnersOf(calendar).flatMap(({ from: first, to: last, rate: winner }) =>
    winner === rate.id ? shortRange(first, last, locale) : [],
  );
  const { id, description, priority, valid_from: from, valid_to: to } = rate;
  return (
    <li className="flex items-center gap-3 rounded-md bg-surface px-4 py-2 shadow-ticket">
      <RateMark mark={mark ?? { letter: '', look: 'none' }} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap gap-x-3">
          <Link href={`/admin/rates/${id}`} className="row-link">
            {rateText(id, description)}
          </Link>
          {priceText(rate)}
        </p>
        <p className="text-caption text-soft">
          {shortRange(from, to, locale)} · {texts.priority(priority)}
        </p>
        <p className="text-caption text-soft">
          {mark ? `${texts.wins(daysOf(calendar, id))}: ${formatList(won, locale)}` : texts.never}
        </p>
      </div>
    </li>
  );
}
