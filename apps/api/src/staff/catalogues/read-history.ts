import { rowRefusal } from '@traslado/contract/refusals';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { type KeptChange, listChanges } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findRow } from '../../store/catalogue/repository.ts';
import { mayChangeRow, seesRow } from './check-scope.ts';

type History = { readonly changes: KeptChange<Facts>[]; readonly mayChange: boolean };

/** The changes of a row, of a deleted one too. States outside the scope are left out. Codes: `….not_found`. */
export async function readHistory(
  db: Db,
  definition: Definition,
  { scope }: StaffCaller,
  id: number,
): Promise<History> {
  const notFound = () => new Refused(rowRefusal(definition, 'not_found'));
  const all = await listChanges<Facts>(db, { catalogue: definition.one, id });
  // An unchanged row exists all the same.
  if (scope === null) {
    if (all.length === 0 && !(await findRow(db, definition, { id, scope }))) throw notFound();
    return { changes: all, mayChange: true };
  }
  const row = await findRow(db, definition, { id, scope: null });
  if (row && !(await seesRow(db, definition, scope, row))) throw notFound();
  const changes: KeptChange<Facts>[] = [];
  for (const change of all) {
    const { before, after } = change;
    const [was, is] = [
      await seesRow(db, definition, scope, { id, facts: before }),
      await seesRow(db, definition, scope, { id, facts: after }),
    ];
    if (was && is) changes.push(change);
  }
  const last = row ?? changes.map(({ before }) => before && { id, facts: before })[0];
  if (!last) throw notFound();
  return { changes, mayChange: await mayChangeRow(db, definition, scope, last) };
}
