import { beforeAll, describe, expect, it } from 'vitest';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { makePaid, type Paid } from '../../testing/changes.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** A scope of some properties sees nothing of the others, not even their existence. */

const test = useTestApp();

let paid: Paid;
let here: number;
let elsewhere: number;
beforeAll(async () => {
  paid = await makePaid(test);
  const { id, property_id } = await test.db
    .selectFrom('coupon')
    .select(['id', 'property_id'])
    .where('coupon_code', '=', paid.code)
    .executeTakeFirstOrThrow();
  here = property_id;
  const other = await test.db
    .selectFrom('property')
    .select('id')
    .where('id', '<>', here)
    .executeTakeFirstOrThrow();
  elsewhere = other.id;
  const failed = await test.db
    .insertInto('failed_sale')
    .values({
      hotel: paid.guest.hotel,
      folio: 'BP1',
      service_id: 1,
      code: 'server.error',
      failed_at: new Date(test.now()),
      hour: new Date(test.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const alert of [
    { kind: 'payment.unresolved', subject: 'of the booking', couponId: id },
    { kind: 'sale.failed', subject: String(failed.id), couponId: null },
    { kind: 'job.given_up', subject: 'of nobody', couponId: null },
  ] as const)
    await insertStaffAlert(test.db, { ...alert, detail: 'of this test', now: test.now() });
});

const alertsOf = async (staff: Staff): Promise<{ id: number; kind: string }[]> => {
  const { alerts } = (await staff.ask('GET', '/v1/staff/alerts')).json();
  return alerts.filter((one: { detail: string }) => one.detail === 'of this test');
};
const kindsOf = async (staff: Staff) => (await alertsOf(staff)).map(({ kind }) => kind).sort();

describe('what waits for a person', () => {
  it('is shown to who works for its property, and what belongs to none to who works for all', async () => {
    const all = ['job.given_up', 'payment.unresolved', 'sale.failed'];
    expect(await kindsOf(await makeStaff(test, ['administrator']))).toEqual(all);
    const near = await makeStaff(test, ['administrator'], { scope: [here] });
    expect(await kindsOf(near)).toEqual(['payment.unresolved', 'sale.failed']);
    expect(await kindsOf(await makeStaff(test, ['administrator'], { scope: [elsewhere] }))).toEqual([]);
  });

  it('is counted the same way, and answers as absent when it is elsewhere', async () => {
    const near = await makeStaff(test, ['administrator'], { scope: [here] });
    const far = await makeStaff(test, ['administrator'], { scope: [elsewhere] });
    const counted = async (staff: Staff) => (await staff.ask('GET', '/v1/staff/alerts')).json().open;
    expect(await counted(far)).toBe(0);
    expect(await counted(near)).toBeGreaterThanOrEqual(2);
    const [{ id } = { id: 0 }] = await alertsOf(near);
    const answer = await far.ask('PATCH', `/v1/staff/alerts/${id}`, { payload: { note: 'mine now' } });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'alert.not_found']);
    expect(await kindsOf(near)).toHaveLength(2);
  });
});

it('a booking of another property answers as if there were none', async () => {
  const url = `/v1/transfers/coupons/${paid.code}`;
  const near = await makeStaff(test, ['concierge'], { scope: [elsewhere, here] });
  const far = await makeStaff(test, ['concierge'], { scope: [elsewhere] });
  expect((await near.ask('GET', url)).statusCode).toBe(200);
  const [there, nowhere] = [
    await far.ask('GET', url),
    await far.ask('GET', '/v1/transfers/coupons/7K3QW9ZC4T'),
  ];
  expect([there.statusCode, there.json().code]).toEqual([404, nowhere.json().code]);
});

it('notification groups of other properties are not listed', async () => {
  const tagsOf = async (scope?: number[]): Promise<string[]> => {
    const staff = await makeStaff(test, ['concierge'], scope ? { scope } : {});
    const url = '/v1/serviceManage/notification-groups?columns=notification_tag';
    const rows = (await staff.ask('GET', url)).json();
    return rows.map((row: { notification_tag: string }) => row.notification_tag);
  };
  const near = await tagsOf([here]);
  expect(near.length).toBeGreaterThan(0);
  expect(near.every((tag) => tag.endsWith(`:${paid.guest.hotel}`))).toBe(true);
  expect((await tagsOf()).length).toBeGreaterThan(near.length);
});
