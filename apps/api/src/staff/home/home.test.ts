import { rates } from '@traslado/domain/catalogues/rates';
import { restrictions } from '@traslado/domain/catalogues/restrictions';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { describe, expect, it } from 'vitest';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
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

it('counts what waits by kind, with the oldest, of what the person sees', async () => {
  const now = test.now();
  for (const [subject, at] of [
    ['first', now - 7_200_000],
    ['second', now],
  ] as const)
    await insertStaffAlert(test.db, { kind: 'refund.failed', subject, detail: '', couponId: null, now: at });
  const finance = await homeOf(await makeStaff(test, ['finance']));
  expect(finance.waiting).toContainEqual({
    kind: 'refund.failed',
    open: 2,
    oldest_at: new Date(now - 7_200_000).toISOString(),
  });
  const concierge = await homeOf(await makeStaff(test, ['concierge']));
  expect(JSON.stringify(concierge.waiting)).not.toContain('refund');
  const nobody = await homeOf(await makeStaff(test, []));
  expect(nobody).toEqual({
    waiting: null,
    sets: null,
    soon: { days: 14, total: 0, events: [] },
    changes: [],
    labels: {},
    setup: null,
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
    expect(event.rows[0].about).toMatch(/^BP · /);
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
