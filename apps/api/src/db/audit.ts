import { sql } from 'kysely';
import type { Handle } from './client.ts';

export type Deed = {
  readonly accountId: number;
  readonly username: string;
  /** What was done: `alert.handle`, `mail.send`, `session.open` … */
  readonly action: string;
  /** To what. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly now: number;
};

/** Writes down what staff did, in the transaction in which they did it. */
export async function insertDeed(handle: Handle, deed: Deed): Promise<void> {
  await handle
    .insertInto('audit_entry')
    .values({
      account_id: deed.accountId,
      username: deed.username,
      action: deed.action,
      subject: deed.subject,
      detail: JSON.stringify(deed.detail),
      at: new Date(deed.now),
    })
    .execute();
}

/** What can be done to a row of a catalogue that staff edit. */
const CHANGES = ['create', 'update', 'delete'] as const;

export type Change = (typeof CHANGES)[number];

/**
 * Writes down that staff changed a row of a catalogue, with all that it said before and after.
 * @param change `catalogue`: `region`; null for `before` of a new row, for `after` of a deleted one
 */
export function insertChange<T extends object>(
  handle: Handle,
  staff: Pick<Deed, 'accountId' | 'username'>,
  change: {
    readonly catalogue: string;
    readonly id: number;
    readonly before: T | null;
    readonly after: T | null;
    readonly now: number;
  },
): Promise<void> {
  const { catalogue, id, before, after, now } = change;
  const did: Change = before === null ? 'create' : after === null ? 'delete' : 'update';
  return insertDeed(handle, {
    accountId: staff.accountId,
    username: staff.username,
    action: `${catalogue}.${did}`,
    subject: String(id),
    detail: { before, after },
    now,
  });
}

/** A change as the audit keeps it. `before` and `after` are what the row said, in the words of its catalogue at that time. */
export type KeptChange<T> = {
  readonly id: number;
  readonly change: Change;
  readonly username: string;
  readonly at: number;
  readonly before: T | null;
  readonly after: T | null;
};

/** Most changes of a row that are shown. */
const mostShown = 100;

/** The changes of a row of a catalogue, the newest first; of a deleted one too. */
export async function listChanges<T>(
  handle: Handle,
  { catalogue, id }: { readonly catalogue: string; readonly id: number },
): Promise<KeptChange<T>[]> {
  const actions = CHANGES.map((change) => `${catalogue}.${change}`);
  const { rows } = await sql<KeptChange<T>>`
    select id, split_part(action, '.', 2) as change, username, at, detail -> 'before' as before, detail -> 'after' as after
    from audit_entry where action = any(${actions}::text[]) and subject = ${String(id)}
    order by id desc limit ${mostShown}`.execute(handle);
  return rows;
}
