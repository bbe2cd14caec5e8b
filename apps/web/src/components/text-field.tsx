import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';

/** The way in which a text is typed: a number of letters and digits, a person's name, or a word of no language. */
const KINDS = {
  code: { autoCapitalize: 'characters', autoComplete: 'off', autoCorrect: 'off', spellCheck: false },
  name: { autoCapitalize: 'words', spellCheck: false },
  plain: { autoCapitalize: 'none', autoComplete: 'off', autoCorrect: 'off', spellCheck: false },
} as const;

type TextFieldProps = Omit<ComponentProps<'input'>, 'name' | 'id'> & {
  name: string;
  /** Instead of the label that the form has for this name. */
  label?: string;
  hint?: ReactNode;
  kind?: keyof typeof KINDS;
  optional?: boolean;
  /** An error shows on leaving it, and is read aloud, before the form is sent. */
  atOnce?: boolean;
  inputClassName?: string;
};

/** One line of text on a native input. */
export function TextField({
  name,
  label,
  hint,
  kind,
  optional,
  atOnce,
  className,
  inputClassName,
  ...input
}: TextFieldProps) {
  const field = useField(name, label);
  const { value, onChange, onBlur } = useFieldValue(name, atOnce);
  return (
    <FieldFrame
      {...field}
      hint={hint}
      atOnce={atOnce}
      {...(optional && { optional })}
      {...(className && { className })}
    >
      <input
        type="text"
        {...(kind && KINDS[kind])}
        {...input}
        name={name}
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => {
          onBlur();
          input.onBlur?.(event);
        }}
        id={field.id}
        className={classNames('field-box', inputClassName)}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(field, hint)}
        aria-required={optional ? undefined : true}
      />
    </FieldFrame>
  );
}
