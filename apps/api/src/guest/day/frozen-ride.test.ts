import { calls } from '@traslado/contract/calls';
import { addDays } from '@traslado/domain/time/civil';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { claimNotice } from '../../sellers/follow/claim-notice.ts';
import { flightTroubles } from '../../store/queue/flight-repository.ts';
import { cancelRide, change, makePaid, show } from '../../testing/changes.ts';
import { openTestFeed } from '../../testing/feed.ts';
import { legsOf, serviceOf, signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let start = 0;
beforeAll(() => {
  start = test.now();
});
afterEach(() => test.setNow(start));

let number = 8000;

/** A paid arrival, USD 95, three hours before a landing that its airline canceled. Both deadlines are over. */
async function frozen({ corrected = false } = {}) {
  number += 1;
  const key = `WN${number}`;
  const { arrival } = legsOf(test);
  const made = await makePaid(test, serviceOf.suvArrival, { arrival: { ...arrival, flight_key: key } });
  const id = made.arrivalId;
  const { rows } = await sql<{ at: number }>`select pickup_at as at from transfer where id = ${id}`.execute(
    test.db,
  );
  const landsAt = rows[0]?.at ?? 0;
  const feed = openTestFeed(test);
  test.setNow(landsAt - 4 * HOUR_MS);
  // The number was corrected after the cancel deadline: the airline's cause does not hold.
  if (corrected) {
    await feed.round();
    await sql`update followed_ride set named_at = ${new Date(landsAt - 4.5 * HOUR_MS)} where transfer_id = ${id}`.execute(
      test.db,
    );
  }
  test.setNow(landsAt - 3 * HOUR_MS);
  feed.say(key, { state: 'cancelled', gate: { scheduledAt: landsAt } });
  await feed.round();
  const token = await signIn(test, made.guest);
  return { made, id, key, landsAt, feed, token, arrival };
}

async function dayOf(token: string, id: number) {
  const answer = await test.app.inject({
    url: `/v1/guests/rides/${id}/day`,
    headers: { authorization: `Bearer ${token}` },
  });
  return calls.getRideDay.shapes.answer.parse(answer.json());
}

const viewerOf = async (token: string, code: string) => (await show(test, token, code)).transfers[0].viewer;

describe('a ride frozen by its airline', () => {
  it('is canceled past its deadline', async () => {
    const { made, id, token } = await frozen();
    expect(await viewerOf(token, made.code)).toEqual({ can_change: true, can_cancel: true });
    const preview = await cancelRide(test, token, id, { preview: true });
    expect(preview.json()).toMatchObject({ refund: 95, fee: 0 });
    const done = await cancelRide(test, token, id);
    expect(done.statusCode, done.body).toBe(200);
  });

  it('takes another flight of the same day, for which nothing is sold any more, and moves with it', async () => {
    const { made, id, token, arrival, feed } = await frozen();
    const flight = {
      coupon_id: made.code,
      flight_code: `WN${number + 900}`,
      service_date: String(arrival.service_date),
      flight_time: '20:05',
      is_national: '0',
    };
    const moved = await change(test, token, id, flight);
    expect(moved.statusCode, moved.body).toBe(200);
    expect(await viewerOf(token, made.code)).toEqual({ can_change: false, can_cancel: true });
    // At once, before a round looks at the new flight.
    expect(await dayOf(token, id)).toMatchObject({
      frozen: null,
      flight: { code: `WN ${number + 900}`, state: 'unknown' },
    });
    await feed.round();
    const { rows } = await sql`
      select f.frozen, (select count(*)::int from ride_notice n where n.transfer_id = t.id and n.audience = 'guest' and n.kind <> 'ride_frozen') as told
      from followed_ride f join transfer t on t.id = f.transfer_id where t.id = ${id}`.execute(test.db);
    expect(rows).toEqual([{ frozen: null, told: 0 }]);
  });

  it('hears nothing of the flight that it left for a day far away', async () => {
    const { made, id, key, landsAt, token, arrival, feed } = await frozen();
    const far = await change(test, token, id, {
      coupon_id: made.code,
      flight_code: key,
      service_date: addDays(String(arrival.service_date), 4),
      late_arrival: true,
      flight_time: '20:05',
      is_national: '0',
    });
    expect(far.statusCode, far.body).toBe(200);
    feed.sayLate(key, landsAt, 60);
    test.setNow(landsAt - 2 * HOUR_MS);
    await feed.round();
    const { rows } = await sql`
      select kind from ride_notice where transfer_id = ${id} and kind <> 'ride_frozen'`.execute(test.db);
    expect(rows).toEqual([]);
    expect((await dayOf(token, id)).frozen).toBeNull();
    // Notices of it that wait are not sent.
    const { rows: notices } = await sql<{ id: number }>`
      select id from ride_notice where transfer_id = ${id}`.execute(test.db);
    for (const notice of notices)
      expect(await claimNotice(test.db, { noticeId: notice.id, now: test.now() })).toBeNull();
    const { rows: ends } = await sql`
      select distinct outcome, because from ride_notice where transfer_id = ${id}`.execute(test.db);
    expect(ends).toEqual([{ outcome: 'not_sent', because: 'moved_again' }]);
    const { rows: waiting } = await sql`
      select x.key from (${flightTroubles(test.now())}) x where x.key = ${String(id)}`.execute(test.db);
    expect(waiting).toEqual([]);
  });

  it('has its deadlines again when it flies after all', async () => {
    const { made, id, key, landsAt, feed, token } = await frozen();
    test.setNow(landsAt - 2 * HOUR_MS);
    feed.sayLate(key, landsAt, 0);
    await feed.round();
    expect(await viewerOf(token, made.code)).toEqual({ can_change: false, can_cancel: false });
    const late = await cancelRide(test, token, id);
    expect(late.json().code).toBe('cancel.deadline_passed');
  });

  it('waives nothing for a number that was corrected after the deadline', async () => {
    const { made, id, token } = await frozen({ corrected: true });
    expect(await viewerOf(token, made.code)).toEqual({ can_change: false, can_cancel: false });
    expect((await cancelRide(test, token, id)).json().code).toBe('cancel.deadline_passed');
  });
});
