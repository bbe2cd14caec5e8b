import { airports } from '@traslado/domain/catalogues/airports';
import { places } from '@traslado/domain/catalogues/places';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { beforeAll, expect, it } from 'vitest';
import { makePaid, show } from '../../testing/changes.ts';
import { editRow, mustEditRow } from '../../testing/edit-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['catalogue']);
});

const offered = async (): Promise<{ iata_code: string; language: unknown }[]> =>
  (await test.get('/airports')).json();
const codes = async () => (await offered()).map(({ iata_code }) => iata_code);

it('is offered in the start form under the name that staff gave it, until it is ended or sold no more', async () => {
  const cozumel = 2;
  const change = { name_en: 'Cozumel Airport', name_es: 'Aeropuerto de Cozumel', city: 'San Miguel' };
  await mustEditRow(keeper, airports, { id: cozumel, change });
  expect((await offered()).find(({ iata_code }) => iata_code === 'CZM')?.language).toEqual([
    { language_id: 'en', airport_name: 'Cozumel Airport', city: 'San Miguel' },
    { language_id: 'es', airport_name: 'Aeropuerto de Cozumel', city: 'San Miguel' },
  ]);
  for (const [off, on] of [
    [{ active: false }, { active: true }],
    [{ web_transfers: false }, { web_transfers: true }],
  ] as const) {
    await mustEditRow(keeper, airports, { id: cozumel, change: off });
    expect(await codes()).not.toContain('CZM');
    await mustEditRow(keeper, airports, { id: cozumel, change: on });
    expect(await codes()).toContain('CZM');
  }
});

it('says where an arrival is met, and how long its driver waits', async () => {
  const { token, code } = await makePaid(test);
  const arrival = async () => (await show(test, token, code)).transfers[0].pick_up;
  const waited = Date.parse((await arrival()).waits_until.at);
  await mustEditRow(keeper, places, { id: 101, change: { detail_en: '', detail_es: '' } });
  const change = { meeting_point_en: 'Look for the blue flag.', clearance_international: 85 };
  await mustEditRow(keeper, airports, { id: 1, change });
  const pickUp = await arrival();
  expect(pickUp.place.detail).toMatch(/^Look for the blue flag\. /);
  expect((Date.parse(pickUp.waits_until.at) - waited) / MINUTE_MS).toBe(45);
});

it.each([
  [{ oaci_code: 'MMU' }, 'field.format', 'oaci_code'],
  [{ iata_code: 'CUNX' }, 'field.too_long', 'iata_code'],
  [{ iata_code: 'czm' }, 'airport.name_taken', 'iata_code'],
  [{ time_zone: 'Cancun' }, 'field.format', 'time_zone'],
  [{ clearance_national: 601 }, 'field.out_of_range', 'clearance_national'],
])('refuses %o', async (change, code, field) => {
  expect((await editRow(keeper, airports, { id: 1, change })).json()).toMatchObject({ code, field });
});

it('is known by nothing but its code, and no code is made up', async () => {
  const add = (payload: object) => keeper.ask('POST', '/v1/staff/airports', { payload });
  const known = await add({ iata_code: 'uvf', city: 'Hewanorra' });
  expect([known.statusCode, known.json()]).toMatchObject([
    201,
    {
      iata_code: 'UVF',
      oaci_code: 'TLPL',
      name_es: 'Aeropuerto Internacional Hewanorra',
      city: 'Hewanorra',
      time_zone: 'America/St_Lucia',
      clearance_international: 40,
      clearance_national: 15,
      web_transfers: true,
    },
  ]);
  const unknown = await add({ iata_code: 'QQQ' });
  expect([unknown.statusCode, unknown.json().code, unknown.json().field]).toEqual([
    400,
    'field.required',
    'oaci_code',
  ]);
});
