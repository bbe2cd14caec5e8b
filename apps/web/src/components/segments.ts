import { CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';

/** What both kinds of segments need from their field. */
export type SegmentsProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  invalid: boolean;
  describedBy: string | undefined;
};

export const SEGMENTS_CLASS = 'field-box flex items-center gap-0.5 whitespace-nowrap';
export const SEGMENT_CLASS =
  'rounded-sm px-1 py-0.5 tabular-nums outline-none caret-transparent data-placeholder:text-soft data-focused:bg-ink data-focused:text-page data-[type=literal]:px-0';

/** '2026-12-21' as the calendar's date; null for '' and for anything that is not one. */
export function toCalendarDate(value: string | undefined): CalendarDate | null {
  if (!value || !/^\d{4}-\d\d-\d\d$/.test(value)) return null;
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}

/** '14:35' as a time; null for '' and for anything that is not one. */
export function toTime(value: string): Time | null {
  if (!/^\d\d:\d\d$/.test(value)) return null;
  try {
    return parseTime(value);
  } catch {
    return null;
  }
}

/** A time as 'HH:MM'. */
export function fromTime(time: Time): string {
  return time.toString().slice(0, 5);
}

/** Where the segments start from when nothing is chosen yet: today, so that the year needs no typing. */
export function placeholderDate(min: CalendarDate | null): CalendarDate {
  if (min) return min;
  const now = new Date();
  return new CalendarDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
