import { type ChangeSetState, statesBefore } from '@traslado/domain/change-sets/state';
import type { Db, Tx } from '../../db/client.ts';
import { resolveStaffAlerts } from '../../db/staff-alerts.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { SetRecord } from '../../store/change-set/record.ts';
import { updateState } from '../../store/change-set/repository.ts';
import { listSetParts } from '../../store/change-set/row-repository.ts';
import { noteDeed } from './note-deed.ts';
import { checkApprover } from './publish-set.ts';
import { seeSet } from './see-sets.ts';

/** Kinds of alerts about a set. */
export const ALERTS = { failed: 'change_set.failed', late: 'change_set.late' } as const;

/** Closes the alerts about a set: a person has it in hand. */
const settleAlerts = (tx: Tx, id: number, now: number): Promise<void> =>
  resolveStaffAlerts(tx, { kinds: Object.values(ALERTS), subject: String(id), now });

type Move = { readonly id: number; readonly seenVersion: number | null; readonly now: number };

/**
 * Makes a draft ready, takes a set back to draft, or withdraws it. An approval is of the approved rows, so it ends where rows may change
 * again; a scheduled moment ends with either. Codes: those of `seeSet`, `change_set.moved`, `change_set.empty`.
 */
export async function moveSet(
  db: Db,
  staff: StaffCaller,
  { id, seenVersion, to, now }: Move & { readonly to: 'draft' | 'ready' | 'withdrawn' },
): Promise<void> {
  const set = await seeSet(db, staff, { id, seenVersion });
  await db.transaction().execute(async (tx) => {
    const { username } = staff;
    if (to === 'ready' && (await listSetParts(tx, id)).length === 0) throw new Refused('change_set.empty');
    const written =
      to === 'withdrawn'
        ? { ended: { username, at: now } }
        : { scheduled: null, failure: null, ...(to === 'draft' && { approved: null }) };
    const isOurs = await updateState(tx, { id, version: set.version, from: statesBefore(to), to }, written);
    if (!isOurs) throw new Refused('change_set.moved');
    await settleAlerts(tx, id, now);
    await noteDeed(tx, staff, { id, action: 'move', now, from: set.status, to });
  });
}

/** States in which a set waits for a decision. */
const DECIDED: readonly ChangeSetState[] = ['ready', 'scheduled'];

/** Approves a set as the second person. Codes: those of `seeSet` and `checkApprover`, `change_set.moved`. */
export async function approveSet(db: Db, staff: StaffCaller, { id, seenVersion, now }: Move): Promise<void> {
  const set: SetRecord = await seeSet(db, staff, { id, seenVersion });
  if (!DECIDED.includes(set.status)) throw new Refused('change_set.moved');
  await db.transaction().execute(async (tx) => {
    const move = { id, version: set.version, from: [set.status], to: set.status };
    const approved = { username: staff.username, at: now };
    if (!(await updateState(tx, move, { approved }))) throw new Refused('change_set.moved');
    await checkApprover(tx, staff, id);
    await noteDeed(tx, staff, { id, action: 'approve', now });
  });
}
