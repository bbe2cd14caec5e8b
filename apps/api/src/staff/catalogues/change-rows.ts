import { rowRefusal } from '@traslado/contract/refusals';
import type { BulkBody } from '@traslado/contract/schemas/catalogue-bulk';
import type { Confirmed } from '@traslado/contract/schemas/unusual-prices';
import { MOST_AT_ONCE } from '@traslado/domain/catalogues/bulk';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { givenFacts, pickFacts } from '@traslado/domain/catalogues/facts';
import type { Db, Handle } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { mapInPieces } from '../../in-pieces.ts';
import { Refused } from '../../refused.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';
import { listRows, listRowsOf } from '../../store/catalogue/repository.ts';
import { applySteps, type Done, foreseeSteps, inOneStroke, type WhenRefused } from './apply-steps.ts';
import { checkRow, refuseStale } from './check-row.ts';
import type { Reader } from './describe-steps.ts';
import { foreseePrices } from './foresee-prices.ts';
import { keepChange } from './keep-change.ts';
import type { Step } from './present-steps.ts';
import { readAsked } from './read-asked.ts';

type Body = BulkBody<Definition>;
type Bulk = Partial<Pick<Reader, 'language'>> & {
  readonly body: Body;
  readonly apply: boolean;
  readonly whenRefused: WhenRefused;
  readonly now: number;
  readonly confirmed: Confirmed;
};

/** The asker's language and scope, and the lock for a change. */
type Asker = Reader & { readonly isForChange: boolean };

/** The selected rows; a version where the caller gives the seen one. */
type Meant = {
  readonly id: number;
  readonly version: number | null;
  readonly row: RowRecord | null;
  /** Its own fields. */
  readonly own: Facts;
};

const tooMany = () => new Refused('batch.too_many', { params: { max: MOST_AT_ONCE } });

async function listMeant(
  handle: Handle,
  definition: Definition,
  { rows, ids, where }: Body,
  asker: Asker,
): Promise<Meant[]> {
  if (where) {
    const { search = '', sort = definition.orders[0], direction = 'asc' } = where;
    const asked = readAsked(definition, { ...where, search, sort, direction }, asker);
    const found = await listRows(handle, definition, asked, { page: 1, page_size: MOST_AT_ONCE + 1 });
    if (found.length > MOST_AT_ONCE) throw tooMany();
    return found.map((row) => ({ id: row.id, version: null, row, own: {} }));
  }
  const said = rows ?? ids?.map((id) => ({ id, version: null, set: {} })) ?? [];
  if (said.length > MOST_AT_ONCE) throw tooMany();
  const seen = new Map(said.map((one) => [one.id, one]));
  const found = await listRowsOf(handle, definition, [...seen.keys()], asker);
  const there = new Map(found.map((row) => [row.id, row]));
  return [...seen.values()].map(({ id, version, set = {} }) => ({
    id,
    version,
    row: there.get(id) ?? null,
    own: givenFacts(set),
  }));
}

/** The planned change of each selected row. Codes of a row: those of `checkFacts`, `….not_found`, `….stale`. */
async function planChanges(
  handle: Handle,
  definition: Definition,
  body: Body,
  asker: Asker,
): Promise<Step[]> {
  const meant = await listMeant(handle, definition, body, asker);
  return mapInPieces(meant, ({ id, version, row, own }): Step => {
    const step = { line: null, id, title: '', before: row, after: null };
    try {
      if (!row) throw new Refused(rowRefusal(definition, 'not_found'));
      refuseStale(definition, row, version);
      const given = { ...givenFacts(body.set), ...own };
      const tidy = checkRow(definition, { ...row.facts, ...given });
      // Only the given fields change. The others keep their values as they are, also one that we would tidy.
      const set = Object.keys(given).map((name) => [name, tidy[name] ?? null] as const);
      const after = pickFacts(definition, { ...row.facts, ...Object.fromEntries(set) });
      return { ...step, after, refusal: null };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { ...step, refusal: error };
    }
  });
}

/**
 * Sets fields of many rows in one transaction; without `apply` it is a preview. It is applied to rows on the versions that were seen: a row
 * that was changed since is named and stays. Codes: `batch.too_many`, `field.required` without a selection of rows.
 */
export async function changeRows(
  db: Db,
  definition: Definition,
  staff: StaffCaller,
  { body, apply, whenRefused, language = 'en', now, confirmed }: Bulk,
): Promise<Done> {
  const { rows, ids, where } = body;
  const { scope } = staff;
  const ways = [rows, ids, where].filter((way) => way !== undefined).length;
  if (ways !== 1 || (apply && !rows)) throw new Refused('field.required', { field: 'rows' });
  if (!apply) {
    const planned = await planChanges(db, definition, body, { isForChange: false, language, scope });
    const steps = await foreseeSteps(db, definition, scope, planned);
    const prices = await foreseePrices(db, definition, steps, { staff, now, whenRefused });
    return { batch: null, steps, prices };
  }
  return inOneStroke(() =>
    keepChange(db, [definition], { staff, now, confirmed }, async (tx, writer) => {
      const batch = { kind: 'bulk', whenRefused, writer } as const;
      const steps = await planChanges(tx, definition, body, { isForChange: true, language, scope });
      return applySteps(tx, definition, steps, batch);
    }),
  );
}
