import { addDays } from '@traslado/domain/time/civil';
import { localDateOf, toInstant } from '@traslado/domain/time/zone';
import { STORY } from '@traslado/feed/story';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../database-proxy.ts';
import { useTestApp } from '../use-test-app.ts';
import { checkDay } from './check-day.ts';
import { clock, clockMoved, databaseAway, feedRestarted, killedAt, newsAtOnce } from './day-faults.ts';
import { playDay } from './play-day.ts';

let proxy: DatabaseProxy;
const test = useTestApp({
  async through(url) {
    proxy = await openDatabaseProxy(url);
    return proxy.url;
  },
});

it('a day of faults ends as one without', async () => {
  const day = addDays(localDateOf(test.now(), 'America/Cancun'), 1);
  const { delivered } = await playDay({
    db: test.db,
    backends: test.backends,
    setNow: test.setNow,
    midnightAt: toInstant(day, '00:00', 'America/Cancun').at,
    everyMinutes: 60,
    alsoAt: STORY.flatMap(({ events }) => events.map(({ at }) => at)),
    faults: [
      newsAtOnce({ from: clock('06:30'), until: clock('09:30') }),
      killedAt('mail-sent-not-recorded', [clock('10:15')], test),
      killedAt('news-kept', [clock('13:20')], test),
      databaseAway([clock('14:05')], proxy),
      feedRestarted([clock('14:35')]),
      killedAt('notice-claimed', [clock('16:35')], test),
      clockMoved({ from: clock('17:30'), until: clock('17:40') }, 1),
    ],
  });
  const { findings, figures } = await checkDay(test, { stepMs: 60 * 60_000, delivered, copies: 2 });
  expect(findings).toEqual([]);
  expect(figures.told).toBeGreaterThan(14);
  expect([...delivered.values()].filter((copies) => copies > 1)).toEqual([2]);
  const { rows } = await sql`select from ride_notice where outcome = 'waiting'`.execute(test.db);
  expect(rows).toEqual([]);
  await proxy.close();
}, 120_000);
