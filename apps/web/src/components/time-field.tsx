import { type ReactNode, useRef, useState } from 'react';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { describedBy, FieldNotes } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';
import { SegmentInputs } from './segment-input.tsx';
import { type HalfDay, type Typed, timeOf, timeSegments, typedTime } from './segments.ts';
import { useFocusLeave } from './use-listener.ts';

type TimeFieldProps = { name: string; label?: string; hint?: ReactNode; className?: string };

/** A time of day typed in segments, 12 or 24 hours as the language has it. Its value is 'HH:MM', '' while it is not complete. */
export function TimeField({ name, label, hint, className }: TimeFieldProps) {
  const field = useField(name, label);
  const input = useFieldValue(name);
  const locale = useLocale();
  const texts = useTexts('components').segments;
  const box = useRef<HTMLDivElement>(null);
  const value = String(input.value ?? '');
  useFocusLeave(box, input.onBlur);
  const [state, setState] = useState(() => typedTime(value, locale));
  const [own, setOwn] = useState({ value, locale });

  // Somebody else set the value, or the language changed its clock.
  if (value !== own.value || locale !== own.locale) {
    setOwn({ value, locale });
    // Half typed it has no value yet: another clock of the language must not take what is there.
    if (value !== '' || value !== own.value) setState(typedTime(value, locale));
  }
  const take = (typed: Typed, half: HalfDay) => {
    const time = timeOf(typed, half, locale);
    setState({ typed, half });
    setOwn({ value: time, locale });
    input.onChange(time);
  };

  return (
    <fieldset id={field.id} className={className} aria-describedby={describedBy(field, hint)}>
      <legend className="mb-1.5 font-semibold text-small">{field.label}</legend>
      <div
        ref={box}
        data-invalid={field.error !== undefined}
        className="field-box flex items-center py-0 pr-1"
      >
        <SegmentInputs
          segments={timeSegments(locale)}
          typed={state.typed}
          onTyped={(typed) => take(typed, state.half)}
          start={(key) => (key === 'hour' ? 12 : 0)}
          invalid={field.error !== undefined}
          describedBy={describedBy(field, hint)}
          box={box}
        />
        {locale === 'en-US' && (
          <select
            aria-label={texts.half}
            value={state.half}
            onChange={(event) => take(state.typed, event.target.value === 'am' ? 'am' : 'pm')}
            className="segment ml-1 w-14 cursor-pointer font-semibold"
          >
            <option value="am">AM</option>
            <option value="pm">PM</option>
          </select>
        )}
      </div>
      <FieldNotes {...field} hint={hint} />
    </fieldset>
  );
}
