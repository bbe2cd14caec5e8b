import { ProblemError } from '@traslado/contract/client';
import type { ReactNode } from 'react';
import { Banner } from '../../components/banner.tsx';
import { LoadFailed } from './load-failed.tsx';

type NotLoadedProps = {
  /** The failure; null while it is on its way. */
  error: unknown;
  /** The refusal for a missing thing, or one that the person may not see. */
  missing: string;
  texts: { gone: { title: string; text: string }; failed: string; retry: string };
  onRetry: () => void;
  /** Its placeholder while it is on its way. */
  children: ReactNode;
};

/** In place of the one subject of a page: it is on its way, there is none, or it could not be read. */
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
