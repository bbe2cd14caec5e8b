import { calls } from '@traslado/contract/calls';
import { chooseRate } from '@traslado/domain/booking/price';
import { addDays, daysBetween } from '@traslado/domain/time/civil';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let revenue: Staff;
beforeAll(async () => {
  revenue = await makeStaff(test, ['revenue']);
});

const service = serviceOf.sharedRoundTrip;
const ask = (staff: Staff, query: string) => staff.ask('GET', `/v1/staff/price-calendar?${query}`);
async function calendarOf(year = 2031, month = '01') {
  const answer = await ask(revenue, `service=${service}&year=${year}&month=${month}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.getPriceCalendar.shapes.answer.parse(answer.json());
}

const rate = (id: number, description: string, priority: number, from: string, to: string) => ({
  id,
  service_id: service,
  description,
  priority,
  price_minor: 0,
  adult_minor: id * 100,
  child_minor: 0,
  valid_from: from,
  valid_to: to,
});

describe('the calendar of a service', () => {
  beforeEach(async () => {
    await test.editCatalogue(async (db) => {
      await db.deleteFrom('rate').where('id', 'in', [9001, 9002, 9003, 9004, 9005]).execute();
      // Bookings of the demo name the others.
      await db
        .updateTable('rate')
        .set({ valid_from: '2000-01-01', valid_to: '2000-12-31' })
        .where('service_id', '=', service)
        .execute();
      await db
        .insertInto('rate')
        .values([
          rate(9001, 'Year', 5, '2030-01-01', '2031-11-30'),
          rate(9002, 'Winter', 1, '2030-12-15', '2031-03-14'),
          rate(9003, 'Never', 8, '2031-02-01', '2031-07-31'),
          rate(9004, 'Same', 1, '2031-03-01', '2031-03-20'),
          rate(9005, 'Another year', 1, '2033-01-01', '2033-12-31'),
        ])
        .execute();
    });
  });

  it('says which rate wins on each range of days, what is not for sale, what never wins, and where a tie decides', async () => {
    const { ranges, rates, shadowed, ties } = await calendarOf();
    const won = ranges.map(({ from, to, rate: id }) => `${from} ${to} ${id}`);
    expect(won).toEqual([
      '2031-01-01 2031-01-31 9002',
      '2031-02-01 2031-02-28 9002',
      '2031-03-01 2031-03-14 9002',
      '2031-03-15 2031-03-20 9004',
      '2031-03-21 2031-07-31 9001',
      '2031-08-01 2031-11-30 9001',
      '2031-12-01 2031-12-31 null',
    ]);
    expect(rates.map(({ id }) => id).sort()).toEqual([9001, 9002, 9003, 9004]);
    const later = (await calendarOf(2031, '11')).ranges;
    expect([later[0]?.from, later[0]?.rate, later.at(-1)?.to]).toEqual(['2031-11-01', 9001, '2032-10-31']);
    expect(shadowed).toEqual([{ rate: 9003, winners: [9002, 9004, 9001] }]);
    expect(ties).toEqual([{ from: '2031-03-01', to: '2031-03-14', winner: 9002, losers: [9004] }]);
    expect(ranges[2]?.considered).toContainEqual({
      rate: 9004,
      verdict: 'loses',
      by: 'lowest_id',
      against: 9002,
    });
  });

  it('agrees with what is sold on every day of the year', async () => {
    const { ranges } = await calendarOf();
    const { rates } = test.backends.inventory.current().serviceById(service) ?? { rates: [] };
    for (const { from, to, rate: id } of ranges)
      for (let day = 0; day <= daysBetween(from, to); day += 1) {
        const choice = chooseRate(rates, addDays(from, day));
        expect(choice.kind === 'ok' ? choice.rate.id : null).toBe(id);
      }
  });

  it('sends the database no statement of its own', async () => {
    const session = await countStatements(() => revenue.ask('GET', '/v1/staff/price-calendar/services'));
    const calendar = await countStatements(() => calendarOf());
    expect(calendar).toBe(session);
    expect(calendar).toBeLessThanOrEqual(2);
  });

  it('names days that a restriction closes', async () => {
    await test.editCatalogue((db) =>
      db
        .updateTable('restriction')
        .set({ blackout_from: '2031-05-01', blackout_to: '2031-05-02' })
        .where('id', '=', 1)
        .execute(),
    );
    const atCaleta = test.backends.inventory.current().allServicesOf(3)[0]?.id;
    const answer = await ask(revenue, `service=${atCaleta}&year=2031`);
    expect(answer.json().closed).toEqual([
      { on: '2031-05-01', restrictions: [1] },
      { on: '2031-05-02', restrictions: [1] },
    ]);
  });
});

describe('who may look, and at what', () => {
  it('is for whoever may see rates', async () => {
    for (const [role, status] of [
      ['catalogue', 200],
      ['administrator', 200],
      ['concierge', 403],
      ['finance', 403],
    ] as const)
      expect((await ask(await makeStaff(test, [role]), `service=${service}&year=2031`)).statusCode).toBe(
        status,
      );
  });

  it('answers a service out of scope as if there were none, and offers those of the scope', async () => {
    const far = await makeStaff(test, ['revenue'], { scope: [2] });
    const out = await ask(far, `service=${service}&year=2031`);
    const none = await ask(far, 'service=999999&year=2031');
    expect([out.statusCode, out.json().code]).toEqual([404, 'service.not_found']);
    expect(none.json().detail).toBe(out.json().detail);
    const offered = await far.ask('GET', '/v1/staff/price-calendar/services');
    const { properties } = calls.listPricedServices.shapes.answer.parse(offered.json());
    expect(properties.map(({ id }) => id)).toEqual([2]);
    expect(properties[0]?.services.length).toBeGreaterThan(3);
  });

  it.each(['service=111&year=1999', 'service=111', 'service=x&year=2031'])('refuses %s', async (query) => {
    expect((await ask(revenue, query)).statusCode).toBe(400);
  });
});
