import { randomBytes } from 'node:crypto';
import { examplePicture } from '@traslado/contract/examples/pictures';
import type { ROLE_NAMES } from '@traslado/domain/access/permissions';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { systems } from '@traslado/domain/catalogues/systems';
import { insertChange, listChanges } from '../../db/audit.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { hashOfToken } from '../../db/token-hash.ts';
import { insertKey } from '../../store/account/system-repository.ts';
import { insertBatch } from '../../store/catalogue/batch-repository.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';
import { findTitles } from '../../store/catalogue/reference-repository.ts';
import { insertRows } from '../../store/catalogue/repository.ts';
import { insertPicture } from '../../store/picture/repository.ts';
import { insertAddedStay } from '../../store/stay/added-stay-repository.ts';
import { freshFacts, isShared, ownFieldsOf } from '../fresh-row.ts';
import { giveFactor } from '../give-factor.ts';
import type { TestApp } from '../open-test-app.ts';
import { makeStaff, ownPage } from '../staff.ts';
import { callTried, nameOfTried, type TriedCall } from '../tried-calls.ts';
import { makeChangeSet } from './change-set.ts';
import { makeDeskRows } from './desk.ts';
import { makeFixLinkFor } from './fix-link.ts';
import { makeLook } from './look.ts';
import { makeMoney } from './money.ts';
import { findBooking, makeKept, makeLetter } from './own-bookings.ts';
import { makePayLinkFor } from './pay-link.ts';
import { nothing, type Own, type Person } from './person.ts';
import { makeRefundRequest } from './refund-request.ts';
import { makePastRide } from './ride.ts';
import { makeStayToBook } from './stay-to-book.ts';

