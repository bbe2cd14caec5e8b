import { cpus, loadavg } from 'node:os';
import pg from 'pg';
import { spreadOf, tellFigure } from '../tools/proof/figure.mjs';
import { type CpuByProcess, cpuBetween, cpuOfDatabase } from './database-cpu.ts';
import { bookAndPay, type Guest, prepareGuests, serviceForRoundTrip } from './guests.ts';
import { type BenchServer, openServer } from './open-server.ts';
import type { Trip } from './trips.ts';

/**
 * `npm run bench -- booking`: the price of one booking, create and pay, without its letter: CPU of Node and of PostgreSQL, trips, log, commits. One
 * guest after the other, so that no figure waits for a free core. `BENCH_BOOKINGS` (200) in each of `BENCH_RUNS` (5) rounds. `BENCH_BESIDE` names
 * the built `server.js` of another commit, which takes turns with this one.
 */
const bookings = Math.max(1, Number(process.env.BENCH_BOOKINGS ?? 200));
const runs = Math.max(1, Number(process.env.BENCH_RUNS ?? 5));
const beside = process.env.BENCH_BESIDE;
const warmUp = 150;

/** Of the whole database server, and of the product's process. CPU in milliseconds, log in bytes. */
type Used = {
  readonly node: number;
  readonly postgres: number;
  readonly log: number;
  readonly commits: number;
};
/** Until now; of each process of the database, since connections come and go. */
type Until = Omit<Used, 'postgres'> & { readonly postgres: CpuByProcess };

type Side = {
  readonly name: string;
  readonly server: BenchServer;
  readonly database: pg.Client;
  readonly guests: Iterator<Guest>;
  readonly service: number;
  readonly rounds: Used[];
  readonly floor: Used[];
  trips: readonly Trip[];
};

async function usedBy({ server, database }: Side): Promise<Until> {
  const postgres = await cpuOfDatabase(database);
  // A transaction that writes takes one number, and its commit waits for the disk.
  const [at] = (
    await database.query<{ log: string; commits: string }>(
      `select pg_current_wal_insert_lsn() - '0/0' as log, pg_snapshot_xmax(pg_current_snapshot())::text as commits`,
    )
  ).rows;
  return {
    node: (await server.figures()).cpuMs,
    postgres,
    log: Number(at?.log),
    commits: Number(at?.commits),
  };
}

async function open(name: string, program?: string): Promise<Side> {
  const server = await openServer({ TRASLADO_WORKER: 'off' }, program);
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  const { app, guests } = await prepareGuests(server.url, bookings * (runs + 1) + warmUp);
  const { id: service } = await serviceForRoundTrip(server.url, app);
  return {
    name,
    server,
    database,
    guests: guests.values(),
    service,
    rounds: [],
    floor: [],
    trips: [],
  };
}

async function book({ server, guests, service }: Side, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const { value: guest, done } = guests.next();
    if (done) throw new Error('the bench has no guest left');
    await bookAndPay(server.url, service, guest);
  }
}

async function floorOf({ server }: Side, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1)
    await (await fetch(`${server.floorUrl}/bench/transaction`, { method: 'POST' })).text();
}

/** CPU, log and commits of one piece of work, on average. */
async function measured(side: Side, work: (side: Side, count: number) => Promise<void>): Promise<Used> {
  const before = await usedBy(side);
  await work(side, bookings);
  const after = await usedBy(side);
  const share = (figure: 'node' | 'log' | 'commits'): number => (after[figure] - before[figure]) / bookings;
  const postgres = cpuBetween(before.postgres, after.postgres);
  return { node: share('node'), postgres: postgres / bookings, log: share('log'), commits: share('commits') };
}

async function takeTrips({ server }: Side): Promise<readonly Trip[]> {
  return (await (await fetch(`${server.url}/bench/trips`)).json()) as readonly Trip[];
}

const sorted = (rounds: readonly Used[], of: (used: Used) => number): number[] =>
  rounds.map(of).sort((one, other) => one - other);

/** Median, and the least and the most of the rounds. */
function spread(rounds: readonly Used[], of: (used: Used) => number, digits: number): string {
  const values = sorted(rounds, of);
  const [middle, least, most] = [values[values.length >> 1], values[0], values.at(-1)].map((value) =>
    (value ?? 0).toFixed(digits),
  );
  return `${middle} (${least}–${most})`;
}

