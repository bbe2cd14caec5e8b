import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

/** Stands in for a page whose code is on its way; the frame around it stays. */
export function PageSkeleton() {
  const { loading } = useTexts('components');
  return (
    <main id="content" tabIndex={-1} aria-busy="true" aria-label={loading} className="min-w-0 flex-1">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="mt-3 h-4 w-72 max-w-full" />
      <div className="mt-8 grid gap-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-9 w-full" />
        ))}
      </div>
    </main>
  );
}
