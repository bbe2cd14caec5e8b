import { calls } from '@traslado/contract/calls';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimNotice } from '../../sellers/follow/claim-notice.ts';
import { makePaid } from '../../testing/changes.ts';
import { openTestFeed } from '../../testing/feed.ts';
import { legsOf, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let number = '';
let flightId = 0;
let couponId = 0;
let desk: Staff;

/** A ride that is told to guest and resort, then stands still before the second notices go out. */
beforeAll(async () => {
  const { arrival } = legsOf(test);
  const made = await makePaid(test, serviceOf.suvArrival, { arrival: { ...arrival, flight_key: 'UA9001' } });
  const { rows } = await sql<{ at: number; couponId: number }>`
    select pickup_at as at, coupon_id from transfer where id = ${made.arrivalId}`.execute(test.db);
  const [ride = { at: 0, couponId: 0 }] = rows;
  number = made.code;
  couponId = ride.couponId;
  const feed = openTestFeed(test);
  test.setNow(ride.at - 3 * HOUR_MS);
  feed.say('UA9001', {
    state: 'active',
    gate: { scheduledAt: ride.at, estimatedAt: ride.at + 40 * MINUTE_MS },
  });
  await feed.round();
  const notices = await sql<{
    id: number;
  }>`select id from ride_notice where transfer_id = ${made.arrivalId}`.execute(test.db);
  for (const { id } of notices.rows) await claimNotice(test.db, { noticeId: id, now: test.now() + 1_000 });
  test.setNow(ride.at - 2 * HOUR_MS);
  feed.say('UA9001', { state: 'cancelled', gate: { scheduledAt: ride.at } });
  await feed.round();
  const found = await sql<{
    id: number;
  }>`select id from watched_flight where operating_key = 'UA9001'`.execute(test.db);
  flightId = found.rows[0]?.id ?? 0;
  desk = await makeStaff(test, ['dispatcher']);
});

const search = async (who: Staff, payload: object = {}) => {
  const answer = await who.ask('POST', '/v1/staff/notices/search', {
    payload: { booking: number, ...payload },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.searchNotices.shapes.answer.parse(answer.json());
};

describe('the ledger of notices', () => {
  it('says who was told what, the news behind it, and what became of it', async () => {
    const { rows, total, outcomes, viewer } = await search(desk);
    expect(rows.map(({ audience, kind, outcome }) => `${audience} ${kind} ${outcome}`)).toEqual([
      'desk ride_frozen waiting',
      'resort ride_frozen waiting',
      'guest ride_frozen waiting',
      'resort pick_up_moved told',
      'guest pick_up_moved told',
    ]);
    expect([total, outcomes]).toEqual([2, { waiting: 3, told: 2, not_sent: 0 }]);
    expect(rows[4]).toMatchObject({
      was: { time: '13:35' },
      is: { time: '14:15' },
      reason: 'estimated_gate',
      news: { source: 'test', state: 'active' },
      channel: 'mail',
      ride: { booking: { id: couponId, number }, flight: { id: flightId, code: 'UA 9001' } },
    });
    expect(rows.map(({ event }) => rows.findIndex(({ id }) => id === event))).toEqual([0, 0, 0, 3, 3]);
    expect(rows[0]).toMatchObject({ reason: 'cancelled', news: { state: 'cancelled' }, channel: null });
    expect(Date.parse(rows[4]?.told_at ?? '') - Date.parse(rows[4]?.learned_at ?? '')).toBe(1_000);
    expect(viewer).toEqual({ can_open: true, can_follow: true });
  });

  it('is narrowed by each filter, and paged', async () => {
    const ids = async (payload: object) => (await search(desk, payload)).rows.map(({ id }) => id);
    const [first, ...others] = await ids({});
    expect(await ids({ audience: 'desk' })).toEqual([first]);
    expect(await ids({ channel: 'mail' })).toHaveLength(4);
    expect(await ids({ outcome: 'told' })).toHaveLength(2);
    expect(await ids({ outcome: 'not_sent' })).toEqual([]);
    expect(await ids({ airport: 1, day: '2026-12-21' })).toHaveLength(5);
    expect(await ids({ day: '2026-12-22' })).toEqual([]);
    expect(await ids({ airport: 2 })).toEqual([]);
    // A page counts events, and has all notices of each.
    expect(await ids({ page: 2, page_size: 1 })).toEqual(others.slice(2));
    expect(await ids({ booking: number.toLowerCase() })).toHaveLength(5);
    expect(await ids({ booking: `${number}'--` })).toEqual([]);
  });

  it('has nothing of other properties, and no airport of theirs', async () => {
    const elsewhere = await makeStaff(test, ['dispatcher'], { scope: [2] });
    expect((await search(elsewhere)).total).toBe(0);
    const airport = await elsewhere.ask('POST', '/v1/staff/notices/search', { payload: { airport: 99 } });
    expect([airport.statusCode, airport.json().code]).toEqual([404, 'airport.not_found']);
  });

  it('is for dispatcher, concierge and auditor', async () => {
    for (const role of ['concierge', 'auditor'] as const)
      expect((await search(await makeStaff(test, [role]))).total).toBe(2);
    const revenue = await makeStaff(test, ['revenue']);
    const refused = await revenue.ask('POST', '/v1/staff/notices/search', { payload: {} });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.forbidden']);
  });
});
