import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { formatCivilDate } from '../i18n/format.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { describedBy, FieldNotes } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';
import { Icon } from './icon.tsx';
import { SegmentInputs } from './segment-input.tsx';
import { dateOf, dateSegments, type Segment, type Typed, typedDate } from './segments.ts';
import { useFocusLeave } from './use-listener.ts';

const MonthCalendar = lazy(() =>
  import('./month-calendar.tsx').then((file) => ({ default: file.MonthCalendar })),
);

type DateFieldProps = {
  name: string;
  label?: string;
  hint?: ReactNode;
  className?: string;
  /** First and last day that can be chosen, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
  /** The reason for these bounds, in words; shown under the field and read with it. */
  boundsReason?: ReactNode;
  /** Days between the bounds that cannot be chosen. */
  closed?: readonly string[];
};

/** The typed digits of a date beside its value; a value that comes from elsewhere takes their place. */
function useTypedDate(input: ReturnType<typeof useFieldValue>, min: string | undefined) {
  const value = String(input.value ?? '');
  const [typed, setTyped] = useState<Typed>(() => typedDate(value));
  const [own, setOwn] = useState(value);

  // A flight was found, or the form was reset.
  if (value !== own) {
    setOwn(value);
    setTyped(typedDate(value));
  }
  const put = (next: Typed, date: string) => {
    setTyped(next);
    setOwn(date);
    input.onChange(date);
  };
  return {
    value,
    typed,
    type: (next: Typed) => {
      const date = dateOf(next, min);
      put(date && next.year === undefined ? { ...next, year: date.slice(0, 4) } : next, date);
    },
    take: (date: string) => put(typedDate(date), date),
  };
}

/**
 * A date typed in segments, in the order of the language, with its weekday and month in words below and a calendar as an
 * extra. Its value is 'YYYY-MM-DD', '' while it is not complete.
 */
export function DateField({
  name,
  label,
  hint,
  boundsReason,
  className,
  min,
  max,
  closed = [],
}: DateFieldProps) {
  const field = useField(name, label);
  const input = useFieldValue(name);
  const locale = useLocale();
  const texts = useTexts('components');
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFocusLeave(box, input.onBlur);
  const { value, typed, type, take } = useTypedDate(input, min);
  const pick = (date: string) => {
    take(date);
    setOpen(false);
    box.current?.querySelector('input')?.focus();
  };

  const notes =
    hint || boundsReason
      ? [hint, boundsReason]
          .filter(Boolean)
          .map((note, index) => <span key={index === 0 ? 'hint' : 'bounds'}>{note} </span>)
      : undefined;
  const today = new Date();
  const first = min ? typedDate(min) : {};
  const start = (key: Segment['key']): number =>
    Number(
      first[key] ??
        { day: today.getDate(), month: today.getMonth() + 1, year: today.getFullYear(), hour: 12, minute: 0 }[
          key
        ],
    );
  const isDay = Object.keys(typedDate(value)).length > 0;

  return (
    <fieldset id={field.id} className={className} aria-describedby={describedBy(field, notes)}>
      <legend className="mb-1.5 font-semibold text-small">{field.label}</legend>
      <div
        ref={box}
        data-invalid={field.error !== undefined}
        className="field-box flex items-center py-0 pr-1"
      >
        <SegmentInputs
          segments={dateSegments(locale)}
          typed={typed}
          onTyped={type}
          start={start}
          invalid={field.error !== undefined}
          describedBy={describedBy(field, notes)}
          box={box}
        />
        <button
          type="button"
          aria-label={texts.calendar.open(field.label)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="ml-auto grid size-11 place-items-center rounded-sm text-soft hover:bg-sunk hover:text-ink"
        >
          <Icon name="calendar" />
        </button>
      </div>
      {isOpen && (
        <Suspense fallback={<div className="h-88" />}>
          <MonthCalendar
            label={field.label}
            value={value}
            min={min}
            max={max}
            closed={closed}
            onPick={pick}
          />
        </Suspense>
      )}
      <p aria-live="polite" className="mt-1.5 text-caption first-letter:uppercase empty:hidden">
        {isDay ? formatCivilDate(value, locale) : ''}
      </p>
      <FieldNotes {...field} hint={notes} />
    </fieldset>
  );
}
