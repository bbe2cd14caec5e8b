import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readPostmaster } from '../apps/api/src/db/server/postmaster-file.ts';
import { findSystemPrograms } from '../apps/api/src/db/server/server-programs.ts';
import { freePort } from '../apps/api/src/testing/child-process.ts';
import {
  findProgram,
  missing,
  openProgramFolder,
  type ProgramFolder,
  type SystemProgram,
  systemProgram,
} from './system-program.ts';

/**
 * A PostgreSQL with a synchronous standby, as an installation runs it: Patroni holds the leader's lock in etcd, HAProxy leads to the leader.
 * All of it as an ordinary user, on the loopback.
 */
export type StandbyCluster = {
  /** Of the leader, whichever it is. */
  readonly url: string;
  /** The standby becomes leader as planned work does it. */
  readonly switchOver: () => Promise<void>;
  /** Kills the leader and its Patroni, waits for the other one to lead, and starts the old one again. */
  readonly killLeader: () => Promise<void>;
  /**
   * Freezes the Patroni of the leader, whose PostgreSQL goes on, until both have led for so long. Then it wakes, and the old leader becomes
   * the new one's standby.
   */
  readonly haveTwoLeaders: (forMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Member = {
  readonly name: string;
  readonly api: string;
  readonly data: string;
  readonly ports: { readonly database: number; readonly api: number };
  readonly patroni: SystemProgram;
};
type ClusterRow = { readonly name: string; readonly role: string; readonly state: string };

/** `first` and `any` are words of the setting that names synchronous standbys. */
const names = ['one', 'two'] as const;
/** A member that has to copy the other one's data takes the longest. */
const patienceMs = 90_000;

/** The programs that this machine lacks, in words; null for none. */
export async function missingForCluster(): Promise<string | null> {
  const lacks: string[] = [];
  for (const name of ['etcd', 'patroni', 'haproxy']) if (!(await findProgram(name))) lacks.push(name);
  if (!(await findSystemPrograms(undefined))) lacks.push('postgresql');
  return lacks.length === 0 ? null : missing(...lacks);
}

/** @param proxyNotices failed checks, one a second, after which the proxy no longer leads to a member */
export async function startCluster({ proxyNotices = 2 } = {}): Promise<StandbyCluster> {
  const folder = await openProgramFolder('cluster');
  const started: SystemProgram[] = [];
  const start = async (name: string, args: readonly string[], port: number): Promise<SystemProgram> => {
    const program = (await findProgram(name)) ?? name;
    // Its packages are those of the system's Python, not of another one on the path.
    const [command, first] = name === 'patroni' ? ['/usr/bin/python3', [program]] : [program, []];
    const made = systemProgram(command, [...first, ...args], { port, as: folder.as });
    started.push(made);
    await made.start();
    return made;
  };
  const stop = async (): Promise<void> => {
    for (const program of [...started].reverse()) await program.kill();
    for (const name of names) await killServer(join(folder.path, name));
    await folder.remove();
  };
  try {
    const etcd = await startEtcd(folder, start);
    const members: Member[] = [];
    for (const name of names) members.push(await startMember({ folder, name, etcd, start }));
    const port = await startProxy(folder, members, { start, proxyNotices });
    await untilBoth(members);
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    return {
      url,
      stop,
      async switchOver() {
        const { leader, other } = await rolesOf(members);
        const answer = await fetch(`${leader.api}/switchover`, {
          method: 'POST',
          body: JSON.stringify({ leader: leader.name, candidate: other.name }),
        });
        if (!answer.ok) throw new Error(`no switch-over: ${await answer.text()}`);
        await untilLeads(other, members);
        await untilBoth(members);
      },
      async killLeader() {
        const { leader, other } = await rolesOf(members);
        await leader.patroni.kill();
        await killServer(leader.data);
        await untilLeads(other, [other]);
        await leader.patroni.start();
        await untilBoth(members);
      },
      async haveTwoLeaders(forMs) {
        const { leader, other } = await rolesOf(members);
        leader.patroni.freeze();
        try {
          await untilLeads(other, [other]);
          await expectBothLead(url);
          await sleep(forMs);
        } finally {
          leader.patroni.wake();
        }
        await untilBoth(members);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Start = (name: string, args: readonly string[], port: number) => Promise<SystemProgram>;

/** Returns its address. */
async function startEtcd(folder: ProgramFolder, start: Start): Promise<string> {
  const [client, peer] = [await freePort(), await freePort()];
  const data = await folder.makeFolder('etcd');
  const [own, beside] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  await start(
    'etcd',
    [
      ...['--data-dir', data, '--listen-client-urls', own, '--advertise-client-urls', own],
      ...['--listen-peer-urls', beside, '--initial-advertise-peer-urls', beside],
      ...['--initial-cluster', `default=${beside}`, '--log-level', 'error'],
    ],
    client,
  );
  return `127.0.0.1:${client}`;
}

async function startMember({
  folder,
  name,
  etcd,
  start,
}: {
  readonly folder: ProgramFolder;
  readonly name: string;
  readonly etcd: string;
  readonly start: Start;
}): Promise<Member> {
  const programs = await findSystemPrograms(folder.as);
  if (!programs) throw new Error('no PostgreSQL of the system');
  const ports = { database: await freePort(), api: await freePort() };
  const data = join(folder.path, name);
  const listens = (port: number) => ({
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
  });
  // JSON is YAML, too.
  const settings = {
    ...{ scope: 'traslado', name, etcd3: { host: etcd } },
    restapi: listens(ports.api),
    bootstrap: {
      dcs: {
        ...{ ttl: 20, loop_wait: 5, retry_timeout: 5, synchronous_mode: true },
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      ...listens(ports.database),
      ...{ data_dir: data, bin_dir: dirname(programs.postgres), pgpass: join(folder.path, `${name}.pgpass`) },
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'rewinder' },
      },
      parameters: { unix_socket_directories: folder.path },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
    },
  };
  const file = await folder.write(`${name}.yml`, JSON.stringify(settings, null, 2));
  const patroni = await start('patroni', [file], ports.api);
  return { name, data, ports, patroni, api: `http://127.0.0.1:${ports.api}` };
}

/** Returns its port. A member that no longer leads loses its connections at once. */
async function startProxy(
  folder: ProgramFolder,
  members: readonly Member[],
  { start, proxyNotices }: { readonly start: Start; readonly proxyNotices: number },
): Promise<number> {
  const port = await freePort();
  const settings = [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 30m',
    '  timeout server 30m',
    '  timeout check 1s',
    'frontend leader',
    `  bind 127.0.0.1:${port}`,
    '  default_backend members',
    'backend members',
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    `  default-server inter 1s fall ${proxyNotices} rise 1 on-marked-down shutdown-sessions`,
    ...members.map(
      ({ name, ports }) => `  server ${name} 127.0.0.1:${ports.database} check port ${ports.api}`,
    ),
    '',
  ];
  const file = await folder.write('haproxy.cfg', settings.join('\n'));
  await start('haproxy', ['-f', file, '-db', '-q'], port);
  return port;
}

async function rolesOf(members: readonly Member[]): Promise<{ leader: Member; other: Member }> {
  const rows = await askCluster(members);
  const leader = members.find(({ name }) => rows.some((row) => row.name === name && row.role === 'leader'));
  const other = members.find((member) => member !== leader);
  if (!leader || !other) throw new Error(`nobody leads: ${JSON.stringify(rows)}`);
  return { leader, other };
}

async function askCluster(members: readonly Member[]): Promise<readonly ClusterRow[]> {
  for (const { api } of members) {
    const answer = await fetch(`${api}/cluster`).catch(() => null);
    if (answer?.ok) return ((await answer.json()) as { members: ClusterRow[] }).members;
  }
  return [];
}

const untilLeads = (member: Member, asked: readonly Member[]): Promise<void> =>
  untilTrue(asked, (rows) => rows.some(({ name, role }) => name === member.name && role === 'leader'));

/** Until each member has its part: one leads, the other takes part in each commit. */
const untilBoth = (members: readonly Member[]): Promise<void> =>
  untilTrue(members, (rows) =>
    ['leader', 'sync_standby'].every((role) => rows.some((row) => row.role === role)),
  );

async function untilTrue(
  members: readonly Member[],
  isTrue: (rows: readonly ClusterRow[]) => boolean,
): Promise<void> {
  const began = performance.now();
  for (;;) {
    const rows = await askCluster(members);
    if (isTrue(rows)) return;
    if (performance.now() - began > patienceMs)
      throw new Error(`the cluster is not as expected: ${JSON.stringify(rows)}`);
    await sleep(200);
  }
}

/** The proxy takes its members in turns. @throws where it does not lead to two that take writes */
async function expectBothLead(url: string): Promise<void> {
  const leading = new Set<number>();
  for (let tries = 0; tries < 20 && leading.size < names.length; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ port: number; leads: boolean }>(
      'select inet_server_port() as port, not pg_is_in_recovery() as leads',
    );
    await client.end();
    for (const { port, leads } of rows) if (leads) leading.add(port);
    await sleep(100);
  }
  if (leading.size < names.length) throw new Error('the proxy did not lead to two leaders');
}

/** Its sessions end when they notice. */
async function killServer(data: string): Promise<void> {
  const server = await readPostmaster(data);
  try {
    if (server) process.kill(server.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
