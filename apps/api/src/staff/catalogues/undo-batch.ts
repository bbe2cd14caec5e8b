import { isDeepStrictEqual } from 'node:util';
import type { Confirmed } from '@traslado/contract/schemas/unusual-prices';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { pickFacts } from '@traslado/domain/catalogues/facts';
import type { Db, Handle, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { type BatchChange, findBatch } from '../../store/catalogue/batch-repository.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';
import { listRowsOf } from '../../store/catalogue/repository.ts';
import { applySteps, inOneStroke } from './apply-steps.ts';
import { checkRow } from './check-row.ts';
import { seesRows } from './check-scope.ts';
import { keepChange } from './keep-change.ts';
import type { Step } from './present-steps.ts';
import type { Writer } from './write-rows.ts';

/** The undo of one change. Codes: `batch.changed_since`, those of `checkFacts`. */
function backFrom(
  definition: Definition,
  { id, before, after }: BatchChange,
  row: RowRecord | undefined,
): Step {
  const pick = (facts: Facts | null) => facts && pickFacts(definition, facts);
  const said = row?.facts ?? before ?? after ?? {};
  const step = {
    line: null,
    id,
    title: String(said[definition.title] ?? ''),
    before: row ?? null,
    after: null,
  };
  try {
    if (!isDeepStrictEqual(row?.facts ?? null, pick(after))) throw new Refused('batch.changed_since');
    return { ...step, after: before && checkRow(definition, before), refusal: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...step, refusal: error };
  }
}

type Undoing = { readonly id: number; readonly isForChange: boolean };

/** The steps that undo one batch. Codes: `batch.not_found`, also where one of its rows is outside the scope. */
export async function planUndo(
  handle: Handle,
  definition: Definition,
  staff: StaffCaller,
  { id, isForChange }: Undoing,
): Promise<Step[]> {
  const changes = await findBatch(handle, definition, id);
  const said = changes?.flatMap(({ id, before, after }) =>
    [before, after].flatMap((facts) => (facts ? [{ id, facts }] : [])),
  );
  if (!changes || !said || !(await seesRows(handle, definition, staff.scope, said)))
    throw new Refused('batch.not_found', { field: 'id' });
  const ids = changes.map((change) => change.id);
  const asked = { isForChange, scope: staff.scope };
  const rows = new Map((await listRowsOf(handle, definition, ids, asked)).map((row) => [row.id, row]));
  return changes.map((change) => backFrom(definition, change, rows.get(change.id)));
}

/** Undoes one batch as part of a transaction. Codes: `batch.not_found`, also where one of its rows is outside the scope. */
export async function undoPart(
  tx: Tx,
  definition: Definition,
  { id, partOf, writer }: { readonly id: number; readonly partOf?: number; readonly writer: Writer },
): Promise<{ batch: number | null; steps: readonly Step[] }> {
  const steps = await planUndo(tx, definition, writer.staff, { id, isForChange: true });
  return applySteps(tx, definition, steps, {
    kind: 'undo',
    undoneId: id,
    whenRefused: 'stop',
    writer,
    ...(partOf !== undefined && { partOf }),
  });
}

/**
 * Undoes a change of many rows, as a new change. Nothing is undone where one of its rows was changed since, or is in use. Codes:
 * `batch.not_found`, also where one of its rows is outside the scope.
 */
export function undoBatch(
  db: Db,
  definition: Definition,
  staff: StaffCaller,
  { id, ...work }: { readonly id: number; readonly now: number; readonly confirmed: Confirmed },
): Promise<{ batch: number | null; steps: readonly Step[] }> {
  return inOneStroke(() =>
    keepChange(db, [definition], { staff, ...work }, (tx, writer) =>
      undoPart(tx, definition, { id, writer }),
    ),
  );
}
