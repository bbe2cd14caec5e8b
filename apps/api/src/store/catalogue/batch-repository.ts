import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';

export type BatchKind = 'import' | 'bulk' | 'copy' | 'undo' | 'change_set';

/** Begins a change of many rows, and returns its number. */
export async function insertBatch(
  tx: Tx,
  batch: {
    readonly catalogue: string;
    readonly kind: BatchKind;
    readonly undoneId: number | null;
    readonly username: string;
    /** Its batch over all catalogues. */
    readonly partOf?: number;
    readonly now: number;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('catalogue_batch')
    .values({
      catalogue: batch.catalogue,
      kind: batch.kind,
      undone_id: batch.undoneId,
      part_of: batch.partOf ?? null,
      at: new Date(batch.now),
      username: batch.username,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type BatchChange = {
  readonly id: number;
  readonly before: Facts | null;
  readonly after: Facts | null;
};

/** The changes of a batch, the last first; null where the catalogue has no such batch. */
export async function findBatch(
  handle: Handle,
  { one, name }: Pick<Definition, 'one' | 'name'>,
  id: number,
): Promise<BatchChange[] | null> {
  const batch = await handle
    .selectFrom('catalogue_batch')
    .select('id')
    .where('id', '=', id)
    .where('catalogue', '=', name)
    .executeTakeFirst();
  if (!batch) return null;
  const { rows } = await sql<BatchChange>`
    select subject::int as id, detail -> 'before' as before, detail -> 'after' as after from audit_entry
    where batch_id = ${id} and split_part(action, '.', 1) = ${one} order by audit_entry.id desc`.execute(
    handle,
  );
  return rows;
}

/** The parts of a change of many catalogues, the last one first. */
export async function listParts(
  handle: Handle,
  id: number,
): Promise<{ readonly id: number; readonly catalogue: string }[]> {
  return handle
    .selectFrom('catalogue_batch')
    .select(['id', 'catalogue'])
    .where('part_of', '=', id)
    .orderBy('id', 'desc')
    .execute();
}
