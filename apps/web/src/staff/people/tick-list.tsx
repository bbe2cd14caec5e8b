import { useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { describedBy, FieldNotes } from '../../components/field-frame.tsx';
import { useField } from '../../components/form.tsx';
import { searchOptions } from '../../components/search-options.ts';
import { inOrderOf, useTicked } from '../catalogues/use-ticked.ts';

export type TickOption = {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly disabled?: boolean;
};

type TickListProps = {
  name: string;
  hint?: string;
  options: readonly TickOption[];
  /** Words of the field that narrows a long list, and of one that has nothing left. */
  filter?: { readonly label: string; readonly none: string };
};

/** With more than these a person looks for one by its name. */
const AT_A_GLANCE = 12;

/** Whatever its case and accents, or by its code. */
const isFound = ({ value, label, detail }: TickOption, typed: string): boolean =>
  searchOptions([{ id: value, label, ...(detail !== undefined && { detail }) }], typed).length > 0;

/** Any of several choices, each a tick box; its value is the list of those that are ticked. */
export function TickList({ name, hint, options, filter }: TickListProps) {
  const field = useField(name);
  const { isTicked: isChosen, toggle } = useTicked(name, inOrderOf(options));
  const [typed, setTyped] = useState('');
  const isLong = filter !== undefined && options.length > AT_A_GLANCE;
  const shown = isLong ? options.filter((option) => isFound(option, typed)) : options;
  return (
    <fieldset id={field.id} aria-describedby={describedBy(field, hint)}>
      <legend className="mb-1.5 font-semibold text-small">{field.label}</legend>
      {isLong && (
        <input
          type="text"
          aria-label={filter.label}
          placeholder={filter.label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="field-box mb-3 max-w-96"
        />
      )}
      {shown.length === 0 && filter && <p className="text-small text-soft">{filter.none}</p>}
      <div
        className={classNames(
          'grid gap-x-6 sm:grid-cols-2',
          isLong && 'max-h-80 overflow-y-auto rounded-md border-[1.5px] border-line px-4 py-2',
        )}
      >
        {shown.map(({ value: one, label, detail, disabled }) => {
          const isTicked = isChosen(one);
          // A ticked one can go, also when a colleague took it meanwhile.
          const isFixed = disabled === true && !isTicked;
          const id = `${field.id}-${one}`;
          return (
            <label
              key={one}
              className={classNames('flex min-h-11 items-start gap-3.5 py-2', isFixed && 'text-soft')}
            >
              <input
                type="checkbox"
                checked={isTicked}
                disabled={isFixed}
                onChange={(event) => toggle(one, event.target.checked)}
                aria-labelledby={id}
                aria-describedby={detail === undefined ? undefined : `${id}-detail`}
                className="tick-box mt-0.5 size-6 shrink-0 cursor-pointer disabled:cursor-not-allowed disabled:opacity-55"
              />
              <span className="min-w-0">
                <span id={id}>{label}</span>
                {detail !== undefined && (
                  <span id={`${id}-detail`} className="block text-caption text-soft">
                    {detail}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <FieldNotes {...field} hint={hint} />
    </fieldset>
  );
}
