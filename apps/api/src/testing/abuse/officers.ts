import { randomBytes } from 'node:crypto';
import type { ROLE_NAMES } from '@traslado/domain/access/permissions';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { systems } from '@traslado/domain/catalogues/systems';
import { insertChange, listChanges } from '../../db/audit.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { insertKey } from '../../store/account/system-repository.ts';
import { insertBatch } from '../../store/catalogue/batch-repository.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';
import { findTitles } from '../../store/catalogue/reference-repository.ts';
import { insertRows } from '../../store/catalogue/repository.ts';
import { freshFacts, isShared, ownFieldsOf } from '../fresh-row.ts';
import type { TestApp } from '../open-test-app.ts';
import { makeStaff, ownPage } from '../staff.ts';
import { callTried, nameOfTried, type TriedCall } from '../tried-calls.ts';
import { makeColleague } from './colleague.ts';
import { nothing, type Own, type Person } from './person.ts';
import { knownRequest } from './requests.ts';
import { makeAlert, makePicture } from './staff-matters.ts';
import { thingOf } from './things.ts';

/** Catalogue of a staff call: `regions` of `/v1/staff/regions/{id}`. */
const nounOf = (name: TriedCall): string | undefined => callTried(name).route.path.split(/[/.]/)[3];

/** A change of many rows in which this row stayed as it is, and its entry in the audit. */
async function makeBatch(
  test: TestApp,
  { name, one }: Definition,
  { id, facts }: { id: number; facts: Facts },
  staff: { id: number; username: string },
): Promise<{ batch: number; change: number }> {
  const { username } = staff;
  const now = test.now();
  const batch = await test.db
    .transaction()
    .execute((tx) => insertBatch(tx, { catalogue: name, kind: 'bulk', undoneId: null, username, now }));
  const change = { catalogue: one, id, before: facts, after: facts, now, batchId: batch };
  await insertChange(test.db, { accountId: staff.id, username }, change);
  const [entry] = await listChanges(test.db, { catalogue: one, id });
  return { batch, change: entry?.id ?? 0 };
}

/** A row of its own. Codes of two letters are few, and generated requests take some: then the next one is tried. */
async function insertFresh(
  test: TestApp,
  definition: Definition,
  more: Facts,
  by: { username: string; now: number },
  tries = 100,
): Promise<RowRecord> {
  try {
    const facts = { ...freshFacts(definition), ...more };
    const [row] = await insertRows(test.db, definition, [{ facts }], by);
    if (!row) throw new Error('no row was added');
    return row;
  } catch (error) {
    if (tries === 0 || !isUniqueViolation(error)) throw error;
    return insertFresh(test, definition, more, by, tries - 1);
  }
}

/** True for what a call's request names; for anything without a call. */
function namedIn(call: TriedCall | undefined): (own: string) => boolean {
  if (!call) return () => true;
  const names = new Set(JSON.stringify(knownRequest(call)).match(/(?<="@)[^"]+/g));
  return (own) => names.has(own);
}

/** A row of each catalogue without an effect elsewhere, to be changed and deleted itself: as much of it as `isNamed`. */
async function makeRows(
  test: TestApp,
  staff: { id: number; username: string },
  definitions: readonly Definition[],
  isNamed: (own: string) => boolean,
): Promise<Own['rows']> {
  const { username } = staff;
  const by = { username, now: test.now() };
  const rows: Record<string, string | number> = { ...nothing.rows };
  /** For keys of other tables' rows: rows that are still unreferenced. */
  const unnamed = async (definition: Definition): Promise<Record<string, number>> => {
    const ids: Record<string, number> = {};
    for (const name of ownFieldsOf(definition)) {
      const field = definition.fields[name];
      // Rows that have to belong together stay those of the example.
      if (field?.kind === 'reference' && (field.sharing || isShared(definition, name))) continue;
      const of = ALL_CATALOGUES.find(({ table }) => field?.kind === 'reference' && table === field.to);
      if (of) ids[name] = (await insertFresh(test, of, {}, by)).id;
    }
    return ids;
  };
  for (const definition of definitions) {
    const { one, name } = definition;
    if (ownFieldsOf(definition).some((field) => isNamed(`fresh ${name} ${field}`)))
      for (const [field, of] of Object.entries(await unnamed(definition)))
        rows[`fresh ${name} ${field}`] = of;
    const names = ['row', 'title', 'batch', 'change'].map((part) => `${part} of ${one}`);
    if (!names.some(isNamed)) continue;
    const row = await insertFresh(test, definition, await unnamed(definition), by);
    const [title] = await findTitles(test.db, definition, row.facts);
    Object.assign(rows, { [`row of ${one}`]: row.id, [`title of ${one}`]: title ?? '' });
    if (isNamed(`batch of ${one}`) || isNamed(`change of ${one}`)) {
      const { batch, change } = await makeBatch(test, definition, row, staff);
      Object.assign(rows, { [`batch of ${one}`]: batch, [`change of ${one}`]: change });
    }
    if (definition === systems)
      rows['key of system'] = (
        await test.db
          .transaction()
          .execute((tx) =>
            insertKey(tx, { systemId: row.id, hash: randomBytes(32).toString('hex'), ending: 'test' }, by),
          )
      ).id;
  }
  return rows;
}

/**
 * A member of staff with a matter to handle, and rows of their own.
 * @param name the call that they will make: only its subject is made for them. Left out, they may make any call.
 * @param scope properties that they work for; all of them where it is left out
 */
export async function makeOfficer(
  test: TestApp,
  role: (typeof ROLE_NAMES)[number],
  name?: TriedCall,
  scope?: number[],
): Promise<Person> {
  const definitions = name ? ALL_CATALOGUES.filter((one) => one.name === nounOf(name)) : ALL_CATALOGUES;
  // Accounts of one address are one person, and there will be thousands of officers.
  const email = `officer-${randomBytes(6).toString('hex')}@perla.example`;
  const staff = await makeStaff(test, [role], { email, ...(scope && { scope }) });
  const officer = { id: staff.id, username: staff.username, role, call: name && nameOfTried(name) };
  const makers = name ? [thingOf(name)?.make] : [makeAlert, makePicture, makeColleague];
  const rows: Record<string, string | number> = {
    ...(await makeRows(test, staff, definitions, namedIn(name))),
    username: staff.username,
  };
  for (const make of makers) Object.assign(rows, await make?.(test, officer));
  return {
    name: role,
    kind: 'staff',
    headers: { ...ownPage, cookie: staff.cookie },
    own: { ...nothing, rows },
  };
}

/** Staff with a matter each, signed in until one of their own calls ends that. */
export const makeOfficers = (test: TestApp, count: number, name: TriedCall): Promise<readonly Person[]> =>
  Promise.all(Array.from({ length: count }, () => makeOfficer(test, 'administrator', name)));
