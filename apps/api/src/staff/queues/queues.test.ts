import type { CallAnswer } from '@traslado/contract/schemas';
import type { DisputeState } from '@traslado/domain/booking/state';
import { USUAL_ANSWER_TIMES } from '@traslado/domain/desk/first-answer';
import { QUEUE_NAMES } from '@traslado/domain/desk/queues';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { insertDispute } from '../../store/dispute/repository.ts';
import { askFor, couponIdOf, makeGiver } from '../../testing/approvals.ts';
import { makePaid } from '../../testing/changes.ts';
import { insertFollowed } from '../../testing/follow-ride.ts';
import { writeMessage } from '../../testing/guest-messages.ts';
import { makePending } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

type List = CallAnswer<'getQueue'>;
type Row = List['rows'][number];

const test = useTestApp();
let admin: Staff;
let camila: Staff;
let far: Staff;

beforeAll(async () => {
  admin = await makeStaff(test, ['administrator']);
  camila = await makeStaff(test, ['concierge']);
  const { id } = await test.db
    .selectFrom('property')
    .select('id')
    .where('code', '=', 'SC')
    .executeTakeFirstOrThrow();
  far = await makeStaff(test, ['administrator'], { scope: [id] });
});
afterEach(() => test.setNow(testNow));

const base = '/v1/staff/queues';
const rowsOf = async (staff: Staff, queue: string, state = 'open') =>
  (await staff.ask('GET', `${base}/${queue}?state=${state}&page_size=100`)).json<List>();
const keysOf = async (staff: Staff, queue: string, state = 'open') =>
  (await rowsOf(staff, queue, state)).rows.map(({ key }) => key);
const countsOf = async (staff: Staff) =>
  (await staff.ask('GET', base)).json<CallAnswer<'getQueues'>>().queues;
const put = (staff: Staff, queue: string, key: number | string, what: string, payload: object) =>
  staff.ask(what === 'notes' ? 'POST' : 'PUT', `${base}/${queue}/rows/${key}/${what}`, { payload });
const codeOf = (one: { statusCode: number; json: () => { code?: string } }) => [
  one.statusCode,
  one.json().code,
];

/** The rides of a booking moved to so many hours from now. */
const rideIn = (couponId: number, hours: number) =>
  sql`update transfer set pickup_at = ${new Date(testNow + hours * HOUR_MS)},
    pickup_on = (${new Date(testNow + hours * HOUR_MS)}::timestamptz at time zone time_zone)::date where coupon_id = ${couponId}`.execute(
    test.db,
  );

async function makeUnpaid(hours: number): Promise<number> {
  const { code } = await makePending(test);
  const id = await couponIdOf(test, code);
  await rideIn(id, hours);
  return id;
}

