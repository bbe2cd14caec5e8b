import type { ReactNode } from 'react';
import { Skeleton } from '../components/skeleton.tsx';
import { useTexts } from '../i18n/i18n.tsx';

/** A step of a booking before its code is here: its frame at once, in the places where line, title and cards will stand. */
export function StepSkeleton({ heading }: { heading?: ReactNode }) {
  const { loading } = useTexts('components');
  return (
    <div role="status" aria-label={loading} className="shell min-h-dvh pt-4 sm:pt-6">
      <Skeleton className="h-16.5 sm:h-21" />
      {heading ?? (
        <>
          <Skeleton className="mt-20 h-12 w-1/2" />
          <Skeleton className="mt-4 h-18" />
        </>
      )}
      <div className="mt-5 grid gap-4 wide:grid-cols-3 wide:gap-6">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-72" />
        ))}
      </div>
    </div>
  );
}
