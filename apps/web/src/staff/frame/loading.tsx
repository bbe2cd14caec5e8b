import { ProblemError } from '@traslado/contract/client';
import { Banner } from '../../components/banner.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';

type LoadingProps = {
  query: {
    readonly data?: unknown;
    readonly isError: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  texts: { readonly failed: string };
  /** The refusal for a thing that does not exist, or that the person may not see, and its words. */
  missing?: { readonly code: string; readonly title: string; readonly text: string };
  /** Height of the skeleton, and its distance. */
  className?: string;
};

/** Stands in until there is data: a skeleton, the failure with a way to ask again, or the note that there is no such thing. */
export function Loading({ query, texts, missing, className = 'h-96' }: LoadingProps) {
  const { data, isError, error } = query;
  if (data) return null;
  if (!isError) return <Skeleton className={`${className} w-full`} />;
  if (missing && error instanceof ProblemError && error.problem.code === missing.code)
    return (
      <Banner tone="info" title={missing.title}>
        {missing.text}
      </Banner>
    );
  return <LoadFailed title={texts.failed} onRetry={() => void query.refetch()} />;
}
