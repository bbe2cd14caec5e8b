import type { OwnAction } from '@traslado/domain/audit/actions';
import type { FactName } from '@traslado/domain/audit/facts-in-words';
import { sql } from 'kysely';
import type { Handle } from './client.ts';
import { nameOfStaff } from './staff-names.ts';

export type Deed = {
  readonly accountId: number;
  readonly username: string;
  /** One of the audit's own actions; of a catalogue, the export of its rows as a file. */
  readonly action: OwnAction | `${string}.export`;
  /** The action's subject. */
  readonly subject: string;
  readonly detail: Readonly<Partial<Record<FactName, unknown>>>;
  readonly now: number;
  readonly batchId?: number;
};

/** Notes actions of staff, in their own transaction. */
export async function insertDeeds(handle: Handle, deeds: readonly Deed[]): Promise<void> {
  await handle
    .insertInto('audit_entry')
    .values(
      deeds.map((deed) => ({
        account_id: deed.accountId,
        username: deed.username,
        action: deed.action,
        subject: deed.subject,
        detail: JSON.stringify(deed.detail),
        at: new Date(deed.now),
        batch_id: deed.batchId ?? null,
      })),
    )
    .execute();
}

export const insertDeed = (handle: Handle, deed: Deed): Promise<void> => insertDeeds(handle, [deed]);

/** Changes of a row in a catalogue of staff. */
const CHANGES = ['create', 'update', 'delete'] as const;

export type Change = (typeof CHANGES)[number];

/** The context of changed rows. */
type Note = {
  /** The catalogue's noun in actions: `region`. */
  readonly catalogue: string;
  readonly now: number;
  readonly batchId?: number;
};

type ChangedRow<T extends object> = {
  readonly id: number;
  /** Null of a new row. */
  readonly before: T | null;
  /** Null of a deleted one. */
  readonly after: T | null;
};

/** Notes changes of a catalogue's rows by staff, in this order, with all facts before and after: one statement for all. */
export async function insertChanges<T extends object>(
  handle: Handle,
  { accountId, username }: Pick<Deed, 'accountId' | 'username'>,
  { catalogue, now, batchId }: Note,
  changes: readonly ChangedRow<T>[],
): Promise<void> {
  const didOf = ({ before, after }: ChangedRow<T>): Change =>
    before === null ? 'create' : after === null ? 'delete' : 'update';
  const entries = changes.map((change) => ({
    action: `${catalogue}.${didOf(change)}`,
    subject: String(change.id),
    detail: { before: change.before, after: change.after },
  }));
  await sql`
    insert into audit_entry (account_id, username, action, subject, detail, at, batch_id)
    select ${accountId}::int, ${username}::text, action, subject, detail, ${new Date(now)}::timestamptz, ${batchId ?? null}::int
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (action text, subject text, detail jsonb)`.execute(
    handle,
  );
}

/** The same of one row. */
export const insertChange = <T extends object>(
  handle: Handle,
  staff: Pick<Deed, 'accountId' | 'username'>,
  { id, before, after, ...note }: Note & ChangedRow<T>,
): Promise<void> => insertChanges(handle, staff, note, [{ id, before, after }]);

/** A change as the audit keeps it. `before` and `after` are the row's facts, in the words of its catalogue at that time. */
export type KeptChange<T> = {
  readonly id: number;
  readonly change: Change;
  readonly username: string;
  /** The name that people read. */
  readonly name: string;
  readonly at: number;
  readonly before: T | null;
  readonly after: T | null;
};

/** Most changes of a row that are shown. */
const mostShown = 100;

const actionsOf = (catalogue: string): string[] => CHANGES.map((change) => `${catalogue}.${change}`);

type OfRow = { readonly catalogue: string; readonly id: number };

/** One change of a row of a catalogue; null where the row has no such change. */
export async function findChange<T>(
  handle: Handle,
  { catalogue, id, change }: OfRow & { readonly change: number },
): Promise<Pick<KeptChange<T>, 'before' | 'after'> | null> {
  const { rows } = await sql<Pick<KeptChange<T>, 'before' | 'after'>>`
    select detail -> 'before' as before, detail -> 'after' as after from audit_entry
    where id = ${change} and action = any(${actionsOf(catalogue)}::text[]) and subject = ${String(id)}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/** Number of changes of a catalogue's rows, by their numbers; an unchanged row has no entry. */
export async function countChanges(
  handle: Handle,
  { catalogue, ids }: { readonly catalogue: string; readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; n: number }>`
    select subject::int as id, count(*) as n from audit_entry
    where action = any(${actionsOf(catalogue)}::text[]) and subject = any(${ids.map(String)}::text[]) group by subject`.execute(
    handle,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** The changes of a row of a catalogue, the newest first; of a deleted one too. */
export async function listChanges<T>(handle: Handle, { catalogue, id }: OfRow): Promise<KeptChange<T>[]> {
  const { rows } = await sql<KeptChange<T>>`
    select id, split_part(action, '.', 2) as change, username, ${nameOfStaff(sql`audit_entry.username`)} as name, at,
      detail -> 'before' as before, detail -> 'after' as after
    from audit_entry where action = any(${actionsOf(catalogue)}::text[]) and subject = ${String(id)}
    order by id desc limit ${mostShown}`.execute(handle);
  return rows;
}
