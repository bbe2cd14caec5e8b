/** The value in a store of the browser under a name; null for none, or where storage is refused. */
export function readKept<T>(store: () => Storage, key: string): T | null {
  try {
    return JSON.parse(store().getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Stores it, where storage is neither full nor refused. */
export function writeKept(store: () => Storage, key: string, value: unknown): void {
  try {
    store().setItem(key, JSON.stringify(value));
  } catch {
    // The page goes on without it: the value is asked for or typed again.
  }
}

export const ofTab = () => sessionStorage;
export const ofDevice = () => localStorage;
