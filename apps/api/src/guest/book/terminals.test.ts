import { flights } from '@traslado/domain/catalogues/flights';
import { beforeAll, expect, it } from 'vitest';
import { couponIdOf } from '../../testing/approvals.ts';
import { change, makePaid, show } from '../../testing/changes.ts';
import { mustEditRow } from '../../testing/edit-row.ts';
import { type Body, bodyOf, create, legsOf, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let staff: Staff;
beforeAll(async () => {
  staff = await makeStaff(test, ['administrator']);
});

const arrival = (more: Body): Body => ({ arrival: { ...legsOf(test).arrival, ...more } });
/** AM 583 lands at 11:20 at terminal 4, by our own schedule. */
const am583 = { flight_key: 'AM583', flight_time: '11:20', is_national: '1' };

async function refused(leg: Body) {
  const guest = await makeStay(test);
  const body = await bodyOf(test, guest, serviceOf.suvArrival, arrival(leg));
  return (await create(test, await signIn(test, guest), serviceOf.suvArrival, body)).json();
}

it.each([
  ['of another airport', { terminal: 'A' }, 'terminal.unknown'],
  ['that is none', { terminal: 'Terminal 99' }, 'terminal.unknown'],
])('a terminal %s is refused with the right ones', async (_, leg, code) => {
  expect(await refused(leg)).toMatchObject({
    status: 422,
    code,
    field: 'arrival.terminal',
    detail: 'This airport has other terminals: 2, 3, 4. Not sure? Leave it out.',
    errors: [{ field: 'arrival.terminal', params: { terminals: '2, 3, 4' } }],
  });
});

it('a terminal that the schedule has otherwise is answered with the right one', async () => {
  expect(await refused({ ...am583, terminal: '3' })).toMatchObject({
    status: 409,
    code: 'coupon.reckoned_otherwise',
    field: 'arrival.terminal',
    expected: { 'arrival.terminal': '4' },
  });
});

it('the schedule’s terminal is kept on the ride, whatever the schedule has later', async () => {
  const { token, code, arrivalId } = await makePaid(test, serviceOf.suvArrival, arrival(am583));
  const ride = async () => (await show(test, token, code)).transfers[0];
  const there = await ride();
  expect([there.terminal, there.pick_up.place.name]).toEqual([
    '4',
    'Cancún International Airport, Terminal 4',
  ]);
  expect(there.pick_up.place.detail).toMatch(/pillar 14.*Look for the Perla Resorts sign\. Our host has/);
  const { id } = (await staff.ask('GET', '/v1/staff/flights?search=AM583&type=A')).json().rows[0];
  await mustEditRow(staff, flights, { id, change: { terminal: '2' } });
  const later = { coupon_id: code, flight_time: '11:35' };
  expect((await change(test, token, arrivalId, later)).statusCode).toBe(200);
  expect(await ride()).toMatchObject({ flight_time: '11:35', terminal: '4' });
});

it('a typed terminal is changed by its guest and by the desk, and is told as a change', async () => {
  const { token, code, arrivalId } = await makePaid(test, serviceOf.suvArrival, arrival({ terminal: 't3' }));
  const ask = async (body: Body) =>
    (await change(test, token, arrivalId, { coupon_id: code, ...body })).json();
  const terminal = async () => (await show(test, token, code)).transfers[0].terminal;
  expect(await terminal()).toBe('3');
  expect(await ask({ terminal: '9' })).toMatchObject({ code: 'terminal.unknown', field: 'terminal' });
  expect(await ask({ terminal: 'Terminal 2' })).toMatchObject({
    applied: true,
    changes: [{ field: 'terminal', old: '3', new: '2' }],
    pick_up: { new: { place: { name: 'Cancún International Airport, Terminal 2' } } },
    notices: [],
  });
  expect(await ask({ flight_time: '13:45' })).toMatchObject({ applied: true });
  expect(await terminal()).toBe('2');
  expect(await ask({ terminal: null })).toMatchObject({
    changes: [{ field: 'terminal', old: '2', new: '' }],
  });
  const payload = { transfer_id: arrivalId, terminal: '4', reason: 'guest_asked' };
  const desk = await staff.ask('POST', `/v1/staff/bookings/${await couponIdOf(test, code)}/change`, {
    payload,
  });
  expect(desk.statusCode, desk.body).toBe(200);
  expect(await terminal()).toBe('4');
  expect(await ask({ flight_code: 'AA4399' })).toMatchObject({ applied: true });
  expect(await terminal()).toBeNull();
});

it('day list and calendar name it with its place, on both ways', async () => {
  const { departure } = legsOf(test);
  const more = { ...arrival({ terminal: '3' }), departure: { ...departure, terminal: '2' } };
  const { token, code, arrivalId, departureId } = await makePaid(test, serviceOf.suvRoundTrip, more);
  const lines = async (day: unknown, id: number) => {
    const list = await staff.ask('GET', `/v1/staff/day-lists?day=${day}&airport=1&property=1`);
    const ride = list.json().rides.find((one: { id: number }) => one.id === id);
    const table = await staff.ask('POST', '/v1/staff/day-lists/export', {
      payload: { day, airport: 1, property: 1 },
    });
    const line = table.body.split('\n').find((one) => one.includes(ride.reference));
    return [ride.flight.terminal, ride.point, line?.includes(`,${ride.flight.terminal},`)];
  };
  expect(await lines(legsOf(test).arrival.service_date, arrivalId)).toEqual([
    '3',
    expect.stringMatching(/under the canopy/),
    true,
  ]);
  expect(await lines(departure.service_date, departureId)).toEqual([
    '2',
    expect.stringMatching(/^Departures, door 1/),
    true,
  ]);
  const calendar = await test.app.inject({
    url: `/v1/transfers/coupons/${code}/calendar.ics`,
    headers: { authorization: `Bearer ${token}` },
  });
  const text = calendar.body.replace(/\r\n /g, '');
  expect(text).toContain('LOCATION:Cancún International Airport\\, Terminal 3');
  expect(text).toContain('(CUN)\\, Terminal 2');
  expect(text).toContain('Drop-off: Departures\\, door 1');
});
