import type { CallAnswer } from '@traslado/contract/schemas';
import type { AlertKind } from '@traslado/domain/access/alerts';
import { operationConfigurations } from '@traslado/domain/catalogues/operation-configurations';
import { rates } from '@traslado/domain/catalogues/rates';
import { restrictions } from '@traslado/domain/catalogues/restrictions';
import { addDays } from '@traslado/domain/time/civil';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { askFor, couponIdOf, makeGiver } from '../../testing/approvals.ts';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { makePaid } from '../../testing/changes.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { writeMessage } from '../../testing/guest-messages.ts';
import { serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const homeOf = async (staff: Staff) => {
  const answer = await staff.ask('GET', '/v1/staff/home');
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

/** A rate of a service of the property with this code. */
async function addRate(keeper: Staff, code: string, more: object) {
  const { id } = await test.db
    .selectFrom('service')
    .innerJoin('property', 'property.id', 'service.property_id')
    .select('service.id')
    .where('property.code', '=', code)
    .orderBy('service.id')
    .executeTakeFirstOrThrow();
  const answer = await addRow(keeper, rates, { service_id: id, ...more });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: number }>();
}

const idOf = async (code: string) =>
  (await test.db.selectFrom('property').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

type Home = CallAnswer<'getHome'>;

const rideIn = (couponId: number, hours: number) =>
  sql`update transfer set pickup_at = ${new Date(testNow + hours * HOUR_MS)},
    pickup_on = (${new Date(testNow + hours * HOUR_MS)}::timestamptz at time zone time_zone)::date where coupon_id = ${couponId}`.execute(
    test.db,
  );

/** The lines of a person about a booking, or alone, by their sources and alerts. */
const linesOf = (home: Home, booking: number | null): string[] =>
  home.lines
    .filter((line) => (line.booking?.id ?? null) === booking)
    .map(({ queue, alerts }) => [queue, ...alerts.map(({ kind }) => kind)].filter(Boolean).join(' + '));

describe('one list of what waits', () => {
  it('has a booking once, by its ride, with its alerts, for the roles whose work it is', async () => {
    const { code } = await makePaid(test);
    const booking = await couponIdOf(test, code);
    const leave = (kind: AlertKind, subject: string, couponId: number | null) =>
      insertStaffAlert(test.db, { kind, subject, detail: '', couponId, now: testNow });
    await rideIn(booking, 3);
    await leave('flight.time_to_check', 'x', booking);
    await leave('refund.wrong_amount', 'y', null);
    const people = await Promise.all(
      (['concierge', 'finance', 'revenue', 'auditor'] as const).map(
        async (role): Promise<[string, Home]> => [role, await homeOf(await makeStaff(test, [role]))],
      ),
    );
    expect(people.map(([role, home]) => [role, linesOf(home, booking)])).toEqual([
      ['concierge', ['rides + flight.time_to_check']],
      ['finance', []],
      ['revenue', []],
      ['auditor', ['rides + flight.time_to_check']],
    ]);
    const [concierge, finance, , auditor] = people.map(([, home]) => home);
    expect(auditor?.counts).toEqual({ today: 0, messages: 0, money: 0, prices: 0 });
    expect(auditor?.total).toBeGreaterThan(0);
    expect(JSON.stringify(concierge?.lines)).not.toContain('refund.wrong_amount');
    expect(finance && linesOf(finance, null)).toContain('refund.wrong_amount');
    expect(finance?.waiting).toContainEqual({
      kind: 'refund.wrong_amount',
      open: 1,
      oldest_at: new Date(testNow).toISOString(),
    });
    const rides = concierge?.lines.map(({ due_at: due, ride_at: at }) => due ?? at ?? '~') ?? [];
    expect(rides).toEqual([...rides].sort());
    const far = await makeStaff(test, ['concierge'], { scope: [await idOf('SC')] });
    expect(linesOf(await homeOf(far), booking)).toEqual([]);
    // One who sees no alert and no queue has nothing to look at.
    expect(await homeOf(await makeStaff(test, []))).toEqual({
      lines: [],
      total: 0,
      waiting: null,
      counts: { today: 0, messages: 0, money: 0, prices: 0 },
      differences: [],
      checks: 0,
      held: 0,
      gaps: { restrictions: 0, restriction: null, services: 0, unpriced: [] },
      sets: null,
      soon: { days: 14, total: 0, events: [] },
      changes: [],
      labels: {},
      setup: null,
      viewer: { can_handle: false },
    });
  });

  it('shows a request to everybody who decides but its author', async () => {
    const { code } = await makePaid(test);
    const booking = await couponIdOf(test, code);
    const author = await makeGiver(test, 'finance', 0);
    await askFor(author, booking, { amount: '20.00' });
    const other = await makeStaff(test, ['finance']);
    expect(linesOf(await homeOf(other), booking)).toEqual(['approvals']);
    expect(linesOf(await homeOf(author), booking)).toEqual([]);
  });

  it('is read with as many statements however much waits', async () => {
    const staff = await makeStaff(test, ['concierge']);
    const ask = () => countStatements(() => homeOf(staff));
    const before = await ask();
    expect(before).toBeLessThanOrEqual(5);
    await Promise.all(Array.from({ length: 20 }, () => writeMessage(test)));
    expect(await ask()).toBe(before);
    const countsOf = () => staff.ask('GET', '/v1/staff/home/counts');
    const { counts, lines }: Home = await homeOf(staff);
    // The menu asks for its numbers alone, and reads neither rows to come nor changes for them.
    expect((await countsOf()).json()).toEqual(counts);
    expect(await countStatements(countsOf)).toBeLessThan(before);
    expect(counts.messages).toBe(lines.filter(({ queue }) => queue === 'messages').length);
  });
});

describe('rows of properties', () => {
  it('are told to who may see them and works there', async () => {
    const keeper = await makeStaff(test, ['revenue']);
    const on = addDays(localDateOf(test.now(), 'America/Cancun'), 3);
    const until = addDays(on, 100);
    const days = { valid_from: on, valid_to: until };
    const here = await addRate(keeper, 'BP', { ...days, description: 'Home test' });
    const there = await addRate(keeper, 'PM', { ...days, description: 'Home test' });
    await changeRow(keeper, rates, here.id, { adult_price: 71.5 });

    const all = await homeOf(keeper);
    const event = all.soon.events.find(({ title }: { title: string }) => title === 'Home test');
    expect(event).toMatchObject({ catalogue: 'rates', event: 'begins', on, total: 2 });
    expect(event.rows.map(({ id }: { id: number }) => id)).toEqual([here.id, there.id]);
    expect(event.rows[0].about).toMatch(/ · Bahía Perla · \d+$/);
    expect(all.changes[0]).toMatchObject({
      catalogue: 'rates',
      row: here.id,
      title: 'Home test',
      action: 'update',
      by: keeper.username,
      total: 1,
      changes: [{ field: 'adult_price', now: 71.5 }],
    });
    expect(all.changes[1]).toMatchObject({ row: there.id, action: 'create', changes: [] });

    const near = await homeOf(await makeStaff(test, ['revenue'], { scope: [await idOf('BP')] }));
    expect(near.changes.map(({ row }: { row: number }) => row)).toEqual([here.id, here.id]);
    expect(JSON.stringify(near)).not.toContain('PM · ');
    const nearEvent = near.soon.events.find(({ title }: { title: string }) => title === 'Home test');
    expect(nearEvent).toMatchObject({ total: 1, rows: [{ id: here.id }] });

    // A caller who may not see rates gets nothing of them.
    const concierge = JSON.stringify(await homeOf(await makeStaff(test, ['concierge'])));
    expect(concierge).not.toContain('Home test');
  });

  it('of a whole group are told to everybody, and so are their changes, as the lists show them', async () => {
    const keeper = await makeStaff(test, ['revenue']);
    const on = addDays(localDateOf(test.now(), 'America/Cancun'), 5);
    const asked = { description: 'Closed for the home test', blackout_from: on, blackout_to: on };
    const { id } = (await addRow(keeper, restrictions, asked)).json();
    const events = (await homeOf(keeper)).soon.events.filter(
      ({ catalogue }: { catalogue: string }) => catalogue === 'restrictions',
    );
    expect(events.map(({ event }: { event: string }) => event)).toEqual(['begins', 'ends']);
    expect(events[0].rows).toEqual([{ id, about: '' }]);
    const near = await makeStaff(test, ['revenue'], { scope: [await idOf('BP')] });
    const { soon, changes } = await homeOf(near);
    expect(JSON.stringify(soon)).toContain('home test');
    expect(changes[0]).toMatchObject({ catalogue: 'restrictions', row: id, action: 'create' });
  });
});

it('gaps in what is sold are told to who can mend them', async () => {
  const keeper = await makeStaff(test, ['revenue'], { scope: [await idOf('BP')] });
  const all = await makeStaff(test, ['revenue']);
  const before: Home['gaps'] = (await homeOf(keeper)).gaps;
  const on = addDays(localDateOf(test.now(), 'America/Cancun'), 5);
  const closing = { description: 'Nobody uses it', blackout_from: on, blackout_to: null };
  const { id } = (await addRow(all, restrictions, closing)).json();
  const past = addDays(on, -30);
  await addRow(all, restrictions, { ...closing, description: 'Over', blackout_from: past });
  const service = serviceOf.sharedArrival;
  const ending = await test.db
    .selectFrom('rate')
    .select('id')
    .where('service_id', '=', service)
    .where('valid_from', '<=', on)
    .where('valid_to', '>', on)
    .execute();
  for (const rate of ending) await changeRow(all, rates, rate.id, { valid_to: on });
  const { gaps, counts }: Home = await homeOf(keeper);
  expect(gaps.restrictions).toBe(before.restrictions + 1);
  expect(gaps.services).toBe(before.services + 1);
  expect(gaps.unpriced).toContainEqual({
    id: service,
    name: expect.stringContaining(' · '),
    on: addDays(on, 1),
  });
  expect(counts.prices).toBeGreaterThanOrEqual(2);
  const [configuration] = await test.db
    .selectFrom('operation_configuration')
    .select('id')
    .where('restriction_id', 'is', null)
    .execute();
  await changeRow(all, operationConfigurations, configuration?.id ?? 0, { restriction_id: id });
  expect((await homeOf(keeper)).gaps.restrictions).toBe(before.restrictions);
  expect((await homeOf(await makeStaff(test, ['concierge']))).gaps).toMatchObject({
    restrictions: 0,
    services: 0,
  });
});

it('rows that were changed at once are one change', async () => {
  const keeper = await makeStaff(test, ['revenue']);
  const list = (await keeper.ask('GET', '/v1/staff/rates.json')).json();
  const rows = list.rows.slice(0, 3).map((row: { priority: number }) => ({ ...row, priority: 42 }));
  const answer = await keeper.ask('POST', '/v1/staff/rates/import?apply=1', {
    payload: { catalogue: 'rates', rows },
  });
  expect(answer.json().counts).toMatchObject({ change: 3 });
  const { changes } = await homeOf(keeper);
  expect(changes[0]).toMatchObject({ catalogue: 'rates', action: 'update', total: 3 });
  expect(changes[1].total).toBe(1);
});
