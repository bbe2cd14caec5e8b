import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processExists, readPostmaster } from '../apps/api/src/db/server/postmaster-file.ts';
import { openServerHome } from '../apps/api/src/db/server/server-home.ts';
import { stopServer } from '../apps/api/src/db/server/server-process.ts';
import { type Asked, askUntilParting } from '../apps/api/src/testing/ask-until-parting.ts';
import { type Child, freePort, startChild } from '../apps/api/src/testing/child-process.ts';
import type { Fault, FaultResult } from './fault.ts';

/** Longest time from SIGTERM to the end, milliseconds: less than a supervisor waits before it kills. */
const mostMs = 10_000;
const guests = 32;

type Played = {
  readonly code: string | number | null;
  readonly tookMs: number;
  /** The embedded PostgreSQL ended with the product. */
  readonly isWhole: boolean;
  readonly asked: readonly Asked[];
};

/** The load on the product before it is told to end; returns its guests' results. */
type Burden = (child: Child) => Promise<readonly Promise<Asked>[]>;

const idle: Burden = async () => [];

const unfinishedBody: Burden = async (child) => {
  const { hostname, port } = new URL(child.url);
  const socket: Socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    'POST /v1/auth/login/system HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nuser',
  );
  await sleep(300);
  return [];
};

const load: Burden = async (child) => {
  const asked: Promise<Asked>[] = [];
  const begin = () =>
    new Promise<unknown>((resolve) => {
      const one = askUntilParting(child.url, undefined, () => resolve(null));
      void one.then(resolve);
      asked.push(one);
    });
  await Promise.all(Array.from({ length: guests }, begin));
  return asked;
};

async function play(dataDir: string, clusterDir: string, burden: Burden): Promise<Played> {
  const child = await startChild('apps/api/src/main.ts', {
    port: await freePort(),
    probe: '/api/public/brand',
    env: {
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      EMBEDDED_DATABASE: 'yes',
      PAYMENTS: 'sandbox',
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'error',
      // An answer of a busy machine is no answer of the end.
      SHED_DELAY_MS: '60000',
      SHED_IN_FLIGHT: '100000',
    },
  });
  try {
    const pid = (await readPostmaster(clusterDir))?.pid ?? 0;
    const asked = await burden(child);
    const since = performance.now();
    child.send('SIGTERM');
    const code = await child.ended;
    const tookMs = performance.now() - since;
    return { code, tookMs, isWhole: !(await processExists(pid)), asked: await Promise.all(asked) };
  } finally {
    await child.stop();
    await stopServer(clusterDir);
  }
}

const isGood = ({ code, tookMs, isWhole, asked }: Played): boolean =>
  code === 0 &&
  isWhole &&
  tookMs < mostMs &&
  asked.every(({ cut, statuses }) => cut === null && statuses.every((status) => status === 200));

/** An end in words: its code, its database, and answers other than 200. */
function endOf({ code, isWhole, asked }: Played): string {
  const others = asked.flatMap(({ statuses }) => statuses.filter((status) => status !== 200));
  return `code ${code}, database ${isWhole ? 'ended' : 'runs'}, other answers: ${[...new Set(others)].join(', ') || 'none'}`;
}

function rowsOf(what: string, played: readonly Played[]): FaultResult['rows'] {
  const times = played.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const seconds = (ms = 0): string => `${(ms / 1_000).toFixed(2)} s`;
  const asked = played.flatMap((one) => one.asked);
  const answered = asked.reduce((sum, one) => sum + one.answered, 0);
  const time = {
    what: `time to stop, ${what}`,
    value: `${seconds(times[Math.floor(times.length / 2)])} median of ${times.length}, ${seconds(times.at(-1))} longest`,
  };
  const ends = [...new Set(played.filter((one) => !isGood(one)).map(endOf))];
  const faults = ends.length > 0 ? [{ what: `not in order, ${what}`, value: ends.join('; ') }] : [];
  if (asked.length === 0) return [time, ...faults];
  const cut = asked.filter((one) => one.cut !== null).length;
  return [
    time,
    { what: `answered, ${what}`, value: `${answered} answers, ${cut} of ${asked.length} guests cut` },
    ...faults,
  ];
}

export const shutdown: Fault = {
  name: 'shutdown',
  does: 'SIGTERM when idle, with a body that never comes, and under load',
  async run({ short }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'traslado-fault-shutdown-'));
    // The server may run as another user, who has to reach its own folder.
    await chmod(dataDir, 0o755);
    const clusterDir = join((await openServerHome(dataDir, () => undefined)).folder, 'cluster');
    const burdens: readonly (readonly [string, Burden])[] = [
      ['idle', idle],
      ['with an unfinished body', unfinishedBody],
      [`under the load of ${guests} guests`, load],
    ];
    try {
      const rows: FaultResult['rows'][number][] = [];
      let passed = true;
      for (const [what, burden] of burdens) {
        const played: Played[] = [];
        for (let turn = 0; turn < (short ? 1 : 5); turn += 1)
          played.push(await play(dataDir, clusterDir, burden));
        passed &&= played.every(isGood);
        rows.push(...rowsOf(what, played));
      }
      return { passed, rows };
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
