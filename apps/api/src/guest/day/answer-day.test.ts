import { calls } from '@traslado/contract/calls';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { claimNotice } from '../../sellers/follow/claim-notice.ts';
import { cancelRide, makePaid } from '../../testing/changes.ts';
import { openTestFeed } from '../../testing/feed.ts';
import { legsOf, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let start = 0;
beforeAll(() => {
  start = test.now();
});
afterEach(() => test.setNow(start));

let number = 7000;

/** A paid departure at 14:20, picked up at 10:50, whose flight is followed. */
async function followed() {
  number += 1;
  const key = `DL${number}`;
  const { departure } = legsOf(test);
  const made = await makePaid(test, serviceOf.suvDeparture, { departure: { ...departure, flight_key: key } });
  const id = made.departureId;
  const { rows } = await sql<{ at: number }>`select pickup_at as at from transfer where id = ${id}`.execute(
    test.db,
  );
  const pickUpAt = rows[0]?.at ?? 0;
  const leavesAt = pickUpAt + 210 * MINUTE_MS;
  const feed = openTestFeed(test);
  const says = async (hoursBefore: number, said: Parameters<typeof feed.say>[1]) => {
    test.setNow(pickUpAt - hoursBefore * HOUR_MS);
    feed.say(key, said);
    await feed.round();
  };
  const leaves = (hoursBefore: number, lateBy: number) =>
    says(hoursBefore, {
      state: 'scheduled',
      gate: { scheduledAt: leavesAt, estimatedAt: leavesAt + lateBy * MINUTE_MS },
    });
  const headers = async (guest = made.guest) => ({ authorization: `Bearer ${await signIn(test, guest)}` });
  const day = async () => {
    const answer = await test.app.inject({ url: `/v1/guests/rides/${id}/day`, headers: await headers() });
    return calls.getRideDay.shapes.answer.parse(answer.json());
  };
  const answer = async (payload: object, guest = made.guest) =>
    test.app.inject({
      method: 'POST',
      url: `/v1/guests/rides/${id}/answer`,
      headers: await headers(guest),
      payload,
    });
  const notices = async () =>
    (
      await sql<{ id: number; kind: string; outcome: string }>`
        select id, kind, outcome from ride_notice where transfer_id = ${id} and audience = 'guest' order by id`.execute(
        test.db,
      )
    ).rows;
  return { id, pickUpAt, leavesAt, says, leaves, day, answer, notices, made };
}

const kept = async (id: number) =>
  (
    await sql`select fact, answer, pick_up_at, answered_at from ride_answer where transfer_id = ${id} order by fact`.execute(
      test.db,
    )
  ).rows;

describe('the answer of a guest', () => {
  it('moves the pick-up to the proposed one; the same again is the same, and nobody is told', async () => {
    const { id, pickUpAt, leaves, day, answer, notices, made } = await followed();
    await leaves(13, 180);
    const { proposal } = await day();
    expect(proposal).toMatchObject({ kind: 'later', pick_up: { time: '13:50' }, number: 1 });
    const [notice] = await notices();
    await claimNotice(test.db, { noticeId: notice?.id ?? 0, now: test.now() });
    for (const body of [1, 2].map(() => ({ answer: 'accept', number: 1 }))) {
      const taken = await answer(body);
      expect(taken.statusCode, taken.body).toBe(200);
      expect(calls.answerRideDay.shapes.answer.parse(taken.json())).toMatchObject({
        sold: { time: '10:50' },
        expected: { time: '13:50' },
        basis: 'accepted',
        proposal: null,
      });
    }
    expect(await kept(id)).toEqual([
      { fact: 1, answer: 'accept', pickUpAt: pickUpAt + 3 * HOUR_MS, answeredAt: test.now() },
    ]);
    expect(await notices()).toMatchObject([{ kind: 'pick_up_proposed', outcome: 'told' }]);
    await expect(sql`update ride_answer set answer = 'keep'`.execute(test.db)).rejects.toThrow('are kept');

    const { rows } = await sql<{ id: number }>`
      select coupon_id as id from transfer where id = ${id}`.execute(test.db);
    const desk = await makeStaff(test, ['concierge']);
    const story = await desk.ask('GET', `/v1/staff/bookings/${rows[0]?.id}`);
    expect(story.json().events).toContainEqual(
      expect.objectContaining({ kind: 'ride', code: 'departure.accept', source: 'guest' }),
    );
    expect(made.code).toBe(story.json().booking.coupon_id);
  });

  it('keeps the sold pick-up; the other answer is refused', async () => {
    const { leaves, day, answer } = await followed();
    await leaves(12, 180);
    expect((await answer({ answer: 'keep', number: 1 })).json()).toMatchObject({
      expected: { time: '10:50' },
      basis: 'sold',
      proposal: null,
    });
    const other = await answer({ answer: 'accept', number: 1 });
    expect([other.statusCode, other.json()]).toMatchObject([
      409,
      { code: 'flight.answered', expected: { answer: 'keep' } },
    ]);
    // Another time is another question.
    await leaves(8, 60);
    expect((await day()).proposal).toMatchObject({ pick_up: { time: '11:50' }, number: 3 });
  });

  it('is refused once newer news made the proposal wrong, with the newer one', async () => {
    const { leaves, answer } = await followed();
    await leaves(12, 180);
    await leaves(10, 60);
    const old = await answer({ answer: 'accept', number: 1 });
    expect([old.statusCode, old.json()]).toMatchObject([
      409,
      {
        code: 'flight.moved_again',
        expected: { frozen: null, proposal: { kind: 'later', pick_up: { time: '11:50' }, number: 2 } },
      },
    ]);
    await leaves(9, 0);
    const back = await answer({ answer: 'keep', number: 2 });
    expect(back.json()).toMatchObject({ code: 'flight.moved_again', expected: { proposal: null } });
  });

  it('comes too late within an hour of the pick-up, and for a ride that was canceled', async () => {
    const { pickUpAt, leaves, answer, id, made } = await followed();
    await leaves(12, 180);
    test.setNow(pickUpAt - 59 * MINUTE_MS);
    const late = await answer({ answer: 'accept', number: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'flight.answer_late']);
    test.setNow(pickUpAt - 11 * HOUR_MS);
    expect((await cancelRide(test, await signIn(test, made.guest), id)).statusCode).toBe(200);
    expect((await answer({ answer: 'accept', number: 1 })).json().code).toBe('flight.answer_late');
  });

  it('takes a frozen ride out of its freeze, and says so to nobody', async () => {
    const { leavesAt, says, day, answer, notices } = await followed();
    await says(8, { state: 'cancelled', gate: { scheduledAt: leavesAt } });
    const { frozen } = await day();
    expect(frozen).toMatchObject({ reason: 'cancelled', number: 1 });
    const [notice] = await notices();
    await claimNotice(test.db, { noticeId: notice?.id ?? 0, now: test.now() });
    expect((await answer({ answer: 'come_anyway', number: 1 })).json()).toMatchObject({
      frozen: null,
      expected: { time: '10:50' },
    });
    expect(await notices()).toMatchObject([{ kind: 'ride_frozen', outcome: 'told' }]);
    // Newer trouble freezes it anew.
    await says(6, { state: 'diverted', divertedTo: 'TQO', gate: { scheduledAt: leavesAt } });
    expect((await day()).frozen).toMatchObject({ reason: 'diverted', number: 3 });
  });

  it('is taken once of two that race', async () => {
    const { id, leaves, answer } = await followed();
    await leaves(12, 180);
    const both = await Promise.all([
      answer({ answer: 'accept', number: 1 }),
      answer({ answer: 'keep', number: 1 }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('flight.answered');
    expect(await kept(id)).toHaveLength(1);
  });

  it('of another guest finds no ride, and one of a ride that is not followed no question', async () => {
    const { leaves, answer } = await followed();
    await leaves(12, 180);
    const other = await makePaid(test);
    const stranger = await answer({ answer: 'accept', number: 1 }, other.guest);
    expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'coupon.not_found']);
    const early = await test.app.inject({
      method: 'POST',
      url: `/v1/guests/rides/${other.arrivalId}/answer`,
      headers: { authorization: `Bearer ${other.token}` },
      payload: { answer: 'come_anyway', number: 1 },
    });
    expect(early.json()).toMatchObject({
      code: 'flight.moved_again',
      expected: { frozen: null, proposal: null },
    });
  });

  it.each([
    {},
    { answer: 'accept' },
    { answer: 'accept', number: 0 },
    { answer: 'accept', number: 1.5 },
    { answer: 'accept', number: '1' },
    { answer: 'accept', number: 2 ** 53 },
    { answer: 'perhaps', number: 1 },
    { answer: 'accept', number: 1, pick_up: '05:30' },
  ])('is refused for %o', async (body) => {
    const { leaves, answer, id } = await followed();
    await leaves(12, 180);
    expect((await answer(body)).statusCode).toBe(400);
    expect(await kept(id)).toEqual([]);
  });
});

describe('the link of a message', () => {
  const ask = (path: string, payload: object) => test.app.inject({ method: 'POST', url: path, payload });
  const open = (key: string) => ask('/v1/ride-link', { key });
  const give = (key: string, given: string) => ask('/v1/ride-link/answer', { key, answer: given });

  /** The newest notice as it is sent, with its key. */
  async function keyOf({ notices }: Pick<Awaited<ReturnType<typeof followed>>, 'notices'>): Promise<string> {
    const notice = (await notices()).at(-1);
    const claimed = await claimNotice(test.db, { noticeId: notice?.id ?? 0, now: test.now() });
    return claimed?.kind === 'hand_over' ? claimed.notice.linkKey : '';
  }

  it('tells the ride and nothing of its guest, as often as it is opened, and answers its question once', async () => {
    const ride = await followed();
    await ride.leaves(13, 180);
    const key = await keyOf(ride);
    expect(key).toMatch(/^[\w-]{22}$/);
    for (const _ of [1, 2]) {
      const read = await open(key);
      expect(read.statusCode, read.body).toBe(200);
      const day = calls.readRideLink.shapes.answer.parse(read.json());
      expect(day).toMatchObject({
        sold: { time: '10:50' },
        proposal: { pick_up: { time: '13:50' }, number: 1 },
      });
      for (const word of [ride.made.code, ride.made.guest.folio, ride.made.guest.lastName, String(ride.id)])
        expect(read.body).not.toContain(word);
    }
    const { rows } = await sql<{ hash: string }>`
      select hash from notice_link l join ride_notice n on n.id = l.notice_id where n.transfer_id = ${ride.id}`.execute(
      test.db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hash).not.toContain(key);
    for (const _ of [1, 2])
      expect((await give(key, 'accept')).json()).toMatchObject({
        expected: { time: '13:50' },
        proposal: null,
      });
    expect((await give(key, 'keep')).json().code).toBe('flight.answered');
    expect(await kept(ride.id)).toMatchObject([{ fact: 1, answer: 'accept' }]);
  });

  it('answers nothing once newer news came, and still shows them', async () => {
    const ride = await followed();
    await ride.leaves(16, 180);
    const key = await keyOf(ride);
    await ride.leaves(14, 60);
    expect((await open(key)).json()).toMatchObject({
      proposal: { pick_up: { time: '11:50' }, number: null },
    });
    const old = await give(key, 'accept');
    expect([old.statusCode, old.json().code]).toEqual([409, 'flight.moved_again']);
    expect(await kept(ride.id)).toEqual([]);
    expect((await give(await keyOf(ride), 'accept')).json()).toMatchObject({ expected: { time: '11:50' } });
  });

  it('comes anyway, and opens the ride of a letter that was written twice', async () => {
    const ride = await followed();
    await ride.says(8, { state: 'cancelled', gate: { scheduledAt: ride.leavesAt } });
    const [first, second] = [await keyOf(ride), await keyOf(ride)];
    expect(second).not.toBe(first);
    expect((await open(first)).json()).toMatchObject({ frozen: { reason: 'cancelled', number: 1 } });
    expect((await give(first, 'accept')).json().code).toBe('flight.moved_again');
    expect((await give(second, 'come_anyway')).json()).toMatchObject({ frozen: null });
  });

  it('is over four hours after its ride, for a canceled ride, and for a key that nobody has', async () => {
    const ride = await followed();
    await ride.leaves(13, 180);
    const key = await keyOf(ride);
    test.setNow(ride.pickUpAt + 4 * HOUR_MS + 1);
    expect((await open(key)).json().code).toBe('ride_link.over');
    test.setNow(ride.pickUpAt - 12 * HOUR_MS);
    expect((await cancelRide(test, await signIn(test, ride.made.guest), ride.id)).statusCode).toBe(200);
    for (const one of [key, 'A'.repeat(22), '', '../%00', ride.made.code])
      for (const answered of [await open(one), await give(one, 'accept')])
        expect([answered.statusCode, answered.json().code]).toEqual([404, 'ride_link.over']);
  });

  it.each([
    {},
    { key: 7 },
    { key: 'A'.repeat(81) },
    { key: 'A', answer: 'perhaps' },
    { key: 'A', answer: 'keep', number: 1 },
  ])('is refused for %o', async (body) => {
    expect((await ask('/v1/ride-link/answer', body)).statusCode).toBe(400);
  });
});
