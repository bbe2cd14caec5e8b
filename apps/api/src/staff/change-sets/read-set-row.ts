import type { Labels } from '@traslado/contract/schemas/catalogue';
import type { OneChangeSetRow } from '@traslado/contract/schemas/change-sets';
import { type Definition, titleOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf, pickFacts, wireOf } from '@traslado/domain/catalogues/facts';
import type { Language } from '@traslado/domain/language';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findSetRow, listSetRows } from '../../store/change-set/row-repository.ts';
import { readLabels } from '../catalogues/describe-steps.ts';
import { catalogueOrder } from './read-kept.ts';
import { seeSet } from './see-sets.ts';

type Asked = { readonly id: number; readonly language: Language };

/** Titles of rows that the same set adds, by the fields that can reference them. */
export async function namesOfAdded(
  db: Db,
  definition: Definition,
  setId: number,
  language: Language,
): Promise<Labels> {
  const named: Record<string, Record<string, string>> = {};
  const all = await listSetRows(db, { setId });
  for (const [field, shape] of fieldsOf(definition)) {
    if (shape.kind !== 'reference') continue;
    for (const { rowId, before, after, catalogue } of all) {
      const [of] = before === null ? catalogueOrder([catalogue]) : [];
      if (of?.table === shape.to && after)
        named[field] = { ...named[field], [rowId]: titleOf(of, after, language) };
    }
  }
  return named;
}

/** Rows that a set adds, as far as a form of a catalogue can reference them. Codes: `change_set.not_found`, `field.invalid`. */
export async function readAdded(
  db: Db,
  staff: StaffCaller,
  { id, language, catalogue }: Asked & { readonly catalogue: string },
): Promise<{ readonly labels: Labels }> {
  await seeSet(db, staff, { id });
  const [definition] = catalogueOrder([catalogue]);
  if (!definition) throw new Refused('field.invalid', { field: 'catalogue' });
  return { labels: await namesOfAdded(db, definition, id, language) };
}

/**
 * A set's version of a row, for editing; of a deleted one, its earlier state. Codes: `change_set.not_found`, `change_set_row.not_found`.
 */
export async function readSetRow(
  db: Db,
  staff: StaffCaller,
  { id, row, language }: Asked & { readonly row: number },
): Promise<OneChangeSetRow> {
  await seeSet(db, staff, { id });
  const kept = await findSetRow(db, id, row);
  const [definition] = kept ? catalogueOrder([kept.catalogue]) : [];
  const said = kept?.after ?? kept?.before;
  if (!kept || !definition || !said) throw new Refused('change_set_row.not_found');
  const facts = pickFacts(definition, said);
  const named = await namesOfAdded(db, definition, id, language);
  return {
    catalogue: kept.catalogue,
    id: kept.rowId,
    is_new: kept.before === null,
    values: wireOf(definition, facts),
    labels: await readLabels(db, definition, [facts], { language, scope: staff.scope, named }),
  };
}
