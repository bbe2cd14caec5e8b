import { randomUUID } from 'node:crypto';
import { calls } from '@traslado/contract/calls';
import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import { endRequests } from '../../sellers/authority/end-requests.ts';
import { checkMoney } from '../../store/payment/check-money.ts';
import { approve, askFor, couponIdOf, decline, makeGiver } from '../../testing/approvals.ts';
import {
  cancelCoupons,
  cancelRide,
  change,
  jobsOf,
  makePaid,
  payBack,
  refundsOf,
  show,
} from '../../testing/changes.ts';
import { makePending, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let known: Set<string>;
let camila: Staff;
let federico: Staff;

beforeAll(async () => {
  // The demo's own accounts, which tests share, have no limit here.
  await sql`update staff_account set limit_minor = null`.execute(test.db);
  await sql`update staff_role set limit_minor = 0`.execute(test.db);
  camila = await makeGiver(test, 'concierge', 100, { email: 'camila@perla.example' });
  federico = await makeGiver(test, 'finance', 5_000);
  known = new Set((await checkMoney(test.db, test.now())).map((one) => JSON.stringify(one)));
});

const discrepancies = async () =>
  (await checkMoney(test.db, test.now())).filter((one) => !known.has(JSON.stringify(one)));

/** A paid booking of USD 160.00 of its own. */
async function makeBooking(serviceId: number = serviceOf.suvRoundTrip) {
  const paid = await makePaid(test, serviceId);
  return { ...paid, id: await couponIdOf(test, paid.code) };
}

/** A new person with a limit of 100: the day's refunds are theirs alone. */
const makeConcierge = () => makeGiver(test, 'concierge', 100);

async function makeRequest(amount = '150.00', asker = camila) {
  const booking = await makeBooking();
  const answer = await askFor(asker, booking.id, { amount });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json().state).toBe('waiting');
  return { ...booking, requestId: answer.json().id as number, amount };
}

/** Makes all requests of a person so much older. */
const age = (staff: Staff, byMs: number) =>
  sql`update refund_request set requested_at = requested_at - ${byMs / 1_000} * interval '1 second',
    expires_at = expires_at - ${byMs / 1_000} * interval '1 second', decided_at = decided_at - ${byMs / 1_000} * interval '1 second'
    where requested_by_id = ${staff.id}`.execute(test.db);

const codeOf = (answer: { json: () => { code?: string }; statusCode: number }) => [
  answer.statusCode,
  answer.json().code,
];
const deedsOf = async (number: string) =>
  (
    await test.db
      .selectFrom('audit_entry')
      .select(['action', 'username'])
      .where('subject', '=', number)
      .where('action', 'like', 'refund.%')
      .orderBy('id')
      .execute()
  ).map(({ action, username }) => `${action} ${username}`);

