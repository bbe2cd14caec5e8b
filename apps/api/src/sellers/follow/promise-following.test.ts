import { DAY_MS, HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { exampleFacts } from '../../letter/example-facts.ts';
import { rideValues } from '../../letter/message-texts.ts';
import { confirmation } from '../../mail/letters/confirmation.ts';
import { writeLetter } from '../../mail/mail-letter.ts';
import { openTestFeed } from '../../testing/feed.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { openFollowPromise } from './promise-following.ts';

const test = useTestApp({ followsFlights: true });

const isPromised = async (): Promise<boolean> =>
  (await test.app.inject({ url: '/api/public/brand' })).json().follows_flights;

it('is made once the feed has answered, and taken back after a day of silence', async () => {
  const feed = openTestFeed(test);
  // The demo's flights of tomorrow are asked about.
  const rides = await sql<{ code: string }>`
    select distinct flight_code as code from transfer where status = 'confirmed' and pickup_at between ${new Date(test.now())} and ${new Date(test.now() + 2 * DAY_MS)}`.execute(
    test.db,
  );
  for (const { code } of rides.rows) feed.say(code, null);
  await feed.round();
  expect(feed.asked.length).toBeGreaterThan(0);
  test.setNow(test.now() + MINUTE_MS);
  expect(await isPromised()).toBe(false);

  for (const { code } of rides.rows) feed.say(code, []);
  test.setNow(test.now() + 7 * HOUR_MS);
  await feed.round();
  test.setNow(test.now() + MINUTE_MS);
  expect(await isPromised()).toBe(true);
  expect(await openFollowPromise(test.db, false)(test.now())).toBe(false);
  test.setNow(test.now() + DAY_MS);
  expect(await isPromised()).toBe(false);
});

it('stands in a confirmation while it is made', () => {
  const facts = { ...exampleFacts('en'), reach: { email: 'ana@guests.example', phone: '' } };
  const said = 'We follow your flight from two days before.';
  expect(writeLetter(confirmation, { ...facts, followsFlights: true }).text).toContain(said);
  expect(writeLetter(confirmation, facts).text).not.toContain(said);
});

it('is told with the driver’s wait of an arrival whose flight is known', () => {
  const facts = { ...exampleFacts('en'), followsFlights: true };
  const said = / If your flight is late, that time moves with it\.$/;
  expect(rideValues(facts).driver_waits).toMatch(said);
  const { transfers } = facts.coupon;
  const withRides = (rides: typeof transfers) => ({
    ...facts,
    coupon: { ...facts.coupon, transfers: rides },
  });
  for (const other of [
    { ...facts, followsFlights: false },
    withRides(transfers.map((ride) => ({ ...ride, flight_code: '' }))),
    // A driver at a hotel waits for no landing.
    withRides(
      transfers.map((ride) => ({
        ...ride,
        status: ride.direction === 'arrival' ? 'cancelled' : ride.status,
      })),
    ),
  ])
    expect(rideValues(other).driver_waits).not.toMatch(said);
});
