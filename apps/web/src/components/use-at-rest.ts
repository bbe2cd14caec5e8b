import { useEffect } from 'react';

/** Fetches parts once the page is at rest, so that they can be shown where the connection has gone meanwhile. */
export function useAtRest(load: () => Promise<unknown>, ms: number): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), ms);
    return () => clearTimeout(timer);
  }, [load, ms]);
}
