import { lazy, type ReactNode, Suspense } from 'react';
import { describedBy, FieldNotes } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';

const SearchList = lazy(() => import('./search-list.tsx').then((file) => ({ default: file.SearchList })));

export type ComboBoxOption = {
  readonly id: string;
  readonly label: string;
  /** Found too, such as the code of an airline, and shown beside the label. */
  readonly detail?: string;
};

type ComboBoxProps = {
  name: string;
  label?: string;
  hint?: ReactNode;
  options: readonly ComboBoxOption[];
  placeholder?: string;
};

/** One of many choices, found by typing. Its value is the option's id or ''. The list behind it is fetched with it. */
export function ComboBox({ name, label, hint, options, placeholder }: ComboBoxProps) {
  const field = useField(name, label);
  const input = useFieldValue(name);
  return (
    <div id={field.id}>
      <Suspense
        fallback={
          <div aria-hidden="true">
            <span className="mb-1.5 block font-semibold text-small">{field.label}</span>
            <div className="field-box" />
          </div>
        }
      >
        <SearchList
          label={field.label}
          options={options}
          value={String(input.value ?? '')}
          onChange={input.onChange}
          onBlur={input.onBlur}
          invalid={field.error !== undefined}
          describedBy={describedBy(field, hint)}
          {...(placeholder && { placeholder })}
        />
      </Suspense>
      <FieldNotes {...field} hint={hint} />
    </div>
  );
}
