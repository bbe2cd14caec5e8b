import { type CalendarDate, parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from '../i18n/i18n.tsx';
import { Icon } from './icon.tsx';

type MonthCalendarProps = {
  label: string;
  /** 'YYYY-MM-DD' or ''. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  /** Days in between that cannot be chosen, 'YYYY-MM-DD'. */
  closed: readonly string[];
  onPick: (date: string) => void;
};

const STEP = 'grid size-11 place-items-center rounded-full hover:bg-sunk data-disabled:opacity-40';

function dayOf(value: string | undefined): CalendarDate | null {
  try {
    return value ? parseDate(value) : null;
  } catch {
    return null;
  }
}

/** One month to pick a day from; opens under the segments, in the flow, so that nothing is covered. */
export function MonthCalendar({ label, value, min, max, closed, onPick }: MonthCalendarProps) {
  const locale = useLocale();
  const [chosen, first, last] = [dayOf(value), dayOf(min), dayOf(max)];
  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label={label}
        value={chosen}
        defaultFocusedValue={chosen ?? first}
        onChange={(date: CalendarDate) => onPick(date.toString())}
        isDateUnavailable={(date) => closed.includes(date.toString())}
        autoFocus
        className="mt-2 w-fit max-w-full animate-rise rounded-md border-[1.5px] border-control bg-surface p-3"
        {...(first && { minValue: first })}
        {...(last && { maxValue: last })}
      >
        <header className="flex items-center justify-between">
          <Button slot="previous" className={STEP}>
            <Icon name="arrowLeft" className="size-5" />
          </Button>
          <Heading className="font-display font-semibold first-letter:uppercase" />
          <Button slot="next" className={STEP}>
            <Icon name="arrowRight" className="size-5" />
          </Button>
        </header>
        <CalendarGrid className="mt-1">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className="pb-1 font-semibold text-caption text-soft">
                {day}
              </CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className="grid size-10 cursor-pointer place-items-center rounded-full tabular-nums outline-none hover:bg-sunk data-disabled:cursor-not-allowed data-focus-visible:outline-3 data-focus-visible:outline-ink data-selected:bg-accent-fill data-unavailable:cursor-not-allowed data-selected:text-on-accent data-disabled:text-soft data-unavailable:text-soft data-unavailable:line-through data-disabled:opacity-50 data-outside-month:invisible xs:size-11"
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
