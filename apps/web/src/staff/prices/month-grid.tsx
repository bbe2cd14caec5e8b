import { memo, useId } from 'react';
import { classNames } from '../../components/class-names.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { dayHere } from '../catalogues/short-date.ts';
import { type Calendar, type Mark, rangeOf, weeksOf } from './calendar-model.ts';
import { useDay } from './say-day.ts';

/** A Sunday, from which the names of the days are counted. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

function weekdaysOf(locale: Locale): { short: string; long: string }[] {
  const format = (weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => {
    const at = SUNDAY + day * DAY_MS;
    return { short: format('narrow').format(at), long: format('long').format(at) };
  });
}

/** Of a table whose days the keys move between: a screen reader leaves those keys to us. ARIA lets a table be one. */
const GRID = { role: 'grid' } as const;

type MonthGridProps = {
  /** Its first day. */
  month: string;
  calendar: Calendar;
  marks: ReadonlyMap<number, Mark>;
  /** The day that can be tabbed to, where it is one of this month. */
  active: string | null;
  onOpen: (day: string) => void;
};

/** One month: each day in the look of its winning rate. The price stands on the rate's first day of each week. A key that moves in one month draws no other. */
export const MonthGrid = memo(function MonthGrid({ month, calendar, marks, active, onOpen }: MonthGridProps) {
  const locale = useLocale();
  const id = useId();
  const today = dayHere();
  const rateOf = (day: string | null | undefined) => (day ? rangeOf(calendar, day)?.rate : undefined);
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  );
  return (
    <div>
      <h3 id={id} className="mb-2 text-body first-letter:uppercase">
        {name}
      </h3>
      <table
        {...GRID}
        aria-labelledby={id}
        aria-describedby="months-keys"
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <thead>
          <tr>
            {weekdaysOf(locale).map(({ short, long }) => (
              <th key={long} scope="col" className="pb-1 font-semibold text-caption text-soft">
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => {
                const isFirst = rateOf(week[index - 1]) !== rateOf(day);
                const isLast = rateOf(week[index + 1]) !== rateOf(day);
                return (
                  <td key={day ?? `${month} ${index}`} className="p-0">
                    {day && (
                      <Day
                        day={day}
                        calendar={calendar}
                        marks={marks}
                        isActive={day === active}
                        isFirst={isFirst}
                        when={day < today ? 'past' : day === today ? 'today' : undefined}
                        edges={classNames(isFirst && 'rounded-l-sm', isLast && 'rounded-r-sm')}
                        onOpen={onOpen}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

type DayProps = {
  day: string;
  calendar: Calendar;
  marks: ReadonlyMap<number, Mark>;
  isActive: boolean;
  /** Of the rate's days in a week. */
  isFirst: boolean;
  when: 'past' | 'today' | undefined;
  /** Round at the ends of a rate's days in a week, which stand in one band. */
  edges: string;
  onOpen: (day: string) => void;
};

function Day({ day, calendar, marks, isActive, isFirst, when, edges, onOpen }: DayProps) {
  const { mark, isClosed, amount, said } = useDay(calendar, marks)(day);
  return (
    <button
      type="button"
      data-day={day}
      data-look={mark.look}
      data-when={when}
      tabIndex={isActive ? 0 : -1}
      aria-label={said.join(' · ')}
      onClick={() => onOpen(day)}
      className={classNames(
        'rate-look relative flex h-11 w-full scroll-mt-24 cursor-pointer flex-col items-center justify-center leading-none hover:z-1 hover:outline-2 hover:outline-ink focus-visible:z-1 sm:h-[2.375rem]',
        edges,
      )}
    >
      <span
        className={classNames(
          'text-caption leading-none tabular-nums',
          isClosed && 'line-through decoration-2',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="mt-0.5 font-semibold text-[0.6875rem] tabular-nums leading-none">
        {isClosed ? '×' : isFirst ? amount || mark.letter : '\u00a0'}
      </span>
    </button>
  );
}
