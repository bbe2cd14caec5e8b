import { calls } from '@traslado/contract/calls';
import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approve, askFor, makeGiver } from '../../testing/approvals.ts';
import { cancelCoupons, change, makePaid, payBack, refundsOf, show } from '../../testing/changes.ts';
import { type Body, contactOfBodies, makePending, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const books = useBooks(test);

let concierge: Staff;
let finance: Staff;
let administrator: Staff;
const began = { at: 0 };
beforeAll(async () => {
  began.at = test.now();
});
beforeEach(async () => {
  test.setNow(began.at);
  concierge = await makeStaff(test, ['concierge']);
  finance = await makeGiver(test, 'finance', 1_000);
  administrator = await makeGiver(test, 'administrator', 1_000);
});

const idOf = async (code: string): Promise<number> =>
  (await test.db.selectFrom('coupon').select('id').where('coupon_code', '=', code).executeTakeFirstOrThrow())
    .id;

type How = { readonly preview?: boolean; readonly version?: number };

async function act(
  staff: Staff,
  code: string,
  deed: 'cancel' | 'change' | 'contact' | 'letter',
  payload: Body,
  { preview = false, version }: How = {},
) {
  const url = `/v1/staff/bookings/${await idOf(code)}/${deed}${preview ? '?preview=1' : ''}`;
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  const { statusCode, body } = await staff.ask('POST', url, { payload, headers });
  return { ...JSON.parse(body), http: statusCode };
}

async function storyOf(staff: Staff, code: string) {
  const answer = await staff.ask('GET', `/v1/staff/bookings/${await idOf(code)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.getBookingStory.shapes.answer.parse(answer.json());
}

/** So long before the pick-up of the arrival. */
async function goTo(code: string, before: number): Promise<void> {
  const { pickup_at } = await test.db
    .selectFrom('transfer')
    .innerJoin('coupon', 'coupon.id', 'transfer.coupon_id')
    .select('pickup_at')
    .where('coupon_code', '=', code)
    .orderBy('pickup_at')
    .executeTakeFirstOrThrow();
  test.setNow(Number(pickup_at) - before);
  concierge = await makeStaff(test, ['concierge']);
  finance = await makeGiver(test, 'finance', 1_000);
  administrator = await makeGiver(test, 'administrator', 1_000);
}

const deedsOf = (code: string) =>
  test.db
    .selectFrom('audit_entry')
    .select(['username', 'action', 'detail'])
    .where('subject', '=', code)
    .where('action', 'like', 'booking.%')
    .where('action', '<>', 'booking.look')
    .orderBy('id')
    .execute();

const why = { reason: 'illness', note: 'The guest is in hospital since this morning.' } as const;

describe('a cancellation by staff', () => {
  it('after the guest’s deadline gives the money back, and everybody reads who did it and why', async () => {
    const { code, guest } = await makePaid(test, serviceOf.suvArrival);
    await goTo(code, 2 * HOUR_MS);
    const token = await signIn(test, guest);
    const late = await cancelCoupons(test, token, { coupons: [code] });
    expect(late.json().code).toBe('cancel.deadline_passed');
    const wish = { rides: 'all', waive_fee: true };
    expect(await act(finance, code, 'cancel', { rides: 'all' }, { preview: true })).toMatchObject({
      refund: 0,
      fee: 95,
    });
    const preview = await act(finance, code, 'cancel', wish, { preview: true });
    expect(preview).toMatchObject({
      http: 200,
      applied: false,
      refund: 95,
      overrides: [
        { rule: 'cancel_deadline', needs_note: true, limit: 500 },
        { rule: 'fee', needs_note: true, limit: 100 },
      ],
    });
    const done = await act(finance, code, 'cancel', { ...wish, ...why }, { version: 1 });
    expect(done).toMatchObject({ http: 200, applied: true, refund: 95, version: 2 });
    await payBack(test);
    expect(await show(test, token, code)).toMatchObject({
      status: 'cancelled',
      refunds: [{ status: 'succeeded', amount: 95 }],
    });
    expect(await deedsOf(code)).toEqual([
      {
        username: finance.username,
        action: 'booking.cancel',
        detail: {
          ...why,
          overrides: ['cancel_deadline', 'fee'],
          rides: ['arrival'],
          refundMinor: 9_500,
          feeMinor: 0,
        },
      },
    ]);
    const { events } = await storyOf(concierge, code);
    expect(events.find(({ code: what }) => what === 'cancelled')).toMatchObject({
      source: 'staff',
      who: finance.username,
      reason: 'illness',
      detail: why.note,
      changes: [{ field: 'arrival' }],
    });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('is refused to who may not go beyond the guests’ rules, and leaves nothing', async () => {
    const { code } = await makePaid(test, serviceOf.suvArrival);
    await goTo(code, 2 * HOUR_MS);
    for (const preview of [true, false])
      expect(await act(concierge, code, 'cancel', { rides: 'all', ...why }, { preview })).toMatchObject({
        http: 403,
        code: 'override.not_allowed',
      });
    const { acting } = await storyOf(concierge, code);
    expect(acting?.cancel_all).toMatchObject({ allowed: false, code: 'override.not_allowed' });
    expect([await deedsOf(code), await refundsOf(test, code)]).toEqual([[], []]);
  });

  it('needs a reason always, and a note where a rule gives way', async () => {
    const { code } = await makePaid(test, serviceOf.suvRoundTrip);
    const fieldsOf = (answer: { errors?: { field: string; code: string }[] }) =>
      answer.errors?.map(({ field, code: said }) => [field, said]);
    expect(fieldsOf(await act(concierge, code, 'cancel', { rides: 'all' }))).toEqual([
      ['reason', 'field.required'],
    ]);
    expect(fieldsOf(await act(concierge, code, 'cancel', { rides: 'all', reason: 'other' }))).toEqual([
      ['note', 'field.required'],
    ]);
    expect(
      fieldsOf(await act(concierge, code, 'cancel', { rides: 'all', reason: 'other', note: 'short' })),
    ).toEqual([['note', 'field.too_short']]);
    await goTo(code, 3 * HOUR_MS);
    expect(fieldsOf(await act(finance, code, 'cancel', { rides: 'all', reason: 'illness' }))).toEqual([
      ['note', 'field.required'],
    ]);
  });

  it('stays within the limit of who does it', async () => {
    const { code } = await makePaid(test, serviceOf.suvRoundTrip, { adults: 20, minors: 0 });
    await goTo(code, 2 * HOUR_MS);
    const wish = { rides: 'all', waive_fee: true, ...why };
    expect(await act(finance, code, 'cancel', wish)).toMatchObject({
      http: 403,
      code: 'override.over_limit',
      expected: { limit: 500 },
    });
    expect(await act(administrator, code, 'cancel', wish)).toMatchObject({
      http: 200,
      refund: 640,
      overrides: [
        { rule: 'cancel_deadline', limit: null },
        { rule: 'fee', limit: null },
      ],
    });
  });

  it('never goes past the pick-up, whoever does it', async () => {
    const { code } = await makePaid(test, serviceOf.suvArrival);
    await goTo(code, 0);
    expect(await act(administrator, code, 'cancel', { rides: 'all', ...why })).toMatchObject({
      code: 'cancel.deadline_passed',
    });
    expect(await act(administrator, code, 'contact', { email: 'new@example.com', ...why })).toMatchObject({
      code: 'change.deadline_passed',
    });
  });

  it('of two at once is done once, and the other is told', async () => {
    const { code, token } = await makePaid(test, serviceOf.suvRoundTrip);
    const body = { rides: 'all', reason: 'guest_asked' };
    const answers = await Promise.all([
      act(concierge, code, 'cancel', body, { version: 1 }),
      act(finance, code, 'cancel', body, { version: 1 }),
      cancelCoupons(test, token, { coupons: [code] }, { version: 1 }).then((answer) => ({
        ...answer.json(),
        http: answer.statusCode,
      })),
    ]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 412, 412]);
    expect(await refundsOf(test, code)).toHaveLength(1);
    expect(await books.discrepancies()).toEqual([]);
  });
});

describe('what the refund rules keep', () => {
  it('is let go by who may, within their limit, and told in the preview', async () => {
    const { code } = await makePaid(test, serviceOf.suvArrival);
    const { property_id, service_id } = await test.db
      .selectFrom('coupon')
      .select(['property_id', 'service_id'])
      .where('coupon_code', '=', code)
      .executeTakeFirstOrThrow();
    const rule = await test.db
      .insertInto('refund_rule')
      .values({ property_id, service_id, hours_before: 4_000, percent_kept: 50 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.backends.inventory.reload();
    const wish = { rides: 'all', waive_fee: true };
    expect(await act(finance, code, 'cancel', { rides: 'all' }, { preview: true })).toMatchObject({
      fee: 47.5,
      refund: 47.5,
      overrides: [],
    });
    expect(await act(concierge, code, 'cancel', wish, { preview: true })).toMatchObject({
      code: 'override.not_allowed',
    });
    expect(await act(finance, code, 'cancel', { ...wish, ...why })).toMatchObject({
      fee: 0,
      refund: 95,
      overrides: [{ rule: 'fee', needs_note: true, limit: 100 }],
    });
    await test.db.deleteFrom('refund_rule').where('id', '=', rule.id).execute();
    await test.backends.inventory.reload();
  });

  it('counts against the limit of whoever lets it go, of the booking and of the day, in preview and deed', async () => {
    const rule = await keepHalf();
    const small = await makeGiver(test, 'finance', 30);
    const { code } = await makePaid(test, serviceOf.suvArrival);
    const wish = { rides: 'all', waive_fee: true, ...why };
    // Above it the ride is cancelled with the fee, and a second person is asked for the fee.
    for (const preview of [true, false])
      expect(await act(small, code, 'cancel', wish, { preview })).toMatchObject({
        http: 200,
        applied: !preview,
        refund: 47.5,
        fee: 47.5,
        fee_asked: 47.5,
        overrides: [{ rule: 'fee', needs_note: true }],
      });
    expect((await storyOf(finance, code)).booking.status).toBe('cancelled');
    const [asked] = (await small.ask('GET', `/v1/staff/bookings/${await idOf(code)}/refund-requests`)).json()
      .requests;
    expect(asked).toMatchObject({
      kind: 'refund',
      amount: 47.5,
      state: 'waiting',
      reason: 'fee_waived',
      note: why.note,
      asked_by: small.username,
    });
    expect((await approve(small, asked.id, '47.50')).json().code).toBe('refund_request.own');
    const able = await makeGiver(test, 'finance', 50);
    expect((await approve(able, asked.id, '47.50')).statusCode).toBe(200);
    await payBack(test);
    // Both of the same moment.
    const back = await refundsOf(test, code);
    expect(back.map((one) => `${one.reason} ${one.amount_minor} ${one.status}`).sort()).toEqual([
      'by_hand 4750 succeeded',
      'cancel 4750 succeeded',
    ]);
    expect((await storyOf(finance, code)).money).toMatchObject({ paid: 95, refunded: 95, kept: 0, open: 0 });

    const other = await makePaid(test, serviceOf.suvArrival);
    expect(await act(able, other.code, 'cancel', wish)).toMatchObject({ http: 200, fee: 0, fee_asked: 0 });
    // 47.50 of this booking are waived: so much less of it can be refunded by hand.
    const [request] = (
      await able.ask('GET', `/v1/staff/bookings/${await idOf(other.code)}/refund-requests`)
    ).json().requests;
    expect(request).toMatchObject({ kind: 'waiver', amount: 47.5, state: 'approved', reason: 'fee_waived' });
    const day = await makeGiver(test, 'finance', 47.5);
    for (let given = 1; given <= 6; given += 1) {
      const next = await makePaid(test, serviceOf.suvArrival);
      const answer = await act(day, next.code, 'cancel', wish);
      expect([given, answer.fee_asked]).toEqual([given, given <= 5 ? 0 : 47.5]);
    }
    // The same limit counts for refunds by hand.
    const { code: last } = await makePaid(test, serviceOf.suvArrival);
    expect((await askFor(day, await idOf(last), { amount: '1' })).json().state).toBe('waiting');
    await forget(rule);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('asked for above the limit ends what waited for the booking as it was, and is all or nothing', async () => {
    const rule = await keepHalf();
    const small = await makeGiver(test, 'finance', 0);
    const { code } = await makePaid(test, serviceOf.suvArrival);
    const before = (await askFor(small, await idOf(code), { amount: '10' })).json();
    const wish = { rides: 'all', waive_fee: true };
    // Without a note nothing is cancelled or requested.
    expect((await act(small, code, 'cancel', { ...wish, reason: 'illness' })).errors).toMatchObject([
      { field: 'note', code: 'field.required' },
    ]);
    expect((await storyOf(finance, code)).booking.status).toBe('confirmed');
    const both = await Promise.all([
      act(small, code, 'cancel', { ...wish, ...why }, { version: 1 }),
      act(small, code, 'cancel', { ...wish, ...why }, { version: 1 }),
    ]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 412]);
    const { requests } = (
      await small.ask('GET', `/v1/staff/bookings/${await idOf(code)}/refund-requests`)
    ).json();
    expect(requests).toMatchObject([
      { amount: 47.5, state: 'waiting' },
      { id: before.id, amount: 10, state: 'stale' },
    ]);
    await forget(rule);
  });

  it('waived many times at once never exceeds the day', async () => {
    const rule = await keepHalf();
    const day = await makeGiver(test, 'finance', 47.5);
    const made = await Promise.all(Array.from({ length: 8 }, () => makePaid(test, serviceOf.suvArrival)));
    const answers = await Promise.all(
      made.map(({ code }) => act(day, code, 'cancel', { rides: 'all', waive_fee: true, ...why })),
    );
    // All are cancelled; the part above the day's limit is requested.
    expect(answers.map(({ http }) => http)).toEqual(Array(8).fill(200));
    expect(answers.filter(({ fee_asked }) => fee_asked === 0)).toHaveLength(5);
    expect(answers.filter(({ fee_asked }) => fee_asked === 47.5)).toHaveLength(3);
    expect(await books.discrepancies()).toEqual([]);
    await forget(rule);
  });
});

/** A policy that keeps half of an SUV to the resort. */
async function keepHalf(): Promise<number> {
  const { id } = await test.db
    .insertInto('refund_rule')
    .values({ property_id: 1, service_id: serviceOf.suvArrival, hours_before: 4_000, percent_kept: 50 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.backends.inventory.reload();
  return id;
}

async function forget(rule: number): Promise<void> {
  await test.db.deleteFrom('refund_rule').where('id', '=', rule).execute();
  await test.backends.inventory.reload();
}

describe('a change by staff', () => {
  it('goes on until 5 hours before with a reason, and after that for who may, with a note', async () => {
    const { code, guest, arrivalId } = await makePaid(test, serviceOf.suvArrival);
    await goTo(code, 2 * DAY_MS);
    const token = await signIn(test, guest);
    const flight = { transfer_id: arrivalId, flight_code: 'AA 4399' };
    const ofGuest = await change(test, token, arrivalId, { coupon_id: code, flight_code: 'AA 4399' });
    expect(ofGuest.json().code).toBe('change.deadline_passed');
    const changed = await act(concierge, code, 'change', { ...flight, reason: 'flight_changed' });
    expect(changed).toMatchObject({
      http: 200,
      applied: true,
      overrides: [{ rule: 'change_deadline', needs_note: false, limit: null }],
    });
    expect((await show(test, token, code)).transfers[0].flight_code).toBe('AA 4399');
    await goTo(code, 4 * HOUR_MS);
    const later = { transfer_id: arrivalId, flight_code: 'AA 4398', ...why };
    expect(await act(concierge, code, 'change', later)).toMatchObject({ code: 'override.not_allowed' });
    expect(await act(finance, code, 'change', later)).toMatchObject({ http: 200, applied: true });
    expect((await deedsOf(code)).map(({ action }) => action)).toEqual(['booking.change', 'booking.change']);
  });

  it('moves a ride to tomorrow that the page would no longer sell, and never into the past', async () => {
    const { code, arrivalId } = await makePaid(test, serviceOf.suvArrival);
    await goTo(code, 20 * HOUR_MS);
    const wish = { transfer_id: arrivalId, flight_time: '15:35', time_confirmed: true, reason: 'weather' };
    expect(await act(concierge, code, 'change', wish)).toMatchObject({
      http: 200,
      overrides: [{ rule: 'change_deadline' }, { rule: 'notice' }],
    });
    await goTo(code, 6 * HOUR_MS);
    const gone = { ...wish, flight_time: '00:10', night_confirmed: true };
    expect(await act(administrator, code, 'change', { ...gone, ...why })).toMatchObject({
      code: 'booking.in_the_past',
    });
  });

  it('is of a ride of this booking', async () => {
    const { code } = await makePaid(test, serviceOf.suvArrival);
    const other = await makePaid(test, serviceOf.suvArrival);
    const wish = { transfer_id: other.arrivalId, flight_code: 'AA 1', reason: 'guest_asked' };
    expect(await act(administrator, code, 'change', wish)).toMatchObject({
      http: 404,
      code: 'transfer.not_found',
    });
  });

  it('on an older version is refused with the newer booking', async () => {
    const { code, token, arrivalId } = await makePaid(test, serviceOf.suvArrival);
    await change(test, token, arrivalId, { coupon_id: code, flight_code: 'AA 77' });
    const wish = { transfer_id: arrivalId, flight_code: 'AA 78', reason: 'guest_asked' };
    expect(await act(concierge, code, 'change', wish, { version: 1 })).toMatchObject({
      http: 412,
      code: 'coupon.stale',
      expected: { version: 2 },
    });
  });
});

describe('a contact that staff correct', () => {
  it('is told to the old address and the new one, and stays masked in answer and audit', async () => {
    const { code } = await makePaid(test, serviceOf.suvArrival);
    await goTo(code, HOUR_MS);
    const wish = { email: 'right@example.com', phone: '+529981234567', reason: 'contact_wrong' };
    const done = await act(concierge, code, 'contact', wish);
    expect(done).toMatchObject({
      http: 200,
      applied: true,
      notices: ['change.contact_notified'],
      overrides: [{ rule: 'contact_deadline', needs_note: false }],
    });
    expect(JSON.stringify([done, await deedsOf(code)])).not.toMatch(/right@|ana@|9981234567/);
    const kept = await test.db
      .selectFrom('coupon_change')
      .innerJoin('coupon', 'coupon.id', 'coupon_change.coupon_id')
      .select(['old_email', 'contact_email', 'contact_phone'])
      .where('coupon_code', '=', code)
      .execute();
    expect(kept).toEqual([
      { old_email: 'ana@example.com', contact_email: 'right@example.com', contact_phone: '+529981234567' },
    ]);
    expect(await deedsOf(code)).toMatchObject([{ action: 'booking.contact' }]);
  });

  it('is looked at as a guest’s is', async () => {
    const { code } = await makePaid(test, serviceOf.suvArrival);
    const wish = { email: 'nobody', reason: 'contact_wrong' };
    expect(await act(concierge, code, 'contact', wish)).toMatchObject({
      errors: [{ field: 'email', code: 'email.invalid' }],
    });
  });
});

describe('a letter that staff have sent again', () => {
  it('goes out once for a key, to the booking’s own address, in its language', async () => {
    const { code } = await makePaid(test, serviceOf.suvArrival);
    const body = { uuidReference: 'letter-again-1', reason: 'guest_asked' };
    const first = await act(concierge, code, 'letter', body);
    expect(first).toMatchObject({ http: 200, sent_to: 'a•••@example.com', remaining: 4 });
    expect(await act(concierge, code, 'letter', body)).toEqual(first);
    const requests = await test.db
      .selectFrom('letter_request')
      .innerJoin('coupon', 'coupon.id', 'letter_request.coupon_id')
      .select(['email', 'letter_request.language'])
      .where('coupon_code', '=', code)
      .execute();
    expect(requests).toEqual([{ email: 'ana@example.com', language: 'en' }]);
    expect(await deedsOf(code)).toMatchObject([
      { action: 'booking.letter', detail: { reason: 'guest_asked' } },
    ]);
    const { events } = await storyOf(concierge, code);
    expect(events.find(({ code: what }) => what === 'asked')).toMatchObject({ who: concierge.username });
  });
});

describe('why', () => {
  it('a departure leads from its flight to its pick-up, and each ride tells the hours of its deadlines', async () => {
    const { code, arrivalId, departureId } = await makePaid(test, serviceOf.suvRoundTrip);
    const { why: rides } = await storyOf(concierge, code);
    expect(rides).toEqual([
      { transfer_id: arrivalId, change_hours: 96, cancel_hours: 5, departure: null },
      {
        transfer_id: departureId,
        change_hours: 96,
        cancel_hours: 5,
        departure: {
          minutes_before: 210,
          extra_minutes: 0,
          exact: { date: expect.any(String), time: '10:50' },
          is_kept: true,
          is_current: true,
        },
      },
    ]);
  });

  it('a pick-up keeps the settings of its sale, whatever the segment says later, and a moved one those of its move', async () => {
    const { code, guest, departureId } = await makePaid(test, serviceOf.suvRoundTrip);
    const kept = (await storyOf(concierge, code)).why;
    const before = await test.db.selectFrom('segment').select(['id', 'international_hour_before']).execute();
    await test.editCatalogue((db) =>
      db.updateTable('segment').set({ international_hour_before: '05:00' }).execute(),
    );
    expect((await storyOf(concierge, code)).why).toEqual(kept);
    const moved = await change(test, await signIn(test, guest), departureId, {
      coupon_id: code,
      flight_time: '16:20',
    });
    expect(moved.statusCode, moved.body).toBe(200);
    const [, departure] = (await storyOf(concierge, code)).why;
    expect(departure?.departure).toMatchObject({ minutes_before: 300, is_kept: true, is_current: true });
    await test.editCatalogue(async (db) => {
      for (const { id, international_hour_before } of before)
        await db.updateTable('segment').set({ international_hour_before }).where('id', '=', id).execute();
    });
    expect((await storyOf(concierge, code)).why[1]).toEqual(departure);
  });

  it('a refund keeps its reckoning with the cancellation, whatever the policy says later', async () => {
    const rule = await keepHalf();
    const { code } = await makePaid(test, serviceOf.suvArrival);
    const told = await act(concierge, code, 'cancel', { rides: 'all', reason: 'illness' });
    await forget(rule);
    const [kept, ...others] = (await storyOf(concierge, code)).refunds_why;
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ paid: 95, refund: 47.5, already_refunded: 0, steps: told.steps });
    expect(kept?.steps).toMatchObject([{ fee: 47.5, rule: { hours_before: 4_000, percent: 50 } }]);
  });

  it('a refund tells the row of the policy that it comes from', async () => {
    const { code } = await makePaid(test, serviceOf.suvArrival);
    await goTo(code, 2 * HOUR_MS);
    const { steps } = await act(finance, code, 'cancel', { rides: 'all' }, { preview: true });
    expect(steps).toMatchObject([
      {
        direction: 'arrival',
        given_up: true,
        price: 95,
        kept: 0,
        fee: 95,
        rule: { hours_before: 5, percent: 100 },
        earlier: { hours_before: 5, percent: 0 },
      },
    ]);
  });
});

describe('who may act for guests', () => {
  it('is who has the permission, for the properties they work for', async () => {
    const { code } = await makePaid(test, serviceOf.suvArrival);
    const [far, revenue] = [
      await makeStaff(test, ['administrator'], { scope: [2_000_001] }),
      await makeStaff(test, ['revenue']),
    ];
    const asked: [Parameters<typeof act>[2], Body][] = [
      ['cancel', { rides: 'all', reason: 'guest_asked' }],
      ['change', { transfer_id: 1, reason: 'guest_asked' }],
      ['contact', { name: 'Somebody Else', reason: 'guest_asked' }],
      ['letter', { uuidReference: 'far-away-1', reason: 'guest_asked' }],
    ];
    for (const [deed, body] of asked) {
      expect(await act(far, code, deed, body)).toMatchObject({ http: 404, code: 'coupon.not_found' });
      expect(await act(revenue, code, deed, body)).toMatchObject({ http: 403, code: 'auth.forbidden' });
    }
    expect((await storyOf(revenue, code)).acting).toBeNull();
    expect(await deedsOf(code)).toEqual([]);
  });

  it('is told what they may in the booking itself, by what the calls then do', async () => {
    const { code, arrivalId } = await makePaid(test, serviceOf.suvRoundTrip);
    await goTo(code, 2 * DAY_MS);
    const { acting } = await storyOf(concierge, code);
    expect(acting?.rides[0]).toMatchObject({
      transfer_id: arrivalId,
      change: { allowed: true, overrides: [{ rule: 'change_deadline' }] },
      passengers: { allowed: true, overrides: [{ rule: 'change_deadline' }] },
      cancel: { allowed: true, overrides: [] },
    });
    expect(acting).toMatchObject({ letter: true, contact: { allowed: true }, cancel_all: { allowed: true } });
  });
});

describe('an unpaid booking', () => {
  const other = 'correct@example.com';
  const newFlight = { flight_code: 'AA 4322', flight_time: '15:10' };
  const rowOf = async (code: string) =>
    test.db
      .selectFrom('coupon')
      .selectAll()
      .where('id', '=', await idOf(code))
      .executeTakeFirstOrThrow();
  const seatsOf = async (code: string) =>
    test.db
      .selectFrom('seat')
      .innerJoin('transfer', 'transfer.id', 'seat.transfer_id')
      .innerJoin('shared_departure', 'shared_departure.id', 'seat.departure_id')
      .select(['held_until', 'released_at', 'seats', 'pickup_hour'])
      .where('coupon_id', '=', await idOf(code))
      .orderBy('transfer.id')
      .execute();
  const mailedTo = async (couponId: number, kind: string) =>
    (
      await test.db
        .selectFrom('mail')
        .select('recipients')
        .where('coupon_id', '=', couponId)
        .where('kind', '=', kind)
        .execute()
    ).flatMap(({ recipients }) => recipients);
  const firstRideOf = async (code: string) => (await storyOf(concierge, code)).booking.transfers[0];

  it('is corrected where its guest is reached, so that the payment link goes there', async () => {
    const { code, token, amount } = await makePending(test);
    const before = await rowOf(code);
    expect((await storyOf(concierge, code)).acting?.contact).toMatchObject({ allowed: true });
    const corrected = await act(concierge, code, 'contact', { email: other, phone: '+15557654321', ...why });
    expect(corrected).toMatchObject({ http: 200, applied: true, version: 2, amount_due: 0, refund: 0 });
    expect(await rowOf(code)).toMatchObject({
      status: 'pending_payment',
      contact_email: other,
      contact_phone: '+15557654321',
      total_minor: before.total_minor,
      hold_expires_at: before.hold_expires_at,
    });
    const url = `/v1/staff/bookings/${before.id}/pay-link`;
    const link = await concierge.ask('POST', url, { payload: { way: 'mail', reason: 'guest_asked' } });
    expect(link.json(), link.body).toMatchObject({ sent_to: 'c•••@example.com' });
    expect(await mailedTo(before.id, 'payment_link')).toEqual([other]);
    expect((await pay(test, token, { coupon_id: code, amount })).json().status).toBe('succeeded');
    expect(await books.discrepancies()).toEqual([]);
  });

  it('gets another flight, keeps its price and its seats’ hold, and is paid with it', async () => {
    const { code, token, amount } = await makePending(test, serviceOf.sharedDeparture);
    const held = await seatsOf(code);
    const ride = await firstRideOf(code);
    const wish = { transfer_id: ride?.transfer_id, ...newFlight };
    expect(await act(concierge, code, 'change', wish, { preview: true })).toMatchObject({
      http: 200,
      requires_payment: false,
      difference: 0,
    });
    const changed = await act(concierge, code, 'change', { ...wish, ...why });
    expect(changed, JSON.stringify(changed)).toMatchObject({ http: 200, applied: true });
    const moved = await seatsOf(code);
    expect(moved[0]?.pickup_hour).not.toBe(held[0]?.pickup_hour);
    expect(moved.map(({ held_until }) => held_until)).toEqual(held.map(({ held_until }) => held_until));
    expect(moved.every(({ held_until }) => held_until !== null)).toBe(true);
    expect((await pay(test, token, { coupon_id: code, amount })).json().status).toBe('succeeded');
    expect((await firstRideOf(code))?.flight_code).toBe('AA 4322');
    expect((await seatsOf(code)).every(({ held_until }) => held_until === null)).toBe(true);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('gets other people where they ride for the same price, and else says so', async () => {
    const { code } = await makePending(test);
    const wish = { transfer_id: (await firstRideOf(code))?.transfer_id, ...why };
    const { code: refusal } = await act(concierge, code, 'change', { ...wish, adults: 9 });
    expect(refusal).toBe('change.unpaid_price');
    expect((await act(concierge, code, 'change', { ...wish, adults: 3, minors: 1 })).applied).toBe(true);
    expect(await rowOf(code)).toMatchObject({ adults: 3, children: 1, total_minor: 16_000 });
  });

  it('is not corrected to what costs another price', async () => {
    const { code } = await makePending(test);
    const { id, rate_id, total_minor } = await rowOf(code);
    // Its rate is gone, and the one of its day costs more.
    const sold = (facts: { rate_id: number | null; total_minor: number }) =>
      test.db.updateTable('coupon').set(facts).where('id', '=', id).execute();
    await sold({ rate_id: null, total_minor: total_minor - 100 });
    const wish = { transfer_id: (await firstRideOf(code))?.transfer_id, flight_time: '15:10', ...why };
    expect((await act(concierge, code, 'change', wish)).code).toBe('change.unpaid_price');
    await sold({ rate_id, total_minor });
  });

  it('is left alone while a payment is under way, and when its guest asks', async () => {
    const { code, token, amount, coupon } = await makePending(test);
    const guests = await change(test, token, coupon.transfers[0]?.transfer_id ?? 0, {
      coupon_id: code,
      email: other,
    });
    expect([guests.statusCode, guests.json().code]).toEqual([409, 'coupon.state']);
    await pay(test, token, { coupon_id: code, amount, payment_token: 'tok_threeDSecure' });
    const { code: refusal } = await act(concierge, code, 'contact', { email: other, ...why });
    expect(refusal).toBe('payment.under_way');
    expect((await rowOf(code)).contact_email).toBe(contactOfBodies.email);
  });

  it('paid in the same moment is changed as a paid one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { code, token, amount } = await makePending(test);
      const [paid, corrected] = await Promise.all([
        pay(test, token, { coupon_id: code, amount }),
        act(concierge, code, 'contact', { email: other, ...why }),
      ]);
      expect([200, 409]).toContain(paid.statusCode);
      expect([200, 409]).toContain(corrected.http);
      expect((await rowOf(code)).contact_email).toBe(corrected.http === 200 ? other : contactOfBodies.email);
      expect(await books.discrepancies()).toEqual([]);
    }
  });
});
