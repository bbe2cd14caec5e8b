import { describedBy, FieldNotes } from '../../components/field-frame.tsx';
import { useField } from '../../components/form.tsx';
import { inOrderOf, useTicked } from './use-ticked.ts';

type CheckboxSetProps = {
  name: string;
  hint?: string | undefined;
  options: readonly { readonly value: string; readonly label: string }[];
};

/** Any of a few words, each with its own box; the value has them in the order of the boxes. */
export function CheckboxSet({ name, hint, options }: CheckboxSetProps) {
  const field = useField(name);
  const { isTicked, toggle, onBlur } = useTicked(name, inOrderOf(options));
  return (
    <fieldset id={field.id} aria-describedby={describedBy(field, hint)}>
      <legend className="mb-1.5 font-semibold text-small">{field.label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3 py-2">
            <input
              type="checkbox"
              name={`${name}.${option.value}`}
              checked={isTicked(option.value)}
              onChange={({ target }) => toggle(option.value, target.checked)}
              onBlur={onBlur}
              className="tick-box size-6 shrink-0 cursor-pointer"
              aria-invalid={field.error ? true : undefined}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes {...field} hint={hint} />
    </fieldset>
  );
}
