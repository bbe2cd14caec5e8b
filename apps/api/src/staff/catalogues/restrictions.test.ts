import { restrictions } from '@traslado/domain/catalogues/restrictions';
import { beforeAll, expect, it } from 'vitest';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['revenue']);
});

/** The reason why guests are not offered the shuttle of Caleta Real on a day. */
async function closing(day: string, language = 'EN') {
  const sale = '/v1/serviceManage/transfers-services-for-sale/CR';
  const answer = await test.get(
    `${sale}?service_date=${day}&is_round_trip=1&airport_id=1&language=${language}`,
  );
  return answer.json()[0].closed;
}

it('closes a ride on its days, with the reason that guests read', async () => {
  expect(await closing('2027-02-10')).toBeNull();
  const change = { blackout_from: '2027-02-10', blackout_to: '2027-02-12' };
  expect((await changeRow(keeper, restrictions, 1, change)).statusCode).toBe(200);
  expect(await closing('2027-02-10')).toMatchObject({
    code: 'booking.blackout',
    detail: 'This service doesn’t run on February 10, 2027.',
  });
  expect((await closing('2027-02-12', 'ES')).detail).toContain('12 de febrero de 2027');
  expect(await closing('2027-02-13')).toBeNull();
});

it('asks for its notice, and for nothing once it is ended', async () => {
  const change = { category: 'minimum_notice', auxiliar: 24 * 90 };
  expect((await changeRow(keeper, restrictions, 1, change)).statusCode).toBe(200);
  expect(await closing('2027-02-10')).toMatchObject({ code: 'booking.notice_too_short' });
  expect((await changeRow(keeper, restrictions, 1, { active: false })).statusCode).toBe(200);
  expect(await closing('2027-02-10')).toBeNull();
});

it('does not tell guests who of staff changed it', async () => {
  await changeRow(keeper, restrictions, 2, { auxiliar: 50 });
  const answer = await test.get('/v1/serviceManage/restrictions/2');
  expect(answer.json()).toMatchObject({ auxiliar: 50, createdBy: 0, updatedBy: 0 });
});

it.each([
  ['ends before it begins', { blackout_to: '2028-03-09' }, 'blackout_to', 'restriction.ends_before'],
  ['has no day', { blackout_from: null, blackout_to: null }, 'blackout_from', 'restriction.needs_days'],
  ['has a last day only', { blackout_from: null }, 'blackout_from', 'restriction.needs_days'],
  ['lasts two years', { blackout_to: '2030-03-10' }, 'blackout_to', 'restriction.too_long'],
  ['says no hours', { category: 'minimum_notice' }, 'auxiliar', 'restriction.needs_hours'],
  [
    'wants longer than a year',
    { category: 'minimum_notice', auxiliar: 8_761 },
    'auxiliar',
    'restriction.needs_hours',
  ],
  ['has no seats', { category: 'capacity', auxiliar: 0 }, 'auxiliar', 'restriction.needs_seats'],
  ['has half a seat', { category: 'capacity', auxiliar: 2.5 }, 'auxiliar', 'restriction.needs_seats'],
])('is refused when it %s', async (_, facts, field, code) => {
  const answer = await addRow(keeper, restrictions, facts);
  expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([422, code, field]);
  expect(answer.json().detail).not.toBe('');
});

it('may be a day of the group’s own list', async () => {
  const theirs = { blackout_from: null, blackout_to: null, auxiliar: 20_281_224 };
  expect((await addRow(keeper, restrictions, theirs)).statusCode).toBe(201);
});
