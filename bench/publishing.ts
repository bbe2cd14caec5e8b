import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hashOfToken } from '../apps/api/src/db/token-hash.ts';
import { tellFigure } from '../tools/proof/figure.mjs';
import { prepareGuests, serviceForRoundTrip } from './guests.ts';
import { machineLine } from './machine-line.ts';
import { openServer } from './open-server.ts';
import { type PacedBookings, share, startBookings } from './paced-bookings.ts';

/**
 * `npm run bench -- publishing`: the guests' wait for their booking while a set of 5,000 rates is published, beside bookings in the quiet
 * just before. `BENCH_RUNS` is the number of published sets, `BENCH_BOOKINGS` the number of bookings a second.
 */
const runs = Math.max(1, Number(process.env.BENCH_RUNS ?? 20));
const aSecond = Math.max(1, Number(process.env.BENCH_BOOKINGS ?? 40));
const rateCount = 5_000;
/** Work after the answer, the catalogue being read again for instance, belongs to publishing. */
const afterMs = 500;
const quietMs = 2_000;

/** Rates of services without an expected price: the prices of this bench would break it. */
const unexpected = `select id, version from rate where service_id not in (select service_id from price_expectation)`;

type Loop = { readonly longestMs: number; readonly p99Ms: number };

const server = await openServer();
const database = new pg.Client({ connectionString: server.databaseUrl });
await database.connect();

/** A session of an administrator of the demo, as signing in makes one. */
async function openSession(): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `insert into staff_session (token_hash, account_id, began_at, used_at)
      select $1, id, now(), now() from staff_account where 'administrator' = any(roles) order by id limit 1`,
    [hashOfToken(token)],
  );
  return `staff=${token}`;
}

/** Rates of later years for every service beside those that sell, up to the wanted number. */
async function fill(): Promise<void> {
  await database.query(
    `insert into rate (service_id, description, priority, price_minor, adult_minor, valid_from, valid_to)
      select service.id, 'Temporada ' || n, n % 90 + 1, n % 50000, n % 7000, date '2030-01-01' + n % 700, date '2032-01-01' + n % 700
      from generate_series(1, $1::int - (select count(*)::int from (${unexpected}) as there)) n
      join (select id, row_number() over (order by id) - 1 as place, count(*) over () as total from service
        where id not in (select service_id from price_expectation)) service on service.place = n % service.total`,
    [rateCount],
  );
  await database.query('analyze');
}

let bookings: PacedBookings | undefined;
try {
  await fill();
  const { app, guests } = await prepareGuests(server.url, Math.ceil((runs + 1) * aSecond * 12));
  const service = await serviceForRoundTrip(server.url, app);
  const cookie = await openSession();
  const ask = async <T>(path: string, sent?: object): Promise<T> => {
    const answer = await fetch(`${server.url}/v1/staff${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: { cookie, origin: server.url, ...(sent && { 'content-type': 'application/json' }) },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const loop = async (): Promise<Loop> => (await fetch(`${server.url}/bench/loop`)).json() as Promise<Loop>;

  bookings = startBookings({ url: server.url, serviceId: service.id, guests, aSecond });

  type Span = { readonly from: number; readonly to: number; readonly price: number | null };
  const quiet: Span[] = [];
  const busy: (Span & { readonly took: number; readonly was: number | null })[] = [];
  const loops: { quiet: Loop[]; busy: Loop[] } = { quiet: [], busy: [] };
  let was = (await bookings.book()).price;
  for (let run = -1; run < runs; run += 1) {
    const price = 300 + run;
    const { rows } = await database.query<{ id: number; version: number }>(unexpected);
    const { id } = await ask<{ id: number }>('/change-sets/keep', {
      change_set: null,
      name: `Run ${run}`,
      source: { kind: 'bulk', catalogue: 'rates', change: { rows, set: { price } } },
    });
    await ask(`/change-sets/${id}/move`, { to: 'ready' });
    await sleep(500);
    await loop();
    const from = performance.now();
    await sleep(quietMs);
    const to = performance.now();
    const quietLoop = await loop();
    const began = performance.now();
    await ask(`/change-sets/${id}/publish`, { price_confirmed: true });
    const ended = performance.now();
    await sleep(afterMs);
    const busyLoop = await loop();
    // The first one warms up.
    if (run >= 0) {
      quiet.push({ from, to, price: was });
      busy.push({ from: began, to: ended + afterMs, took: ended - began, was, price });
      loops.quiet.push(quietLoop);
      loops.busy.push(busyLoop);
    }
    was = price;
  }
  const sales = await bookings.stop();

  const within = ({ from, to }: Span) =>
    sales.filter(({ began, ended, price }) => price !== null && began < to && ended > from);
  const timesOf = (spans: readonly Span[]) => spans.flatMap(within).map(({ began, ended }) => ended - began);
  const wrong = [
    ...quiet.flatMap((span) => within(span).filter(({ price }) => price !== span.price)),
    ...busy.flatMap((span) =>
      within(span).filter(
        (sale) =>
          (sale.price !== span.price && sale.price !== span.was) ||
          (sale.ended < span.from && sale.price !== span.was) ||
          (sale.began > span.from + span.took && sale.price !== span.price),
      ),
    ),
  ];
  const line = (name: string, times: readonly number[], of: readonly Loop[]): string => {
    const figures = [share(times, 0.5), share(times, 0.99), Math.max(...times)];
    const longest = of.map(({ longestMs }) => longestMs);
    const loopMs = [share(longest, 0.5), Math.max(...longest)];
    return `| ${[name, times.length, ...[...figures, ...loopMs].map((ms) => ms.toFixed(1))].join(' | ')} |`;
  };
  const times = { quiet: timesOf(quiet), busy: timesOf(busy) };
  const took = busy.map((span) => span.took);
  console.log(`\n${machineLine()}`);
  console.log(
    `${rateCount.toLocaleString('en-US')} rates published ${runs} times, p50 ${share(took, 0.5).toFixed(0)} ms, longest ${Math.max(...took).toFixed(0)} ms; ${aSecond} bookings a second\n`,
  );
  console.log(
    '| bookings | number | p50, ms | p99, ms | worst, ms | longest block of the loop, p50 | worst |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  console.log(line('in quiet', times.quiet, loops.quiet));
  console.log(line('while published', times.busy, loops.busy));
  const of = `${runs} sets`;
  tellFigure({
    ...{ name: 'publishing.times', value: share(times.busy, 0.99) / share(times.quiet, 0.99), of },
    peer: { name: 'p99 in quiet, ms', value: Math.round(share(times.quiet, 0.99)) },
  });
  tellFigure({ name: 'publishing.wrong', value: wrong.length, of: `${sales.length} bookings` });
  console.log(
    `\np99 while published: ${(share(times.busy, 0.99) / share(times.quiet, 0.99)).toFixed(2)} times the quiet one. Sold at another price than the one in force: ${wrong.length}. Told that we are busy: ${sales.filter(({ price }) => price === null).length}.`,
  );
} finally {
  await bookings?.stop().catch(() => {});
  await database.end();
  await server.close();
}
