import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { useState } from 'react';
import { callApi } from '../../data/client.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export type SystemKey = CallAnswer<'listSystemKeys'>['keys'][number];

const keyOf = (id: number) => ['staff', 'system-keys', id] as const;

/** The keys of a system, with making and ending them. */
export function useKeys(id: number) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'make' | 'end' | null>(null);
  const [isNotDone, setNotDone] = useState(false);
  /** A new key. It is stored nowhere but on the page. */
  const [fresh, setFresh] = useState<string | null>(null);
  const params = { id: String(id) };
  const keys = useQuery({
    queryKey: keyOf(id),
    queryFn: () => whileSignedIn(() => callApi('listSystemKeys', { params })),
    staleTime: 0,
  });
  /** Null on failure, which the page then shows. */
  const run = async <T>(what: 'make' | 'end', work: () => Promise<T>): Promise<T | null> => {
    setBusy(what);
    setNotDone(false);
    try {
      return await whileSignedIn(work);
    } catch {
      setNotDone(true);
      return null;
    } finally {
      setBusy(null);
      void queries.invalidateQueries({ queryKey: keyOf(id) });
    }
  };
  return {
    keys,
    busy,
    isNotDone,
    fresh,
    forget: () => setFresh(null),
    make: async () => {
      const made = await run('make', () => callApi('createSystemKey', { params }));
      if (made) setFresh(made.key);
    },
    /** True when it was ended. */
    end: async (key: number): Promise<boolean> => {
      const ended = await run('end', () =>
        callApi('endSystemKey', { params: { ...params, key: String(key) } }),
      );
      return ended !== null;
    },
  };
}
