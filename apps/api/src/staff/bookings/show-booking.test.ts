import { calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';
import { HOUR_MS, MINUTE_MS, toIso } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { markRefundFailed, retryRefund, updateSettledOutside } from '../../store/refund/repository.ts';
import { askFor } from '../../testing/approvals.ts';
import { cancelCoupons, change, makePaid, payBack } from '../../testing/changes.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { insertFollowed } from '../../testing/follow-ride.ts';
import { makePending, pay, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let desk: Staff;
beforeAll(async () => {
  desk = await makeStaff(test, ['concierge']);
});

const idOf = async (code: string): Promise<number> =>
  (await test.db.selectFrom('coupon').select('id').where('coupon_code', '=', code).executeTakeFirstOrThrow())
    .id;

async function storyOf(code: string, staff = desk): Promise<CallAnswer<'getBookingStory'>> {
  const answer = await staff.ask('GET', `/v1/staff/bookings/${await idOf(code)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.getBookingStory.shapes.answer.parse(answer.json());
}

describe('the story of a booking', () => {
  it('tells the sale, the declined card, the payment, the change, the repayment, and where the money is', async () => {
    const made = await makePending(test, serviceOf.sharedRoundTrip, { adults: 3 });
    const declined = { coupon_id: made.code, amount: made.amount, payment_token: 'tok_chargeDeclined' };
    expect((await pay(test, made.token, declined)).statusCode).not.toBe(200);
    test.setNow(test.now() + 1_000);
    expect((await pay(test, made.token, { coupon_id: made.code, amount: made.amount })).statusCode).toBe(200);
    const departure = made.coupon.transfers[1]?.transfer_id ?? 0;
    await change(test, made.token, departure, { coupon_id: made.code, adults: 2, minors: 1, babyseat: 0 });
    await payBack(test);
    const story = await storyOf(made.code);
    expect(story.events.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      'booking sold',
      'pms proved_by_guest',
      'payment failed',
      'payment succeeded',
      'change applied',
      'refund requested',
      'refund succeeded',
    ]);
    expect(story.events[2]).toMatchObject({
      source: 'gateway',
      amount: 126,
      detail: expect.stringContaining('declined'),
    });
    expect(story.money).toEqual({
      currency: 'USD',
      paid: 126,
      refunded: 42,
      on_its_way: 0,
      kept: 84,
      open: 0,
      due: 0,
      disputed: 0,
      open_payment: null,
      returned: 0,
      failed_refunds: [],
      waiting: [],
      differences: [],
    });
    expect(story.booking.transfers).toHaveLength(2);
    expect(story.zone_name).toBe('Cancún');
  });

  it('tells a cancellation and its repayment', async () => {
    const { code, token } = await makePaid(test);
    await cancelCoupons(test, token, { coupons: [code] });
    const { events } = await storyOf(code);
    expect(events.map((one) => `${one.kind} ${one.code}`)).toEqual([
      'booking sold',
      'pms proved_by_guest',
      'payment succeeded',
      'change cancelled',
      'refund requested',
    ]);
  });

  it('tells a refund that failed, when it is tried again, and that it was requested once', async () => {
    const { code, token } = await makePaid(test);
    await cancelCoupons(test, token, { coupons: [code] });
    const [refund] = await test.db
      .selectFrom('refund')
      .select(['id', 'amount_minor'])
      .where('coupon_id', '=', await idOf(code))
      .execute();
    if (!refund) throw new Error('no refund');
    const [now, retryAt] = [test.now(), test.now() + HOUR_MS];
    const fail = (id: string, next: number | null) =>
      markRefundFailed(test.db, { id, failure: 'declined', retryAt: next, now });
    await fail(refund.id, retryAt);
    const amount = refund.amount_minor / 100;
    const failed = (next: number | null) => ({
      returned: amount,
      on_its_way: 0,
      open: 0,
      failed_refunds: [
        {
          amount,
          card: 'visa 4242',
          failed_at: toIso(now),
          next_try_at: next === null ? null : toIso(next),
          deeds: [],
        },
      ],
    });
    expect((await storyOf(code)).money).toMatchObject(failed(retryAt));
    const again = await retryRefund(test.db, { id: refund.id, now });
    if (!again) throw new Error('no retry');
    expect((await storyOf(code)).money).toMatchObject({ on_its_way: amount, failed_refunds: [] });
    await fail(again, null);
    const { money, events } = await storyOf(code);
    expect(money).toMatchObject(failed(null));
    expect(events.filter(({ kind }) => kind === 'refund').map((one) => one.code)).toEqual([
      'requested',
      'failed',
      'failed',
    ]);
    await updateSettledOutside(test.db, { id: again, by: 'ana', note: 'wire', now });
    expect((await storyOf(code)).money).toMatchObject({ refunded: amount, returned: 0, failed_refunds: [] });
    // The gateway's books say that the bank sent it back, until staff explain the difference.
    const found = await test.db
      .insertInto('money_difference')
      .values({
        gateway: 'sandbox',
        account: '',
        subject: `refund:${again}`,
        currency: 'USD',
        cause: 'refund_failed',
        amount_minor: refund.amount_minor,
        happened_at: new Date(now),
        found_at: new Date(now),
        coupon_id: await idOf(code),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await storyOf(code)).money).toMatchObject({ refunded: 0, returned: amount, open: 0 });
    await sql`update money_difference set status = 'explained', ended_at = found_at, ended_by = 'ana', note = 'wire'
      where id = ${found.id}`.execute(test.db);
    expect((await storyOf(code)).money).toMatchObject({ refunded: amount, returned: 0 });
  });

  it('explains each price as it was kept, and the one of now', async () => {
    const { code, token, departureId } = await makePaid(test, serviceOf.sharedRoundTrip, { adults: 3 });
    await change(test, token, departureId, { coupon_id: code, adults: 2, minors: 1, babyseat: 0 });
    const { explanations } = await storyOf(code);
    expect(
      explanations.map(({ of, is_current, explanation: { priced, is_kept } }) => [
        of,
        is_current,
        priced?.amount_due,
        is_kept,
      ]),
    ).toEqual([
      ['sale', false, 126, false],
      ['change', true, 84, true],
    ]);
    expect(explanations[1]?.explanation.rates).toHaveLength(1);
    await test.db
      .deleteFrom('coupon_reckoning')
      .where('coupon_id', '=', await idOf(code))
      .execute();
    expect((await storyOf(code)).explanations).toEqual([]);
  });

  it('has letters and matters, those that the reader’s topics show', async () => {
    const { code } = await makePaid(test);
    const couponId = await idOf(code);
    await insertStaffAlert(test.db, {
      kind: 'refund.failed',
      subject: `x${couponId}`,
      couponId,
      detail: 'the bank said no',
      now: test.now(),
    });
    await test.db
      .insertInto('mail')
      .values({
        message_id: `<${couponId}@x.example>`,
        coupon_id: couponId,
        kind: 'confirmation',
        language: 'en',
        recipients: ['ana@example.com'],
        subject: 'Your ride',
        body_text: '',
        body_html: '',
        status: 'failed',
        created_at: new Date(test.now()),
      })
      .execute();
    const codesFor = async (role: string) =>
      (await storyOf(code, await makeStaff(test, [role]))).events.filter(
        ({ kind }) => kind === 'alert' || kind === 'letter',
      );
    expect(await codesFor('concierge')).toMatchObject([
      { kind: 'letter', code: 'failed', who: 'ana@example.com', detail: 'Your ride' },
    ]);
    expect(await codesFor('finance')).toMatchObject([
      { kind: 'letter', who: 'a•••@example.com' },
      { kind: 'alert', code: 'refund.failed' },
    ]);
  });

  it('takes eight statements at most, however long it is', async () => {
    const { code, token, departureId } = await makePaid(test, serviceOf.sharedRoundTrip, { adults: 3 });
    await change(test, token, departureId, { coupon_id: code, adults: 2, minors: 1, babyseat: 0 });
    await payBack(test);
    const id = await idOf(code);
    await desk.ask('GET', `/v1/staff/bookings/${id}`);
    const reader = await makeStaff(test, ['administrator']);
    await reader.ask('GET', '/profile');
    const sent = await countStatements(async () => {
      expect((await reader.ask('GET', `/v1/staff/bookings/${id}`)).statusCode).toBe(200);
    });
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(8);
  });

  it('opens a letter as it was sent, without what opens something, and not of another booking', async () => {
    const { code } = await makePaid(test);
    const id = await idOf(code);
    const { id: letter } = await test.db
      .insertInto('mail')
      .values({
        message_id: `<pay-${id}@x.example>`,
        coupon_id: id,
        kind: 'confirmation',
        language: 'es',
        recipients: ['ana@example.com'],
        subject: 'Tu enlace de pago',
        body_text: 'Hola Ana,\nhttps://x.example/pay/abcdefghijklmnopqrstuv',
        body_html: '',
        status: 'sent',
        created_at: new Date(test.now()),
        sent_at: new Date(test.now() + 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const events = (await storyOf(code)).events.filter(({ opens }) => opens?.id === letter);
    expect(events).toMatchObject([{ kind: 'letter', opens: { what: 'letter', id: letter } }]);
    const read = (booking: number, staff = desk) =>
      staff.ask('GET', `/v1/staff/bookings/${booking}/letters/${letter}`);
    const answer = await read(id);
    expect(calls.getBookingLetter.shapes.answer.parse(answer.json())).toMatchObject({
      subject: 'Tu enlace de pago',
      language: 'es',
      recipients: ['ana@example.com'],
      text: 'Hola Ana,\nhttps://x.example/pay/•••',
      sent_at: new Date(test.now() + 60_000).toISOString(),
    });
    const other = await makePaid(test);
    expect((await read(await idOf(other.code))).json()).toMatchObject({ code: 'letter.not_found' });
    const far = await makeStaff(test, ['concierge'], { scope: [2] });
    expect((await read(id, far)).statusCode).toBe(404);
    expect((await read(id, await makeStaff(test, ['auditor']))).statusCode).toBe(403);
  });

  it('tells what the guest wrote, to who may see messages, and finds the booking by its reference', async () => {
    const { code } = await makePaid(test);
    const reference = 'M-7K3QW-9ZC4T';
    await test.db
      .insertInto('contact_message')
      .values({
        reference,
        name: 'Ana Rivera',
        email: 'ana@example.com',
        email_key: 'ana@example.com',
        phone: '',
        message: 'Where do I meet the driver?',
        language: 'en',
        property_id: 1,
        coupon_id: await idOf(code),
        body_hash: 'x',
        client_address: '',
        status: 'received',
        created_at: new Date(test.now()),
      })
      .execute();
    const told = async (staff: Staff) =>
      (await storyOf(code, staff)).events.filter(({ kind }) => kind === 'message');
    expect(await told(desk)).toMatchObject([{ code: 'written', source: 'guest', detail: reference }]);
    expect(await told(await makeStaff(test, ['finance']))).toEqual([]);
    const search = async (staff: Staff) =>
      calls.searchBookings.shapes.answer.parse(
        (
          await staff.ask('POST', '/v1/staff/bookings/search', { payload: { search: 'm 7k3qw-9zc4t' } })
        ).json(),
      );
    const found = await search(desk);
    expect(found.message).toMatchObject({ reference, name: 'Ana Rivera', is_open: true });
    expect(found.groups.find(({ matched }) => matched === 'message')?.rows).toMatchObject([{ number: code }]);
    const far = await search(await makeStaff(test, ['concierge'], { scope: [2] }));
    expect([far.message, far.groups]).toEqual([null, []]);
    expect((await search(await makeStaff(test, ['finance']))).message).toBeNull();
  });

  it('shows where a guest is reached to who may write to them, and masked to others', async () => {
    const { code } = await makePaid(test);
    expect((await storyOf(code)).reach).toEqual({ email: 'ana@example.com', phone: '+15551234567' });
    const auditor = await makeStaff(test, ['auditor']);
    const text = JSON.stringify(await storyOf(code, auditor));
    expect(text).not.toContain('ana@example.com');
    expect(text).not.toContain('5551234567');
  });
});

describe('a look at a booking', () => {
  it('is an entry of the audit, with who and which and nothing of the guest', async () => {
    const { code } = await makePaid(test);
    const looks = () =>
      test.db
        .selectFrom('audit_entry')
        .selectAll()
        .where('action', '=', 'booking.look')
        .where('subject', '=', code)
        .execute();
    await storyOf(code);
    await storyOf(code);
    expect(await looks()).toMatchObject([{ username: desk.username }]);
  });

  it('elsewhere is as if there were none, and is no look', async () => {
    const { code } = await makePaid(test);
    const id = await idOf(code);
    const far = await makeStaff(test, ['concierge'], { scope: [2_000_001] });
    const [there, nowhere] = [
      await far.ask('GET', `/v1/staff/bookings/${id}`),
      await far.ask('GET', '/v1/staff/bookings/2000000000'),
    ];
    expect([there.statusCode, there.json().code]).toEqual([404, nowhere.json().code]);
    const seen = await test.db
      .selectFrom('audit_entry')
      .select('id')
      .where('username', '=', far.username)
      .where('action', '=', 'booking.look')
      .execute();
    expect(seen).toEqual([]);
  });

  it('is not for who may not see bookings', async () => {
    const catalogue = await makeStaff(test, ['catalogue']);
    expect((await catalogue.ask('GET', '/v1/staff/bookings/1')).statusCode).toBe(403);
  });
});

describe('a pick-up that moved with its flight', () => {
  /** A paid ride whose flight is followed, expected so many minutes after its sold pick-up. */
  async function movedBy(minutes: number) {
    const paid = await makePaid(test, serviceOf.suvArrival);
    await insertFollowed(test.db, paid.arrivalId, { state: 'scheduled', lateByMinutes: 0 }, test.now());
    const { rows } = await sql<{ sold: number; zone: string }>`
      update followed_ride f set expected_at = sold_pick_up_at + ${`${minutes} minutes`}::interval
      from transfer t where t.id = f.transfer_id and t.id = ${paid.arrivalId}
      returning t.pickup_at as sold, t.time_zone as zone`.execute(test.db);
    const { sold = 0, zone = '' } = rows[0] ?? {};
    const expectedAt = sold + minutes * MINUTE_MS;
    const expected = toLocal(expectedAt, zone);
    return { ...paid, id: await idOf(paid.code), sold, expectedAt, expected };
  }

  it('stands beside the sold one in the story while the ride stands, with why it is on hold', async () => {
    const { code, arrivalId, expected } = await movedBy(236);
    const told = async () => (await storyOf(code)).followed;
    expect(await told()).toEqual([{ transfer_id: arrivalId, expected, frozen: null }]);
    const [ride] = (await storyOf(code)).booking.transfers;
    expect(ride?.pick_up.time).not.toBe(expected.time);
    await sql`update followed_ride set frozen = 'cancelled', frozen_since = now(), expected_at = sold_pick_up_at
      where transfer_id = ${arrivalId}`.execute(test.db);
    expect(await told()).toEqual([{ transfer_id: arrivalId, expected: null, frozen: 'cancelled' }]);
    await sql`update transfer set flight_code = 'AA 1' where id = ${arrivalId}`.execute(test.db);
    expect(await told()).toEqual([]);
  });

  it('is the one of search results, lists, messages, queues and approvals', async () => {
    const { code, id, expected, expectedAt, sold } = await movedBy(96);
    const { rows } = await sql<{ id: number }>`
      insert into contact_message (reference, name, email, email_key, phone, message, language, property_id, coupon_id, body_hash,
        client_address, status, created_at)
      select 'M-8K3QW-9ZC4T', 'Ana', 'a@example.com', 'a@example.com', '', 'When?', 'en', property_id, id, 'y', '', 'received', created_at
      from coupon where id = ${id} returning id`.execute(test.db);
    const message = rows[0]?.id ?? 0;
    const request = (await askFor(desk, id, { amount: '5' })).json();
    let reader = await makeStaff(test, ['administrator']);
    const read = async (way: 'GET' | 'POST', path: string, payload?: object) => {
      const answer = await reader.ask(way, `/v1/staff/${path}`, payload && { payload });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    };
    const found = await read('POST', 'bookings/search', { search: code });
    expect(found.groups[0].rows[0].legs).toMatchObject([expected]);
    const question = { columns: ['ride'], bookings: [id] };
    const view = await read('POST', 'booking-views/ask', { question, page: 1 });
    expect(JSON.stringify(view.rows)).toContain(expected.time);
    const readAll = async () => {
      const waiting: CallAnswer<'getQueue'> = await read('GET', 'queues/messages');
      const asked = (await read('GET', `refund-requests/${request.id}`)).request;
      return [
        (await read('GET', `messages/${message}`)).booking.ride_at,
        waiting.rows.find(({ key }) => key === String(message))?.ride_at,
        asked.booking.ride_at,
      ];
    };
    const at = new Date(expectedAt).toISOString();
    expect(await readAll()).toEqual([at, at, at]);
    // The sold pick-up is over, the ride is still to come.
    const before = test.now();
    test.setNow(sold + HOUR_MS);
    reader = await makeStaff(test, ['administrator']);
    expect(await readAll()).toEqual([at, at, at]);
    test.setNow(before);
  });
});
