import { ProblemError } from '@traslado/contract/client';
import type { ReactNode } from 'react';
import { Banner } from '../../components/banner.tsx';
import { LoadFailed } from './load-failed.tsx';

type NotLoadedProps = {
  /** Why it did not come; null while it is on its way. */
  error: unknown;
  /** The refusal for what there is not, or what the person may not see. */
  missing: string;
  texts: { gone: { title: string; text: string }; failed: string; retry: string };
  onRetry: () => void;
  /** What stands in its place while it is on its way. */
  children: ReactNode;
};

/** In place of the one thing that a page is about: that it is on its way, that there is none, or that it could not be read. */
export function NotLoaded({ error, missing, texts, onRetry, children }: NotLoadedProps) {
  if (error instanceof ProblemError && error.problem.code === missing)
    return (
      <Banner tone="info" title={texts.gone.title}>
        {texts.gone.text}
      </Banner>
    );
  if (error) return <LoadFailed title={texts.failed} retry={texts.retry} onRetry={onRetry} />;
  return children;
}
