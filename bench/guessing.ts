import { randomBytes, randomInt } from 'node:crypto';
import { BOOKING_NUMBER_LENGTH, bookingNumberOf } from '@traslado/domain/booking/booking-number';
import pg from 'pg';
import { tellFigure } from '../tools/proof/figure.mjs';
import { copySales } from './copy-sales.ts';
import { openStays, prepareGuests, signAppIn } from './guests.ts';
import { machineLine } from './machine-line.ts';
import { openServer } from './open-server.ts';
import { share } from './paced-bookings.ts';

/**
 * `npm run bench -- guessing`: the time and the answer of a wrong name, an unknown folio and a cancelled stay, which take turns: nobody may
 * learn from them which folios there are. Each try is of a folio and an address of its own, so that none is slowed down for those before
 * it. `BENCH_TRIES` is the number of each (1,000). Then booking numbers are guessed among `BENCH_BOOKINGS` (100,000), each from an address of its own too, so
 * that numbers alone stand in the way: `BENCH_GUESSES` (10,000).
 */
const tries = Math.max(1, Number(process.env.BENCH_TRIES ?? 1_000));
const bookings = Math.max(1, Number(process.env.BENCH_BOOKINGS ?? 100_000));
const guesses = Math.max(1, Number(process.env.BENCH_GUESSES ?? 10_000));

const server = await openServer({ TRASLADO_WORKER: 'off', TRUSTED_PROXIES: '127.0.0.1', DEMO_SALES: '5000' });
const database = new pg.Client({ connectionString: server.databaseUrl });

/** One address for each number, of a network that nobody has. */
const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

type Answer = { readonly ms: number; readonly status: number; readonly said: string };

async function tryOut(token: string, from: number, path: string): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(server.url + path, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': addressOf(from) },
  });
  const body = await answer.text();
  const ms = performance.now() - began;
  const names = [...answer.headers.keys()].filter((name) => name !== 'date').join();
  // Each request has a number of its own.
  return { ms, status: answer.status, said: `${names} ${body.replace(/"urn:[^"]*request:[^"]*"/, '')}` };
}

/** Copies the demo's bookings until there are enough, each with a number as the product draws them. Those of the commonest name come first. */
async function sellMany(): Promise<{ readonly number: string; readonly lastName: string }[]> {
  await copySales(database, bookings);
  const { rows } = await database.query<{ id: number; lastName: string }>(
    'select id, guest_name as "lastName" from coupon order by count(*) over (partition by guest_name) desc',
  );
  const numbers = rows.map(() => bookingNumberOf(randomBytes(BOOKING_NUMBER_LENGTH)));
  await database.query(
    'update coupon set coupon_code = one.number from unnest($1::int[], $2::text[]) one(id, number) where coupon.id = one.id',
    [rows.map(({ id }) => id), numbers],
  );
  return rows.map(({ lastName }, at) => ({ number: numbers[at] ?? '', lastName }));
}

/** Guesses with the commonest name and with a guest's own session, of any number and of neighbours of a known one. */
async function guess(app: string, session: string): Promise<void> {
  const sold = await sellMany();
  const [commonest] = sold;
  if (!commonest) throw new Error('there are no bookings');
  const { lastName } = commonest;
  const right = await tryOut(app, 0, searchOf(commonest.number, lastName));
  if (!namesBooking(right)) throw new Error(`a right number is not found: ${right.status} ${right.said}`);
  let hits = 0;
  const statuses = new Map<number, number>();
  for (let n = 0; n < guesses; n += 1) {
    const { number: known = '' } = sold[randomInt(sold.length)] ?? {};
    const drawn = bookingNumberOf(randomBytes(BOOKING_NUMBER_LENGTH));
    const near = known.slice(0, -2) + drawn.slice(-2);
    const number = n % 2 || near === known ? drawn : near;
    const path = n % 4 < 2 ? searchOf(number, lastName) : `/v1/transfers/coupons/${number}`;
    const answer = await tryOut(n % 4 < 2 ? app : session, 100_000 + n, path);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (namesBooking(answer)) hits += 1;
  }
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(`\n${guesses} booking numbers guessed among ${sold.length}: ${hits} hits (${answers})`);
  const of = `${guesses} guesses, ${sold.length} bookings, ${answers}`;
  tellFigure({ name: 'guessing.hits', value: hits, of });
}

/** A search that finds nothing answers 200 with an empty list. */
const namesBooking = ({ said }: Answer): boolean => said.includes('"coupon_id"');

const searchOf = (number: string, lastName: string): string =>
  `/v1/guests/reservations/search?${new URLSearchParams({ coupon: number, last_name: lastName })}`;

try {
  await database.connect();
  const app = await signAppIn(server.url);
  const stays = await openStays(server.url, tries * 2);
  const [named, cancelled] = [stays.slice(0, tries), stays.slice(tries)];
  await database.query(`update pms_stay set status = 'CANCELLED' where folio = any($1)`, [
    cancelled.map(({ folio }) => folio),
  ]);
  const times: Record<string, number[]> = {};
  const answers = new Set<string>();
  for (let n = 0; n < tries; n += 1) {
    const [one, other] = [named[n], cancelled[n]];
    if (!one || !other) throw new Error('there are too few stays');
    const asked: Readonly<Record<string, readonly [string, string]>> = {
      'a wrong name': [`${one.lastName}x`, one.folio],
      'an unknown folio': [one.lastName, `${one.folio.slice(0, 2)}${900_000_000 + n}-1`],
      'a cancelled stay': [other.lastName, other.folio],
    };
    for (const [place, [name, [lastName, folio]]] of Object.entries(asked).entries()) {
      const path = `/api/v2/reservations/reservationByReference/${encodeURIComponent(lastName)}/${folio}`;
      const { ms, status, said } = await tryOut(app, n * 3 + place + 1, path);
      times[name] = [...(times[name] ?? []), ms];
      answers.add(`${status} ${said}`);
    }
  }
  console.log(`\n${machineLine()}\n`);
  console.log('| try | number | p50, ms | p99, ms |\n|---|---:|---:|---:|');
  for (const [name, of] of Object.entries(times))
    console.log(
      `| ${[name, of.length, share(of, 0.5).toFixed(2), share(of, 0.99).toFixed(2)].join(' | ')} |`,
    );
  const medians = Object.values(times).map((of) => share(of, 0.5));
  const apart = Math.max(...medians) - Math.min(...medians);
  console.log(`\nMedians ${apart.toFixed(2)} ms apart; different answers: ${answers.size}`);
  for (const answer of answers) console.log(answer.slice(0, 400));
  const of = `${tries} tries of each`;
  tellFigure({ name: 'guessing.apart', value: apart, unit: 'ms', of });
  tellFigure({ name: 'guessing.answers', value: answers.size, of });

  const [guest] = (await prepareGuests(server.url, 1)).guests;
  await guess(app, guest?.token ?? '');
} finally {
  await database.end();
  await server.close();
}
