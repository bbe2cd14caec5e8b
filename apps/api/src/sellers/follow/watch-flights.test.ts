import { addDays } from '@traslado/domain/time/civil';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../db/client.ts';
import { completeRides } from '../../store/booking/repository.ts';
import { lockDueFlights, lockFlight } from '../../store/flight-watch/repository.ts';
import { cancelRide, makePaid } from '../../testing/changes.ts';
import { recordStatements } from '../../testing/count-statements.ts';
import { openTestFeed } from '../../testing/feed.ts';
import { legsOf, serviceOf } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { claimNotice } from './claim-notice.ts';

const test = useTestApp();

let start = 0;
beforeAll(() => {
  start = test.now();
});
afterEach(() => test.setNow(start));

let number = 5000;
/** A paid arrival at 13:35 in 30 days on a flight of its own, and its landing as it was sold. */
async function makeArrival(count = 1) {
  number += 1;
  const key = `AA${number}`;
  const made = [];
  for (let n = 0; n < count; n += 1) {
    test.setNow(start);
    const { arrival } = legsOf(test);
    made.push(await makePaid(test, serviceOf.suvArrival, { arrival: { ...arrival, flight_key: key } }));
  }
  const ids = made.map(({ arrivalId }) => arrivalId);
  const [{ landsAt } = { landsAt: 0 }] = (
    await sql<{ landsAt: number }>`select pickup_at as lands_at from transfer where id = ${ids[0]}`.execute(
      test.db,
    )
  ).rows;
  return { key, ids, id: ids[0] ?? 0, landsAt, first: made[0] as NonNullable<(typeof made)[0]> };
}

const rideOf = async (id: number) => {
  const { rows } = await sql<Record<string, unknown>>`
    select f.expected_at, f.counts_at, f.waits_until, f.state, f.frozen, f.frozen_cause, f.last_fact, t.cancel_until, t.change_until, t.status
    from followed_ride f join transfer t on t.id = f.transfer_id where t.id = ${id}`.execute(test.db);
  return rows[0];
};
const noticesOf = async (id: number) =>
  (
    await sql<{ id: number; kind: string; pickUpAt: number; outcome: string; because: string | null }>`
      select id, kind, pick_up_at, outcome, because from ride_notice where transfer_id = ${id} and audience = 'guest' order by id`.execute(
      test.db,
    )
  ).rows;
const tell = async (id: number) => {
  for (const notice of await noticesOf(id))
    if (notice.outcome === 'waiting') await claimNotice(test.db, { noticeId: notice.id, now: test.now() });
};

