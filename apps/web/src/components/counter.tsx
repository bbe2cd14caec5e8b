import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { FieldNotes } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';
import { Icon, type IconName } from './icon.tsx';

type CounterProps = {
  name: string;
  label?: string;
  /** The people counted here, such as an age. */
  detail?: ReactNode;
  min?: number;
  max?: number;
  /** Shown when the upper bound is reached. */
  maxReason?: string;
};

/** A whole number with a button on each side; it can also be typed. */
export function Counter({ name, label, detail, min = 0, max = 99, maxReason }: CounterProps) {
  const field = useField(name, label);
  const texts = useTexts('components');
  const reasonId = useId();
  const input = useFieldValue(name);
  const value = Number(input.value) || 0;
  const change = (next: number) => input.onChange(Math.min(max, Math.max(min, next)));
  const atMax = value >= max;

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <label htmlFor={field.id} className="min-w-0 flex-1 basis-36">
          <span className="block font-semibold">{field.label}</span>
          {detail && (
            <span id={field.hintId} className="block text-caption text-soft">
              {detail}
            </span>
          )}
        </label>
        <div className="flex shrink-0 items-center gap-1.5">
          <RoundButton
            icon="minus"
            label={texts.counter.less(field.label)}
            disabled={value <= min}
            onClick={() => change(value - 1)}
          />
          <input
            id={field.id}
            name={name}
            value={value}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            onChange={(event) => input.onChange(Number(event.target.value.replace(/\D/g, '')))}
            onBlur={() => {
              change(value);
              input.onBlur();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              change(value + (event.key === 'ArrowUp' ? 1 : -1));
            }}
            className="h-11 w-11 rounded-sm bg-transparent text-center font-display font-bold text-heading tabular-nums"
            aria-invalid={field.error ? true : undefined}
            aria-describedby={[
              detail && field.hintId,
              atMax && maxReason && reasonId,
              field.error && field.errorId,
            ]
              .filter(Boolean)
              .join(' ')}
          />
          <RoundButton
            icon="plus"
            label={texts.counter.more(field.label)}
            disabled={atMax}
            onClick={() => change(value + 1)}
          />
        </div>
      </div>
      <p id={reasonId} aria-live="polite" className="text-caption text-soft">
        {atMax ? maxReason : null}
      </p>
      <FieldNotes hintId={field.hintId} errorId={field.errorId} error={field.error} />
    </div>
  );
}

type RoundButtonProps = { icon: IconName; label: string; disabled: boolean; onClick: () => void };

function RoundButton({ icon, label, disabled, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="grid size-11 place-items-center rounded-full border-[1.5px] border-control text-ink transition-colors hover:border-ink hover:bg-ink hover:text-page aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-disabled:hover:text-ink"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
