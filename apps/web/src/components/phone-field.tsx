import { lazy, type ReactNode, Suspense } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';
import type { OfferedCountry } from './phone-countries.ts';

const PhoneInput = lazy(() => import('./phone-input.tsx').then((file) => ({ default: file.PhoneInput })));

type PhoneFieldProps = {
  name: string;
  label?: string;
  hint?: ReactNode;
  /** ISO country to start with when the value has none: the stay's, else the property's. */
  country: string;
  /** The number on file as it is shown: its country goes before the other. */
  masked?: string | undefined;
  /** Countries to choose from, all when left out. */
  countries?: readonly OfferedCountry[] | undefined;
};

/** A phone number with its country. Its value is E.164 (`+529981234567`) as far as it can be read, else the typed text. */
export function PhoneField({ name, label, hint, country, masked, countries }: PhoneFieldProps) {
  const field = useField(name, label);
  const input = useFieldValue(name);
  return (
    <FieldFrame {...field} hint={hint}>
      <Suspense fallback={<div className="field-box" />}>
        <PhoneInput
          id={field.id}
          value={String(input.value ?? '')}
          country={country}
          masked={masked}
          countries={countries}
          onChange={input.onChange}
          onBlur={input.onBlur}
          invalid={field.error !== undefined}
          describedBy={describedBy(field, hint)}
        />
      </Suspense>
    </FieldFrame>
  );
}
