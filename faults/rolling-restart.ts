import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Child, freePort } from '../apps/api/src/testing/child-process.ts';
import { cloneFolder } from '../tools/clone-folder.mjs';
import type { Fault, FaultResult } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';
import { openOwnStage, openStage, type Stage } from './stage.ts';
import { findProgram, missing, openProgramFolder, systemProgram } from './system-program.ts';

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  does: 'two processes behind nginx, each ended in order and started again while the other one sells',
  isLong: true,
  async run({ short }) {
    const program = await findProgram('nginx');
    if (!program) return { passed: false, skipped: missing('nginx'), rows: [] };
    return replaceBoth({ program, short, stage: await openStage(), times: short ? 1 : 5 });
  },
};

/** Folder of the version before, built: a clone or worktree of its tag. */
const before = process.env.PREVIOUS_BUILD ?? '';

export const rollingUpgrade: Fault = {
  name: 'rolling-upgrade',
  does: 'two processes of the version before behind nginx, each replaced by one of this build while the other one sells',
  isLong: true,
  async run({ short }) {
    const program = await findProgram('nginx');
    if (!program) return { passed: false, skipped: missing('nginx'), rows: [] };
    if (!existsSync(join(before, 'apps/api/dist/main.js')) || before === '')
      return { passed: false, skipped: 'PREVIOUS_BUILD names no folder of a built version', rows: [] };
    const results: FaultResult[] = [];
    for (let time = 0; time < (short ? 1 : 5); time += 1) {
      // The version before refuses a database where this one has been, so each time has a database of its own.
      const stage = await openOwnStage({ build: before });
      results.push(await replaceBoth({ program, short, stage, times: 1, from: before }));
      await stage.close();
    }
    return { passed: results.every(({ passed }) => passed), rows: results.flatMap(({ rows }) => rows) };
  },
};

/** Ends both processes in order, one after the other, and starts each again as this build, under load. */
async function replaceBoth({
  program,
  short,
  stage,
  times,
  from = '',
}: {
  readonly program: string;
  readonly short: boolean;
  readonly stage: Stage;
  readonly times: number;
  /** Folder of the build that the processes are of at first. */
  readonly from?: string;
}): Promise<FaultResult> {
  const { databaseUrl, startProduct } = stage;
  const ports = [await freePort(), await freePort()];
  const products: Child[] = [];
  for (const port of ports) products.push(await startProduct(databaseUrl, port, { build: from }));
  const proxy = await startProxy(program, ports);
  try {
    const played = await playUnderLoad({
      short,
      ...(from !== '' && { stage }),
      // Both processes, the proxy and the guests share the machine.
      guestsAtOnce: 3,
      product: { url: proxy.url, ended: new Promise(() => {}) },
      async fault() {
        let leftWork = 0;
        for (let time = 0; time < times; time += 1)
          for (const [index, port] of ports.entries()) {
            const product = products[index];
            product?.send('SIGTERM');
            const code = await product?.ended;
            // With 1 it left queued letters to the other one.
            if (code === 1) leftWork += 1;
            else if (code !== 0) throw new Error(`a process ended with ${code}: ${product?.output()}`);
            products[index] = await startProduct(databaseUrl, port);
          }
        return `${times} times both, ${leftWork} left queued work`;
      },
    });
    return { ...played, rows: [...played.rows, ...(await proxy.errors())] };
  } finally {
    await proxy.stop();
    for (const product of products) await product.stop();
  }
}

type Proxy = {
  readonly url: string;
  /** Its own words about calls that it could not pass on at the first try, each kind with its number. */
  readonly errors: () => Promise<FaultResult['rows']>;
  readonly stop: () => Promise<void>;
};

/** nginx with the settings that are shipped, at other addresses and in a folder of its own. */
async function startProxy(program: string, ports: readonly number[]): Promise<Proxy> {
  const port = await freePort();
  const folder = await openProgramFolder('proxy');
  const shipped = await readFile(join(cloneFolder, 'deploy/compose/nginx.conf'), 'utf8');
  const stores = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const here = [
    'access_log off;',
    ...stores.map((store) => `${store}_temp_path ${join(folder.path, store)};`),
  ];
  const settings = [
    ['one:3000', `127.0.0.1:${ports[0]}`],
    ['two:3000', `127.0.0.1:${ports[1]}`],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['http {', `http {\n  ${here.join('\n  ')}`],
  ] as const;
  const text = settings.reduce((made, [from, to]) => {
    if (!made.includes(from)) throw new Error(`the shipped settings lack "${from}"`);
    return made.replace(from, to);
  }, shipped);
  const errorLog = join(folder.path, 'error.log');
  const file = await folder.write(
    'nginx.conf',
    `pid ${join(folder.path, 'pid')};\nerror_log ${errorLog} error;\ndaemon off;\nmaster_process off;\n${text}`,
  );
  const args = ['-e', 'stderr', '-p', folder.path, '-c', file];
  const { start, kill } = systemProgram(program, args, { port, as: folder.as });
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    async errors() {
      const counts = new Map<string, number>();
      for (const line of (await readFile(errorLog, 'utf8')).split('\n').filter(Boolean)) {
        const kind = /\*\d+ (.*?),? (?:while|client)/.exec(line)?.[1] ?? line;
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
      return [...counts].map(([kind, count]) => ({ what: 'the proxy', value: `${count} × ${kind}` }));
    },
    async stop() {
      await kill();
      await folder.remove();
    },
  };
}