describe('a flight that is followed', () => {
  it('is asked about once, however many parties ride with it, and moves all of them', async () => {
    const feed = openTestFeed(test);
    const { key, ids, landsAt } = await makeArrival(3);
    test.setNow(landsAt - 3 * HOUR_MS);
    feed.sayLate(key, landsAt, 40);
    await feed.round();
    expect(feed.asked.filter((one) => one.key === key)).toHaveLength(1);
    expect(Object.keys(feed.asked[0] ?? {}).sort()).toEqual([
      'airport',
      'direction',
      'key',
      'scheduledOn',
      'zone',
    ]);
    for (const id of ids) {
      expect(await rideOf(id)).toMatchObject({
        expectedAt: landsAt + 40 * MINUTE_MS,
        countsAt: landsAt + 40 * MINUTE_MS,
        waitsUntil: landsAt + 100 * MINUTE_MS,
        state: 'active',
        frozen: null,
      });
      expect(await noticesOf(id)).toMatchObject([
        { kind: 'pick_up_moved', pickUpAt: landsAt + 40 * MINUTE_MS, outcome: 'waiting' },
      ]);
    }
    // Ten minutes later, within four hours of the landing, and not before.
    test.setNow(landsAt - 3 * HOUR_MS + 9 * MINUTE_MS);
    await feed.round();
    expect(feed.asked.filter((one) => one.key === key)).toHaveLength(1);
    test.setNow(landsAt - 3 * HOUR_MS + 10 * MINUTE_MS);
    await feed.round();
    expect(feed.asked.filter((one) => one.key === key)).toHaveLength(2);
  });

  it('costs eight statements at most, for one ride, for six, and with the news of six flights', async () => {
    const counts: number[] = [];
    for (const { flights, parties } of [
      { flights: 1, parties: 1 },
      { flights: 1, parties: 6 },
      { flights: 6, parties: 1 },
    ]) {
      const feed = openTestFeed(test);
      await sql`update watched_flight set due_at = null`.execute(test.db);
      const made = [];
      for (let n = 0; n < flights; n += 1) made.push(await makeArrival(parties));
      const landsAt = made[0]?.landsAt ?? 0;
      test.setNow(landsAt - 2 * HOUR_MS);
      await feed.round();
      test.setNow(landsAt - 100 * MINUTE_MS);
      for (const { key } of made) feed.sayLate(key, landsAt, 50);
      const sent = await recordStatements(() => feed.round());
      const own = sent.filter(({ text }) => !/flight_asked|due_at <=|left join followed_ride/.test(text));
      counts.push(own.length);
      for (const { id } of made) expect(await noticesOf(id)).toHaveLength(1);
    }
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeLessThanOrEqual(8);
  });

  it('is written without waiting for the disk, and nothing after it on the same connection', async () => {
    const {
      rows: [{ id } = { id: 0 }],
    } = await sql<{ id: number }>`select min(id) as id from watched_flight`.execute(test.db);
    const disk = async (lock: (tx: Tx, id: number) => Promise<unknown>) =>
      test.db.connection().execute(async (one) => {
        const within = await one.transaction().execute(async (tx) => {
          await lock(tx, id);
          return sql<{ waits: string }>`select current_setting('synchronous_commit') as waits`.execute(tx);
        });
        const after = await sql<{
          waits: string;
        }>`select current_setting('synchronous_commit') as waits`.execute(one);
        return [...within.rows, ...after.rows].map(({ waits }) => waits);
      });
    expect(await disk((tx, id) => lockDueFlights(tx, [id]))).toEqual(['off', 'on']);
    expect(await disk(lockFlight)).toEqual(['on', 'on']);
  });

  it('is told once to each guest, and again only when it moves by 15 minutes more', async () => {
    const feed = openTestFeed(test);
    const { key, id, landsAt } = await makeArrival();
    const at = async (minutesBefore: number, lateBy: number) => {
      test.setNow(landsAt - minutesBefore * MINUTE_MS);
      feed.sayLate(key, landsAt, lateBy);
      await Promise.all([feed.round(), feed.round()]);
      await Promise.all([tell(id), tell(id)]);
    };
    await at(200, 30);
    await at(180, 30);
    await at(160, 40);
    await at(140, 50);
    expect(
      (await noticesOf(id)).map(({ pickUpAt, outcome }) => [(pickUpAt - landsAt) / MINUTE_MS, outcome]),
    ).toEqual([
      [30, 'told'],
      [50, 'told'],
    ]);
    const jobs = await sql<{ n: number }>`select count(*)::int as n from job where kind = 'send_flight_notice'
      and (payload ->> 'noticeId')::int in (select id from ride_notice where transfer_id = ${id} and audience = 'guest')`.execute(
      test.db,
    );
    expect(jobs.rows[0]?.n).toBe(2);
  });

  it('is looked at again when its letter is sent: moved back or cancelled meanwhile, it is kept and not sent', async () => {
    const feed = openTestFeed(test);
    const { key, id, landsAt, first } = await makeArrival();
    test.setNow(landsAt - 3 * HOUR_MS);
    feed.sayLate(key, landsAt, 40);
    await feed.round();
    test.setNow(landsAt - 170 * MINUTE_MS);
    feed.sayLate(key, landsAt, 2);
    await feed.round();
    await tell(id);
    expect(await noticesOf(id)).toMatchObject([{ outcome: 'not_sent', because: 'known' }]);

    const other = await makeArrival();
    test.setNow(other.landsAt - 6 * HOUR_MS);
    feed.say(other.key, {
      state: 'active',
      gate: { scheduledAt: other.landsAt, estimatedAt: other.landsAt + 40 * MINUTE_MS },
    });
    await feed.round();
    test.setNow(other.landsAt - 6 * HOUR_MS + MINUTE_MS);
    const token = (await test.tokens.issueGuest(other.first.guest, test.now())).token;
    expect((await cancelRide(test, token, other.id)).statusCode).toBe(200);
    await tell(other.id);
    expect(await noticesOf(other.id)).toMatchObject([{ outcome: 'not_sent', because: 'cancelled' }]);
    expect(first.code).not.toBe('');
  });

  it('moves deadlines that are open, never to before the sold ones', async () => {
    const feed = openTestFeed(test);
    const { key, id, landsAt } = await makeArrival();
    const sold = await sql<{
      cancelUntil: number;
    }>`select cancel_until from transfer where id = ${id}`.execute(test.db);
    const soldUntil = sold.rows[0]?.cancelUntil ?? 0;
    test.setNow(landsAt - 20 * HOUR_MS);
    const say = (lateBy: number) => feed.sayLate(key, landsAt, lateBy, 'scheduled');
    say(60);
    await feed.round();
    expect(await rideOf(id)).toMatchObject({ cancelUntil: soldUntil + HOUR_MS });
    test.setNow(landsAt - 18 * HOUR_MS);
    say(-60);
    await feed.round();
    expect(await rideOf(id)).toMatchObject({ cancelUntil: soldUntil, expectedAt: landsAt - HOUR_MS });
  });

  it('freezes its rides when it is cancelled: they are not completed, and come back when it flies after all', async () => {
    const feed = openTestFeed(test);
    const { key, id, landsAt } = await makeArrival();
    test.setNow(landsAt - 4 * HOUR_MS);
    feed.say(key, { state: 'cancelled', gate: { scheduledAt: landsAt } });
    await feed.round();
    expect(await rideOf(id)).toMatchObject({ frozen: 'cancelled', frozenCause: 'airline' });
    expect(await noticesOf(id)).toMatchObject([{ kind: 'ride_frozen' }]);
    await completeRides(test.db, { now: landsAt + 3 * DAY_MS, limit: 500 });
    expect(await rideOf(id)).toMatchObject({ status: 'confirmed' });
    await tell(id);
    test.setNow(landsAt - 3 * HOUR_MS);
    feed.sayLate(key, landsAt, 0);
    await feed.round();
    expect(await rideOf(id)).toMatchObject({ frozen: null });
    expect((await noticesOf(id)).map(({ kind }) => kind)).toEqual(['ride_frozen', 'ride_unfrozen']);
    await completeRides(test.db, { now: landsAt + 3 * DAY_MS, limit: 500 });
    expect(await rideOf(id)).toMatchObject({ status: 'completed' });
  });

  it('completes its rides a day after the later of sold and expected pick-up', async () => {
    const feed = openTestFeed(test);
    const { key, id, landsAt } = await makeArrival();
    test.setNow(landsAt - HOUR_MS);
    feed.sayLate(key, landsAt, 180);
    await feed.round();
    await completeRides(test.db, { now: landsAt + 26 * HOUR_MS, limit: 500 });
    expect(await rideOf(id)).toMatchObject({ status: 'confirmed' });
    await completeRides(test.db, { now: landsAt + 27 * HOUR_MS + 1, limit: 500 });
    expect(await rideOf(id)).toMatchObject({ status: 'completed' });
  });

  it('is found behind a number that only sells it', async () => {
    const feed = openTestFeed(test);
    const one = await makeArrival();
    const two = await makeArrival();
    test.setNow(one.landsAt - 3 * HOUR_MS);
    const said = {
      state: 'active',
      operatingKey: one.key,
      codeshares: [two.key],
      gate: { scheduledAt: one.landsAt, estimatedAt: one.landsAt + 30 * MINUTE_MS },
    } as const;
    feed.say(one.key, said);
    feed.say(two.key, said);
    await feed.round();
    test.setNow(one.landsAt - 2 * HOUR_MS);
    feed.asked.length = 0;
    await feed.round();
    expect(feed.asked.map(({ key }) => key)).toEqual([one.key]);
    for (const { id } of [one, two])
      expect(await rideOf(id)).toMatchObject({ expectedAt: one.landsAt + 30 * MINUTE_MS });
  });

  it('is for each guest the nearest to the own time: one far off moves nobody else of the number', async () => {
    const feed = openTestFeed(test);
    const { key, ids, landsAt } = await makeArrival(3);
    const [far = 0, ...near] = ids;
    await sql`update transfer set flight_time = '00:35', pickup_at = pickup_at - interval '13 hours' where id = ${far}`.execute(
      test.db,
    );
    const dayBefore = landsAt - DAY_MS;
    test.setNow(landsAt - 20 * HOUR_MS);
    feed.say(
      key,
      [dayBefore, landsAt].map((at) => ({ state: 'scheduled' as const, gate: { scheduledAt: at } })),
    );
    for (let n = 0; n < 3; n += 1) await feed.round();
    const daysOf = async () =>
      (
        await sql<{ id: number; on: string }>`
          select f.transfer_id as id, w.scheduled_on as "on" from followed_ride f join watched_flight w on w.id = f.flight_id
          where w.operating_key = ${key} order by f.transfer_id`.execute(test.db)
      ).rows.map(({ on }) => on);
    const own = localDateOf(landsAt, 'America/Cancun');
    expect(await daysOf()).toEqual([addDays(own, -1), own, own]);
    for (const id of near) expect(await rideOf(id)).toMatchObject({ expectedAt: landsAt, frozen: null });
    expect(await rideOf(far)).toMatchObject({ expectedAt: dayBefore, frozen: 'moved' });
    for (const id of near) expect(await noticesOf(id)).toEqual([]);
  });

  it('keeps no more of a feed that repeats itself than its first and last reading', async () => {
    const feed = openTestFeed(test);
    const { key, landsAt } = await makeArrival();
    feed.sayLate(key, landsAt, 0);
    for (let minute = 180; minute > 100; minute -= 10) {
      test.setNow(landsAt - minute * MINUTE_MS);
      await feed.round();
    }
    const { rows } = await sql<{ learnedAt: number }>`
      select n.learned_at from flight_news n join watched_flight w on w.id = n.flight_id where w.operating_key = ${key} order by n.id`.execute(
      test.db,
    );
    expect(rows.map(({ learnedAt }) => (landsAt - learnedAt) / MINUTE_MS)).toEqual([180, 110]);
    await expect(sql`update flight_news set state = 'landed'`.execute(test.db)).rejects.toThrow('are kept');
  });

  it('is not moved by silence, by times that cannot be, or by a number that nobody knows', async () => {
    const feed = openTestFeed(test);
    const { key, id, landsAt } = await makeArrival();
    test.setNow(landsAt - 3 * HOUR_MS);
    await feed.round();
    for (const [minute, said] of [
      [150, null],
      [140, { state: 'active', gate: { scheduledAt: landsAt, estimatedAt: Date.parse('9999-01-01') } }],
      [130, { state: 'landed', gate: { scheduledAt: landsAt, actualAt: landsAt } }],
      [120, { state: 'unknown', gate: { scheduledAt: landsAt } }],
    ] as const) {
      test.setNow(landsAt - minute * MINUTE_MS);
      feed.say(key, said);
      await feed.round();
      expect(await rideOf(id)).toMatchObject({ expectedAt: landsAt, frozen: null });
    }
    expect(await noticesOf(id)).toEqual([]);
  });

  it('is not looked at again and again when it was over before anybody asked', async () => {
    const feed = openTestFeed(test);
    const { key, landsAt } = await makeArrival();
    test.setNow(landsAt + 5 * HOUR_MS);
    await feed.round();
    const { rows } =
      await sql`select asked_at, due_at from watched_flight where operating_key = ${key}`.execute(test.db);
    expect(rows).toEqual([{ askedAt: null, dueAt: null }]);
  });

  it('leaves out the farthest when the questions of the day are used up', async () => {
    const near = await makeArrival();
    const far = await makeArrival();
    test.setNow(near.landsAt - 2 * HOUR_MS);
    await sql`delete from flight_asked`.execute(test.db);
    await sql`update watched_flight set due_at = null`.execute(test.db);
    const feed = openTestFeed(test, { callsADay: 1 });
    await sql`update transfer set flight_time = '15:35', pickup_at = pickup_at + interval '2 hours' where id = ${far.id}`.execute(
      test.db,
    );
    await feed.round();
    expect(feed.asked.map(({ key }) => key)).toEqual([near.key]);
  });
});
