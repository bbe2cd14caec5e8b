import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Confirmed } from '@traslado/contract/schemas/unusual-prices';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { knownFacts } from '@traslado/domain/catalogues/known-facts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { checkRow, refuseTaken } from './check-row.ts';
import { keepChange } from './keep-change.ts';
import { presentRow } from './presenter.ts';
import { saveRow } from './write-rows.ts';

/** Adds a row. Codes: those of `checkFacts`, `….name_taken`. */
export function createRow(
  db: Db,
  definition: Definition,
  staff: StaffCaller,
  { body, now, confirmed }: { body: Facts; now: number; confirmed: Confirmed },
): Promise<AnyRow> {
  const facts = checkRow(definition, knownFacts(definition, body));
  return refuseTaken(definition, () =>
    keepChange(db, [definition], { staff, now, confirmed }, async (tx, writer) => {
      const write = { id: null, before: null, after: facts };
      return presentRow(definition, await saveRow(tx, definition, write, writer));
    }),
  );
}
