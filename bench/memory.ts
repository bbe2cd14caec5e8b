import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { tellFigure } from '../tools/proof/figure.mjs';
import { Phone, Tally } from './caller.ts';
import { openStays, serviceForRoundTrip, signAppIn } from './guests.ts';
import { goTheWay } from './journey.ts';
import { openServer } from './open-server.ts';

/**
 * A process's memory under a crowd: 200 guests at once, each from the home page to the letter, then the next one. The worker runs and sets
 * the mailed letters as well. `BENCH_MINUTES`, `BENCH_GUESTS` and `BENCH_PAUSE_MS` (between two calls, on average) bound it.
 */
const minutes = Number(process.env.BENCH_MINUTES ?? 10);
const guestsAtOnce = Number(process.env.BENCH_GUESTS ?? 200);
const pauseMs = Number(process.env.BENCH_PAUSE_MS ?? 3_000);
const everyMs = minutes >= 5 ? 30_000 : 10_000;
/** More bookings a second than this crowd makes; each needs a guest of its own. */
const mostBookings = 20;
/** Limit of the process's memory, MB. */
const goal = 250;

const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

const server = await openServer({ TRASLADO_WORKER: 'on', TRUSTED_PROXIES: '127.0.0.1' });
let peak = 0;

async function look(when: string): Promise<void> {
  const { rss, heapUsed, heapTotal, external, arrayBuffers, cpuMs } = await server.figures();
  peak = Math.max(peak, rss);
  console.log(
    `${when.padEnd(14)} resident ${megabytes(rss)} · heap ${megabytes(heapUsed)} of ${megabytes(heapTotal)} · outside it ${megabytes(external)}, of which buffers ${megabytes(arrayBuffers)} · CPU ${(cpuMs / 1_000).toFixed(1)} s · machine's load ${loadavg()[0]?.toFixed(1)}`,
  );
}

try {
  const { url } = server;
  const service = await serviceForRoundTrip(url, await signAppIn(url));
  const stays = (await openStays(url, Math.ceil(minutes * 60 * mostBookings))).values();
  await sleep(5_000);
  await look('idle');
  const tally = new Tally();
  const endsAt = Date.now() + minutes * 60_000;
  const isOver = () => Date.now() >= endsAt;
  let whole = 0;
  const takeTurns = async (_: unknown, seat: number): Promise<void> => {
    for (let turn = 0; !isOver(); turn += 1) {
      const { value: stay } = stays.next();
      if (!stay) return;
      // Each guest has a phone and an address of their own; a connection ends with its guest.
      const address = `10.${seat % 250}.${Math.floor(turn / 250) % 250}.${1 + (turn % 250)}`;
      const phone = new Phone(url, address, tally);
      const pause = () => pauseMs * (0.5 + Math.random());
      if (await goTheWay({ phone, stay, service, pause, isOver })) whole += 1;
      await phone.close();
    }
  };
  const crowd = Promise.all(Array.from({ length: guestsAtOnce }, takeTurns));
  for (let seconds = everyMs / 1_000; !isOver(); seconds += everyMs / 1_000) {
    await sleep(Math.min(everyMs, Math.max(0, endsAt - Date.now())));
    await look(`after ${seconds} s`);
  }
  await crowd;
  await sleep(30_000);
  await look('30 s later');
  console.log(`\n${guestsAtOnce} guests at once for ${minutes} min, ${whole} went the whole way; answers:`);
  for (const [group, count] of Object.entries(tally.statuses())) console.log(`  ${group}: ${count}`);
  console.log(`  without an answer: ${tally.unanswered}`);
  console.log(`Most that was resident: ${megabytes(peak)}, goal ${goal} MB`);
  const of = `${guestsAtOnce} guests at once, ${minutes} min`;
  tellFigure({ name: 'crowd.memory', value: Math.round(peak / 2 ** 20), unit: 'MB', of });
  if (peak > goal * 2 ** 20) process.exitCode = 1;
} finally {
  await server.close();
}
