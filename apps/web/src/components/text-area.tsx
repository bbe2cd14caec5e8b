import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { classNames } from './class-names.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';

type TextAreaProps = {
  name: string;
  label?: string;
  hint?: ReactNode;
  /** Characters at most. More can be typed, so that no pasted text is lost; the counter then shows the excess. */
  max: number;
  rows?: number;
  optional?: boolean;
  /** Grows with its text, and counts only near the limit. */
  grows?: boolean;
};

/** Several lines of text with a counter of the characters left. */
export function TextArea({ name, label, hint, max, rows = 4, optional, grows }: TextAreaProps) {
  const field = useField(name, label);
  const texts = useTexts('components');
  const counterId = useId();
  const { value: held, onChange, onBlur } = useFieldValue(name);
  const value = String(held ?? '');
  const left = max - [...value].length;
  const near = left <= Math.max(20, max * 0.1);

  return (
    <FieldFrame {...field} {...(optional && { optional })}>
      <textarea
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        id={field.id}
        rows={rows}
        className={classNames('field-box resize-y', grows && 'field-sizing-content max-h-[32rem] min-h-24')}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={classNames(describedBy(field, hint), counterId)}
      />
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-6 text-caption text-soft">
        {hint && <p id={field.hintId}>{hint}</p>}
        <p
          id={counterId}
          hidden={grows && !near}
          className={classNames('tabular-nums', left < 0 && 'font-semibold text-bad')}
        >
          {texts.characters(left)}
        </p>
      </div>
      {/* Read aloud only near the limit: a count after every letter would drown the writer. */}
      <span aria-live="polite" className="visually-hidden">
        {near ? texts.characters(left) : ''}
      </span>
    </FieldFrame>
  );
}
