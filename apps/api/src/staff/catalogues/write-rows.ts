import { isDeepStrictEqual } from 'node:util';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { countChanges, insertChanges } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import { heldBy } from '../../db/errors.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { RowRecord, Write } from '../../store/catalogue/record.ts';
import { insertRows, removeRows, updateRows } from '../../store/catalogue/repository.ts';
import type { Confirmation } from '../expectations/ask-once.ts';
import type { WrittenRow } from '../expectations/find-unusual.ts';
import { findRefusals, inUse } from './check-writes.ts';

/** The author of a change, its time, and the answer to a question about its prices. */
export type Author = {
  readonly staff: StaffCaller;
  readonly now: number;
  readonly confirmed?: Confirmation | undefined;
};

/** The author of a write within a change, and its batch. Written rows gather in it, so that the end of the change sees all of them. */
export type Writer = Author & { readonly batchId?: number; readonly written: WrittenRow[] };

/** A writer that has not written yet. */
export const writerOf = (author: Author): Writer => ({ ...author, written: [] });

/** Deleted rows come back under their numbers. Every version left an entry, so theirs are newer than any that was seen. */
async function bringBack(
  tx: Tx,
  definition: Definition,
  rows: readonly { readonly id: number; readonly facts: Facts }[],
  by: { readonly username: string; readonly now: number },
): Promise<RowRecord[]> {
  const ids = rows.map(({ id }) => id);
  const changes = await countChanges(tx, { catalogue: definition.one, ids });
  const numbered = rows.map(({ id, facts }) => ({
    facts,
    number: { id, version: (changes.get(id) ?? 0) + 1 },
  }));
  return insertRows(tx, definition, numbered, by);
}

/**
 * Writes checked rows, with an entry in the audit each: deletions first, then changes, then new rows. A thousand rows take as many
 * statements as one.
 * @returns the rows as they are now, in the same order; null for a deleted one
 * @throws the database's refusal where a value is taken or a row is still referenced; then the transaction is over
 */
export async function writeRows(
  tx: Tx,
  definition: Definition,
  writes: readonly Write[],
  { staff, now, batchId, written: done }: Writer,
): Promise<(RowRecord | null)[]> {
  const by = { username: staff.username, now };
  const written = new Map<Write, RowRecord>();
  /** Writes the rows of one kind, if there are any. */
  const each = async <T>(
    pick: (write: Write) => T | null,
    write: (rows: readonly T[]) => Promise<readonly RowRecord[]>,
  ): Promise<void> => {
    const picked = writes.flatMap((one) => {
      const row = pick(one);
      return row === null ? [] : [{ one, row }];
    });
    if (picked.length === 0) return;
    const rows = await write(picked.map(({ row }) => row));
    picked.forEach(({ one }, index) => {
      const row = rows[index];
      if (row) written.set(one, row);
    });
  };
  await each(
    ({ before, after }) => (before && !after ? before.id : null),
    async (ids) => {
      await removeRows(tx, definition, ids);
      return [];
    },
  );
  await each(
    ({ before, after }) => (before && after ? { id: before.id, facts: after } : null),
    (rows) => updateRows(tx, definition, rows, by),
  );
  await each(
    ({ id, before, after }) => (!before && after && id !== null ? { id, facts: after } : null),
    (rows) => bringBack(tx, definition, rows, by),
  );
  await each(
    ({ id, before, after }) => (!before && after && id === null ? { facts: after } : null),
    (rows) => insertRows(tx, definition, rows, by),
  );
  const rows = writes.map((write) => written.get(write) ?? null);
  const entries = writes.flatMap(({ before }, index) => {
    const row = rows[index] ?? null;
    const id = row?.id ?? before?.id;
    return id === undefined ? [] : [{ id, before: before?.facts ?? null, after: row?.facts ?? null }];
  });
  const note = { catalogue: definition.one, now, ...(batchId !== undefined && { batchId }) };
  await insertChanges(tx, staff, note, entries);
  writes.forEach(({ before }, index) => {
    done.push({ definition, before, after: rows[index] ?? null });
  });
  return rows;
}

/** Writes one row, a set of one. Codes: those of `findRefusals`. */
async function writeRow(
  tx: Tx,
  definition: Definition,
  write: Write,
  writer: Writer,
): Promise<RowRecord | null> {
  const refusal = (await findRefusals(tx, definition, writer.staff.scope, [write])).get(write);
  if (refusal) throw refusal;
  const [row = null] = await writeRows(tx, definition, [write], writer);
  return row;
}

/**
 * Adds a checked row, or changes one to the checked values. The same values change nothing: no version, no entry in the audit. Codes:
 * `field.invalid`, `scope.whole_group`, that of `sealedBy`.
 * @param write `id` of a restored row
 */
export async function saveRow(
  tx: Tx,
  definition: Definition,
  write: Write & { readonly after: Facts },
  writer: Writer,
): Promise<RowRecord> {
  const { before, after } = write;
  if (before && isDeepStrictEqual(before.facts, after)) return before;
  const row = await writeRow(tx, definition, write, writer);
  if (!row) throw new Error('a row that is written is gone');
  return row;
}

/** Deletes a row. The audit keeps its values. Codes: `scope.whole_group`, `….in_use` with the names of its uses within the scope. */
export async function dropRow(tx: Tx, definition: Definition, row: RowRecord, writer: Writer): Promise<void> {
  await refuseHeld(definition, () =>
    writeRow(tx, definition, { id: row.id, before: row, after: null }, writer),
  );
}

/** Runs a write; a row may be referenced from outside the catalogues, or since this moment. Codes: `….in_use`. */
export async function refuseHeld<T>(definition: Definition, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const table = heldBy(error);
    throw table === null ? error : inUse(definition, table, 1);
  }
}
