import { lazy, Suspense } from 'react';
import { useFormContext, useWatch } from '../../components/form-context.ts';

/** Fetched when it is asked for: few guests ever see it. */
const ArrivalField = lazy(() => import('./arrival-field.tsx'));

/** The place of the arrival date in a form that looks a stay up: empty until it is asked for. */
export function ArrivalPart({ className }: { className?: string }) {
  const { control } = useFormContext();
  const arrival = useWatch({ control, name: 'arrival' });
  if (typeof arrival !== 'string') return null;
  return (
    <Suspense fallback={null}>
      <div className={className}>
        <ArrivalField />
      </div>
    </Suspense>
  );
}
