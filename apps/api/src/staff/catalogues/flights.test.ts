import { WEEKDAYS } from '@traslado/domain/catalogues/flights';
import { expect, it } from 'vitest';
import { demoAirlineId } from '../../demo/flights.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const url = '/v1/staff/flights';
const facts = {
  airline_id: demoAirlineId('AA'),
  flight_number: '8100',
  airport_id: 1,
  type: 'D',
  flight_time: '16:20',
  terminal: '',
  other_airport: 'MIA',
  is_national: false,
  weekdays: [...WEEKDAYS],
  valid_from: null,
  valid_to: null,
  active: true,
};

/** A guest's answer about the flight on a day: its time and whether it is national; null where it is not found. */
async function lookUp(on: string): Promise<readonly string[] | null> {
  const answer = await test.get(`/v1/transfers/flights/search-data/AA/8100/D/${on}`);
  return answer.statusCode === 404 ? null : [answer.json().flight_time, answer.json().is_national];
}

it('is found by guests on its days, from the answer to its change on', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const send = async (method: 'POST' | 'PUT', at: string, more: object = {}) => {
    const answer = await keeper.ask(method, at, { payload: { ...facts, ...more } });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  // 28 December 2026 is a Monday.
  const [monday, tuesday] = ['2026-12-28', '2026-12-29'];
  expect(await lookUp(monday)).toBeNull();
  const { id } = await send('POST', url, { flight_number: '08100' });
  expect(await lookUp(monday)).toEqual(['16:20', '0']);
  await send('PUT', `${url}/${id}`, { is_national: true, flight_time: '16:45', weekdays: ['mon'] });
  expect(await lookUp(monday)).toEqual(['16:45', '1']);
  expect(await lookUp(tuesday)).toBeNull();
  await send('PUT', `${url}/${id}`, { valid_to: '2026-12-28' });
  expect([await lookUp(monday), await lookUp(tuesday)]).toEqual([['16:20', '0'], null]);
  await send('POST', url, { valid_from: '2026-12-28', flight_time: '18:00' });
  expect([await lookUp(monday), await lookUp(tuesday)]).toEqual([
    ['18:00', '0'],
    ['18:00', '0'],
  ]);
  await send('PUT', `${url}/${id}`, { active: false });
  expect(await lookUp('2026-12-27')).toBeNull();
});

it('is in the schedule once a season, on a day at least', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const say = async (more: object) => {
    const answer = await keeper.ask('POST', url, { payload: { ...facts, flight_number: '8200', ...more } });
    return [answer.statusCode, answer.json().code, answer.json().field];
  };
  const season = { valid_from: '2027-01-01', valid_to: '2027-02-01' };
  expect((await say(season))[0]).toBe(201);
  expect((await say({}))[0]).toBe(201);
  const on = async (day: string) => (await keeper.ask('GET', `${url}?search=8200%20${day}`)).json().total;
  // A season without days is in force on each.
  expect([await on('2027-01-15'), await on('2026-12-31'), await on('2027-02-02')]).toEqual([2, 1, 1]);
  expect(await say(season)).toEqual([409, 'flight.name_taken', 'flight_number']);
  expect(await say({ ...season, valid_to: '2026-12-01' })).toEqual([422, 'flight.ends_before', 'valid_to']);
  expect(await say({ weekdays: [] })).toEqual([400, 'field.required', 'weekdays']);
});

it('is called by its airline and number, in lists, changes, uses and searches', async () => {
  const keeper = await makeStaff(test, ['catalogue', 'administrator']);
  const added = await keeper.ask('POST', url, { payload: { ...facts, flight_number: '8155' } });
  const { id } = added.json();
  const read = async (path: string) => (await keeper.ask('GET', path)).json();
  for (const search of ['AA 8155', 'aa8155', '8155', 'American'])
    expect((await read(`${url}?search=${encodeURIComponent(search)}&page_size=100`)).rows).toContainEqual(
      expect.objectContaining({ id }),
    );
  expect((await read(`${url}?search=${encodeURIComponent('AA 8156')}`)).total).toBe(0);
  const home = await read('/v1/staff/home');
  expect(home.changes[0]).toMatchObject({ row: id, title: 'AA 8155' });
  expect(home.changes[0].about).not.toContain('AA · ');
  const uses = await read(`/v1/staff/airlines/${facts.airline_id}/uses`);
  expect(uses.uses).toContainEqual({ of: 'flights', id, label: 'AA 8155' });
  const remove = (typed: string) =>
    keeper.ask('DELETE', `${url}/${id}?confirmation=${encodeURIComponent(typed)}`);
  expect((await remove('8155')).json().code).toBe('flight.word_differs');
  expect((await remove('aa 8155')).statusCode).toBe(200);
});

it('stand by the code of their airline, then by their number', async () => {
  const reader = await makeStaff(test, ['catalogue']);
  const { rows, labels } = (await reader.ask('GET', `${url}?page_size=100&sort=flight_number`)).json();
  const names = rows.map(
    ({ airline_id, flight_number }: typeof facts) =>
      `${labels.airline_id[airline_id].slice(0, 2)} ${flight_number.padStart(5, '0')}`,
  );
  expect(new Set(names.map((name: string) => name.slice(0, 2))).size).toBeGreaterThan(2);
  expect(names).toEqual([...names].sort());
});
