import { PERMISSIONS } from '@traslado/domain/access/permissions';
import { rates } from '@traslado/domain/catalogues/rates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { rowsAtOnce } from '../../in-pieces.ts';
import { recordStatements } from '../../testing/count-statements.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database/test-databases.ts';
import { testNow as now } from '../../testing/test-now.ts';
import { keepSteps } from './keep-steps.ts';
import { moveSet } from './move-set.ts';
import { publishSet } from './publish-set.ts';

const many = 5_000;
/** An idle machine needs about a second; several test files run side by side here. */
const mostMs = 8_000;

let database: TestDatabase;
let db: Db;
let people: readonly StaffCaller[];
let serviceId: number;
beforeAll(async () => {
  database = await cloneDatabase('with_demo');
  db = createDb(createPool({ url: database.url }));
  const account = await db.selectFrom('staff_account').select('id').limit(1).executeTakeFirstOrThrow();
  const service = await db
    .selectFrom('service')
    .select(['id', 'property_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  serviceId = service.id;
  const staff = {
    kind: 'staff',
    accountId: account.id,
    username: 'ana',
    permissions: PERMISSIONS,
    limitMinor: 0,
  } as const;
  people = [
    { ...staff, scope: null },
    { ...staff, scope: [service.property_id] },
  ];
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const keep = (staff: StaffCaller, count: number) => {
  const steps = Array.from({ length: count }, (_, index) => ({
    line: null,
    id: null,
    title: '',
    before: null,
    after: { ...rates.example, service_id: serviceId, description: `Of ${count}, ${index}` },
    refusal: null,
  }));
  const draft = { name: 'Season', note: '' };
  return db
    .transaction()
    .execute((tx) => keepSteps(tx, staff, { draft, parts: [{ definition: rates, steps }], now }));
};
async function publish(staff: StaffCaller, id: number): Promise<void> {
  await moveSet(db, staff, { id, seenVersion: null, to: 'ready', now });
  const done = await publishSet(db, staff, {
    id,
    seenVersion: null,
    from: ['ready'],
    now,
    confirmed: { price_confirmed: true },
  });
  expect(done).toEqual({ isPublished: true });
}

it('keeps and publishes 5,000 rows in a moment, for who works for all properties and for who works for one', async () => {
  for (const staff of people) {
    const began = performance.now();
    const { id, numbers } = await keep(staff, many);
    const kept = performance.now();
    await publish(staff, id);
    const published = performance.now();
    expect(new Set(numbers[0]).size).toBe(many);
    expect(kept - began).toBeLessThan(mostMs);
    expect(published - kept).toBeLessThan(mostMs);
  }
}, 60_000);

/** Number of rows in a value of a statement. */
function rowsIn(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'string' || !value.startsWith('[{')) return 1;
  const said: unknown[] = JSON.parse(value);
  return said.length;
}

it('takes as many statements for a full set of rows as for ten, and holds the event loop for no more rows at once', async () => {
  for (const staff of people) {
    const sentFor = (rows: number) =>
      recordStatements(async () => publish(staff, (await keep(staff, rows)).id));
    const few = await sentFor(10);
    // One more only to read all rates of their service: that is more than one set of rows by then.
    expect((await sentFor(rowsAtOnce)).length).toBeLessThanOrEqual(few.length + 1);
    const many = await sentFor(4 * rowsAtOnce);
    expect(many.length).toBeLessThan(4 * few.length);
    expect(Math.max(...many.flatMap(({ values }) => values.map(rowsIn)))).toBe(rowsAtOnce);
  }
});
