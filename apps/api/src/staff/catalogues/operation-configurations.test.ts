import { operationConfigurations } from '@traslado/domain/catalogues/operation-configurations';
import { beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { startWork } from '../../start-work.ts';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { makePaid } from '../../testing/changes.ts';
import { bodyOf, create, legsOf, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['catalogue']);
});

/** The shuttle of BP; its number is its segment's. */
const shuttle = 11;
const suv = 12;

/** The answer to a guest who books an arrival at this time. */
async function booked(flight_time: string): Promise<string> {
  const guest = await makeStay(test);
  const arrival = { ...legsOf(test).arrival, flight_time };
  const body = await bodyOf(test, guest, serviceOf.sharedArrival, { arrival, night_confirmed: true });
  const answer = await create(test, await signIn(test, guest), serviceOf.sharedArrival, body);
  return answer.statusCode === 201 ? 'booked' : answer.json().code;
}

it('says from when to when rides run, over midnight too', async () => {
  const day = { initial_service_time: '06:00', final_service_time: '12:00' };
  expect((await changeRow(keeper, operationConfigurations, shuttle, day)).statusCode).toBe(200);
  expect([await booked('13:35'), await booked('11:35')]).toEqual(['booking.outside_service_hours', 'booked']);
  const night = { initial_service_time: '22:00', final_service_time: '05:00' };
  expect((await changeRow(keeper, operationConfigurations, shuttle, night)).statusCode).toBe(200);
  expect([await booked('13:35'), await booked('23:10'), await booked('04:20')]).toEqual([
    'booking.outside_service_hours',
    'booked',
    'booked',
  ]);
  await changeRow(keeper, operationConfigurations, shuttle, { active: false });
  expect(await booked('13:35')).toBe('booked');
});

it('puts a restriction in force, by who makes restrictions, too', async () => {
  const revenue = await makeStaff(test, ['revenue']);
  const dates = () => test.get('/v1/transfers/reservation/dates/121/BP');
  expect((await dates()).json().closed).toEqual([]);
  const attached = await changeRow(revenue, operationConfigurations, suv, { restriction_id: 1 });
  expect(attached.statusCode).toBe(200);
  expect((await dates()).json().closed).toHaveLength(3);
});

it('says who gets notices of bookings, and does not tell guests', async () => {
  const addresses = ['Vans@perla.example', 'night@perla.example'];
  await changeRow(keeper, operationConfigurations, suv, {
    notification_mails: addresses,
    restriction_id: null,
  });
  const work = startWork({
    ...{
      db: test.db,
      clock: { now: test.now },
      inventory: test.backends.inventory,
      roles: test.backends.roles,
      log: test.app.log,
    },
    config: readConfig({}),
    letterPool: { render: async () => new TextEncoder().encode('%PDF-1.7'), close: async () => {} },
    payments: test.payments.port,
  });
  await makePaid(test, serviceOf.suvRoundTrip);
  const told = () =>
    test.db.selectFrom('mail').select('recipients').where('kind', '=', 'resort_notice').execute();
  await vi.waitFor(
    async () =>
      expect((await told()).flatMap(({ recipients }) => recipients)).toEqual(
        expect.arrayContaining(addresses),
      ),
    { timeout: 15_000, interval: 100 },
  );
  await work.stop();
  const url = `/v1/transfers/transfers/service-segment/${suv}/configuration`;
  expect((await test.get(url)).json()).toMatchObject([{ notificationMails: null, updatedBy: 'system' }]);
});

it.each([
  ['an hour that there is not', { initial_service_time: '24:30' }, 'initial_service_time'],
  ['no address', { notification_mails: ['desk at perla'] }, 'notification_mails.0'],
  ['a restriction that there is not', { restriction_id: 4_711 }, 'restriction_id'],
])('refuses %s', async (_, facts, field) => {
  const answer = await addRow(keeper, operationConfigurations, facts);
  expect([400, 422]).toContain(answer.statusCode);
  expect(answer.json().field).toBe(field);
});

it('holds on to its restriction', async () => {
  const revenue = await makeStaff(test, ['revenue']);
  const typed = encodeURIComponent('Two days’ notice at Laguna Verde');
  const answer = await revenue.ask('DELETE', `/v1/staff/restrictions/2?confirmation=${typed}`);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'restriction.in_use']);
  expect(answer.json().detail).toContain('Laguna Verde');
});