describe('a refund by hand within the limit', () => {
  it('goes at once the way of all refunds: one entry, one letter, and the guest sees it', async () => {
    const asker = await makeConcierge();
    const { id, code, token } = await makeBooking();
    const letters = (await jobsOf(test, 'send_refund_letter')).length;
    const answer = await askFor(asker, id, { amount: '100' });
    expect(answer.json()).toMatchObject({ state: 'approved', amount: 100, is_given_at_once: true });
    await payBack(test);
    expect(await refundsOf(test, code)).toMatchObject([
      { status: 'succeeded', amount_minor: 100_00, reason: 'by_hand' },
    ]);
    expect((await show(test, token, code)).refunds).toMatchObject([{ amount: 100, reason: 'by_hand' }]);
    expect((await jobsOf(test, 'send_refund_letter')).length).toBe(letters + 1);
    expect(await deedsOf(code)).toEqual([`refund.give ${asker.username}`]);
    expect(await discrepancies()).toEqual([]);
  });

  it('counts all of a booking together', async () => {
    const asker = await makeConcierge();
    const { id } = await makeBooking();
    expect((await askFor(asker, id, { amount: '60' })).json().state).toBe('approved');
    expect((await askFor(asker, id, { amount: '40' })).json().state).toBe('approved');
    expect((await askFor(asker, id, { amount: '0.01' })).json().state).toBe('waiting');
  });

  it('counts five limits a day, over all bookings, also those that are asked for at once', async () => {
    const asker = await makeConcierge();
    const bookings = await Promise.all(Array.from({ length: 7 }, () => makeBooking()));
    const answers = await Promise.all(bookings.map(({ id }) => askFor(asker, id, { amount: '100' })));
    expect(answers.map((one) => one.json().state).sort()).toEqual([
      ...Array(5).fill('approved'),
      ...Array(2).fill('waiting'),
    ]);
    const { id } = await makeBooking();
    await age(asker, DAY_MS + 1);
    expect((await askFor(asker, id, { amount: '100' })).json().state).toBe('approved');
  });

  it.each<[string, (twin: number) => { execute: (db: Db) => Promise<unknown> }]>([
    ['another account of theirs', () => sql`select 1`],
    ['one that was closed since', (id) => sql`update staff_account set status = 'disabled' where id = ${id}`],
    [
      'one with another address since',
      (id) => sql`update staff_account set email = 'x@perla.example' where id = ${id}`,
    ],
    ['one that was deleted since', (id) => sql`delete from staff_account where id = ${id}`],
  ])('counts a day per person: %s', async (_, happens) => {
    const email = `${randomUUID()}@perla.example`;
    const twin = await makeGiver(test, 'concierge', 100, { email: email.toUpperCase() });
    const asker = await makeGiver(test, 'concierge', 20, { email });
    const [one, other] = [await makeBooking(), await makeBooking()];
    expect((await askFor(twin, one.id, { amount: '100' })).json().state).toBe('approved');
    await happens(twin.id).execute(test.db);
    expect((await askFor(asker, other.id, { amount: '0.01' })).json().state).toBe('waiting');
  });

  it('never exceeds what was paid and is not back yet, also at once', async () => {
    const { id, code } = await makeBooking();
    expect(codeOf(await askFor(federico, id, { amount: '160.01' }))).toEqual([409, 'refund.exceeds_paid']);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => askFor(federico, id, { amount: '70' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect((await refundsOf(test, code)).map(({ amount_minor }) => amount_minor)).toEqual([70_00, 70_00]);
    const unpaid = await makePending(test, serviceOf.suvArrival);
    const nothing = await askFor(federico, await couponIdOf(test, unpaid.code), { amount: '1' });
    expect(codeOf(nothing)).toEqual([409, 'refund.exceeds_paid']);
  });

  it('is given once under one key, and the key is of one wish', async () => {
    const asker = await makeConcierge();
    const { id, code } = await makeBooking();
    const uuidReference = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => askFor(asker, id, { amount: '20', uuidReference })),
    );
    expect(new Set(answers.map((one) => one.json().id)).size).toBe(1);
    expect(await refundsOf(test, code)).toHaveLength(1);
    expect(codeOf(await askFor(asker, id, { amount: '21', uuidReference }))).toEqual([
      422,
      'intent.other_body',
    ]);
  });

  it('is of the version that was seen', async () => {
    const { id } = await makeBooking();
    expect(codeOf(await askFor(camila, id, { amount: '20' }, { 'if-match': '"9"' }))).toEqual([
      412,
      'coupon.stale',
    ]);
  });

  it.each([
    ['nothing', { amount: '0' }, 'amount.invalid'],
    ['less than nothing', { amount: '-20' }, 'amount.invalid'],
    ['a part of a cent', { amount: '1.001' }, 'amount.invalid'],
    ['a reason that there is not', { amount: '20', reason: 'constructor' }, 'field.invalid'],
    ['no note', { amount: '20', note: '' }, 'field.required'],
    ['a card', { amount: '20', note: 'on 4242 4242 4242 4242' }, 'text.card_number'],
    ['too long a note', { amount: '20', note: 'x'.repeat(501) }, 'field.too_long'],
  ])('is refused with %s', async (_, wish, code) => {
    const { id } = await makeBooking();
    const answer = await askFor(camila, id, wish);
    expect(answer.json().code, answer.body).toBe(code);
  });

  it('stays the guest’s: a change does not ask for it again, a cancellation gives the rest', async () => {
    const { id, code, token, departureId, arrivalId } = await makeBooking(serviceOf.sharedRoundTrip);
    const before = (await show(test, token, code)).price.total;
    expect((await askFor(federico, id, { amount: '10' })).json().state).toBe('approved');
    const same = await change(
      test,
      token,
      departureId,
      { coupon_id: code, name: 'Ana Otra' },
      { preview: true },
    );
    expect(same.json(), same.body).toMatchObject({ amount_due: 0 });
    expect(await discrepancies()).toEqual([]);
    await cancelRide(test, token, arrivalId);
    await cancelCoupons(test, token, { coupons: [code] });
    await payBack(test);
    const sum = (await refundsOf(test, code)).reduce((all, { amount_minor }) => all + amount_minor, 0);
    expect(sum).toBe(before * 100);
    expect(await discrepancies()).toEqual([]);
  });

  it('and a cancellation at the same moment give back what was paid, and no more', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, code, token } = await makeBooking();
      const [cancelled, given] = await Promise.all([
        cancelCoupons(test, token, { coupons: [code] }),
        askFor(federico, id, { amount: '10' }),
      ]);
      expect(cancelled.statusCode, cancelled.body).toBe(200);
      expect([201, 409]).toContain(given.statusCode);
      const sum = (await refundsOf(test, code)).reduce((all, { amount_minor }) => all + amount_minor, 0);
      expect(sum).toBe(160_00);
    }
    expect(await discrepancies()).toEqual([]);
  });
});

