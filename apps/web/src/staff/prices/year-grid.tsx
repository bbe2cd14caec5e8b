import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/icon.tsx';
import { useListener } from '../../components/use-listener.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { dayHere } from '../catalogues/short-date.ts';
import { type Calendar, endsOf, type Mark, monthsOf, moveDay } from './calendar-model.ts';
import { MonthGrid } from './month-grid.tsx';
import { RateMark } from './rate-mark.tsx';
import { useDay } from './say-day.ts';

type YearGridProps = {
  calendar: Calendar;
  marks: ReadonlyMap<number, Mark>;
  isPhone: boolean;
  onOpen: (day: string) => void;
};

const isIn = (month: string, day: string): boolean => month.slice(0, 7) === day.slice(0, 7);

/**
 * The twelve months. One day of them can be tabbed to; from it the keys move, as in a date picker. A phone shows the month of that day, with the way to
 * the others.
 */
export function YearGrid({ calendar, marks, isPhone, onOpen }: YearGridProps) {
  const { calendar: texts } = useTexts('staff').prices;
  const ends = endsOf(calendar);
  const [first, last] = ends;
  const today = dayHere();
  const [active, setActive] = useState(first <= today && today <= last ? today : first);
  const [pointed, setPointed] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);

  // Keys of any day: the day in focus decides about their target.
  useListener(grid, 'keydown', (event) => {
    const to = moveDay(active, event.key, ends);
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // The month of the day is there before the day is focused.
    flushSync(() => {
      setActive(to);
      setPointed(null);
    });
    grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  });
  useListener(grid, 'pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    setPointed(target.closest<HTMLElement>('[data-day]')?.dataset.day ?? null);
  });
  useListener(grid, 'pointerleave', () => setPointed(null));
  const open = useCallback(
    (day: string) => {
      setActive(day);
      onOpen(day);
    },
    [onOpen],
  );
  const step = (key: 'PageUp' | 'PageDown') => setActive(moveDay(active, key, ends) ?? active);

  return (
    <section aria-labelledby="months">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="months" className="text-heading">
          {texts.grid}
        </h2>
        <p id="months-keys" className="hidden text-caption text-soft sm:block">
          {texts.keys}
        </p>
      </div>
      <DayLine calendar={calendar} marks={marks} day={pointed ?? active} />
      <div className="flex justify-between sm:hidden">
        {(['PageUp', 'PageDown'] as const).map((key) => (
          <button
            key={key}
            type="button"
            aria-label={key === 'PageUp' ? texts.monthBefore : texts.monthAfter}
            disabled={isIn(key === 'PageUp' ? first : last, active)}
            onClick={() => step(key)}
            className="grid size-11 place-items-center rounded-full hover:bg-sunk disabled:opacity-40"
          >
            <Icon name={key === 'PageUp' ? 'arrowLeft' : 'arrowRight'} className="size-5" />
          </button>
        ))}
      </div>
      <div
        ref={grid}
        className="grid gap-x-8 gap-y-5 rounded-b-lg bg-surface p-4 shadow-ticket sm:grid-cols-2 sm:p-6 wide:grid-cols-3 md:grid-cols-4 max-sm:rounded-lg"
      >
        {monthsOf(first)
          .filter((month) => !isPhone || isIn(month, active))
          .map((month) => (
            <MonthGrid
              key={month}
              month={month}
              calendar={calendar}
              marks={marks}
              active={isIn(month, active) ? active : null}
              onOpen={open}
            />
          ))}
      </div>
    </section>
  );
}

type DayLineProps = { calendar: Calendar; marks: ReadonlyMap<number, Mark>; day: string };

/**
 * The rate and price of the day that keys or the mouse are at: among many rates a letter is hard to find in the legend. It stays in sight above the
 * months. A screen reader hears the same as the name of the day.
 */
function DayLine({ calendar, marks, day }: DayLineProps) {
  const { mark, said } = useDay(calendar, marks)(day);
  const [date, ...others] = said;
  return (
    <div
      aria-hidden="true"
      className="sticky top-0 z-10 mt-2 flex min-h-12 items-center gap-3 rounded-t-lg border border-line bg-surface px-4 py-1.5 sm:px-6 max-sm:rounded-lg"
    >
      <RateMark mark={mark} />
      <p className="min-w-0 text-small [overflow-wrap:anywhere]">
        <span className="inline-block font-semibold first-letter:uppercase">{date}</span>
        <span className="max-sm:block sm:ml-3">{others.join(' · ')}</span>
      </p>
    </div>
  );
}
