import { useCallback, useSyncExternalStore } from 'react';

/** Wider than a phone. */
export const TABLET = '(min-width: 48rem)';
/** From the width where pages have two columns. */
export const WIDE = '(min-width: 64rem)';

/** True while a media query holds: for parts that are another thing on a phone, not only another size. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
