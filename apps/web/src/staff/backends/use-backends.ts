import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export type BackendList = CallAnswer<'listBackends'>;
/** A check names a system without its earlier readings. */
export type BackendSystem = BackendCheck['systems'][number] &
  Partial<Pick<BackendList['systems'][number], 'read_at' | 'refused'>>;
export type BackendCheck = CallAnswer<'checkBackends'>;

/** Calls come while the page stands open. */
const AGAIN_MS = 15_000;

/** Answers of the systems in use. */
export function useBackends() {
  return useQuery({
    queryKey: [...staffKey, 'backends'],
    queryFn: () => whileSignedIn(() => callApi('listBackends', {})),
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });
}

/** Asks them about a stay. A name stands in the body only. @throws ProblemError */
export const checkBackends = (stay: {
  lastName: string;
  folio: string;
  flight: string;
}): Promise<BackendCheck> =>
  whileSignedIn(() =>
    callApi('checkBackends', {
      body: { last_name: stay.lastName.trim(), folio: stay.folio.trim(), flight: stay.flight.trim() },
    }),
  );
