import pg from 'pg';
import { tellFigure } from '../tools/proof/figure.mjs';
import { openStays, signAppIn } from './guests.ts';
import { machineLine } from './machine-line.ts';
import { openServer } from './open-server.ts';
import { share } from './paced-bookings.ts';

/**
 * `npm run bench -- guessing`: the time and the answer of a wrong name, an unknown folio and a cancelled stay, which take turns: nobody may
 * learn from them which folios there are. Each try is of a folio and an address of its own, so that none is slowed down for those before
 * it. `BENCH_TRIES` is the number of each (1,000).
 */
const tries = Math.max(1, Number(process.env.BENCH_TRIES ?? 1_000));

const server = await openServer({ TRASLADO_WORKER: 'off', TRUSTED_PROXIES: '127.0.0.1' });
const database = new pg.Client({ connectionString: server.databaseUrl });

/** One address for each number, of a network that nobody has. */
const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

type Answer = { readonly ms: number; readonly status: number; readonly said: string };

async function tryOut(app: string, from: number, lastName: string, folio: string): Promise<Answer> {
  const path = `/api/v2/reservations/reservationByReference/${encodeURIComponent(lastName)}/${folio}`;
  const began = performance.now();
  const answer = await fetch(server.url + path, {
    headers: { authorization: `Bearer ${app}`, 'x-forwarded-for': addressOf(from) },
  });
  const body = await answer.text();
  const ms = performance.now() - began;
  const names = [...answer.headers.keys()].filter((name) => name !== 'date').join();
  // Each request has a number of its own.
  return { ms, status: answer.status, said: `${names} ${body.replace(/"urn:[^"]*request:[^"]*"/, '')}` };
}

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
      const { ms, status, said } = await tryOut(app, n * 3 + place + 1, lastName, folio);
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
} finally {
  await database.end();
  await server.close();
}
