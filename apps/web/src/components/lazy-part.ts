import { type LazyExoticComponent, lazy, type ReactNode } from 'react';

export type ComponentOf<C> = C extends (props: infer P) => ReactNode ? (props: P) => ReactNode : never;

/** A part of a page in a file of its own, fetched when it is first shown. */
export function lazyPart<M, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<ComponentOf<M[N]>> {
  return lazy(() => load().then((file) => ({ default: file[name] as ComponentOf<M[N]> })));
}