describe('a request', () => {
  it('is approved by a second person whose limit covers it, once, and told', async () => {
    const { requestId, code, token, id } = await makeRequest();
    expect((await show(test, token, code)).refunds).toEqual([]);
    const seen = await federico.ask('GET', `/v1/staff/refund-requests/${requestId}`);
    const { viewer, request } = calls.getRefundRequest.shapes.answer.parse(seen.json());
    expect([viewer.approve, request.amount, request.booking.id]).toEqual([null, 150, id]);
    expect((await approve(federico, requestId, '150')).json()).toMatchObject({
      state: 'approved',
      decided_by: federico.username,
    });
    expect(codeOf(await approve(federico, requestId, '150'))).toEqual([409, 'refund_request.decided']);
    await payBack(test);
    expect((await show(test, token, code)).refunds).toMatchObject([{ amount: 150, status: 'succeeded' }]);
    expect(await deedsOf(code)).toEqual([
      `refund.ask ${camila.username}`,
      `refund.approve ${federico.username}`,
    ]);
    expect(await discrepancies()).toEqual([]);
  });

  it('approved by two at once, 50 times: one refund, one entry, one letter each', async () => {
    const other = await makeGiver(test, 'finance', 100_000);
    const letters = (await jobsOf(test, 'send_refund_letter')).length;
    const codes: string[] = [];
    for (let round = 0; round < 50; round += 1) {
      // The limits of a day are not tested here.
      const asker = await makeConcierge();
      const { requestId, code } = await makeRequest('150.00', asker);
      const second = await makeGiver(test, 'finance', 100_000);
      const answers = await Promise.all([
        approve(other, requestId, '150.00'),
        approve(second, requestId, '150.00'),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      codes.push(code);
    }
    await Promise.all([payBack(test), payBack(test)]);
    const { rows } = await sql<{ refunds: number; entries: number }>`
      select (select count(*) from refund f join coupon c on c.id = f.coupon_id where c.coupon_code = any(${codes}::text[])) as refunds,
        (select count(*) from ledger_entry e join coupon c on c.id = e.coupon_id
          where e.kind = 'refund' and c.coupon_code = any(${codes}::text[])) as entries`.execute(test.db);
    expect(rows[0]).toEqual({ refunds: 50, entries: 50 });
    expect((await jobsOf(test, 'send_refund_letter')).length).toBe(letters + 50);
    expect(await discrepancies()).toEqual([]);
  }, 120_000);

  it('is not approved by who asked, nor under a second account, nor above a limit', async () => {
    const self = await makeGiver(test, 'finance', 100, { email: 'ana@perla.example' });
    const twin = await makeGiver(test, 'finance', 5_000, { email: 'Ana+x@Perla.example' });
    const low = await makeGiver(test, 'finance', 100);
    const { requestId } = await makeRequest('150.00', self);
    expect(codeOf(await approve(self, requestId, '150'))).toEqual([403, 'refund_request.own']);
    expect(codeOf(await approve(twin, requestId, '150'))).toEqual([403, 'refund_request.own']);
    // A later change of address makes no second person.
    await sql`update staff_account set email = 'other@perla.example' where id = ${twin.id}`.execute(test.db);
    await sql`update staff_account set email = 'third@perla.example' where id = ${self.id}`.execute(test.db);
    expect(codeOf(await approve(twin, requestId, '150'))).toEqual([403, 'refund_request.own']);
    expect((await approve(federico, requestId, '150')).statusCode).toBe(200);
    const second = await makeRequest('150.00', self);
    await sql`update staff_account set email = 'third@perla.example' where id = ${twin.id}`.execute(test.db);
    expect(codeOf(await approve(twin, second.requestId, '150'))).toEqual([403, 'refund_request.own']);
    expect(codeOf(await approve(low, second.requestId, '150'))).toEqual([403, 'refund_request.over_limit']);
    expect(codeOf(await approve(camila, second.requestId, '150'))).toEqual([403, 'auth.forbidden']);
    expect(codeOf(await approve(federico, second.requestId, '149.99'))).toEqual([
      409,
      'refund_request.other_amount',
    ]);
    expect(await refundsOf(test, second.code)).toEqual([]);
  });

  it('is not approved above the limit by an administrator either, whoever else could', async () => {
    const administrator = await makeGiver(test, 'administrator', 0);
    const { requestId } = await makeRequest();
    const refused = [403, 'refund_request.over_limit'];
    expect(codeOf(await approve(administrator, requestId, '150'))).toEqual(refused);
    await sql`update staff_account set limit_minor = 0 where limit_minor >= 15000`.execute(test.db);
    expect(codeOf(await approve(administrator, requestId, '150'))).toEqual(refused);
    await sql`update staff_account set limit_minor = 500000 where id = ${federico.id}`.execute(test.db);
  });

  it('is not approved by an account without an address, nor where the requester has none', async () => {
    const unknown = await makeStaff(test, ['finance']);
    await sql`update staff_account set limit_minor = 500000 where id = ${unknown.id}`.execute(test.db);
    const { requestId } = await makeRequest();
    const refused = [403, 'refund_request.person_unknown'];
    expect(codeOf(await approve(unknown, requestId, '150'))).toEqual(refused);
    const theirs = await makeRequest('150.00', await makeStaff(test, ['concierge']));
    expect(codeOf(await approve(federico, theirs.requestId, '150'))).toEqual(refused);
  });

  it('of a booking that changed since is said to be stale and not approved', async () => {
    const { requestId, code, token, departureId } = await makeRequest();
    await change(test, token, departureId, { coupon_id: code, name: 'Ana Otra' });
    expect(codeOf(await approve(federico, requestId, '150'))).toEqual([409, 'refund_request.stale']);
    expect(codeOf(await approve(federico, requestId, '150'))).toEqual([409, 'refund_request.stale']);
    expect(await refundsOf(test, code)).toEqual([]);
    expect(await deedsOf(code)).toEqual([`refund.ask ${camila.username}`, `refund.stale ${camila.username}`]);
  });

  it('expires after 48 hours, by itself and once', async () => {
    const asker = await makeConcierge();
    const { requestId, code } = await makeRequest('150.00', asker);
    await age(asker, 48 * HOUR_MS - 1);
    expect(await endRequests(test.db, test.now())).toBe(0);
    await age(asker, 1);
    expect(codeOf(await approve(federico, requestId, '150'))).toEqual([409, 'refund_request.expired']);
    await Promise.all([endRequests(test.db, test.now()), endRequests(test.db, test.now())]);
    expect(await deedsOf(code)).toEqual([`refund.ask ${asker.username}`, `refund.expire ${asker.username}`]);
  });

  it('stands alone: nothing more of its booking is given meanwhile', async () => {
    const { id, requestId } = await makeRequest();
    expect(codeOf(await askFor(federico, id, { amount: '5' }))).toEqual([409, 'refund_request.waiting']);
    expect((await decline(federico, requestId)).json()).toMatchObject({
      state: 'declined',
      decision_note: 'The driver was there',
    });
    expect(codeOf(await decline(federico, requestId))).toEqual([409, 'refund_request.decided']);
    expect((await askFor(federico, id, { amount: '5' })).statusCode).toBe(201);
  });

  it('shows what else the same person asked for in 30 days', async () => {
    const asker = await makeConcierge();
    const first = await makeRequest('150', asker);
    await makeRequest('120', asker);
    const seen = await federico.ask('GET', `/v1/staff/refund-requests/${first.requestId}`);
    expect(seen.json().others.map((one: { amount: number }) => one.amount)).toEqual([120]);
    await age(asker, 31 * DAY_MS);
    const later = await federico.ask('GET', `/v1/staff/refund-requests/${first.requestId}`);
    expect(later.json()).toMatchObject({ others: [], request: { state: 'expired' } });
  });

  it('is in the story of its booking, with a note that is text and nothing else', async () => {
    const booking = await makeBooking();
    const note = '<script>alert(1)</script>';
    await askFor(camila, booking.id, { amount: '150', note });
    const story = await camila.ask('GET', `/v1/staff/bookings/${booking.id}`);
    expect(story.headers['content-type']).toContain('application/json');
    const { events, money } = calls.getBookingStory.shapes.answer.parse(story.json());
    expect(money.waiting).toMatchObject([{ kind: 'refund', amount: 150, asked_by: camila.username }]);
    expect(events.at(-1)).toMatchObject({
      kind: 'refund',
      code: 'asked_by_hand',
      source: 'staff',
      who: camila.username,
      amount: 150,
      detail: 'ride_late',
      note,
    });
  });
});

describe('requests of other properties', () => {
  it('are answered as if there were none, and not counted', async () => {
    const { id, requestId } = await makeRequest();
    const { property_id: here } = await test.db
      .selectFrom('coupon')
      .select('property_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const far = await makeGiver(test, 'finance', 5_000, { scope: [here + 1] });
    const near = await makeGiver(test, 'finance', 5_000, { scope: [here] });
    expect(codeOf(await far.ask('GET', `/v1/staff/refund-requests/${requestId}`))).toEqual([
      404,
      'refund_request.not_found',
    ]);
    expect(codeOf(await approve(far, requestId, '150'))).toEqual([404, 'refund_request.not_found']);
    expect(codeOf(await decline(far, requestId))).toEqual([404, 'refund_request.not_found']);
    expect(codeOf(await askFor(far, id, { amount: '5' }))).toEqual([404, 'coupon.not_found']);
    expect(codeOf(await far.ask('GET', `/v1/staff/bookings/${id}/refund-requests`))).toEqual([
      404,
      'coupon.not_found',
    ]);
    expect((await far.ask('GET', '/v1/staff/refund-requests')).json()).toMatchObject({
      rows: [],
      total: 0,
      waiting: 0,
    });
    expect((await near.ask('GET', '/v1/staff/refund-requests')).json().waiting).toBeGreaterThan(0);
    expect((await approve(near, requestId, '150')).statusCode).toBe(200);
  });

  it('stand in the order of their rides', async () => {
    const answer = await federico.ask('GET', '/v1/staff/refund-requests?page_size=100');
    const { rows, waiting } = calls.listRefundRequests.shapes.answer.parse(answer.json());
    const rides = rows.map(({ booking }) => Date.parse(booking.ride_at ?? '9999-01-01'));
    expect(rides).toEqual([...rides].sort((a, b) => a - b));
    expect(rows.length).toBe(waiting);
  });
});
