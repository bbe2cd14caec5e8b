import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDb, createPool, type Db } from '../db/client.ts';
import { type DemoClock, openDemoClock } from '../db/demo-clock.ts';
import { type Listener, openListener } from '../db/listener.ts';
import { findFeed } from '../db/sandbox-feed.ts';
import { guestsOfFlight } from '../demo/flight-stories.ts';
import { registerBodies } from '../http/bodies.ts';
import { Refused } from '../refused.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { registerFlightConsole } from './flight-console.ts';

const storyOn = '2026-11-22';
/** 20:00 in Cancún, the evening before. */
const start = Date.parse('2026-11-22T01:00:00Z');
let real = start;
const own = { now: () => real };

let database: TestDatabase;
let db: Db;
let app: FastifyInstance;
let clock: DemoClock;
let listener: Listener;

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDb(createPool({ url: database.url, max: 2 }));
  await sql`update sandbox_feed set story_on = ${storyOn}::date`.execute(db);
  listener = await openListener(database.url);
  clock = await openDemoClock(db, own);
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply
      .code(error instanceof Refused && error.code === 'auth.cross_site' ? 403 : 404)
      .send({ code: (error as Refused).code }),
  );
  await registerBodies(app);
  registerFlightConsole(app, {
    db,
    demoClock: clock,
    publicUrl: 'http://localhost',
    guestsOf: guestsOfFlight,
  });
});
afterAll(async () => {
  await app.close();
  await listener.close();
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  real = start;
  await clock.move(null);
});

const wish = (wanted: string, origin = 'http://localhost') =>
  app.inject({
    method: 'POST',
    url: '/dev/flights',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `wish=${wanted}`,
  });

describe('the page of the sandbox’s flights', () => {
  it('lists what the feed is going to say, with the guests whom it is about', async () => {
    const { body } = await app.inject('/dev/flights');
    expect(body).toContain('It is <b>2026-11-21 20:00</b> in Cancún');
    expect(body).toContain('To the next event: Sat\u00a021:00');
    expect(body).toContain(
      '<td>Sat\u00a021:00</td><td>DL1882<div class="soft">Jiménez</div></td><td>expected 09:00</td>',
    );
    expect(body).toContain(
      '<td>AA1234<div class="soft">Bauer, Cohen, Diallo, Nakamura, Petrov, Ivanova</div></td>',
    );
    expect(body).toContain('Hashimoto</div></td><td>landed 23:45</td>');
    expect(body).toContain('Farkas</div></td><td>diverted to TQO</td>');
    expect(body).not.toContain('<script');
  });

  it('goes from event to event, and to the end of the story', async () => {
    expect((await wish('next')).headers.location).toBe('/dev/flights');
    expect(clock.now()).toBe(start + HOUR_MS);
    await wish('next');
    expect(clock.now()).toBe(Date.parse('2026-11-22T06:15:00Z'));
    for (let pressed = 0; pressed < 40; pressed += 1) await wish('next');
    expect(clock.now()).toBe(Date.parse('2026-11-23T04:45:00Z'));
    expect((await app.inject('/dev/flights')).body).toContain('The story of 2026-11-22 is over.');
  });

  it('runs 60 times as fast, for every process', async () => {
    const other = await openDemoClock(db, own);
    await other.listen(listener, () => {});
    await wish('fast');
    await vi.waitFor(() => expect(other.speed()).toBe(60));
    real += MINUTE_MS;
    expect([clock.now(), other.now()]).toEqual([start + HOUR_MS, start + HOUR_MS]);
    await wish('usual');
    real += MINUTE_MS;
    await vi.waitFor(() => expect(other.now()).toBe(start + HOUR_MS + MINUTE_MS));
    await wish('real');
    await vi.waitFor(() => expect(other.now()).toBe(real));
  });

  it('turns the switches of the feed', async () => {
    await wish('silent');
    expect((await findFeed(db)).switches).toEqual({ silent: true });
    expect((await app.inject('/dev/flights')).body).toContain('aria-label="silent: On"');
    await wish('silent');
    expect((await findFeed(db)).switches).toEqual({ silent: false });
  });

  it('takes no wish of another page, and none that it does not know', async () => {
    expect((await wish('next', 'https://evil.example')).statusCode).toBe(403);
    expect((await wish('everything')).statusCode).toBe(404);
    expect(clock.now()).toBe(start);
  });
});
