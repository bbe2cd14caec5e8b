import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { insertChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { checkRow, refuseTaken, refuseUnknown } from './check-row.ts';
import { presentRow } from './presenter.ts';
import { insertRow } from './repository.ts';

/** Adds a row. Codes: those of `checkFacts`, `….name_taken`. */
export function createRow(
  db: Db,
  definition: Definition,
  staff: StaffCaller,
  { body, now }: { body: Facts; now: number },
): Promise<AnyRow> {
  const facts = checkRow(definition, body);
  return refuseTaken(definition, () =>
    db.transaction().execute(async (tx) => {
      await refuseUnknown(tx, definition, facts);
      const row = await insertRow(tx, definition, facts, { username: staff.username, now });
      await insertChange(tx, staff, {
        catalogue: definition.one,
        id: row.id,
        before: null,
        after: row.facts,
        now,
      });
      return presentRow(definition, row);
    }),
  );
}