/** A waiting matter of staff, with the number that their calls take. */
async function makeAlert(test: TestApp, kind: string, subject: string): Promise<number> {
  const { id } = await test.db
    .insertInto('staff_alert')
    .values({ kind, subject, detail: 'of the test', created_at: new Date(test.now()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An unused picture, without its files. */
async function makePicture(test: TestApp, username: string): Promise<number> {
  const facts = { ...examplePicture, name: randomBytes(16).toString('hex') };
  const { id } = await test.db
    .transaction()
    .execute((tx) => insertPicture(tx, facts, { username, now: test.now() }));
  return id;
}

/** The noun of a staff call: `regions` of `/v1/staff/regions/{id}`. */
const nounOf = (name: TriedCall): string | undefined => callTried(name).route.path.split(/[/.]/)[3];

/** Nouns of calls that name a colleague, a role or a link. */
const aboutPeople = ['people', 'roles', 'link'];

/** Nouns of calls about money. */
const aboutMoney = ['payments', 'refunds', 'reconciliation'];

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

/** A stay that was added by hand, without a booking. */
function makeAddedStay(test: TestApp, by: string): Promise<number> {
  const folio = `ADDED${randomBytes(8).toString('hex').toUpperCase()}`;
  const stay = {
    hotel: 'BP',
    folio,
    lastName: 'Nobody',
    lastNameFolded: 'NOBODY',
    firstName: 'No',
    arrivalOn: '2026-12-21',
    departureOn: '2026-12-28',
    adults: 2,
    children: 0,
    country: 'MX',
    email: null,
    phone: null,
  };
  return test.db.transaction().execute((tx) => insertAddedStay(tx, stay, { by, now: test.now() }));
}

/** A change of many catalogues that changed no row of one of them. */
async function makeBatchOfAll(test: TestApp, username: string): Promise<number> {
  const batch = { kind: 'import', undoneId: null, username, now: test.now() } as const;
  return test.db.transaction().execute(async (tx) => {
    const all = await insertBatch(tx, { ...batch, catalogue: 'catalogues' });
    await insertBatch(tx, { ...batch, catalogue: 'providers', partOf: all });
    return all;
  });
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

/** A row of each catalogue without an effect elsewhere, to be changed and deleted itself. */
async function makeRows(
  test: TestApp,
  staff: { id: number; username: string },
  definitions: readonly Definition[],
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
    const row = await insertFresh(test, definition, await unnamed(definition), by);
    const { batch, change } = await makeBatch(test, definition, row, staff);
    const [title] = await findTitles(test.db, definition, row.facts);
    Object.assign(rows, {
      [`row of ${one}`]: row.id,
      [`title of ${one}`]: title ?? '',
      [`batch of ${one}`]: batch,
      [`change of ${one}`]: change,
    });
    if (definition === systems)
      rows['key of system'] = (
        await test.db
          .transaction()
          .execute((tx) =>
            insertKey(tx, { systemId: row.id, hash: randomBytes(32).toString('hex'), ending: 'test' }, by),
          )
      ).id;
    for (const [field, of] of Object.entries(await unnamed(definition))) rows[`fresh ${name} ${field}`] = of;
  }
  return rows;
}

/** A member of staff who is not needed elsewhere, with a link to choose a password, and a role without holders. */
async function makeColleague(test: TestApp): Promise<Partial<Own>> {
  const colleague = await makeStaff(test, ['revenue'], { email: 'colleague@perla.example' });
  const name = `role-of-${colleague.id}`;
  const { id } = await test.db
    .insertInto('staff_role')
    .values({ name, name_en: name, name_es: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = `link-of-${colleague.id}`;
  await test.db
    .insertInto('staff_link')
    .values({
      hash: hashOfToken(link),
      account_id: colleague.id,
      email: 'colleague@perla.example',
      expires_at: new Date(test.now() + 3_600_000),
    })
    .execute();
  await giveFactor(test, colleague);
  return { role: id, 'role name': name, person: colleague.id, 'person name': colleague.username, link };
}

/** A change of the colleague and one of their role, in which both stayed as they are. */
async function makeChangesOfColleague(
  test: TestApp,
  own: Partial<Own>,
  staff: { id: number; username: string },
): Promise<Record<string, number>> {
  const by = { accountId: staff.id, username: staff.username };
  const name = String(own['role name']);
  const states = {
    person: {
      name: String(own['person name']),
      email: 'colleague@perla.example',
      roles: ['revenue'],
      scope: null,
      status: 'active',
    },
    role: { name, nameEn: name, nameEs: name, permissions: [] },
  };
  const changes: Record<string, number> = {};
  for (const catalogue of ['person', 'role'] as const) {
    const id = Number(own[catalogue]);
    const state = states[catalogue];
    await insertChange(test.db, by, { catalogue, id, before: state, after: state, now: test.now() });
    const [entry] = await listChanges(test.db, { catalogue, id });
    changes[`change of ${catalogue}`] = entry?.id ?? 0;
  }
  return changes;
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
  const noun = name && nounOf(name);
  const call = name && nameOfTried(name);
  const definitions = name ? ALL_CATALOGUES.filter((one) => one.name === noun) : ALL_CATALOGUES;
  // Accounts of one address are one person, and there will be thousands of officers.
  const email = `officer-${randomBytes(6).toString('hex')}@perla.example`;
  const staff = await makeStaff(test, [role], { email, ...(scope && { scope }) });
  const { username, cookie } = staff;
  // Of a topic that the role sees.
  const kind = role === 'finance' ? 'refund.failed' : 'sale.failed';
  const alert = await makeAlert(test, kind, `of ${username}`);
  const picture = await makePicture(test, username);
  const isBegun = name === 'confirmSecondFactor';
  const hasFactor = isBegun || name === 'endSecondFactor' || name === 'renewRecoveryCodes';
  const colleague = !name || aboutPeople.includes(noun ?? '') ? await makeColleague(test) : null;
  const own = {
    ...nothing,
    ...(hasFactor && { code: await giveFactor(test, staff, { isBegun }) }),
    ...colleague,
    username,
    alert,
    picture,
    rows: {
      ...(await makeRows(test, staff, definitions)),
      ...(colleague && (await makeChangesOfColleague(test, colleague, staff))),
      ...(noun === 'stays' && { 'added stay': await makeAddedStay(test, username) }),
      ...(aboutMoney.includes(noun ?? '') && (await makeMoney(test))),
      ...(noun === 'bookings' && (await findBooking(test))),
      ...(name === 'getBookingLetter' && (await makeLetter(test))),
      ...(name === 'deleteReport' && {
        report: (await makeKept(test, 'report', { accountId: staff.id, username })) ?? 0,
      }),
      ...(name === 'deleteBookingView' && {
        view: (await makeKept(test, 'bookings', { accountId: staff.id, username })) ?? 0,
      }),
      ...(call &&
        noun === 'rides' && { 'past ride': (await makePastRide(test, call, staff)) ?? 2_000_000_014 }),
      ...(await makeRefundRequest(test, call, staff.id)),
      ...(await makePayLinkFor(test, call, staff)),
      ...(await makeFixLinkFor(test, call, staff)),
      ...(await makeStayToBook(test, call)),
      ...(noun === 'looks' && (await makeLook(test, staff.id))),
      ...(await makeDeskRows(test, call)),
      ...(call && noun === 'change-sets' && (await makeChangeSet(test, call, staff))),
      ...(noun === 'catalogues' && { 'batch of all': await makeBatchOfAll(test, username) }),
    },
  };
  return { name: role, kind: 'staff', headers: { ...ownPage, cookie }, own };
}

/** Staff with a matter each, signed in until one of their own calls ends that. */
export const makeOfficers = (test: TestApp, count: number, name: TriedCall): Promise<readonly Person[]> =>
  Promise.all(Array.from({ length: count }, () => makeOfficer(test, 'administrator', name)));
