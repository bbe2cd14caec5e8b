import pg from 'pg';
import { tellFigure } from '../tools/proof/figure.mjs';
import { copySales } from './copy-sales.ts';
import { bookAndPay, type Guest, prepareGuests, serviceForRoundTrip } from './guests.ts';
import { machineLine } from './machine-line.ts';
import { type BenchServer, openServer } from './open-server.ts';
import { share } from './paced-bookings.ts';

/**
 * `npm run bench -- growth`: what guests do, on databases of different sizes that take turns, and beside it the booking-like transaction on
 * the same database. `BENCH_SIZES` is the numbers of bookings (`10000 1000000`; `10000000` takes an hour and 50 GB), `BENCH_RUNS` the rounds
 * (8), `BENCH_BOOKINGS` the bookings of a round (100).
 */
const sizes = (process.env.BENCH_SIZES ?? '10000 1000000').split(' ').map(Number);
const runs = Math.max(1, Number(process.env.BENCH_RUNS ?? 8));
const bookings = Math.max(1, Number(process.env.BENCH_BOOKINGS ?? 100));
/** Sales of the demo that the others are copies of. */
const drawn = 5_000;

type Work = 'create and pay' | 'look-up of a stay' | 'own bookings' | 'booking-like transaction';

type Side = {
  /** Wanted bookings; a few more are made. */
  readonly wanted: number;
  readonly size: number;
  readonly server: BenchServer;
  readonly app: string;
  readonly guests: Iterator<Guest>;
  readonly service: number;
  /** Milliseconds, of each round. */
  readonly times: Map<Work, number[][]>;
};

async function fill(databaseUrl: string, size: number): Promise<number> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await copySales(database, size);
    // Copies have numbers of their own, behind which the next bookings begin.
    for (const table of ['coupon', 'transfer'])
      await database.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      );
    const { rows } = await database.query<{ n: number }>('select count(*)::int as n from coupon');
    return rows[0]?.n ?? 0;
  } finally {
    await database.end();
  }
}

async function open(size: number): Promise<Side> {
  const server = await openServer({ TRASLADO_WORKER: 'off', DEMO_SALES: String(drawn * 10) });
  const began = performance.now();
  const made = await fill(server.databaseUrl, size);
  console.error(
    `${made.toLocaleString('en-US')} bookings in ${((performance.now() - began) / 1_000).toFixed(0)} s`,
  );
  const { app, guests } = await prepareGuests(server.url, bookings * (runs + 1));
  const { id: service } = await serviceForRoundTrip(server.url, app);
  return { wanted: size, size: made, server, app, guests: guests.values(), service, times: new Map() };
}

async function ask(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${answer.status} ${url}: ${await answer.text()}`);
  await answer.text();
}

/** A guest's way through the product, one guest after the other. */
async function playRound({ server: { url, floorUrl }, app, guests, service, times }: Side): Promise<void> {
  const round = new Map<Work, number[]>();
  const time = async (work: Work, done: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await done();
    round.set(work, [...(round.get(work) ?? []), performance.now() - began]);
  };
  for (let made = 0; made < bookings; made += 1) {
    const { value: guest, done } = guests.next();
    if (done) throw new Error('the bench has no guest left');
    const { lastName, folio, token } = guest;
    const path = `/api/v2/reservations/reservationByReference/${encodeURIComponent(lastName)}/${folio}`;
    await time('look-up of a stay', () => ask(url + path, app));
    await time('create and pay', () => bookAndPay(url, service, guest));
    await time('own bookings', () => ask(`${url}/v1/transfers/coupons`, token));
    await time('booking-like transaction', async () =>
      (await fetch(`${floorUrl}/bench/transaction`, { method: 'POST' })).text(),
    );
  }
  for (const [work, of] of round) times.set(work, [...(times.get(work) ?? []), of]);
}

/** Median of the rounds: one moment in which the machine did something else decides none. */
const middle = ({ times }: Side, work: Work, part: number): number =>
  share(
    (times.get(work) ?? []).map((round) => share(round, part)),
    0.5,
  );

const sides: Side[] = [];
try {
  for (const size of sizes) sides.push(await open(size));
  for (const side of sides) await playRound(side);
  for (const side of sides) side.times.clear();
  for (let run = 0; run < runs; run += 1)
    for (const side of run % 2 ? [...sides].reverse() : sides) await playRound(side);
  const [smallest, ...larger] = sides;
  if (!smallest) throw new Error('BENCH_SIZES names no size');
  console.log(`\n${machineLine()}`);
  console.log(`${runs} rounds of ${bookings} guests, one after the other\n`);
  console.log(
    '|  | bookings | p50, ms | p99 of a round, ms | beside the smallest |\n|---|---:|---:|---:|---:|',
  );
  for (const work of smallest.times.keys())
    for (const side of sides) {
      const times = middle(side, work, 0.99) / middle(smallest, work, 0.99);
      const cells = [middle(side, work, 0.5), middle(side, work, 0.99)].map((ms) => ms.toFixed(1));
      console.log(`| ${[work, side.size.toLocaleString('en-US'), ...cells, times.toFixed(2)].join(' | ')} |`);
    }
  for (const side of larger)
    tellFigure({
      name: `growth.${side.wanted}.times`,
      value: middle(side, 'create and pay', 0.99) / middle(smallest, 'create and pay', 0.99),
      of: `${runs} rounds of ${bookings}`,
      peer: {
        name: `p99 among ${smallest.size.toLocaleString('en-US')}, ms`,
        value: Math.round(middle(smallest, 'create and pay', 0.99)),
      },
    });
} finally {
  for (const { server } of sides) await server.close();
}
