import type { CallAnswer } from '@traslado/contract/schemas';
import { mayHandle, topicsFor } from '@traslado/domain/access/attention';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { countOpenMatters, listMatters, listWaitingMatters } from '../../store/account/alert-repository.ts';
import type { WaitingMatter } from '../../store/account/record.ts';
import { presentMatter } from './presenter.ts';

/** The matters for staff, of the caller's topics. */
export async function listAlerts(
  db: Db,
  { permissions, scope }: StaffCaller,
  { status }: { status: 'open' | 'handled' },
): Promise<CallAnswer<'listAlerts'>> {
  const sight = { topics: topicsFor(permissions), scope };
  const matters = await listMatters(db, { sight, status });
  return {
    alerts: matters.map(presentMatter),
    open: await countOpenMatters(db, sight),
    viewer: { canHandle: mayHandle(permissions) },
  };
}

export type WaitingAlert = WaitingMatter & { readonly shown: CallAnswer<'handleAlert'> };

/** The open matters of the caller's topics, each with the next ride of its booking. */
export async function listWaitingAlerts(
  db: Db,
  { permissions, scope }: StaffCaller,
  now: number,
): Promise<WaitingAlert[]> {
  const topics = topicsFor(permissions);
  if (topics.length === 0) return [];
  const matters = await listWaitingMatters(db, { topics, scope }, now);
  return matters.map((matter) => ({ ...matter, shown: presentMatter(matter) }));
}
