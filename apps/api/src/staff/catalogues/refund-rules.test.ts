import { refundRules } from '@traslado/domain/catalogues/refund-rules';
import { beforeAll, expect, it } from 'vitest';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { cancelRide, makePaid, type Paid } from '../../testing/changes.ts';
import { serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
let booking: Paid;
beforeAll(async () => {
  keeper = await makeStaff(test, ['revenue']);
  booking = await makePaid(test, serviceOf.suvArrival);
});

/** The guest's preview of canceling a ride of 95.00, 30 days ahead. */
const preview = async () => {
  const answer = await cancelRide(test, booking.token, booking.arrivalId, { preview: true });
  const { refund, fee } = answer.json();
  return [refund, fee];
};

const rule = { service_id: serviceOf.suvArrival, hours_before: 24 * 60, percent_kept: 20, active: true };

it('is seen in the refund before a guest cancels, of the service and of the property', async () => {
  expect(await preview()).toEqual([95, 0]);
  const added = await addRow(keeper, refundRules, rule);
  expect(added.statusCode).toBe(201);
  expect(await preview()).toEqual([76, 19]);
  const { id } = added.json();
  await changeRow(keeper, refundRules, id, { percent_kept: 100 });
  expect(await preview()).toEqual([0, 95]);
  await changeRow(keeper, refundRules, id, { hours_before: 24 });
  expect(await preview()).toEqual([95, 0]);
  await changeRow(keeper, refundRules, id, { service_id: null, hours_before: 24 * 90, percent_kept: 10 });
  expect(await preview()).toEqual([85.5, 9.5]);
  await changeRow(keeper, refundRules, id, { active: false });
  expect(await preview()).toEqual([95, 0]);
});

it('is the only one with its hours, as far as it is in force', async () => {
  const more = { ...rule, hours_before: 12 };
  const first = (await addRow(keeper, refundRules, more)).json();
  const second = await addRow(keeper, refundRules, more);
  expect([second.statusCode, second.json().code, second.json().field]).toEqual([
    409,
    'refund_rule.name_taken',
    'hours_before',
  ]);
  expect(second.json().detail).toContain('these hours');
  expect((await addRow(keeper, refundRules, { ...more, active: false })).statusCode).toBe(201);
  await changeRow(keeper, refundRules, first.id, { active: false });
  expect((await addRow(keeper, refundRules, more)).statusCode).toBe(201);
});

it('of an airline stands beside one of guests, and keeps nothing of a guest who cancels', async () => {
  const facts = { ...rule, hours_before: 24 * 70 };
  const before = await preview();
  expect((await addRow(keeper, refundRules, { ...facts, cause: 'airline' })).statusCode).toBe(201);
  expect(await preview()).toEqual(before);
  expect((await addRow(keeper, refundRules, { ...facts, cause: 'guest' })).statusCode).toBe(201);
  expect((await addRow(keeper, refundRules, { ...facts, cause: 'airline' })).statusCode).toBe(409);
});

it.each([
  ['101 percent', { percent_kept: 101 }, 'percent_kept'],
  ['-1 hours', { hours_before: -1 }, 'hours_before'],
  ['half an hour', { hours_before: 0.5 }, 'hours_before'],
  ['an unknown cause', { cause: 'weather' }, 'cause'],
  ['a service of another property', { service_id: 411 }, 'service_id'],
])('refuses %s', async (_, facts, field) => {
  const answer = await addRow(keeper, refundRules, facts);
  expect([400, 422]).toContain(answer.statusCode);
  expect(answer.json().field).toBe(field);
});
