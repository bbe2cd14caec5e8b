import type { Definition } from '@traslado/domain/catalogues/definition';
import { pickFacts } from '@traslado/domain/catalogues/facts';
import { fieldsSince, saysSame } from '@traslado/domain/change-sets/merge-row';
import { Refused } from '../../refused.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';
import type { SetRow } from '../../store/change-set/record.ts';
import type { Step } from '../catalogues/present-steps.ts';

/** A row of a set beside its present values. */
export type KeptStep = {
  readonly row: SetRow;
  readonly now: RowRecord | null;
  readonly isStale: boolean;
};

/** A row of a set beside its present values. */
export function keptStep(definition: Definition, row: SetRow, now: RowRecord | null): KeptStep {
  const before = row.before && pickFacts(definition, row.before);
  return { row, now, isStale: !saysSame(before, now && pickFacts(definition, now.facts)) };
}

/** The step that publishing makes of a row. Codes: `change_set.row_stale`. */
export function stepOf(definition: Definition, { row, now, isStale }: KeptStep): Step {
  const after = row.after && pickFacts(definition, row.after);
  const title = String((after ?? row.before)?.[definition.title] ?? '');
  const refusal = isStale ? new Refused('change_set.row_stale') : null;
  return { line: null, id: row.rowId, title, before: now, after, refusal };
}

/** The set's version of a row: old beside new, regardless of later changes. */
export function shownStepOf(definition: Definition, { row, now }: KeptStep): Step {
  const { before } = row;
  const known = {
    version: now?.version ?? 0,
    createdAt: 0,
    updatedAt: 0,
    updatedBy: null,
    updatedName: null,
  };
  return {
    line: null,
    id: row.rowId,
    title: String((row.after ?? before)?.[definition.title] ?? ''),
    before: before && { id: row.rowId, facts: pickFacts(definition, before), ...known },
    after: row.after && pickFacts(definition, row.after),
    refusal: null,
  };
}

/** The change of a row since it was written into the set; null for none. Values as they are kept. */
export const sinceOf = (definition: Definition, { row, now, isStale }: KeptStep) =>
  isStale
    ? {
        isGone: now === null || row.before === null,
        version: now?.version ?? null,
        fields: fieldsSince(row, now && pickFacts(definition, now.facts)),
      }
    : null;
