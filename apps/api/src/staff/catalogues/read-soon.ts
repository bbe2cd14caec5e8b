import type { CallAnswer } from '@traslado/contract/schemas';
import type { Labels } from '@traslado/contract/schemas/catalogue';
import { type Definition, titleOf } from '@traslado/domain/catalogues/definition';
import { dateFieldsOf, eventsBetween, ownersOf } from '@traslado/domain/catalogues/events-soon';
import type { Language } from '@traslado/domain/language';
import { addDays, type CivilDate } from '@traslado/domain/time/civil';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { type DatedRow, listDatedRows } from '../../store/catalogue/dates-repository.ts';
import { listLabels } from '../../store/catalogue/reference-repository.ts';
import { seenBy } from './seen-by.ts';

type Soon = CallAnswer<'getHome'>['soon'];
type SoonEvent = Soon['events'][number];

const SOON_DAYS = 14;

/** The rows within the caller's rights that begin or end in the next days; none for a caller who works with no change sets. */
export async function readSoon(
  db: Db,
  caller: StaffCaller,
  { today, language }: { readonly today: CivilDate; readonly language: Language },
): Promise<Soon> {
  const days = { from: today, to: addDays(today, SOON_DAYS) };
  const isWork = caller.permissions.includes('change-sets:see');
  const dated = isWork ? seenBy(caller).filter((one) => dateFieldsOf(one).length > 0) : [];
  const found = await Promise.all(
    dated.map(async (definition) => {
      const rows = await listDatedRows(db, definition, { ...days, scope: caller.scope });
      const facts = rows.map((row) => row.facts);
      return {
        definition,
        rows,
        labels: await listLabels(db, definition, facts, { language, scope: caller.scope }),
      };
    }),
  );
  return { days: SOON_DAYS, ...presentEvents(found, days, language) };
}

/** Most rows that are named of one event, and most events. */
const MOST_ROWS = 3;
const MOST_EVENTS = 20;

/** Beginnings and ends, the nearest first. Rows of one title on one day stand together: a season is many rates. */
function presentEvents(
  found: readonly { definition: Definition; rows: readonly DatedRow[]; labels: Labels }[],
  days: { readonly from: CivilDate; readonly to: CivilDate },
  language: Language,
): { total: number; events: SoonEvent[] } {
  const events = new Map<string, SoonEvent>();
  for (const { definition, rows, labels } of found)
    for (const { id, facts } of rows)
      for (const { event, on } of eventsBetween(definition, facts, days)) {
        const title = titleOf(definition, facts, language, labels);
        const key = JSON.stringify([on, event, definition.name, title]);
        const known = events.get(key) ?? { catalogue: definition.name, event, on, title, total: 0, rows: [] };
        const row = { id, about: ownersOf(definition, facts, labels) };
        const named = known.total < MOST_ROWS ? [...known.rows, row] : known.rows;
        events.set(key, { ...known, total: known.total + 1, rows: named });
      }
  const all = [...events.values()].sort((a, b) => a.on.localeCompare(b.on));
  return { total: all.length, events: all.slice(0, MOST_EVENTS) };
}
