import { calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JobPayload } from '../../jobs/job-kinds.ts';
import type { BookingMails } from '../../mail/booking-mails.ts';
import { sendMissedRideLetter, sendMissedRideWithdrawal } from '../../mail/send-missed-ride-letter.ts';
import { findOwnersLetterFacts } from '../../sellers/letter/find-letter-facts.ts';
import { completeRides } from '../../store/booking/repository.ts';
import { claimTelling, findWithdrawn } from '../../store/ride/mark-repository.ts';
import { cancelRide, makePaid, type Paid, show, silentLog } from '../../testing/changes.ts';
import { makePending, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const books = useBooks(test);

let desk: Staff;
let start = 0;
beforeAll(async () => {
  desk = await makeStaff(test, ['administrator']);
  start = test.now();
});
afterEach(() => test.setNow(start));

type Marked = CallAnswer<'markRide'>;

const mark = (id: number, payload: object, staff = desk) =>
  staff.ask('POST', `/v1/staff/rides/${id}/mark`, { payload });
const takeBack = (id: number, staff = desk) => staff.ask('DELETE', `/v1/staff/rides/${id}/mark`);

/** The session of staff ends after an hour without use: days later another person is at the desk. */
async function deskAt(now: number): Promise<Staff> {
  test.setNow(now);
  return makeStaff(test, ['administrator']);
}

const pickUpOf = async (id: number): Promise<number> =>
  (await test.db.selectFrom('transfer').select('pickup_at').where('id', '=', id).executeTakeFirstOrThrow())
    .pickup_at;

/** A ride whose landing was a while ago: lands 13:35, so that its driver waits until 14:35. */
async function landed(msAgo: number, paid?: Paid) {
  const made = paid ?? (await makePaid(test));
  const landsAt = await pickUpOf(made.arrivalId);
  return { ...made, landsAt, staff: await deskAt(landsAt + msAgo) };
}

const missed = { outcome: 'missed', reason: 'not_there', note: 'Called twice.' };

const stateOf = async (id: number) =>
  test.db.selectFrom('transfer').select(['status', 'assumed']).where('id', '=', id).executeTakeFirstOrThrow();

/** Runs the jobs of a kind that may begin by now, as the worker does. */
async function runLetters(): Promise<void> {
  const mails: BookingMails = {
    db: test.db,
    pool: { render: async () => new Uint8Array(8), close: async () => {} },
    from: { name: 'Perla Resorts', address: 'transfers@perla.example' },
    log: silentLog,
    findLetterFacts: (id, now, language) =>
      findOwnersLetterFacts(
        { db: test.db, inventory: test.backends.inventory, publicUrl: 'https://rides.perla.example' },
        id,
        now,
        language,
      ),
    staffLanguageOf: () => 'en',
    noticeAddressesOf: () => [],
  };
  const deps = {
    ...mails,
    claimTelling: (id: number, now: number) => claimTelling(test.db, id, now),
    findWithdrawn: (id: number) => findWithdrawn(test.db, id),
  };
  const handlers = {
    send_missed_ride_letter: sendMissedRideLetter(deps),
    send_missed_ride_withdrawal: sendMissedRideWithdrawal(deps),
  };
  const jobs = await test.db
    .selectFrom('job')
    .selectAll()
    .where('kind', 'in', Object.keys(handlers))
    .where('done_at', 'is', null)
    .where(sql<boolean>`run_at <= ${new Date(test.now())}`)
    .orderBy('id')
    .execute();
  for (const { id, kind, payload } of jobs) {
    const handler = handlers[kind as keyof typeof handlers];
    await handler(payload as JobPayload<'send_missed_ride_letter'>, { now: test.now() } as never);
    await test.db
      .updateTable('job')
      .set({ done_at: new Date(test.now()) })
      .where('id', '=', id)
      .execute();
  }
}

const lettersOf = async (code: string) =>
  test.db
    .selectFrom('mail')
    .innerJoin('coupon', 'coupon.id', 'coupon_id')
    .select(['mail.kind', 'mail.language', 'subject', 'body_text', 'body_html'])
    .where('coupon_code', '=', code)
    .where('mail.kind', 'like', 'missed_ride%')
    .orderBy('mail.id')
    .execute();

describe('a ride that staff mark', () => {
  it('is missed not before the driver has waited, and completed not before its pick-up', async () => {
    const { arrivalId, landsAt, staff } = await landed(-MINUTE_MS);
    expect((await mark(arrivalId, { outcome: 'completed' }, staff)).json().code).toBe('ride.too_early');
    const later = await deskAt(landsAt + 60 * MINUTE_MS - 1);
    const early = await later.ask('POST', `/v1/staff/rides/${arrivalId}/mark`, {
      payload: missed,
      headers: { 'accept-language': 'en-US' },
    });
    expect([early.statusCode, early.json().code]).toEqual([409, 'ride.too_early']);
    expect(early.body).toContain('2:35');
    expect(await stateOf(arrivalId)).toEqual({ status: 'confirmed', assumed: false });
    test.setNow(landsAt + 60 * MINUTE_MS);
    const answer = await mark(arrivalId, missed, later);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(calls.markRide.shapes.answer.parse(answer.json())).toMatchObject({
      id: arrivalId,
      status: 'no_show',
    });
    expect(await stateOf(arrivalId)).toEqual({ status: 'no_show', assumed: false });
  });

  it('needs a reason where it was missed, and words where no reason says it', async () => {
    const { arrivalId, staff } = await landed(2 * HOUR_MS);
    const refused = async (payload: object) => {
      const answer = await mark(arrivalId, payload, staff);
      return [answer.statusCode, answer.json().code];
    };
    expect(await refused({ outcome: 'missed' })).toEqual([400, 'field.required']);
    expect(await refused({ ...missed, reason: 'other', note: '  ' })).toEqual([400, 'field.required']);
    expect(await refused({ ...missed, note: 'x'.repeat(301) })).toEqual([400, 'field.too_long']);
    expect(await refused({ ...missed, note: '4242 4242 4242 4242' })).toEqual([422, 'text.card_number']);
    expect(await stateOf(arrivalId)).toMatchObject({ status: 'confirmed' });
  });

  it('is marked once by two at once, and only while it stands', async () => {
    const { arrivalId, staff } = await landed(2 * HOUR_MS);
    const both = await Promise.all([mark(arrivalId, missed, staff), mark(arrivalId, missed, staff)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await mark(arrivalId, { outcome: 'completed' }, staff)).json().code).toBe('ride.not_markable');
    test.setNow(start);
    const unpaid = await makePending(test, serviceOf.suvArrival);
    const rideId = unpaid.coupon.transfers[0]?.transfer_id ?? 0;
    const later = await deskAt((await pickUpOf(rideId)) + 2 * HOUR_MS);
    expect((await mark(rideId, missed, later)).json().code).toBe('ride.not_markable');
  });

  it('keeps its price: nothing is refunded, and the other leg is refunded as its terms say', async () => {
    const { arrivalId, departureId, token, code, staff, guest } = await landed(
      2 * HOUR_MS,
      await makePaid(test, serviceOf.sharedRoundTrip),
    );
    expect((await mark(arrivalId, missed, staff)).statusCode).toBe(200);
    const session = await test.tokens.issueGuest(guest, test.now());
    const view = await show(test, session.token, code);
    expect(view.transfers[0]).toMatchObject({
      status: 'no_show',
      viewer: { can_change: false, can_cancel: false },
    });
    expect(view.price).toMatchObject({ refunded: 0 });
    const preview = await cancelRide(test, session.token, departureId, { preview: true });
    expect(preview.statusCode, preview.body).toBe(200);
    expect(JSON.stringify(preview.json())).toContain('"refund":42');
    expect(token).not.toBe('');
    expect(await books.discrepancies()).toEqual([]);
  });

  it('is told in the booking’s story and in the audit', async () => {
    const { arrivalId, code, staff } = await landed(2 * HOUR_MS);
    await mark(arrivalId, missed, staff);
    test.setNow(test.now() + 1_000);
    await takeBack(arrivalId, staff);
    const { id } = await test.db
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', code)
      .executeTakeFirstOrThrow();
    const story = calls.getBookingStory.shapes.answer.parse(
      (await staff.ask('GET', `/v1/staff/bookings/${id}`)).json(),
    );
    expect(
      story.events
        .filter(({ kind }) => kind === 'ride')
        .map(({ code: said, who, detail }) => [said, who, detail]),
    ).toEqual([
      ['arrival.missed', staff.username, 'not_there · Called twice.'],
      ['arrival.taken_back', staff.username, ''],
    ]);
    const said = (await staff.ask('POST', '/v1/staff/audit/search', { payload: { about: code } })).json();
    const sentences = said.entries.map(({ sentence }: { sentence: { text: string }[] }) =>
      sentence.map(({ text }) => text).join(''),
    );
    const person = `S${staff.username.slice(1).replace('.', ' ')}`;
    expect(sentences).toEqual([
      `${person} viewed the booking ${code}`,
      expect.stringMatching(
        new RegExp(`^${person} undid the result of a ride of the booking ${code} \\(arrival \\w{6}\\)$`),
      ),
      expect.stringMatching(
        new RegExp(
          `^${person} marked a ride of the booking ${code} as missed \\(arrival \\w{6} · The guest was not there · Called twice.\\)$`,
        ),
      ),
    ]);
  });
});

describe('the guest of a missed ride', () => {
  it.each(['en', 'es'] as const)('is told once, with how to object: %s', async (language) => {
    const { arrivalId, code, staff } = await landed(2 * HOUR_MS);
    await test.db.updateTable('coupon').set({ language }).where('coupon_code', '=', code).execute();
    const told = (await mark(arrivalId, missed, staff)).json() as Marked;
    expect(Date.parse(told.told_at ?? '')).toBe(test.now() + 10 * MINUTE_MS);
    await runLetters();
    expect(await lettersOf(code)).toEqual([]);
    test.setNow(test.now() + 10 * MINUTE_MS);
    await runLetters();
    await runLetters();
    const letters = await lettersOf(code);
    expect(letters.map(({ kind, language: said }) => [kind, said])).toEqual([['missed_ride', language]]);
    const { body_text: text = '', subject = '' } = letters[0] ?? {};
    expect(subject).toContain(code);
    expect(text).toContain(
      language === 'en' ? 'a missed ride is charged' : 'si no te presentas el traslado se cobra',
    );
    expect(text).toContain('transfers@perla.example');
    expect(text).toMatch(/\+52/);
    expect(text).not.toContain('Called twice');
    expect(text).not.toContain('{{');
  });

  it('hears nothing where the mark was taken back before', async () => {
    const { arrivalId, code, staff } = await landed(2 * HOUR_MS);
    await mark(arrivalId, missed, staff);
    const answer = await takeBack(arrivalId, staff);
    expect(answer.json()).toMatchObject({ status: 'confirmed', told_at: null });
    test.setNow(test.now() + HOUR_MS);
    await runLetters();
    expect(await lettersOf(code)).toEqual([]);
  });

  it('hears that it was our mistake where it was taken back after', async () => {
    const { arrivalId, code, staff } = await landed(2 * HOUR_MS);
    await mark(arrivalId, missed, staff);
    test.setNow(test.now() + 10 * MINUTE_MS);
    await runLetters();
    expect((await takeBack(arrivalId, staff)).json().told_at).not.toBeNull();
    await runLetters();
    await runLetters();
    const letters = await lettersOf(code);
    expect(letters.map(({ kind }) => kind)).toEqual(['missed_ride', 'missed_ride_withdrawn']);
    expect(letters[1]?.body_text).toContain('That was our mistake');
    // Missed after all: a new mark is a new letter.
    await mark(arrivalId, missed, staff);
    test.setNow(test.now() + 10 * MINUTE_MS);
    await runLetters();
    expect((await lettersOf(code)).map(({ kind }) => kind)).toEqual([
      'missed_ride',
      'missed_ride_withdrawn',
      'missed_ride',
    ]);
  });

  it('hears of a mark or of nothing whichever comes first, letter or taking back', async () => {
    for (let round = 0; round < 10; round++) {
      test.setNow(start);
      const { arrivalId, code, staff } = await landed(2 * HOUR_MS);
      await mark(arrivalId, missed, staff);
      test.setNow(test.now() + 10 * MINUTE_MS);
      await Promise.all([runLetters(), takeBack(arrivalId, staff)]);
      await runLetters();
      const kinds = (await lettersOf(code)).map(({ kind }) => kind);
      expect([[], ['missed_ride', 'missed_ride_withdrawn']]).toContainEqual(kinds);
    }
  });
});

describe('a mark', () => {
  it('is taken back for a day, and then no more', async () => {
    const { arrivalId, landsAt, staff } = await landed(2 * HOUR_MS);
    await mark(arrivalId, { outcome: 'completed' }, staff);
    const late = await deskAt(landsAt + 2 * HOUR_MS + DAY_MS + 1);
    expect((await takeBack(arrivalId, late)).json().code).toBe('ride.mark_kept');
    test.setNow(landsAt + 2 * HOUR_MS + DAY_MS);
    const last = await makeStaff(test, ['administrator']);
    expect((await takeBack(arrivalId, last)).statusCode).toBe(200);
    expect((await takeBack(arrivalId, last)).json().code).toBe('ride.not_marked');
    // Without a mark it can be marked anew for a day before it completes itself.
    await completeRides(test.db, { now: test.now() + DAY_MS, limit: 500 });
    expect(await stateOf(arrivalId)).toMatchObject({ status: 'confirmed' });
    await completeRides(test.db, { now: test.now() + DAY_MS + 1, limit: 500 });
    expect(await stateOf(arrivalId)).toEqual({ status: 'completed', assumed: true });
    // A ride that completed itself has no mark to take back.
    expect((await takeBack(arrivalId, last)).json().code).toBe('ride.not_marked');
  });

  it('of staff and what completes itself are counted apart', async () => {
    const said = await landed(2 * HOUR_MS);
    await mark(said.arrivalId, { outcome: 'completed' }, said.staff);
    test.setNow(start);
    const unsaid = await makePaid(test);
    await completeRides(test.db, { now: said.landsAt + DAY_MS + MINUTE_MS, limit: 500 });
    expect(await stateOf(unsaid.arrivalId)).toEqual({ status: 'completed', assumed: true });
    expect(await stateOf(said.arrivalId)).toEqual({ status: 'completed', assumed: false });
    const staff = await deskAt(said.landsAt + DAY_MS + HOUR_MS);
    const day = new Date(said.landsAt).toISOString().slice(0, 10);
    const list = (await staff.ask('GET', `/v1/staff/day-lists?day=${day}&airport=1&property=1`)).json();
    const { rows } = await sql<{ assumed: number; said: number }>`
      select count(*) filter (where assumed)::int as assumed, count(*) filter (where not assumed)::int as said
      from transfer where pickup_on = ${day}::date and status = 'completed' and property_id is null
        and coupon_id in (select id from coupon where property_id = 1)`.execute(test.db);
    expect(list.counts).toMatchObject({ assumed: rows[0]?.assumed, completed: rows[0]?.said });
    expect(list.counts.assumed).toBeGreaterThan(0);
  });

  it('is for who may mark rides', async () => {
    const { arrivalId } = await landed(2 * HOUR_MS);
    const auditor = await makeStaff(test, ['auditor']);
    expect((await mark(arrivalId, missed, auditor)).statusCode).toBe(403);
    const seen = (await auditor.ask('GET', '/v1/staff/day-lists?airport=1')).json();
    expect(seen.viewer).toEqual({ can_mark: false, can_open: true });
  });
});