function line(name: string, rounds: readonly Used[], trips: string): string {
  const cells = [
    name,
    spread(rounds, ({ node, postgres }) => node + postgres, 2),
    spread(rounds, ({ node }) => node, 2),
    spread(rounds, ({ postgres }) => postgres, 2),
    trips,
    spread(rounds, ({ commits }) => commits, 1),
    spread(rounds, ({ log }) => log, 0),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The statements of one booking by their text, those that took longest in all first. */
function tripTable({ name, trips }: Side): string {
  const byText = new Map<string, Trip[]>();
  for (const trip of trips) byText.set(trip.text, [...(byText.get(trip.text) ?? []), trip]);
  const lines = [...byText]
    .map(([text, all]) => ({
      text: text.replace(/\s+/g, ' ').trim().slice(0, 90),
      each: all.length / bookings,
      ms: all.reduce((sum, { ms }) => sum + ms, 0) / all.length,
    }))
    .sort((one, other) => other.ms * other.each - one.ms * one.each)
    .map(({ text, each, ms }) => `| ${each.toFixed(2)} | ${ms.toFixed(2)} | \`${text}\` |`);
  return [
    `\n${name}: statements of a booking`,
    '',
    '| times | ms each | statement |',
    '|---:|---:|---|',
    ...lines,
  ].join('\n');
}

function tellOf(side: Side | undefined): void {
  if (!side) return;
  const { rounds, floor, trips } = side;
  const cpu = ({ node, postgres }: Used) => node + postgres;
  const of = `${runs} rounds of ${bookings}`;
  tellFigure({
    ...{ name: 'booking.cpu', unit: 'ms', ...spreadOf(rounds.map(cpu)), of },
    peer: { name: 'booking-like transaction', value: spreadOf(floor.map(cpu)).value },
  });
  tellFigure({
    ...{ name: 'booking.trips', value: trips.filter(({ joined }) => !joined).length / bookings },
    peer: { name: 'booking-like transaction', value: 6 },
  });
  tellFigure({
    ...{ name: 'booking.log', unit: 'B', ...spreadOf(rounds.map(({ log }) => log)), of },
    peer: { name: 'booking-like transaction', value: spreadOf(floor.map(({ log }) => log)).value },
  });
}

const sides: Side[] = [];
try {
  sides.push(await open('this build'));
  if (beside) sides.push(await open('the build beside it', beside));
  for (const side of sides) {
    await book(side, warmUp);
    await floorOf(side, warmUp);
  }
  for (let run = 0; run < runs; run += 1)
    for (const side of sides) {
      side.rounds.push(await measured(side, book));
      side.floor.push(await measured(side, floorOf));
    }
  for (const side of sides) {
    await takeTrips(side);
    await book(side, bookings);
    side.trips = await takeTrips(side);
  }
  const { server_version: version } = (await sides[0]?.database.query('show server_version'))?.rows[0] ?? {};
  console.log(
    `\n${new Date().toISOString().slice(0, 10)} · Node ${process.version} · PostgreSQL ${version} · ${cpus().length} × ${cpus()[0]?.model ?? ''} · load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `One guest at a time, ${bookings} bookings in each of ${runs} rounds; medians (least–most of the rounds)\n`,
  );
  console.log('| create + pay | CPU, ms | of Node | of PostgreSQL | trips | commits | bytes of log |');
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  for (const { name, rounds, trips } of sides)
    console.log(line(name, rounds, (trips.filter(({ joined }) => !joined).length / bookings).toFixed(1)));
  for (const side of sides) console.log(line(`booking-like transaction of ${side.name}`, side.floor, '6.0'));
  tellOf(sides[0]);
  for (const { name, server } of sides) {
    const { rss, heapUsed, external } = await server.figures();
    const [resident, heap, outside] = [rss, heapUsed, external].map((bytes) => Math.round(bytes / 2 ** 20));
    console.log(
      `\nMemory of ${name} after it: resident ${resident} MB, heap in use ${heap} MB, outside it ${outside} MB`,
    );
  }
  for (const side of sides) console.log(tripTable(side));
} finally {
  for (const { server, database } of sides) {
    await database.end();
    await server.close();
  }
}
