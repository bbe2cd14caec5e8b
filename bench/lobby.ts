import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../apps/api/src/db/server/embedded-postgres.ts';
import { type LobbyGuest, type LobbyReport, percentile, playLobby } from '../apps/api/src/testing/lobby.ts';
import { tellFigure } from '../tools/proof/figure.mjs';
import { bookForGuests, prepareGuests } from './guests.ts';

/**
 * `npm run bench -- lobby`: five hundred guests behind one address, one in twenty with a typo, beside a guesser; on one process and on two.
 * Ten minutes of a lobby are played within `LOBBY_SECONDS`, a minute by default.
 */
const seconds = Number(process.env.LOBBY_SECONDS ?? 60);
const guestCount = Number(process.env.LOBBY_GUESTS ?? 500);
/** One guest in so many opens the letter of a booking. */
const letterOneIn = Number(process.env.LOBBY_LETTER_ONE_IN ?? 5);
const tries = Number(process.env.LOBBY_TRIES ?? 10_000);
const here = dirname(fileURLToPath(import.meta.url));

/** A call that takes longer has no answer. The slowest pause of a wrong try is far shorter. */
const patienceMs = 30_000;

async function startServer(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(here, '../apps/bench/dist/server.js'), {
    execArgv: ['--enable-source-maps'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      PORT: '0',
      TRASLADO_WORKER: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  const [{ address: url }] = (await once(child, 'message')) as [{ address: string }];
  return { url, child };
}

/** Every request from one address; the processes take turns, as behind a load balancer. */
function sendFrom(address: string, urls: readonly string[]) {
  let turn = 0;
  return async ({ method, path, token, form }: Parameters<Parameters<typeof playLobby>[0]['send']>[0]) => {
    turn += 1;
    const answered = await fetch(`${urls[turn % urls.length]}${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(form && { body: new URLSearchParams(form) }),
      signal: AbortSignal.timeout(patienceMs),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => null);
    return answered ?? { status: 0, text: '' };
  };
}

function lineOf(name: string, { served, refused, askedForDate, lookUpMs, attacker }: LobbyReport): string {
  const refusals = [...refused].map(([what, times]) => `${times} × ${what}`).join(', ') || 'none';
  const ms = (percent: number) => `${percentile(lookUpMs, percent).toFixed(0)} ms`;
  const attack = `${attacker.tries} tries: ${attacker.wrong} wrong, ${attacker.unread} not looked at, ${attacker.hits} hits`;
  return `| ${name} | ${served} of ${guestCount} | ${refusals} | ${askedForDate} | ${ms(50)} | ${ms(99)} | ${attack} |`;
}

const folder = await mkdtemp(join(tmpdir(), 'traslado-lobby-'));
const postgres = process.env.BENCH_DATABASE_URL
  ? null
  : await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
const databaseUrl = process.env.BENCH_DATABASE_URL ?? postgres?.url ?? '';
const servers = [await startServer(databaseUrl)];
try {
  servers.push(await startServer(databaseUrl));
  const urls = servers.map(({ url }) => url);
  const [first = ''] = urls;
  // From addresses of their own: the lobby's has not been seen before.
  const { guests: known } = await prepareGuests(first, guestCount);
  const booked = await bookForGuests(first, known);
  const guests: LobbyGuest[] = Array.from({ length: guestCount }, (_, index) => {
    const guest = booked[index % booked.length];
    if (!guest) throw new Error('no stay was booked');
    const { couponId, ...others } = guest;
    return index % letterOneIn === 0 ? { ...others, couponId } : others;
  });
  const play = (address: string, behind: readonly string[], hands: number) =>
    playLobby({
      guests,
      everyMs: (seconds * 1_000) / guestCount,
      typoOneIn: 20,
      attack: { hands, mostTries: tries, headStartMs: 3_000 },
      send: sendFrom(address, behind),
    });
  console.log(
    `\n${new Date().toISOString().slice(0, 10)} · Node ${process.version} · ${cpus().length} × ${cpus()[0]?.model ?? ''}`,
  );
  console.log(
    `${guestCount} guests within ${seconds} s, one in twenty with a typo, one in ${letterOneIn} opens a letter, one address\n`,
  );
  console.log('| played | served | refused | asked for the date | look-up p50 | p99 | attacker |');
  console.log('|---|---:|---|---:|---:|---:|---|');
  const tell = async (name: string, ...played: Parameters<typeof play>): Promise<void> => {
    const report = await play(...played);
    console.log(lineOf(name, report));
    const figure = name.replaceAll(/\W+/g, '-');
    const of = `${guestCount} guests in ${seconds} s`;
    tellFigure({ name: `lobby.${figure}.served`, value: (100 * report.served) / guestCount, unit: '%', of });
    const { tries: tried, hits } = report.attacker;
    if (tried > 0) tellFigure({ name: `lobby.${figure}.hits`, value: hits, of: `${tried} tries` });
  };
  await tell('one process', '198.51.100.1', [first], 0);
  await tell('one process, beside an attacker', '198.51.100.2', [first], 8);
  await tell('two processes', '198.51.100.3', urls, 0);
  await tell('two processes, beside an attacker', '198.51.100.4', urls, 8);
} finally {
  for (const { child } of servers) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
