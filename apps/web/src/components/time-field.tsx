import { isCivilTime } from '@traslado/domain/time/civil';
import { isHalfOpenTime } from '@traslado/domain/time/half-open';
import { type ReactNode, useRef, useState } from 'react';
import { useLocale } from '../i18n/i18n.tsx';
import { describedBy, FieldNotes } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';
import { HalfDayInputs } from './half-day-input.tsx';
import { SegmentInputs } from './segment-input.tsx';
import { halfOf, onClock, type Typed, timeOf, timeSegments, typedTime, withHalf } from './segments.ts';
import { useFocusLeave } from './use-listener.ts';

type TimeFieldProps = { name: string; label?: string; hint?: ReactNode; className?: string };

/**
 * A time of day typed in segments, 12 or 24 hours as the language has it. Its value is 'HH:MM', '' while it is not complete, and 'HH:MM?' while its
 * half of the day is still open: no half is taken for granted.
 */
export function TimeField({ name, label, hint, className }: TimeFieldProps) {
  const field = useField(name, label);
  const input = useFieldValue(name, true);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const value = String(input.value ?? '');
  const [typed, setTyped] = useState(() => typedTime(value, locale));
  const [own, setOwn] = useState({ value, locale });
  useFocusLeave(box, () => {
    // 14:35 is shown as people of the language write it.
    if (isCivilTime(value)) setTyped(typedTime(value, locale));
    input.onBlur();
  });

  // Set from elsewhere, or the language changed its clock.
  if (value !== own.value || locale !== own.locale) {
    setOwn({ value, locale });
    // Half typed it has no value yet: another clock of the language must not take the digits away.
    if (value !== '' || value !== own.value) setTyped(typedTime(value, locale));
  }
  const take = (next: Typed) => {
    const time = timeOf(next, locale);
    setTyped(onClock(next, locale));
    setOwn({ value: time, locale });
    input.onChange(time);
  };

  const isHalfMissing = locale === 'en-US' && isHalfOpenTime(value);

  return (
    <fieldset
      id={isHalfMissing ? undefined : field.id}
      className={className}
      aria-describedby={describedBy(field, hint)}
    >
      <legend className="mb-1.5 font-semibold text-small">{field.label}</legend>
      <div
        ref={box}
        data-invalid={field.error !== undefined}
        className="field-box flex items-center py-0 pr-1"
      >
        <SegmentInputs
          segments={timeSegments(locale)}
          typed={typed}
          onTyped={take}
          withHalf={(before, half) => withHalf(before, half, locale)}
          start={(key) => (key === 'hour' ? 12 : 0)}
          invalid={field.error !== undefined}
          describedBy={describedBy(field, hint)}
          box={box}
        />
        {locale === 'en-US' && (
          <HalfDayInputs
            name={`${field.id}-half`}
            half={halfOf(typed)}
            id={isHalfMissing ? field.id : undefined}
            onHalf={(half) => take(withHalf(typed, half, locale))}
          />
        )}
      </div>
      <FieldNotes {...field} hint={hint} atOnce />
    </fieldset>
  );
}
