import type { ChangeSetRows, OneChangeSet } from '@traslado/contract/schemas/change-sets';
import { isInScope } from '@traslado/domain/access/scope';
import { permissionOf } from '@traslado/domain/catalogues/catalogues';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { refusalOfApproving } from '@traslado/domain/change-sets/second-person';
import { isOver } from '@traslado/domain/change-sets/state';
import type { Language } from '@traslado/domain/language';
import type { Db } from '../../db/client.ts';
import { sentenceOf } from '../../http/problems.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import { type Author, listAuthors, listPublishers } from '../../store/change-set/author-repository.ts';
import { findKeptShifts, findZoneOfSet } from '../../store/change-set/price-repository.ts';
import type { SetRecord } from '../../store/change-set/record.ts';
import { listSetDeeds } from '../../store/change-set/repository.ts';
import { listSetPage, listSetParts, listSetRows } from '../../store/change-set/row-repository.ts';
import { describeSteps } from '../catalogues/describe-steps.ts';
import { needSecondPerson, needSets } from '../catalogues/refuse-direct.ts';
import { findMissingAddresses } from './find-missing-addresses.ts';
import { type KeptStep, shownStepOf, sinceOf } from './plan-kept-rows.ts';
import { presentShifts } from './present-shifts.ts';
import { presentDeed, presentSet } from './presenter.ts';
import { checkApprover, checkPublisher } from './publish-set.ts';
import { catalogueOrder, readKept } from './read-kept.ts';
import { namesOfAdded } from './read-set-row.ts';
import { seeSet } from './see-sets.ts';

type Dependencies = {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly demo: boolean;
};
type Asked = { readonly id: number; readonly language: Language };

/** The code of a refusal; null without one. */
async function codeOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.code;
  }
}

/** The caller's present rights to a set, with the reasons against them. */
async function abilitiesOf(db: Db, staff: StaffCaller, set: SetRecord, language: Language) {
  const { permissions } = staff;
  const may = (what: 'change' | 'publish') => permissions.includes(`change-sets:${what}`);
  const decided = set.status === 'ready' || set.status === 'scheduled';
  const wait = decided ? null : 'change_set.moved';
  const change = may('change') ? null : 'auth.forbidden';
  const [approve, publish] = may('publish')
    ? [
        wait ?? (await codeOf(() => checkApprover(db, staff, set.id))),
        wait ?? (await codeOf(() => checkPublisher(db, staff, set))),
      ]
    : ['auth.forbidden', 'auth.forbidden'];
  const codes = [change, approve, publish].filter((code) => code !== null);
  const reasons = Object.fromEntries(codes.map((code) => [code, sentenceOf(code, language)]));
  return { change, approve, publish, reasons };
}

/** Most colleagues that are named. */
const MOST_PUBLISHERS = 5;

/** Names of colleagues who may publish a set; of one that needs a second person, those who are nobody of its authors. */
const publishersOf = (
  able: readonly Author[],
  {
    staff,
    authors,
    needsSecond,
  }: { readonly staff: StaffCaller; readonly authors: readonly Author[]; readonly needsSecond: boolean },
): string[] =>
  able
    .filter((one) => one.accountId !== staff.accountId)
    .filter((one) => !needsSecond || refusalOfApproving(authors, one) === null)
    .slice(0, MOST_PUBLISHERS)
    .map(({ name }) => name);

