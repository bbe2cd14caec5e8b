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

type Answer = Promise<string | null>;

/** Actions on the rows of a queue. Each answers null on success, else the reason. The queues are read again meanwhile: undo is offered before a row goes. */
export function useQueueDeeds(queue: QueueName) {
  const queries = useQueryClient();
  const decide = async (call: () => Promise<unknown>): Answer => {
    const refusal = await refusalTextOf(call);
    void queries.invalidateQueries({ queryKey: queuesKey });
    return refusal;
  };
  return {
    /** @param seen the owner that the person saw */
    charge: (key: string, take: boolean, seen: string | null): Answer =>
      decide(() => callApi('takeQueueRow', { params: { queue, key }, body: { take, seen } })),
    snooze: (key: string, until: string | null): Answer =>
      decide(() => callApi('snoozeQueueRow', { params: { queue, key }, body: { until } })),
    note: (key: string, note: string): Answer =>
      decide(() => callApi('noteQueueRow', { params: { queue, key }, body: { note } })),
    /** One action on several rows, one after the other. Answers the rows where it was done. */
    inTurn: async <Row>(rows: readonly Row[], deed: (row: Row) => Answer): Promise<Row[]> => {
      const done: Row[] = [];
      for (const row of rows) if ((await deed(row)) === null) done.push(row);
      return done;
    },
  };
}

/** The same for one row. */
export function useRowDeeds(queue: QueueName, key: string) {
  const { charge, snooze, note } = useQueueDeeds(queue);
  return {
    charge: (take: boolean, seen: string | null) => charge(key, take, seen),
    snooze: (until: string | null) => snooze(key, until),
    note: (text: string) => note(key, text),
  };
}
