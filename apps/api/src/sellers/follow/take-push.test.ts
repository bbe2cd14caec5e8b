import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readAeroPush } from '../../adapters/flight-status/read-push.ts';
import { makePaid, silentLog } from '../../testing/changes.ts';
import { openTestFeed } from '../../testing/feed.ts';
import { legsOf, serviceOf } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { askForPush } from './ask-for-push.ts';

const secret = 'a-secret-of-its-address';
const test = useTestApp({ flightPush: { source: 'aeroapi', secret, read: readAeroPush } });

const push = (message: unknown, path = `/v1/flight-news/aeroapi/${secret}`) =>
  test.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json' },
    payload: typeof message === 'string' ? message : JSON.stringify(message),
  });

let begin = 0;
beforeAll(() => {
  begin = test.now();
});

let number = 7000;
/** A paid arrival on a flight of its own, three hours before its landing, asked about for the first time. */
async function followArrival(airline = 'AA') {
  number += 1;
  const key = `${airline}${number}`;
  test.setNow(begin);
  await sql`update watched_flight set due_at = null`.execute(test.db);
  const { arrivalId } = await makePaid(test, serviceOf.suvArrival, {
    arrival: { ...legsOf(test).arrival, flight_key: key },
  });
  const { rows } = await sql<{
    at: number;
  }>`select pickup_at as at from transfer where id = ${arrivalId}`.execute(test.db);
  const landsAt = rows[0]?.at ?? 0;
  const feed = openTestFeed(test);
  test.setNow(landsAt - 3 * HOUR_MS);
  const say = (lateBy: number) => feed.sayLate(key, landsAt, lateBy);
  say(0);
  await feed.round();
  const timesAsked = () => feed.asked.filter((one) => one.key === key).length;
  const expectedAt = async () =>
    (
      await sql<{
        at: number;
      }>`select expected_at as at from followed_ride where transfer_id = ${arrivalId}`.execute(test.db)
    ).rows[0]?.at;
  return { key, number, landsAt, feed, say, timesAsked, expectedAt };
}

describe('a message of the feed', () => {
  it('is a reason to ask at once, and nothing else of it counts', async () => {
    const { key, landsAt, feed, say, timesAsked, expectedAt } = await followArrival();
    say(45);
    test.setNow(landsAt - 3 * HOUR_MS + 2 * MINUTE_MS);
    await feed.round();
    expect(timesAsked()).toBe(1);
    const sent = await push({
      event_code: 'cancelled',
      flight: { ident_iata: key, cancelled: true, estimated_in: '9999-01-01T00:00:00Z' },
    });
    expect(sent.statusCode).toBe(204);
    await feed.round();
    expect(timesAsked()).toBe(2);
    expect(await expectedAt()).toBe(landsAt + 45 * MINUTE_MS);
  });

  it('costs one question a minute, however often it is repeated', async () => {
    const { key, landsAt, feed, timesAsked } = await followArrival();
    const at = landsAt - 3 * HOUR_MS;
    for (let n = 0; n < 50; n += 1) await push({ flight: { ident: key } });
    test.setNow(at + 59_000);
    await feed.round();
    expect(timesAsked()).toBe(1);
    test.setNow(at + MINUTE_MS);
    await feed.round();
    await push({ flight: { ident: key } });
    await feed.round();
    expect(timesAsked()).toBe(2);
  });

  it('names a flight by either code of its airline, or in the id of FlightAware', async () => {
    const byCode = async (nameOf: (digits: number) => string) => {
      const { number: digits, landsAt, feed, timesAsked } = await followArrival();
      test.setNow(landsAt - 3 * HOUR_MS + 2 * MINUTE_MS);
      await push({ flight: { fa_flight_id: nameOf(digits) } });
      await feed.round();
      return timesAsked();
    };
    expect(await byCode((digits) => `AAL${digits}-1796000000-airline-0123`)).toBe(2);
    expect(await byCode((digits) => `AA${digits}-1796000000-airline-0123`)).toBe(2);
    expect(await byCode((digits) => `DAL${digits}-1796000000-airline-0123`)).toBe(1);
  });

  it.each([
    ['another secret', `/v1/flight-news/aeroapi/${secret}x`],
    ['another feed', `/v1/flight-news/aerodatabox/${secret}`],
  ])('is not taken at the address of %s', async (_name, path) => {
    const { key, landsAt, feed, timesAsked } = await followArrival();
    test.setNow(landsAt - 3 * HOUR_MS + 2 * MINUTE_MS);
    const answer = await push({ flight: { ident: key } }, path);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'route.not_found']);
    await feed.round();
    expect(timesAsked()).toBe(1);
  });

  it.each<[string, unknown, number]>([
    ['nothing', {}, 204],
    ['a list', [], 204],
    ['a flight nobody follows', { flight: { ident: 'ZZ1' } }, 204],
    ['a number that is none', { flight: { ident: '<script>alert(1)</script>' } }, 204],
    ['a number that is a list', { flight: { ident: ['AA1234'] } }, 204],
    ['half of it', '{"flight":', 400],
    ['far too much', { flight: { ident: 'A'.repeat(70_000) } }, 413],
  ])('that says %s changes nothing', async (_name, message, status) => {
    const before = await sql`select * from watched_flight order by id`.execute(test.db);
    expect((await push(message)).statusCode).toBe(status);
    expect((await sql`select * from watched_flight order by id`.execute(test.db)).rows).toEqual(before.rows);
  });
});

describe('the wish for messages', () => {
  const address = `https://rides.perla.example/v1/flight-news/aeroapi/${secret}`;

  it('is made once for a flight of the next day, taken or not', async () => {
    const { key, feed } = await followArrival();
    const wish = vi.fn(async () => false);
    const warn = vi.fn();
    const deps = {
      ...{ db: test.db, inventory: test.backends.inventory, pushAddress: address },
      ...{ log: { warn }, flightStatus: { ...feed.port, askForPush: wish } },
    };
    await askForPush(deps, test.now());
    expect(wish.mock.calls).toEqual([[expect.objectContaining({ key, airport: 'CUN' }), address]]);
    expect(warn).toHaveBeenCalledOnce();
    expect(await askForPush(deps, test.now())).toBe(0);
    expect(wish).toHaveBeenCalledOnce();
  });

  it('is not made two days before, without an address, or where the calls of the day are used up', async () => {
    const { landsAt, feed } = await followArrival();
    const wish = vi.fn(async () => true);
    const flightStatus = { ...feed.port, askForPush: wish };
    const deps = { db: test.db, inventory: test.backends.inventory, log: silentLog };
    await askForPush({ ...deps, flightStatus, pushAddress: address }, landsAt - 25 * HOUR_MS);
    await askForPush({ ...deps, flightStatus, pushAddress: null }, test.now());
    await askForPush(
      { ...deps, flightStatus: { ...flightStatus, callsADay: 0 }, pushAddress: address },
      test.now(),
    );
    expect(wish).not.toHaveBeenCalled();
  });
});