/** One set with all contents of its page beside the rows. Codes: `change_set.not_found`. */
export async function readSet(
  { db, inventory, demo }: Dependencies,
  staff: StaffCaller,
  { id, language }: Asked,
): Promise<OneChangeSet> {
  const set = await seeSet(db, staff, { id });
  const parts = await listSetParts(db, id);
  const definitions = catalogueOrder(parts.map(({ catalogue }) => catalogue));
  const told: OneChangeSet['parts'] = [];
  for (const { name, ...definition } of definitions) {
    const part = parts.find(({ catalogue }) => catalogue === name);
    if (!part) continue;
    const rows = isOver(set.status) ? [] : await listSetRows(db, { setId: id, catalogue: name });
    const kept = await readKept(db, { name, ...definition }, rows);
    told.push({ ...part, stale: kept.filter(({ isStale }) => isStale).length });
  }
  const authors = await listAuthors(db, id);
  const names = definitions.map(({ name }) => name);
  const needed = ['change-sets:publish', ...definitions.map((one) => permissionOf(one, 'change'))];
  const needsSecond = await needSecondPerson(db, names);
  const { properties } = inventory.current();
  return {
    change_set: presentSet(set, language),
    parts: told,
    authors: [...new Set(authors.map(({ username }) => username))],
    author_names: [...new Set(authors.map(({ name }) => name))].sort(),
    needs_second: needsSecond,
    needs_sets: await needSets(db, names),
    missing_addresses: await findMissingAddresses(db, staff, { set, authors, needsSecond }),
    publishers: isOver(set.status)
      ? []
      : publishersOf(await listPublishers(db, needed, demo), { staff, authors, needsSecond }),
    shifts:
      set.status === 'published' ? presentShifts(await findKeptShifts(db, id), staff.scope, language) : null,
    zone: set.publishZone ?? (await findZoneOfSet(db, id)),
    history: (await listSetDeeds(db, id)).map(presentDeed),
    viewer: await abilitiesOf(db, staff, set, language),
    places: properties
      .filter(({ id: property, active }) => active && isInScope(staff.scope, property))
      .map(({ id: property, name, timeZone }) => ({ id: property, name, zone: timeZone })),
  };
}

type Page = {
  readonly catalogue: string;
  readonly only: 'all' | 'stale';
  readonly page: number;
  readonly page_size: number;
};

/** Rows of a set in one catalogue, old beside new. Codes: `change_set.not_found`, `field.invalid`. */
export async function readSetRows(
  db: Db,
  staff: StaffCaller,
  { id, language, catalogue, only, page, page_size }: Asked & Page,
): Promise<ChangeSetRows> {
  const set = await seeSet(db, staff, { id });
  const [definition] = catalogueOrder([catalogue]);
  if (!definition) throw new Refused('field.invalid', { field: 'catalogue' });
  const part = (await listSetParts(db, id)).find((one) => one.catalogue === catalogue);
  let total = part ? part.add + part.change + part.remove : 0;
  let shown: KeptStep[];
  if (only === 'stale') {
    const rows = isOver(set.status) ? [] : await listSetRows(db, { setId: id, catalogue });
    const stale = (await readKept(db, definition, rows)).filter(({ isStale }) => isStale);
    total = stale.length;
    shown = stale.slice((page - 1) * page_size, page * page_size);
  } else {
    const rows = await listSetPage(db, { setId: id, catalogue }, { page, page_size });
    shown = await readKept(db, definition, rows);
  }
  const steps = shown.map((one) => shownStepOf(definition, one));
  const named = await namesOfAdded(db, definition, id, language);
  const reader = { batch: null, language, scope: staff.scope, named };
  const { rows, labels } = await describeSteps(db, definition, steps, reader);
  const ofWire = (field: string, value: KeptStep['row']['after']) =>
    wireOf(definition, value ?? {})[field] ?? null;
  return {
    rows: shown.flatMap((one, index) => {
      const row = rows[index];
      if (!row) return [];
      const since = isOver(set.status) ? null : sinceOf(definition, one);
      const stale = since && {
        is_gone: since.isGone,
        version: since.version,
        changes: since.fields.map(({ field }) => ({
          field,
          was: ofWire(field, one.row.before),
          now: ofWire(field, one.now?.facts ?? null),
          mine: ofWire(field, one.row.after),
        })),
      };
      return [{ id: one.row.id, by: one.row.username, row, stale }];
    }),
    total,
    page,
    page_size,
    labels,
  };
}
