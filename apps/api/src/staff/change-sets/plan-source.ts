import { schemasOf } from '@traslado/contract/calls/catalogues';
import { rowRefusal } from '@traslado/contract/refusals';
import type { KeepSource } from '@traslado/contract/schemas/change-sets';
import { ALL_CATALOGUES, permissionOf } from '@traslado/domain/catalogues/catalogues';
import { asksFor, OF_MANY_ROWS } from '@traslado/domain/catalogues/deeds';
import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { listParts } from '../../store/catalogue/batch-repository.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';
import type { SetRow } from '../../store/change-set/record.ts';
import { foreseeSteps } from '../catalogues/apply-steps.ts';
import { changeRows } from '../catalogues/change-rows.ts';
import { checkRow, refuseStale } from '../catalogues/check-row.ts';
import { copyRates } from '../catalogues/copy-rates.ts';
import { importAll } from '../catalogues/import-all.ts';
import { importRows } from '../catalogues/import-rows.ts';
import { factsOf } from '../catalogues/plan-import.ts';
import type { Step } from '../catalogues/present-steps.ts';
import { refusalOf } from '../catalogues/read-csv.ts';
import { readRowsOf } from '../catalogues/read-rows-of.ts';
import { planRestore } from '../catalogues/restore-row.ts';
import { planUndo } from '../catalogues/undo-batch.ts';

export type Planned = { readonly definition: Definition; readonly steps: readonly Step[] };

/**
 * The wanted catalogue.
 * @param kind the kind of change: a deed that not every catalogue has, or one of all
 * Codes: `field.invalid`, `auth.forbidden`.
 */
function definitionOf(name: string, staff: StaffCaller, kind?: KeepSource['kind']): Definition {
  const definition = ALL_CATALOGUES.find((one) => one.name === name);
  const deed = OF_MANY_ROWS.find((one) => one === kind);
  if (!definition || (deed && !asksFor(definition, deed)))
    throw new Refused('field.invalid', { field: 'source.catalogue' });
  if (!staff.permissions.includes(permissionOf(definition, 'change'))) throw new Refused('auth.forbidden');
  return definition;
}

/** A row on the version that was seen. Codes: `….not_found`, `….stale`. */
async function findSeen(
  db: Db,
  definition: Definition,
  { scope }: StaffCaller,
  { id, version }: { readonly id: number; readonly version: number | null },
): Promise<RowRecord> {
  const row = (await readRowsOf(db, definition, [id], { isForChange: false, scope })).get(id);
  if (!row) throw new Refused(rowRefusal(definition, 'not_found'));
  refuseStale(definition, row, version);
  return row;
}

/** The references of a set's row that may be missing still: a number reserved for a new row, too. Publishing checks again. */
const isTolerable = ({ refusal, before, after }: Step, reserved: ReadonlySet<number>): boolean => {
  if (!refusal) return true;
  // Rows that reference it may go, or reference another one, with the same set.
  if (before && !after) return refusal.code.endsWith('.in_use');
  const named = refusal.field === undefined ? null : after?.[refusal.field];
  return refusal.code === 'field.invalid' && typeof named === 'number' && reserved.has(named);
};

async function planOne(
  db: Db,
  definition: Definition,
  staff: StaffCaller,
  step: Pick<Step, 'id' | 'before' | 'after'>,
  reserved: ReadonlySet<number>,
): Promise<Planned[]> {
  const planned = { line: null, title: '', refusal: null, ...step };
  const steps = await foreseeSteps(db, definition, staff.scope, [planned]);
  return [
    { definition, steps: steps.map((one) => (isTolerable(one, reserved) ? { ...one, refusal: null } : one)) },
  ];
}

/**
 * A row of the set with its new version. A row that the set adds is planned as an addition, with its number. Codes:
 * `change_set_row.not_found`.
 */
async function planRewrite(
  db: Db,
  staff: StaffCaller,
  { catalogue, id, values }: Extract<KeepSource, { readonly kind: 'rewrite' }>,
  kept: readonly SetRow[],
): Promise<Planned[]> {
  const definition = definitionOf(catalogue, staff);
  const row = kept.find((one) => one.catalogue === catalogue && one.rowId === id);
  if (!row) throw new Refused('change_set_row.not_found');
  const after = checkRow(definition, factsOf(definition, values, 'update'));
  const there = row.before && (await readRowsOf(db, definition, [id], { isForChange: false, scope: null }));
  const before = there?.get(id) ?? null;
  return planOne(db, definition, staff, { id, before, after }, addedOf(kept));
}

/** Numbers of the rows that a set adds. */
const addedOf = (kept: readonly SetRow[]): ReadonlySet<number> =>
  new Set(kept.flatMap(({ before, rowId }) => (before ? [] : [rowId])));

/**
 * The planned steps of any change that can be kept in a set; nothing is written. Codes: those of the call that would write it.
 * @param kept rows that the set has already
 */
export async function planSource(
  db: Db,
  staff: StaffCaller,
  source: KeepSource,
  { now, kept }: { readonly now: number; readonly kept: readonly SetRow[] },
): Promise<readonly Planned[]> {
  const look = { apply: false, whenRefused: 'stop', now, confirmed: {} } as const;
  if (source.kind === 'undo_all') {
    const parts: Planned[] = [];
    for (const { id, catalogue } of await listParts(db, source.batch)) {
      const definition = definitionOf(catalogue, staff);
      parts.push({ definition, steps: await planUndo(db, definition, staff, { id, isForChange: false }) });
    }
    if (parts.length === 0) throw new Refused('batch.not_found', { field: 'source.batch' });
    return parts;
  }
  if (source.kind === 'import_all')
    return (await importAll(db, staff, { ...look, body: source.file, isNumbered: true })).parts;
  if (source.kind === 'rewrite') return planRewrite(db, staff, source, kept);
  const reserved = addedOf(kept);
  const definition = definitionOf(source.catalogue, staff, source.kind);
  switch (source.kind) {
    case 'row': {
      const { id, version } = source;
      const after = checkRow(
        definition,
        factsOf(definition, source.values, id === null ? 'create' : 'update'),
      );
      const before = id === null ? null : await findSeen(db, definition, staff, { id, version });
      return planOne(db, definition, staff, { id, before, after }, reserved);
    }
    case 'removal': {
      const before = await findSeen(db, definition, staff, source);
      return planOne(db, definition, staff, { id: source.id, before, after: null }, reserved);
    }
    case 'restore': {
      const { id, change, state, version } = source;
      const asked = { id, change, state, seenVersion: version, isForChange: false };
      const planned = await planRestore(db, definition, staff, asked);
      return planOne(db, definition, staff, { id, ...planned }, reserved);
    }
    case 'import': {
      const { kind: _, catalogue: __, file: body, ...answers } = source;
      const work = { ...look, body, answers };
      const { steps, questions = [] } = await importRows(db, definition, staff, work);
      const [question] = questions;
      if (question) throw refusalOf(definition, question, 'source.file');
      return [{ definition, steps }];
    }
    case 'bulk': {
      const read = schemasOf(definition).bulk.body.safeParse(source.change);
      if (!read.success) throw new Refused('field.invalid', { field: 'source.change' });
      return [
        { definition, steps: (await changeRows(db, definition, staff, { ...look, body: read.data })).steps },
      ];
    }
    case 'copy':
      return [{ definition, steps: (await copyRates(db, staff, { ...look, body: source.copy })).steps }];
    case 'undo': {
      const undoing = { id: source.batch, isForChange: false };
      return [{ definition, steps: await planUndo(db, definition, staff, undoing) }];
    }
  }
}
