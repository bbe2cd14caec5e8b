import { useSyncExternalStore } from 'react';

/** One value of the whole page, outside React. A page that was drawn beforehand has the first one. */
export function pageValue<T>(first: T) {
  let current = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => current;
  return {
    get,
    set: (next: T): void => {
      current = next;
      for (const listener of listeners) listener();
    },
    useValue: (): T => useSyncExternalStore(subscribe, get, () => first),
  };
}
