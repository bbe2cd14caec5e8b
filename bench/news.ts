import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { tellFigure } from '../tools/proof/figure.mjs';
import { prepareGuests, serviceForRoundTrip } from './guests.ts';
import { machineLine } from './machine-line.ts';
import type { NewsSpan } from './news-player.ts';
import { openServer } from './open-server.ts';
import { type PacedBookings, share, startBookings } from './paced-bookings.ts';

/**
 * `npm run bench -- news`: the guests' wait for their booking while a process beside follows the flights of the demo's story, 50 news a second, and
 * in the quiet before and after. `BENCH_RUNS` is the number of played days, `BENCH_BOOKINGS` the number of bookings a second.
 */
const runs = Math.max(1, Number(process.env.BENCH_RUNS ?? 12));
const aSecond = Math.max(1, Number(process.env.BENCH_BOOKINGS ?? 40));
const newsASecond = 50;
const spanMs = 5_000;

const server = await openServer();
const player = fork(fileURLToPath(new URL('news-player.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
  env: { ...process.env, DATABASE_URL: server.databaseUrl },
});
let bookings: PacedBookings | undefined;
try {
  await once(player, 'message');
  const { app, guests } = await prepareGuests(server.url, Math.ceil((runs + 1) * aSecond * 14));
  const service = await serviceForRoundTrip(server.url, app);
  bookings = startBookings({ url: server.url, serviceId: service.id, guests, aSecond });

  type Span = { readonly from: number; readonly to: number };
  const spans: { quiet: Span[]; busy: Span[] } = { quiet: [], busy: [] };
  const rates: number[] = [];
  async function follow(span: NewsSpan): Promise<number> {
    player.send(span);
    const [rate] = (await once(player, 'message')) as [number];
    return rate;
  }

  for (let run = -1; run < runs; run += 1) {
    const quietFrom = performance.now();
    await sleep(spanMs);
    const busyFrom = performance.now();
    const rate = await follow({ ms: spanMs, newsASecond });
    // The first one warms up.
    if (run < 0) continue;
    spans.quiet.push({ from: quietFrom, to: busyFrom });
    spans.busy.push({ from: busyFrom, to: performance.now() });
    rates.push(rate);
  }
  const sales = await bookings.stop();
  /** Milliseconds by span. */
  const timesOf = (wanted: readonly Span[]) =>
    wanted.map(({ from, to }) =>
      sales
        .filter(({ began, price }) => price !== null && began >= from && began < to)
        .map(({ began, ended }) => ended - began),
    );
  const times = { quiet: timesOf(spans.quiet), busy: timesOf(spans.busy) };
  /** Median of the spans: one moment in which the machine did something else decides none. */
  const p99 = (of: readonly (readonly number[])[]) =>
    share(
      of.map((span) => share(span, 0.99)),
      0.5,
    );
  const line = (name: string, of: readonly (readonly number[])[]) =>
    `| ${[name, of.flat().length, ...[share(of.flat(), 0.5), p99(of), Math.max(...of.flat())].map((ms) => ms.toFixed(1))].join(' | ')} |`;
  console.log(`\n${machineLine()}`);
  console.log(
    `${runs} times ${spanMs / 1_000} s, ${share(rates, 0.5).toFixed(0)} news a second; ${aSecond} bookings a second\n`,
  );
  console.log('| bookings | number | p50, ms | p99 of a span, ms | worst, ms |\n|---|---:|---:|---:|---:|');
  console.log(line('in quiet', times.quiet));
  console.log(line('beside news', times.busy));
  const ratio = p99(times.busy) / p99(times.quiet);
  console.log(`\np99 beside news: ${ratio.toFixed(2)} times the quiet one.`);
  tellFigure({
    ...{
      name: 'news.times',
      value: ratio,
      of: `${runs} spans, ${share(rates, 0.5).toFixed(0)} news a second`,
    },
    peer: { name: 'p99 in quiet, ms', value: Math.round(p99(times.quiet)) },
  });
} finally {
  await bookings?.stop().catch(() => {});
  if (player.connected) {
    player.disconnect();
    await once(player, 'exit');
  }
  await server.close();
}
