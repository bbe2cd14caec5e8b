import { segments } from '@traslado/domain/catalogues/segments';
import { beforeAll, expect, it } from 'vitest';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { bodyOf, create, legsOf, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['catalogue']);
});

/** The segment of the SUV at BP. */
const suv = 12;

/** The pick-up of a guest for a flight at 14:20. */
async function pickUp(is_national: '0' | '1'): Promise<string> {
  const guest = await makeStay(test);
  const departure = { ...legsOf(test).departure, is_national };
  const body = await bodyOf(test, guest, serviceOf.suvDeparture, { departure });
  const answer = await create(test, await signIn(test, guest), serviceOf.suvDeparture, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().transfers[0].service_time;
}

it('says when a departure is picked up', async () => {
  expect([await pickUp('0'), await pickUp('1')]).toEqual(['10:50', '11:50']);
  const change = { international_hour_before: '04:15', national_hour_before: '02:00' };
  expect((await changeRow(keeper, segments, suv, change)).statusCode).toBe(200);
  expect([await pickUp('0'), await pickUp('1')]).toEqual(['10:05', '12:20']);
});

it('is offered as long as it is active', async () => {
  const sale =
    '/v1/serviceManage/transfers-services-for-sale/BP?service_date=2026-12-21&is_round_trip=1&airport_id=1';
  const offered = async () => (await test.get(sale)).json().map(({ id }: { id: number }) => id);
  expect(await offered()).toContain(serviceOf.suvRoundTrip);
  await changeRow(keeper, segments, suv, { active: false });
  expect(await offered()).not.toContain(serviceOf.suvRoundTrip);
});

it('stays as long as a service or a configuration runs on it', async () => {
  const answer = await keeper.ask('DELETE', `/v1/staff/segments/${suv}?confirmation=CUN%20-%20BP%20suv`);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'segment.in_use']);
});

it.each([
  ['ends where it begins', { place_area_destination_id: 101 }, 'place_area_destination_id'],
  ['begins nowhere', { place_area_origin_id: 4_711 }, 'place_area_origin_id'],
  ['leaves a day before', { national_hour_before: '24:00' }, 'national_hour_before'],
  ['leaves -1 hours before', { international_hour_before: '-1:00' }, 'international_hour_before'],
])('is refused when it %s', async (_, facts, field) => {
  const answer = await addRow(keeper, segments, facts);
  expect([400, 422]).toContain(answer.statusCode);
  expect(answer.json().field).toBe(field);
});
