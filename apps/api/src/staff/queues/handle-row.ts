import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { mayRestUntil } from '@traslado/domain/desk/queues';
import { type Deed, insertDeed } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { readAnswerTimes } from '../../store/message/answer-times.ts';
import { findRow, insertNote, updateCharge, updateSnooze } from '../../store/queue/repository.ts';
import { readNote } from '../accounts/read-note.ts';
import { presentQueueRow } from './presenter.ts';
import { admitQueue, type QueueDeps, sightOf } from './see-queues.ts';

type Handled = CallRequest<'takeQueueRow'>['params'] & { readonly now: number };

/** Carries out an action on a row within the sight, and notes it. Codes: `auth.forbidden`, `queue_row.not_found`. */
async function handle(
  { db, inventory }: QueueDeps,
  staff: StaffCaller,
  { queue, key, now }: Handled,
  deed: {
    readonly action: 'queue.charge' | 'queue.snooze' | 'queue.note';
    readonly detail: Deed['detail'];
    readonly work: (tx: Tx) => Promise<void>;
  },
): Promise<CallAnswer<'takeQueueRow'>> {
  admitQueue(staff, queue);
  const sight = sightOf(staff, now);
  return db.transaction().execute(async (tx) => {
    const row = await findRow(tx, { queue, key }, sight);
    if (!row) throw new Refused('queue_row.not_found');
    await deed.work(tx);
    const { accountId, username } = staff;
    const { action, detail } = deed;
    const subject = row.booking?.number ?? `${queue} ${key}`;
    await insertDeed(tx, { accountId, username, action, subject, detail: { queue, key, ...detail }, now });
    const changed = await findRow(tx, { queue, key }, sight);
    if (!changed) throw new Refused('queue_row.not_found');
    return presentQueueRow(inventory.current(), changed, await readAnswerTimes(tx));
  });
}

/** Assigns the row to the caller, or clears its owner. Codes: those of `handle`, `queue_row.taken` where it has another owner by now. */
export const takeRow = (
  deps: QueueDeps,
  staff: StaffCaller,
  { take, seen, ...row }: Handled & CallRequest<'takeQueueRow'>['body'],
): Promise<CallAnswer<'takeQueueRow'>> =>
  handle(deps, staff, row, {
    action: 'queue.charge',
    detail: { take },
    work: async (tx) => {
      const other = await updateCharge(tx, row, { by: take ? staff : null, seen, now: row.now });
      if (other !== null) throw new Refused('queue_row.taken', { params: { by: other } });
    },
  });

/** Snoozes a row until a time, or wakes it. Codes: those of `handle`, `field.invalid` for a time that is past or too far. */
export async function snoozeRow(
  deps: QueueDeps,
  staff: StaffCaller,
  { until, ...row }: Handled & CallRequest<'snoozeQueueRow'>['body'],
): Promise<CallAnswer<'snoozeQueueRow'>> {
  const at = until === null ? null : Date.parse(until);
  if (at !== null && !mayRestUntil(at, row.now)) throw new Refused('field.invalid', { field: 'until' });
  return handle(deps, staff, row, {
    action: 'queue.snooze',
    detail: { until },
    work: (tx) => updateSnooze(tx, row, { until: at, by: staff }),
  });
}

/** Leaves a note on a row. Codes: those of `handle`, and of the note. */
export async function noteRow(
  deps: QueueDeps,
  staff: StaffCaller,
  { note: typed, ...row }: Handled & CallRequest<'noteQueueRow'>['body'],
): Promise<CallAnswer<'noteQueueRow'>> {
  const note = readNote(typed);
  return handle(deps, staff, row, {
    action: 'queue.note',
    detail: {},
    work: (tx) => insertNote(tx, row, { note, by: staff, now: row.now }),
  });
}
