import type { ReactNode } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type FieldFrameProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  hintId: string;
  error?: string | undefined;
  errorId: string;
  /** The error is read aloud when it comes up. */
  atOnce?: boolean | undefined;
  optional?: boolean;
  children: ReactNode;
  className?: string;
};

/** Label above, hint below it, then the field, then its error. */
export function FieldFrame({ id, label, optional, children, className, ...notes }: FieldFrameProps) {
  const texts = useTexts('components');
  return (
    <div className={classNames('flex flex-col', className)}>
      <label htmlFor={id} className="mb-1.5 w-fit font-semibold text-small">
        {label}
        {optional && <span className="font-normal text-soft"> {texts.optional}</span>}
      </label>
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}

type FieldNotesProps = Pick<FieldFrameProps, 'hint' | 'hintId' | 'error' | 'errorId' | 'atOnce'>;

/** Hint and error of a field, or of a group of fields. */
export function FieldNotes({ hint, hintId, error, errorId, atOnce }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={hintId} className="mt-1.5 text-soft text-caption">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={errorId}
          role={atOnce ? 'alert' : undefined}
          className="mt-1.5 flex items-start gap-1.5 font-medium text-bad text-small"
        >
          <Icon name="error" className="mt-0.5 size-5" />
          {error}
        </p>
      )}
    </>
  );
}

/** The ids that describe a field, for aria-describedby. */
export function describedBy(
  field: { hintId: string; errorId: string; error?: string | undefined },
  hint: unknown,
) {
  return classNames(hint ? field.hintId : null, field.error ? field.errorId : null) || undefined;
}
