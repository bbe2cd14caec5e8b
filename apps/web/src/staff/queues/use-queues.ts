import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { QueueName } from '@traslado/domain/desk/queues';
import { callApi } from '../../data/client.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { refusalTextOf } from '../session/write-outcome.ts';

export type QueueRow = CallAnswer<'getQueue'>['rows'][number];
export type RowState = 'open' | 'snoozed';

const queuesKey = [...staffKey, 'queues'] as const;

export const PAGE_SIZE = 25;

/** The queues change while the page stands open. */
const AGAIN_MS = 60_000;

const asked = {
  staleTime: 0,
  gcTime: 60_000,
  retry: false,
  refetchInterval: AGAIN_MS,
  refetchOnWindowFocus: true,
} as const;

export const queueAddress = (name: QueueName): string => `/admin/queues/${name}`;

/** Number of rows in each queue that the person sees. */
export function useQueues() {
  return useQuery({
    queryKey: [...queuesKey, 'counts'],
    queryFn: () => whileSignedIn(() => callApi('getQueues', {})),
    ...asked,
  });
}

export function useQueue(queue: QueueName, state: RowState, page: number) {
  return useQuery({
    queryKey: [...queuesKey, 'rows', queue, state, page],
    queryFn: () =>
      whileSignedIn(() =>
        callApi('getQueue', {
          params: { queue },
          query: { state, page: String(page), page_size: String(PAGE_SIZE) },
        }),
      ),
    placeholderData: keepPreviousData,
    ...asked,
  });
}

/** Actions on a row. Each answers null on success, else the reason; then the queues are read again. */
export function useRowDeeds(queue: QueueName, key: string) {
  const queries = useQueryClient();
  const decide = async (call: () => Promise<unknown>): Promise<string | null> => {
    const refusal = await refusalTextOf(call);
    await queries.invalidateQueries({ queryKey: queuesKey });
    return refusal;
  };
  const params = { queue, key };
  return {
    /** @param seen the owner that the person saw */
    charge: (take: boolean, seen: string | null) =>
      decide(() => callApi('takeQueueRow', { params, body: { take, seen } })),
    snooze: (until: string | null) => decide(() => callApi('snoozeQueueRow', { params, body: { until } })),
    note: (note: string) => decide(() => callApi('noteQueueRow', { params, body: { note } })),
  };
}
