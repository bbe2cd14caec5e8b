import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';
import { SelectBox } from './select-box.tsx';

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type SelectFieldProps = Omit<ComponentProps<'select'>, 'name' | 'id' | 'children'> & {
  name: string;
  label?: string;
  hint?: ReactNode;
  /** The words of the empty choice; none when the field always has a value. */
  placeholder?: string;
  options: readonly SelectOption[];
  optional?: boolean;
  onPick?: (value: string) => void;
};

/** A native select: phones show their own wheel, keyboards their own search. */
export function SelectField({
  name,
  label,
  hint,
  placeholder,
  options,
  optional,
  className,
  onPick,
  ...select
}: SelectFieldProps) {
  const field = useField(name, label);
  const { value, onChange, onBlur } = useFieldValue(name);
  return (
    <FieldFrame {...field} hint={hint} {...(optional && { optional })} {...(className && { className })}>
      <SelectBox
        {...select}
        name={name}
        value={String(value ?? '')}
        onChange={(event) => {
          onChange(event.target.value);
          onPick?.(event.target.value);
        }}
        onBlur={onBlur}
        id={field.id}
        className="field-box"
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(field, hint)}
        aria-required={optional ? undefined : true}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </SelectBox>
    </FieldFrame>
  );
}
