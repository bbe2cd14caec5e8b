import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { openThingsFor, QUEUES, type QueueName, queuesFor } from '@traslado/domain/desk/queues';
import { MOST_TODAY, todaySourcesFor } from '@traslado/domain/desk/today';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import { readAnswerTimes } from '../../store/message/answer-times.ts';
import type { QueueRecord } from '../../store/queue/record.ts';
import { countQueues, listRows, listWaiting, type Sight } from '../../store/queue/repository.ts';
import { dueOf, presentQueueRow } from './presenter.ts';

export type QueueDeps = { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> };

export const sightOf = ({ scope, permissions }: StaffCaller, now: number): Sight => ({
  scope,
  things: openThingsFor(permissions),
  now,
});

/** Refuses a queue without the caller's permission. Code: `auth.forbidden`. */
export function admitQueue({ permissions }: StaffCaller, queue: QueueName): void {
  if (!permissions.includes(QUEUES[queue].permission)) throw new Refused('auth.forbidden');
}

/** Counts of the queues that the caller sees. */
export async function seeQueues(
  { db }: QueueDeps,
  staff: StaffCaller,
  now: number,
): Promise<CallAnswer<'getQueues'>> {
  const times = await readAnswerTimes(db);
  const counts = await countQueues(db, queuesFor(staff.permissions), sightOf(staff, now), times);
  return {
    queues: counts.map(({ rideAt, ...count }) => ({
      ...count,
      ride_at: rideAt === null ? null : toIso(rideAt),
    })),
  };
}

type Asked = CallRequest<'getQueue'>['params'] & CallRequest<'getQueue'>['query'] & { readonly now: number };

/** The rows of a queue, and their number by its count. Code: `auth.forbidden`. */
export async function seeQueue(
  { db, inventory }: QueueDeps,
  staff: StaffCaller,
  { queue, state, now, ...page }: Asked,
): Promise<CallAnswer<'getQueue'>> {
  admitQueue(staff, queue);
  const sight = sightOf(staff, now);
  const times = await readAnswerTimes(db);
  const [rows, counts] = await Promise.all([
    listRows(db, queue, sight, { state, times, ...page }),
    countQueues(db, [queue], sight, times),
  ]);
  return {
    name: queue,
    rows: rows.map((row) => presentQueueRow(inventory.current(), row, times)),
    total: counts[0]?.[state] ?? 0,
    ...page,
    viewer: { can_handle: staff.permissions.includes('queues:handle'), name: staff.username },
  };
}

export type WaitingRow = QueueRecord & { readonly shown: CallAnswer<'getQueue'>['rows'][number] };

/** The open rows of the caller's own work, and the rides of the next hours. */
export async function listWaitingRows(
  { db, inventory }: QueueDeps,
  staff: StaffCaller,
  now: number,
): Promise<WaitingRow[]> {
  const sources = todaySourcesFor(staff.permissions);
  if (sources.length === 0) return [];
  const sight = { ...sightOf(staff, now), approver: staff.accountId };
  const [rows, times] = await Promise.all([listWaiting(db, sources, sight, MOST_TODAY), readAnswerTimes(db)]);
  return rows.map((row) => ({
    ...row,
    dueAt: dueOf(row, times),
    shown: presentQueueRow(inventory.current(), row, times),
  }));
}