describe('the queues', () => {
  it('say as many as they have rows, for each role and scope, open and set aside', async () => {
    await writeMessage(test);
    await writeMessage(test, { hotel: 'SC' });
    await makeUnpaid(10);
    const people = [
      admin,
      camila,
      far,
      await makeStaff(test, ['finance']),
      await makeStaff(test, ['auditor']),
      await makeStaff(test, ['auditor'], { scope: [2_000_001] }),
    ];
    let shown = 0;
    for (const person of people)
      for (const { name, open, snoozed } of await countsOf(person)) {
        const rows = await rowsOf(person, name);
        expect([name, rows.total, rows.rows.length]).toEqual([name, open, open]);
        expect((await keysOf(person, name, 'snoozed')).length).toBe(snoozed);
        shown += open;
      }
    expect(shown).toBeGreaterThan(10);
    const nobodys = await makeStaff(test, ['auditor'], { scope: [2_000_001] });
    expect((await countsOf(nobodys)).map(({ open }) => open)).toEqual(QUEUE_NAMES.map(() => 0));
  });

  it('stand in the order of their rides, and not of their age', async () => {
    const late = await makeUnpaid(40);
    const soon = await makeUnpaid(3);
    const middle = await makeUnpaid(20);
    const keys = (await keysOf(admin, 'unpaid')).filter((key) =>
      [late, soon, middle].map(String).includes(key),
    );
    expect(keys).toEqual([soon, middle, late].map(String));
    const rides = (await rowsOf(admin, 'unpaid')).rows.map(({ ride_at: at }) => Date.parse(at ?? ''));
    expect(rides).toEqual([...rides].sort((one, other) => one - other));
  });

  it('begin with what is overdue: a message by the time of its answer', async () => {
    const [late, near, young] = await Promise.all([
      writeMessage(test),
      writeMessage(test),
      writeMessage(test),
    ]);
    for (const [message, hours] of [
      [near, 10],
      [young, 3],
    ] as const) {
      const { code } = await makePaid(test);
      const booking = await couponIdOf(test, code);
      await rideIn(booking, hours);
      await camila.ask('PUT', `/v1/staff/messages/${message}/booking`, { payload: { booking } });
    }
    const written = (id: number, minutes: number) =>
      sql`update contact_message set created_at = ${new Date(testNow - minutes * MINUTE_MS)} where id = ${id}`.execute(
        test.db,
      );
    await written(late, USUAL_ANSWER_TIMES.usual + 1);
    await written(near, USUAL_ANSWER_TIMES.nearRide + 1);
    await written(young, USUAL_ANSWER_TIMES.nearRide - 1);
    const own = [late, near, young].map(String);
    const order = [near, late, young].map(String);
    expect((await keysOf(camila, 'messages')).filter((key) => own.includes(key))).toEqual(order);
    const found = await camila.ask('POST', '/v1/staff/messages/search', {
      payload: { state: 'waiting', search: '', page: 1, page_size: 100 },
    });
    const { rows } = found.json<CallAnswer<'searchGuestMessages'>>();
    expect(rows.map(({ id }) => String(id)).filter((id) => own.includes(id))).toEqual(order);
    const { rows: all } = await rowsOf(camila, 'messages');
    const isLate = all.map(({ due_at: due }) => Date.parse(due ?? '') <= testNow);
    expect(isLate).toEqual([...isLate].sort((one, other) => Number(other) - Number(one)));
    const counted = (await countsOf(camila)).find(({ name }) => name === 'messages');
    expect(counted?.overdue).toBe(isLate.filter(Boolean).length);
  });

  it('unpaid: with a ride within 48 hours, not before and not after', async () => {
    const within = await makeUnpaid(47);
    const after = await makeUnpaid(49);
    const gone = await makeUnpaid(-1);
    const keys = await keysOf(camila, 'unpaid');
    expect([within, after, gone].map((id) => keys.includes(String(id)))).toEqual([true, false, false]);
  });

  it('today and tomorrow: a booking that has something open, and what it is as far as one sees it', async () => {
    const { code } = await makePaid(test);
    const id = await couponIdOf(test, code);
    await rideIn(id, 6);
    const find = async (staff: Staff): Promise<Row | undefined> =>
      (await rowsOf(staff, 'soon')).rows.find(({ key }) => key === String(id));
    expect(await find(camila)).toBeUndefined();
    // An old booking: its rows wait since their own things were made.
    await sql`update coupon set created_at = created_at - interval '10 days' where id = ${id}`.execute(
      test.db,
    );
    const message = await writeMessage(test);
    await camila.ask('PUT', `/v1/staff/messages/${message}/booking`, { payload: { booking: id } });
    await sql`update contact_message set created_at = created_at - interval '3 hours' where id = ${message}`.execute(
      test.db,
    );
    const giver = await makeGiver(test, 'concierge', 0);
    await askFor(giver, id, { amount: '20.00' });
    expect(await find(admin)).toMatchObject({ open: ['message', 'approval'], booking: { number: code } });
    // Finance sees no messages.
    const asked = new Date(test.now()).toISOString();
    const written = new Date(test.now() - 3 * HOUR_MS).toISOString();
    expect((await find(admin))?.since).toBe(written);
    expect(await find(await makeStaff(test, ['finance']))).toMatchObject({
      open: ['approval'],
      since: asked,
    });
    // A day later the ride is over.
    test.setNow(testNow + 7 * HOUR_MS);
    expect(await find(await makeStaff(test, ['administrator']))).toBeUndefined();
    test.setNow(testNow);
    await rideIn(id, 72);
    expect(await find(admin)).toBeUndefined();
  });

  it('payments: Abreu’s, of which nobody knows; approvals: Choudhury’s; messages: Lefèvre’s', async () => {
    const guests = async (queue: string) =>
      (await rowsOf(admin, queue)).rows.map(
        ({ booking, who, about }) => `${booking?.guest ?? who}: ${about}`,
      );
    expect((await guests('payments')).join()).toContain('Abreu');
    expect((await guests('approvals')).join()).toContain('Choudhury');
    expect((await guests('messages')).join()).toContain('Camille Lefèvre: Our flight lands at 14:35');
  });

  it('disputes: of its resort, with the day its answer is due, until it ends; a warning until it is settled', async () => {
    const { code } = await makePaid(test);
    const couponId = await couponIdOf(test, code);
    const dueAt = testNow + 7 * DAY_MS;
    const { id: attemptId } = await test.db
      .selectFrom('payment_attempt')
      .select('id')
      .where('coupon_id', '=', couponId)
      .executeTakeFirstOrThrow();
    const tell = (gatewayId: string, status: DisputeState) =>
      test.db.transaction().execute((tx) =>
        insertDispute(tx, {
          ...{ gateway: 'sandbox', gatewayId, chargeId: 'ch', attemptId, status, reason: 'fraudulent' },
          ...{ amountMinor: 16_000, dueAt, openedAt: testNow, now: testNow },
        }),
      );
    const finance = await makeStaff(test, ['finance']);
    const own = async (staff: Staff) =>
      (await rowsOf(staff, 'disputes')).rows.filter(({ booking }) => booking?.number === code);
    await tell('dp_queue', 'needs_response');
    const row = { about: 'USD 160.00 · fraudulent', due_at: new Date(dueAt).toISOString() };
    expect(await own(finance)).toMatchObject([row]);
    expect(await own(far)).toEqual([]);
    expect(codeOf(await camila.ask('GET', `${base}/disputes`))).toEqual([403, 'auth.forbidden']);
    await tell('dp_queue', 'won');
    await tell('issfr_queue', 'warned');
    expect(await own(finance)).toEqual([]);
    await insertStaffAlert(test.db, {
      ...{ kind: 'dispute.warned', subject: 'issfr_queue', detail: 'warned', couponId, now: testNow },
    });
    expect(await own(finance)).toHaveLength(1);
    await sql`update staff_alert set resolved_at = now() where subject = 'issfr_queue'`.execute(test.db);
    expect(await own(finance)).toEqual([]);
  });

  it('flights: rides whose flight needs a person, with its troubles, in the order of the rides', async () => {
    const frozen = await makePaid(test);
    const asked = await makePaid(test);
    const silent = await makePaid(test);
    const fine = await makePaid(test);
    for (const [at, { code }] of [fine, silent, asked, frozen].entries())
      await rideIn(await couponIdOf(test, code), 10 + at);
    const followed: Parameters<typeof insertFollowed>[2][] = [
      { state: 'cancelled' },
      { state: 'scheduled', lateByMinutes: 60 },
      { state: 'scheduled', lateByMinutes: 0 },
      { state: 'scheduled', lateByMinutes: 0 },
    ];
    for (const [at, { arrivalId }] of [frozen, asked, silent, fine].entries())
      await insertFollowed(test.db, arrivalId, followed[at] ?? { state: 'cancelled' }, testNow);
    const change = (ride: number, what: string) =>
      sql`update watched_flight w set ${sql.raw(what)} from followed_ride f where f.flight_id = w.id and f.transfer_id = ${ride}`.execute(
        test.db,
      );
    await sql`update followed_ride set proposed_at = null where transfer_id in (${silent.arrivalId}, ${fine.arrivalId})`.execute(
      test.db,
    );
    await change(silent.arrivalId, `heard_at = null, answer = 'not_found', contradicts = true`);
    await sql`insert into data_finding (coupon_id, kind, found_at, facts)
      select coupon_id, 'email_bounced', now(), 'x' from transfer where id = ${silent.arrivalId}`.execute(
      test.db,
    );
    const own = [frozen, asked, silent, fine].map(({ arrivalId }) => String(arrivalId));
    const dispatcher = await makeStaff(test, ['dispatcher']);
    const rows = async () =>
      (await rowsOf(dispatcher, 'flights')).rows
        .filter(({ key }) => own.includes(key))
        .map(({ key, about, flight }) => [own.indexOf(key), about, flight !== null]);
    expect(await rows()).toEqual([
      [2, 'unreachable,unknown', true],
      [1, 'unanswered', true],
      [0, 'frozen', true],
    ]);
    // A phone that agreed reaches them, until it fails.
    const { rows: agreed } = await sql<{ id: number }>`
      with consent as (
        insert into guest_consent (coupon_id, channel, purpose, is_given, wording, wording_version, language, source, phone, at)
        select c.id, 'sms', 'ride', true, 'sms-ride', 1, 'en', 'confirmation', c.contact_phone, now()
        from coupon c join transfer t on t.coupon_id = c.id where t.id = ${silent.arrivalId})
      insert into ride_notice (transfer_id, audience, fact, kind, pick_up_at, was_at, reason, channel, learned_at, made_at)
      values (${silent.arrivalId}, 'guest', 9, 'landed', now(), now(), 'schedule', 'sms', now(), now()) returning id`.execute(
      test.db,
    );
    expect((await rows()).at(0)).toEqual([2, 'unknown', true]);
    await sql`insert into notice_delivery (notice_id, channel, number, state, key, handed_over_at)
      values (${agreed[0]?.id}, 'sms', 1, 'failed', 'its key', now())`.execute(test.db);
    expect((await rows()).at(0)).toEqual([2, 'unreachable,unknown', true]);
    expect((await keysOf(far, 'flights')).filter((key) => own.includes(key))).toEqual([]);
    // A day later only the frozen one still waits, at the hour of its ride.
    test.setNow(testNow + DAY_MS);
    const later = await makeStaff(test, ['dispatcher']);
    const left = (await rowsOf(later, 'flights')).rows.filter(({ key }) => own.includes(key));
    expect(left).toMatchObject([
      { about: 'frozen', ride_at: new Date(testNow + 13 * HOUR_MS).toISOString() },
    ]);
  });

  it('letters: one that did not arrive, until its matter is settled', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into mail (message_id, coupon_id, kind, language, recipients, subject, preview, body_text, body_html, attachments, status, created_at)
      select '<queue@test>', id, 'change', 'en', '{x@example.com}', 'Your transfer was changed', '', '', '', '[]', 'failed',
        ${new Date(testNow)}::timestamptz from coupon order by id limit 1 returning id`.execute(test.db);
    const key = String(rows[0]?.id);
    await sql`insert into staff_alert (kind, subject, detail, coupon_id, created_at, seen_at)
      select 'mail.undelivered', ${key}, 'no such mailbox', coupon_id, created_at, created_at from mail where id = ${Number(key)}`.execute(
      test.db,
    );
    expect(await keysOf(camila, 'letters')).toContain(key);
    await sql`update staff_alert set resolved_at = now() where subject = ${key}`.execute(test.db);
    expect(await keysOf(camila, 'letters')).not.toContain(key);
  });

  it('are refused where one may not see what they are about', async () => {
    const finance = await makeStaff(test, ['finance']);
    expect((await countsOf(finance)).map(({ name }) => name)).toEqual([
      'soon',
      'unpaid',
      'approvals',
      'payments',
      'disputes',
      'data',
    ]);
    const message = await writeMessage(test);
    expect(codeOf(await finance.ask('GET', `${base}/messages`))).toEqual([403, 'auth.forbidden']);
    expect(codeOf(await put(finance, 'messages', message, 'notes', { note: 'Seen' }))).toEqual([
      403,
      'auth.forbidden',
    ]);
    expect(codeOf(await admin.ask('GET', `${base}/nothing`))).toEqual([400, 'field.invalid']);
  });
});

describe('a row', () => {
  it('has one person in charge: of ten at once one is, and the others are told who', async () => {
    const id = await makeUnpaid(10);
    const people = await Promise.all(Array.from({ length: 10 }, () => makeStaff(test, ['concierge'])));
    const answers = await Promise.all(
      people.map((one) => put(one, 'unpaid', id, 'charge', { take: true, seen: null })),
    );
    const taken = answers.filter((one) => one.statusCode === 200);
    expect(taken).toHaveLength(1);
    const who = taken[0]?.json<Row>().in_charge ?? '';
    for (const other of answers.filter((one) => one.statusCode !== 200)) {
      expect(codeOf(other)).toEqual([409, 'queue_row.taken']);
      expect(other.body).toContain(who);
    }
    // Only a caller who saw the present owner takes over.
    expect(codeOf(await put(camila, 'unpaid', id, 'charge', { take: true, seen: null }))[1]).toBe(
      'queue_row.taken',
    );
    expect((await put(camila, 'unpaid', id, 'charge', { take: true, seen: who })).json()).toMatchObject({
      in_charge: camila.username,
    });
    expect(
      (await put(camila, 'unpaid', id, 'charge', { take: false, seen: camila.username })).json(),
    ).toMatchObject({
      in_charge: null,
    });
  });

  it('rests until a time and comes back by itself', async () => {
    const id = await makeUnpaid(30);
    const until = new Date(testNow + HOUR_MS).toISOString();
    const before = (await countsOf(camila)).find(({ name }) => name === 'unpaid');
    await put(camila, 'unpaid', id, 'snooze', { until });
    expect(await keysOf(camila, 'unpaid')).not.toContain(String(id));
    expect(await keysOf(camila, 'unpaid', 'snoozed')).toContain(String(id));
    const after = (await countsOf(camila)).find(({ name }) => name === 'unpaid');
    expect([after?.open, after?.snoozed]).toEqual([(before?.open ?? 0) - 1, (before?.snoozed ?? 0) + 1]);
    test.setNow(testNow + HOUR_MS + MINUTE_MS);
    expect(await keysOf(await makeStaff(test, ['concierge']), 'unpaid')).toContain(String(id));
    test.setNow(testNow);
    expect((await put(camila, 'unpaid', id, 'snooze', { until: null })).json()).toMatchObject({
      snoozed_until: null,
    });
  });

  it.each([
    ['past', -1],
    ['more than a week away', 7 * DAY_MS + 1],
  ])('does not rest until a time that is %s', async (_, ms) => {
    const id = await makeUnpaid(10);
    const answer = await put(camila, 'unpaid', id, 'snooze', { until: new Date(testNow + ms).toISOString() });
    expect(codeOf(answer)).toEqual([400, 'field.invalid']);
  });

  it('keeps notes as they were written, script too, and no card number', async () => {
    const id = await makeUnpaid(10);
    const note = '<script>alert(1)</script> & "called" them';
    expect((await put(camila, 'unpaid', id, 'notes', { note })).json()).toMatchObject({
      notes: [{ note, by: camila.username }],
    });
    expect(codeOf(await put(camila, 'unpaid', id, 'notes', { note: 'Card 4242 4242 4242 4242' }))).toEqual([
      422,
      'text.card_number',
    ]);
    const { rows } = await rowsOf(admin, 'unpaid');
    expect(rows.find(({ key }) => key === String(id))?.notes).toMatchObject([{ note }]);
  });

  it('of another resort is as if it were not there, and so is one that waits no more', async () => {
    const id = await makeUnpaid(10);
    const asked = [
      ['charge', { take: true, seen: null }],
      ['snooze', { until: null }],
      ['notes', { note: 'Seen it' }],
    ] as const;
    for (const [what, payload] of asked) {
      expect(codeOf(await put(far, 'unpaid', id, what, payload))).toEqual([404, 'queue_row.not_found']);
      expect(codeOf(await put(admin, 'unpaid', 2_000_000_000, what, payload))).toEqual([
        404,
        'queue_row.not_found',
      ]);
    }
    await sql`update coupon set status = 'cancelled' where id = ${id}`.execute(test.db);
    expect(codeOf(await put(admin, 'unpaid', id, 'notes', { note: 'Seen it' }))).toEqual([
      404,
      'queue_row.not_found',
    ]);
  });
});
