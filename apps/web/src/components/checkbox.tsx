import type { ReactNode } from 'react';
import { describedBy, FieldNotes } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';

type CheckboxProps = { name: string; children?: ReactNode; hint?: ReactNode };

/** A native checkbox with its words, or the form's for its field; the whole line is the target. */
export function Checkbox({ name, children, hint }: CheckboxProps) {
  const field = useField(name);
  const { value, onChange, onBlur } = useFieldValue(name);
  return (
    <div>
      <label htmlFor={field.id} className="flex min-h-11 items-start gap-3.5 py-2">
        <input
          name={name}
          checked={value === true}
          onChange={(event) => {
            onChange(event.target.checked);
            // A tick answers an error at once.
            onBlur();
          }}
          onBlur={onBlur}
          id={field.id}
          type="checkbox"
          className="tick-box mt-0.5 size-6 shrink-0 cursor-pointer"
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(field, hint)}
        />
        <span>{children ?? field.label}</span>
      </label>
      <FieldNotes {...field} hint={hint} />
    </div>
  );
}
