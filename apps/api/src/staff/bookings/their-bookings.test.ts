import { randomInt } from 'node:crypto';
import { calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';
import { VIEW_COLUMN_NAMES } from '@traslado/domain/desk/booking-view';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CouponRecord } from '../../store/booking/record.ts';
import { findCoupon } from '../../store/booking/repository.ts';
import { answerMs } from '../../store/their-booking/record.ts';
import { makePaid } from '../../testing/changes.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let desk: Staff;
let theirs: { id: number; code: string; folio: string };
/** The booking of ours that it is like. */
let model: CouponRecord;
beforeAll(async () => {
  desk = await makeStaff(test, ['concierge']);
  const { code } = await makePaid(test);
  const found = await findCoupon(test.db, code);
  if (!found) throw new Error('no booking');
  model = found;
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
    ['number', () => ({ search: `${theirs.code.slice(0, 3)}-${theirs.code.slice(3)}` })],
    ['folio', () => ({ search: theirs.folio })],
    ['email', () => ({ search: model.contactEmail })],
    ['flight', () => ({ search: model.transfers[0]?.flightCode })],
    ['flight', () => ({ search: `${model.transfers[0]?.flightCode} ${model.transfers[0]?.flightOn}` })],
    ['name', () => ({ search: 'nandu' })],
    ['name', () => ({ search: 'rosa quetz' })],
    ['gateway', () => ({ search: '0b7c1c9e-5a0a-4b0e-9a2e-3f1c9a527f10' })],
    ['opened', () => ({ ids: [theirs.id] })],
  ])('is found by %s', async (matched, asked) => {
    const group = (await search(asked())).find((one) => one.matched === matched);
    const found = group?.rows.find(({ id }) => id === theirs.id);
    expect(found).toMatchObject({
      number: theirs.code,
      folio: theirs.folio,
      guest: 'Otto Ñandú',
      kept_by: 'group',
    });
    expect(found?.legs).toHaveLength(2);
  });

  it('is on a list, with its columns, by days and states too', async () => {
    const ask = async (question: object, staff = desk) => {
      const answer = await staff.ask('POST', '/v1/staff/booking-views/ask', { payload: { question } });
      expect(answer.statusCode, answer.body).toBe(200);
      return calls.askBookingView.shapes.answer
        .parse(answer.json())
        .rows.filter(({ id }) => id === theirs.id);
    };
    const columns = [...VIEW_COLUMN_NAMES];
    const { rows } = calls.askBookingView.shapes.answer.parse(
      (
        await desk.ask('POST', '/v1/staff/booking-views/ask', {
          payload: { question: { columns, bookings: [model.id] } },
        })
      ).json(),
    );
    // The booking that it was modelled on, but for its names and numbers.
    expect(await ask({ columns })).toEqual([
      { ...rows[0], id: theirs.id, number: theirs.code, folio: theirs.folio, guest: 'Otto Ñandú' },
    ]);
    const day = rows[0]?.ride?.date ?? '';
    const away = Math.round(
      (Date.parse(day) - Date.parse(localDateOf(test.now(), 'America/Cancun'))) / 86_400_000,
    );
    const of = (more: object) => ask({ columns: ['guest'], ...more });
    expect(await of({ days: { from: away - 1, to: away } })).toHaveLength(1);
    expect(await of({ days: { from: away + 60, to: away + 90 } })).toEqual([]);
    expect(await of({ statuses: ['confirmed'], properties: [model.propertyId] })).toHaveLength(1);
    expect(await of({ statuses: ['cancelled'] })).toEqual([]);
    const near = await makeStaff(test, ['concierge'], { scope: [1] });
    const far = await makeStaff(test, ['concierge'], { scope: [2] });
    expect(await ask({ columns: ['guest'] }, near)).toHaveLength(1);
    expect(await ask({ columns: ['guest'], bookings: [theirs.id] }, far)).toEqual([]);
    const file = async (question: object) =>
      (await desk.ask('POST', '/v1/staff/booking-views/export', { payload: { question } })).body.split(
        '\r\n',
      );
    expect(await file({ columns: ['status'], bookings: [theirs.id] })).toContain(`${theirs.code},Confirmed`);
    expect(await file({ columns: ['guest'], bookings: [theirs.id] })).toContain(',Otto Ñandú');
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
      // The group mails it: nothing of ours is being prepared.
      booking: {
        coupon_id: theirs.code,
        confirmation_mail: 'by_group',
        viewer: { can_pay: false, can_edit: false, can_cancel: false },
      },
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

  it('says not to ask for money while a payment of it has no result', async () => {
    const openPayment = async () =>
      (await desk.ask('GET', `/v1/staff/bookings/${theirs.id}`)).json().money.open_payment;
    const put = (state: 'done' | 'unknown' | 'sent', at: number) =>
      test.db
        .updateTable('their_call')
        .set({ state, created_at: new Date(at) })
        .where('coupon_code', '=', theirs.code)
        .where('kind', '=', 'payment')
        .execute();
    expect(await openPayment()).toBeNull();
    await put('unknown', test.now());
    expect(await openPayment()).toBe('unknown');
    await put('sent', test.now());
    expect(await openPayment()).toBe('unknown');
    await put('sent', test.now() - answerMs);
    expect(await openPayment()).toBe('unknown');
    await put('done', test.now());
  });

  it('is told as left out where figures of our own books are read', async () => {
    const finance = await makeStaff(test, ['finance']);
    const far = await makeStaff(test, ['finance'], { scope: [2] });
    const day = localDateOf(model.createdAt, 'America/Cancun');
    const days = { from: day, to: day };
    const leftOut = async (staff: typeof finance, asked: { from: string; to: string }) => {
      const report = await staff.ask('POST', '/v1/staff/reports/ask', {
        payload: { figures: ['sales'], step: 'month', ...asked },
      });
      const payments = await staff.ask('POST', '/v1/staff/payments/figures', { payload: asked });
      return [report, payments].map((answer) => answer.json().left_out);
    };
    expect(await leftOut(finance, days)).toEqual([1, 1]);
    expect(await leftOut(far, days)).toEqual([0, 0]);
    const before = addDays(day, -1);
    expect(await leftOut(finance, { from: before, to: before })).toEqual([0, 0]);
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
