import { type LazyExoticComponent, lazy } from 'react';
import type { ComponentOf } from './lazy-part.ts';

/** A part that a page can do without: where it cannot be fetched, nothing is shown. Apart from `lazyPart`, which only staff fetch. */
export function lazyExtra<M, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<ComponentOf<M[N]>> {
  return lazy(() =>
    load().then(
      (file) => ({ default: file[name] as ComponentOf<M[N]> }),
      () => ({ default: (() => null) as never }),
    ),
  );
}
