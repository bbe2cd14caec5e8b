import { lazy, type ReactNode, Suspense } from 'react';
import { describedBy, FieldNotes } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';

const DateSegments = lazy(() =>
  import('./date-segments.tsx').then((file) => ({ default: file.DateSegments })),
);
const TimeSegments = lazy(() =>
  import('./time-segments.tsx').then((file) => ({ default: file.TimeSegments })),
);

type SegmentsFieldProps = { name: string; label?: string; hint?: ReactNode; className?: string };

type DateFieldProps = SegmentsFieldProps & {
  /** First and last day that can be chosen, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
  /** Why these bounds, in words; shown under the field and read with it. */
  boundsReason?: ReactNode;
  /** Days between the bounds that cannot be chosen. */
  closed?: readonly string[];
};

/** A date typed in segments (day, month, year in the order of the language), with a calendar as an extra. Its value is 'YYYY-MM-DD' or ''. */
export function DateField({ name, label, hint, boundsReason, className, min, max, closed }: DateFieldProps) {
  const field = useField(name, label);
  const input = useFieldValue(name);
  const notes =
    hint || boundsReason ? (
      <>
        {hint} {boundsReason}
      </>
    ) : undefined;
  return (
    <div id={field.id} className={className}>
      <Suspense fallback={<SegmentsPlaceholder label={field.label} />}>
        <DateSegments
          label={field.label}
          value={String(input.value ?? '')}
          onChange={input.onChange}
          onBlur={input.onBlur}
          invalid={field.error !== undefined}
          describedBy={describedBy(field, notes)}
          {...(min && { min })}
          {...(max && { max })}
          {...(closed && { closed })}
        />
      </Suspense>
      <FieldNotes {...field} hint={notes} />
    </div>
  );
}

/** A time of day typed in segments, 12 or 24 hours as the language has it. Its value is 'HH:MM' or ''. */
export function TimeField({ name, label, hint, className }: SegmentsFieldProps) {
  const field = useField(name, label);
  const input = useFieldValue(name);
  return (
    <div id={field.id} className={className}>
      <Suspense fallback={<SegmentsPlaceholder label={field.label} />}>
        <TimeSegments
          label={field.label}
          value={String(input.value ?? '')}
          onChange={input.onChange}
          onBlur={input.onBlur}
          invalid={field.error !== undefined}
          describedBy={describedBy(field, hint)}
        />
      </Suspense>
      <FieldNotes {...field} hint={hint} />
    </div>
  );
}

/** Keeps the place while the segments are fetched: nothing moves when they come. */
function SegmentsPlaceholder({ label }: { label: string }) {
  return (
    <div aria-hidden="true">
      <span className="mb-1.5 block font-semibold text-small">{label}</span>
      <div className="field-box" />
    </div>
  );
}
