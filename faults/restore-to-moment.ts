import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openSandbox } from '@traslado/gateway/open-sandbox';
import pg from 'pg';
import { sandboxPayments } from '../apps/api/src/adapters/payments/sandbox.ts';
import { embeddedSandboxCalls } from '../apps/api/src/adapters/payments/sandbox-embedded.ts';
import { checkPromises } from '../apps/api/src/check-promises.ts';
import { createDb, createPool } from '../apps/api/src/db/client.ts';
import {
  type Cluster,
  ensureCluster,
  launchServer,
  serverUrl,
  stopServer,
} from '../apps/api/src/db/server/server-process.ts';
import { findSystemPrograms } from '../apps/api/src/db/server/server-programs.ts';
import { chooseServerUser } from '../apps/api/src/db/server/server-user.ts';
import { createTokens } from '../apps/api/src/http/tokens.ts';
import { freePort, startChild } from '../apps/api/src/testing/child-process.ts';
import type { Fault } from './fault.ts';
import { startLoad } from './load.ts';

export const restoreToMoment: Fault = {
  name: 'restore-to-moment',
  does: 'all bookings are lost by a mistake, and brought back to the moment before it from a base and the archive of PostgreSQL',
  isLong: true,
  async run({ short }) {
    const folder = await mkdtemp(join(tmpdir(), 'traslado-fault-moment-'));
    const user = await chooseServerUser(join(folder, 'first'));
    const programs = await findSystemPrograms(user);
    if (!programs) {
      await rm(folder, { recursive: true });
      return { passed: false, skipped: 'no PostgreSQL of the system', rows: [] };
    }
    const archive = join(folder, 'archive');
    await mkdir(archive);
    for (const path of [folder, archive]) {
      await chmod(path, 0o700);
      if (user) await chown(path, user.uid, user.gid);
    }
    const clusterAt = (name: string): Cluster => ({
      ...{ clusterDir: join(folder, name), programs, user, logFile: join(folder, `${name}.log`) },
      password,
    });
    const password = randomBytes(16).toString('hex');
    const [first, second] = [clusterAt('first'), clusterAt('second')];
    const archiving = {
      archive_mode: 'on',
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    };
    try {
      await ensureCluster(first);
      const { port } = await launchServer(first, undefined, archiving);
      const admin = new pg.Client({ connectionString: serverUrl(port, password, 'postgres') });
      await admin.connect();
      await admin.query('create database traslado');
      const told = await sellAndLose(serverUrl(port, password, 'traslado'), short, async () => {
        const base = [
          ...['-D', second.clusterDir, '-X', 'none', '-c', 'fast'],
          ...['-d', serverUrl(port, password, 'postgres')],
        ];
        await promisify(execFile)(join(dirname(programs.postgres), 'pg_basebackup'), base, {
          ...(user && { uid: user.uid, gid: user.gid }),
          cwd: '/',
        });
      });
      await admin.query('select pg_switch_wal()');
      await untilArchived(admin);
      await admin.end();
      await stopServer(first.clusterDir);

      const since = performance.now();
      const settings = [
        `restore_command = 'cp ${archive}/%f %p'`,
        `recovery_target_time = '${told.moment}'`,
        `recovery_target_action = 'promote'`,
      ];
      await appendFile(join(second.clusterDir, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
      const signal = join(second.clusterDir, 'recovery.signal');
      await writeFile(signal, '');
      if (user) await chown(signal, user.uid, user.gid);
      const restored = await launchServer(
        second,
        undefined,
        { archive_mode: 'off' },
        { patienceMs: 120_000 },
      );
      await untilRestored(serverUrl(restored.port, password, 'postgres'));
      const found = await check(serverUrl(restored.port, password, 'traslado'), told.paid);
      const seconds = ((performance.now() - since) / 1_000).toFixed(1);
      return {
        passed: told.paid.length > 0 && found.lost.length + found.broken.length === 0,
        rows: [
          { what: 'played', value: `restored to ${told.moment} in ${seconds} s` },
          { what: 'bookings told', value: `${told.paid.length} paid before it, ${found.lost.length} lost` },
          { what: 'books clean', value: found.broken.length === 0 ? 'yes' : `NO: ${found.broken.join(' ')}` },
        ],
      };
    } finally {
      for (const { clusterDir } of [first, second]) await stopServer(clusterDir);
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Guests book before and after the base is made; then somebody empties the bookings. @returns who had paid, and the moment before the mistake */
async function sellAndLose(
  databaseUrl: string,
  short: boolean,
  makeBase: () => Promise<void>,
): Promise<{ readonly paid: readonly string[]; readonly moment: string }> {
  const secret = randomBytes(24).toString('hex');
  const product = await startChild('apps/api/dist/main.js', {
    port: await freePort(),
    env: { DATABASE_URL: databaseUrl, TOKEN_SECRET: secret, LOG_LEVEL: 'fatal' },
    probe: '/api/public/brand',
  });
  const db = createDb(createPool({ url: databaseUrl, max: 4 }));
  const owner = new pg.Client({ connectionString: databaseUrl });
  try {
    const mostGuests = short ? 40 : 400;
    const load = await startLoad({ url: product.url, db, tokens: createTokens(secret), mostGuests });
    await makeBase();
    await sleep(short ? 3_000 : 15_000);
    await load.stop(30_000);
    const paid = [...load.seen.told].filter(([, word]) => word === 'paid').map(([code]) => code);
    await product.stop();
    await owner.connect();
    const { rows } = await owner.query<{ moment: string }>('select clock_timestamp()::text as moment');
    await sleep(1_000);
    await owner.query('truncate coupon cascade');
    return { paid, moment: rows[0]?.moment ?? '' };
  } finally {
    await product.stop();
    await owner.end().catch(() => undefined);
    await db.destroy();
  }
}

async function untilArchived(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ file: string }>(
    'select pg_walfile_name(pg_current_wal_lsn() - 1) as file',
  );
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows: done } = await admin.query<{ there: boolean }>(
      'select coalesce(last_archived_wal >= $1, false) as there from pg_stat_archiver',
      [rows[0]?.file],
    );
    if (done[0]?.there) return;
    await sleep(100);
  }
  throw new Error('the archive did not take the last file');
}

/** A server answers reads while it still replays its archive. */
async function untilRestored(databaseUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  try {
    for (let tries = 0; tries < 1_200; tries += 1) {
      const { rows } = await admin.query<{ isReplaying: boolean }>(
        'select pg_is_in_recovery() as "isReplaying"',
      );
      if (!rows[0]?.isReplaying) return;
      await sleep(100);
    }
    throw new Error('the archive was not replayed to its end');
  } finally {
    await admin.end();
  }
}

/** @returns paid bookings that are not there, and promises that are broken */
async function check(
  databaseUrl: string,
  paid: readonly string[],
): Promise<{ readonly lost: readonly string[]; readonly broken: readonly string[] }> {
  const db = createDb(createPool({ url: databaseUrl, max: 2 }));
  const sandbox = await openSandbox({ databaseUrl, connections: 1 });
  try {
    const there = await db
      .selectFrom('coupon')
      .select('coupon_code')
      .where('status', '=', 'confirmed')
      .where('coupon_code', 'in', [...paid, ''])
      .execute();
    const codes = new Set(there.map((row) => row.coupon_code));
    const payments = sandboxPayments({
      calls: embeddedSandboxCalls({ gateway: sandbox.gateway, publicPath: '', timeoutMs: 8_000 }),
      ...{ publicUrl: '', webhookSecrets: [] },
    });
    const checked = await checkPromises({ db, payments, anchors: [], charges: { from: 0 } }, Date.now());
    const sold = new Set(paid);
    // Bookings of the demo have no letters and no charges, and nobody works on jobs here.
    const broken = checked
      .flatMap(({ found }) => found)
      .filter(({ subject, check: what }) => sold.has(subject) && what !== 'job.late')
      .map((one) => JSON.stringify(one));
    return { lost: paid.filter((code) => !codes.has(code)), broken };
  } finally {
    await sandbox.close();
    await db.destroy();
  }
}
