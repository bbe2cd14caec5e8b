import { randomBytes } from 'node:crypto';
import { examplePicture } from '@traslado/contract/examples/pictures';
import { insertChange, listChanges } from '../../db/audit.ts';
import { insertQuestion, type KeptKind } from '../../db/kept-questions.ts';
import { insertBatch } from '../../store/catalogue/batch-repository.ts';
import { insertPicture } from '../../store/picture/repository.ts';
import { insertAddedStays } from '../../store/stay/added-stay-repository.ts';
import { giveFactor } from '../give-factor.ts';
import type { TestApp } from '../open-test-app.ts';
import type { Officer, Own } from './person.ts';
import type { Thing, Things } from './things.ts';

/** Something that waits for staff, of a topic that the role sees. */
export async function makeAlert(test: TestApp, { role, username }: Officer): Promise<Own['rows']> {
  const kind = role === 'finance' ? 'refund.failed' : 'sale.failed';
  const { id } = await test.db
    .insertInto('staff_alert')
    .values({ kind, subject: `of ${username}`, detail: 'of the test', created_at: new Date(test.now()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { alert: id };
}

/** A picture that nothing uses, without its files. */
export async function makePicture(test: TestApp, { username }: Officer): Promise<Own['rows']> {
  const facts = { ...examplePicture, name: randomBytes(16).toString('hex') };
  const { id } = await test.db
    .transaction()
    .execute((tx) => insertPicture(tx, facts, { username, now: test.now() }));
  return { picture: id };
}

/** A stay that somebody added and nobody booked with. */
async function makeAddedStay(test: TestApp, { username: by }: Officer): Promise<Own['rows']> {
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
  const made = await test.db
    .transaction()
    .execute((tx) => insertAddedStays(tx, [stay], { by, now: test.now() }));
  return { 'added stay': made.get(folio) ?? 0 };
}

/** A change of many catalogues that changed no row of one of them. */
async function makeBatchOfAll(test: TestApp, { username }: Officer): Promise<Own['rows']> {
  const batch = { kind: 'import', undoneId: null, username, now: test.now() } as const;
  return test.db.transaction().execute(async (tx) => {
    const all = await insertBatch(tx, { ...batch, catalogue: 'catalogues' });
    await insertBatch(tx, { ...batch, catalogue: 'providers', partOf: all });
    return { 'batch of all': all };
  });
}

/** An entry with an old state beside the new one. */
async function makeEntry(test: TestApp, { id: accountId, username }: Officer): Promise<Own['rows']> {
  const row = { catalogue: 'bank', id: accountId };
  const change = { before: { name: 'old' }, after: { name: 'new' }, now: test.now() };
  await insertChange(test.db, { accountId, username }, { ...row, ...change });
  const [entry] = await listChanges(test.db, row);
  return { entry: entry?.id ?? 0 };
}

/** A question that they kept. Others do not see it. */
const kept = (kind: KeptKind): Thing => ({
  names: { id: '@kept' },
  async make(test, { id: accountId, username }) {
    const question = { name: 'of the test', shared: false, question: {} };
    const id = await test.db
      .transaction()
      .execute((tx) => insertQuestion(tx, { kind, ...question, accountId, username, now: test.now() }, 1));
    return { kept: id ?? 0 };
  },
  elsewhere: '2xx',
});

const secondFactor: Thing = {
  names: { code: '@code' },
  make: async (test, { call, ...staff }): Promise<Own['rows']> =>
    call === 'beginSecondFactor'
      ? {}
      : { code: await giveFactor(test, staff, { isBegun: call === 'confirmSecondFactor' }) },
};

export const staffMatterThings: Things = {
  'audit/{id}': { names: { id: '@entry' }, make: makeEntry, elsewhere: '2xx' },
  'alerts/{id}': { names: { id: '@alert' }, make: makeAlert },
  'pictures/{id}': { names: { id: '@picture' }, make: makePicture, elsewhere: '2xx' },
  'booking-views/{id}': kept('bookings'),
  'reports/{id}': kept('report'),
  stays: { names: { folio: '@key', last_name: 'Rivera' } },
  'stays/{id}': { names: { id: '@added stay' }, make: makeAddedStay },
  'catalogues/batches/{id}': { names: { id: '@batch of all' }, make: makeBatchOfAll, elsewhere: '2xx' },
  'systems/{id}/keys': { names: { id: '@row of system', key: '@key of system' }, elsewhere: '2xx' },
  'account/second-factor': secondFactor,
  'account/recovery-codes': secondFactor,
};
