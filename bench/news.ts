import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { toInstant } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { chooseBackends } from '../apps/api/src/choose-backends.ts';
import { createDb, createPool } from '../apps/api/src/db/client.ts';
import { findFeed } from '../apps/api/src/db/sandbox-feed.ts';
import type { Mailer } from '../apps/api/src/ports/mailer.ts';
import { openDay } from '../apps/api/src/testing/flight-day/open-day.ts';
import { tellFigure } from '../tools/proof/figure.mjs';
import { prepareGuests, serviceForRoundTrip } from './guests.ts';
import { openServer } from './open-server.ts';
import { type PacedBookings, share, startBookings } from './paced-bookings.ts';

/**
 * `npm run bench -- news`: the guests' wait for their booking while a process beside follows the flights of the demo's story, 50 news a second, and
 * in the quiet before and after. `BENCH_RUNS` is the number of played days, `BENCH_BOOKINGS` the number of bookings a second.
 */
const runs = Math.max(1, Number(process.env.BENCH_RUNS ?? 5));
const aSecond = Math.max(1, Number(process.env.BENCH_BOOKINGS ?? 40));
const newsASecond = 50;
const spanMs = 5_000;

const mailer: Mailer = {
  name: 'kept',
  async send(_mail, beforeHandOver) {
    await beforeHandOver();
    return { kind: 'accepted' };
  },
  close: async () => {},
};

const server = await openServer();
const db = createDb(createPool({ url: server.databaseUrl, max: 8 }));
const backends = await chooseBackends({
  db,
  url: server.databaseUrl,
  now: Date.now,
  onError: console.error,
});
let bookings: PacedBookings | undefined;
try {
  const { storyOn } = await findFeed(db);
  if (storyOn === null) throw new Error('the demo has no story');
  const midnightAt = toInstant(storyOn, '00:00', 'America/Cancun').at;
  const day = openDay({ db, backends, mailer });
  const newsUntilNow = (): number => [...day.asked.values()].reduce((sum, count) => sum + count, 0);

  const { app, guests } = await prepareGuests(server.url, Math.ceil((runs + 1) * aSecond * 14));
  const service = await serviceForRoundTrip(server.url, app);
  bookings = startBookings({ url: server.url, serviceId: service.id, guests, aSecond });

  type Span = { readonly from: number; readonly to: number };
  const spans: { quiet: Span[]; busy: Span[] } = { quiet: [], busy: [] };
  const rates: number[] = [];
  /** Of the story's day. */
  let minute = 5 * 60;

  /** Makes each flight of the story that is not over due, as if it had not been asked about: every one has news then. */
  const askAll = (at: number) =>
    sql`update watched_flight set due_at = ${new Date(at)}::timestamptz, asked_at = null
      where over_at >= ${new Date(at)}::timestamptz and answer is distinct from 'unaskable'`.execute(db);

  /** Every flight is asked about at once, at a pace that makes so many news a second, until the span ends. */
  async function follow(until: number): Promise<number> {
    const began = performance.now();
    const before = newsUntilNow();
    let news = 0;
    while (performance.now() < until) {
      const at = midnightAt + minute * MINUTE_MS;
      await askAll(at);
      await day.look(at);
      minute += 1;
      news = newsUntilNow() - before;
      await sleep(Math.max(0, (news / newsASecond) * 1_000 - (performance.now() - began)));
    }
    return (news * 1_000) / (performance.now() - began);
  }

  for (let run = -1; run < runs; run += 1) {
    const quietFrom = performance.now();
    await sleep(spanMs);
    const busyFrom = performance.now();
    const rate = await follow(busyFrom + spanMs);
    // The first one warms up.
    if (run < 0) continue;
    spans.quiet.push({ from: quietFrom, to: busyFrom });
    spans.busy.push({ from: busyFrom, to: performance.now() });
    rates.push(rate);
  }
  const sales = await bookings.stop();
  const timesOf = (wanted: readonly Span[]) =>
    sales
      .filter(
        ({ began, price }) => price !== null && wanted.some(({ from, to }) => began >= from && began < to),
      )
      .map(({ began, ended }) => ended - began);
  const times = { quiet: timesOf(spans.quiet), busy: timesOf(spans.busy) };
  const line = (name: string, of: readonly number[]) =>
    `| ${[name, of.length, ...[share(of, 0.5), share(of, 0.99), Math.max(...of)].map((ms) => ms.toFixed(1))].join(' | ')} |`;
  console.log(
    `\n${new Date().toISOString().slice(0, 10)} · Node ${process.version} · ${cpus().length} × ${cpus()[0]?.model ?? ''} · load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `${runs} times ${spanMs / 1_000} s, ${share(rates, 0.5).toFixed(0)} news a second; ${aSecond} bookings a second\n`,
  );
  console.log('| bookings | number | p50, ms | p99, ms | worst, ms |\n|---|---:|---:|---:|---:|');
  console.log(line('in quiet', times.quiet));
  console.log(line('beside news', times.busy));
  const ratio = share(times.busy, 0.99) / share(times.quiet, 0.99);
  console.log(`\np99 beside news: ${ratio.toFixed(2)} times the quiet one.`);
  tellFigure({
    ...{
      name: 'news.times',
      value: ratio,
      of: `${runs} spans, ${share(rates, 0.5).toFixed(0)} news a second`,
    },
    peer: { name: 'p99 in quiet, ms', value: Math.round(share(times.quiet, 0.99)) },
  });
} finally {
  await bookings?.stop().catch(() => {});
  await backends.listener.close();
  await db.destroy();
  await server.close();
}
