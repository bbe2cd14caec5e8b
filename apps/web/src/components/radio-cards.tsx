import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldNotes } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';

export type RadioCard = {
  readonly value: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
};

type RadioCardsProps = {
  name: string;
  label?: string;
  cards: readonly RadioCard[];
  hint?: ReactNode;
  /** Beside each other from this width on; stacked below it. `xs`: on every phone, but not where the letters are made very large. */
  columns?: 'xs' | 'sm' | 'never';
  hideLegend?: boolean;
  onPick?: (value: string) => void;
};

const COLUMNS = {
  xs: 'min-[22.5rem]:grid-flow-col min-[22.5rem]:auto-cols-fr',
  sm: 'sm:grid-flow-col sm:auto-cols-fr',
  never: '',
};

/** Native radio buttons drawn as cards: arrows move, space chooses, the whole card is the target. */
export function RadioCards({
  name,
  label,
  cards,
  hint,
  columns = 'sm',
  hideLegend,
  onPick,
}: RadioCardsProps) {
  const field = useField(name, label);
  const { value, onChange, onBlur } = useFieldValue(name);
  return (
    <fieldset id={field.id} aria-describedby={describedBy(field, hint)}>
      <legend className={hideLegend ? 'visually-hidden' : 'mb-1.5 font-semibold text-small'}>
        {field.label}
      </legend>
      <div className={classNames('grid gap-2.5', COLUMNS[columns])}>
        {cards.map((card) => (
          <label
            key={card.value}
            className={classNames(
              'relative flex min-h-13 items-center gap-3 rounded-md border-[1.5px] border-control bg-surface px-4 py-3 transition-colors duration-150',
              'hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-page',
              'has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3',
              'has-disabled:opacity-50',
              field.error && 'border-2 border-bad',
            )}
          >
            <input
              type="radio"
              value={card.value}
              disabled={card.disabled}
              name={field.id}
              checked={value === card.value}
              onChange={() => {
                onChange(card.value);
                onPick?.(card.value);
                // Choosing answers an error at once: a person need not leave a row of cards to hear it.
                onBlur();
              }}
              onBlur={onBlur}
              className="peer size-5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-control outline-none checked:border-[6px] checked:border-page"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold leading-tight">{card.title}</span>
              {card.detail && <span className="block text-caption opacity-80">{card.detail}</span>}
            </span>
            {card.picture}
          </label>
        ))}
      </div>
      <FieldNotes {...field} hint={hint} />
    </fieldset>
  );
}
