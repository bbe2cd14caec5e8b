import { randomInt } from 'node:crypto';
import { calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePaid } from '../../testing/changes.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { findCoupon } from '../coupons/repository.ts';

const test = useTestApp();

let desk: Staff;
let theirs: { id: number; code: string; folio: string };
beforeAll(async () => {
  desk = await makeStaff(test, ['concierge']);
  const { code } = await makePaid(test);
  const model = await findCoupon(test.db, code);
  if (!model) throw new Error('no booking');
  const number = String(randomInt(20_000_000, 30_000_000));
  const folio = 'BP909191-1';
  const { id } = await test.db
    .insertInto('their_coupon')
    .values({
      code: number,
      hotel: 'BP',
      folio,
      facts: JSON.stringify({
        ...model,
        code: number,
        folio,
        hotel: 'BP',
        contactName: 'Rosa Quetzal',
        dueMinor: 0,
        stays: [{ ...model.stays[0], folio, guest: 'Otto Ñandú', main: true }],
      }),
      read_at: new Date(test.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  theirs = { id, code: number, folio };
  const sent = new Date(test.now());
  await test.db
    .insertInto('their_call')
    .values({
      id: '0b7c1c9e-5a0a-4b0e-9a2e-3f1c9a527f10',
      kind: 'payment',
      state: 'done',
      intent_scope: 'x',
      intent_key: 'x',
      hotel: 'BP',
      folio,
      coupon_code: number,
      amount_minor: model.totalMinor,
      created_at: sent,
      updated_at: sent,
      next_check_at: sent,
    })
    .execute();
});

async function search(asked: object, staff = desk): Promise<CallAnswer<'searchBookings'>['groups']> {
  const answer = await staff.ask('POST', '/v1/staff/bookings/search', { payload: asked });
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.searchBookings.shapes.answer.parse(answer.json()).groups;
}

describe('a booking that the group’s own backend keeps', () => {
  it.each<[string, () => object]>([
    ['number', () => ({ search: theirs.code })],
    ['folio', () => ({ search: theirs.folio })],
    ['name', () => ({ search: 'nandu' })],
    ['name', () => ({ search: 'rosa quetz' })],
    ['gateway', () => ({ search: '0b7c1c9e-5a0a-4b0e-9a2e-3f1c9a527f10' })],
    ['opened', () => ({ ids: [theirs.id] })],
  ])('is found by %s', async (matched, asked) => {
    const group = (await search(asked())).find((one) => one.matched === matched);
    expect(group?.rows).toMatchObject([
      { id: theirs.id, number: theirs.code, folio: theirs.folio, guest: 'Otto Ñandú', kept_by: 'group' },
    ]);
    expect(group?.rows[0]?.legs).toHaveLength(2);
  });

  it('has its story, and nothing that could be done to it here', async () => {
    const answer = await desk.ask('GET', `/v1/staff/bookings/${theirs.id}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const story = calls.getBookingStory.shapes.answer.parse(answer.json());
    expect(story).toMatchObject({
      kept_by: 'group',
      told_at: new Date(test.now()).toISOString(),
      acting: null,
      why: [],
      explanations: [],
      booking: { coupon_id: theirs.code, viewer: { can_pay: false, can_edit: false, can_cancel: false } },
      money: { open: 0, due: 0 },
    });
    expect(story.events.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      'booking sold',
      'payment succeeded',
    ]);
    for (const [method, path, payload] of [
      ['GET', `/v1/staff/bookings/${theirs.id}/letters/1`, undefined],
      [
        'POST',
        `/v1/staff/bookings/${theirs.id}/refunds`,
        { amount: 1, reason: 'ride_late', note: 'late ride' },
      ],
    ] as const)
      expect((await desk.ask(method, path, payload && { payload })).statusCode).toBe(404);
  });

  it('is looked at with an entry of the audit', async () => {
    await desk.ask('GET', `/v1/staff/bookings/${theirs.id}`);
    const looks = await test.db
      .selectFrom('audit_entry')
      .select('username')
      .where('action', '=', 'booking.look')
      .where('subject', '=', theirs.code)
      .execute();
    expect(looks).toEqual([{ username: desk.username }]);
  });

  it('is not there for who works elsewhere', async () => {
    const far = await makeStaff(test, ['concierge'], { scope: [2] });
    const near = await makeStaff(test, ['concierge'], { scope: [1] });
    for (const asked of [
      { search: theirs.code },
      { search: 'nandu' },
      { search: theirs.folio },
      { ids: [theirs.id] },
    ]) {
      expect(await search(asked, far), JSON.stringify(asked)).toEqual([]);
      expect(await search(asked, near)).toHaveLength(1);
    }
    const answer = await far.ask('GET', `/v1/staff/bookings/${theirs.id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'coupon.not_found']);
  });

  it('is found by its new name once they tell another one', async () => {
    const { facts } = await test.db
      .selectFrom('their_coupon')
      .select('facts')
      .where('id', '=', theirs.id)
      .executeTakeFirstOrThrow();
    const before = facts as object;
    const tell = (told: object) =>
      test.db
        .updateTable('their_coupon')
        .set({ facts: JSON.stringify(told) })
        .where('id', '=', theirs.id)
        .execute();
    await tell({ ...before, contactName: 'Zyanya Xochitl' });
    expect(await search({ search: 'zyanya' })).toHaveLength(1);
    expect(await search({ search: 'quetzal' })).toEqual([]);
    await tell(before);
    expect(await search({ search: 'zyanya' })).toEqual([]);
  });
});
