import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../apps/api/src/testing/child-process.ts';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';
import { openStage } from './stage.ts';
import { findProgram, missing, openProgramFolder, systemProgram } from './system-program.ts';

type Pooler = {
  readonly url: string;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export const poolerRestarted: Fault = {
  name: 'pooler-restarted',
  does: 'a pooler of sessions between product and database (pgbouncer) is killed and started again',
  isLong: true,
  async run({ short }) {
    const program = await findProgram('pgbouncer');
    if (!program) return { passed: false, skipped: missing('pgbouncer'), rows: [] };
    const { databaseUrl, startProduct } = await openStage();
    const pooler = await startPooler(program, databaseUrl);
    try {
      const product = await startProduct(pooler.url);
      const result = await playUnderLoad({
        short,
        product,
        async fault() {
          const times = short ? 2 : 8;
          for (let time = 0; time < times; time += 1) {
            await pooler.restart();
            await sleep(1_500);
          }
          return `${times} restarts`;
        },
      });
      await product.stop();
      return result;
    } finally {
      await pooler.stop();
    }
  },
};

async function startPooler(program: string, databaseUrl: string): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const port = await freePort();
  const folder = await openProgramFolder('pooler');
  const user = decodeURIComponent(target.username);
  const users = await folder.write('users', `"${user}" "${decodeURIComponent(target.password)}"\n`);
  const settings = [
    '[databases]',
    `* = host=${target.hostname} port=${target.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    'pool_mode = session',
    'default_pool_size = 40',
    // Limits of a session; an installation sets them for its user of the database.
    'ignore_startup_parameters = extra_float_digits, options, statement_timeout, lock_timeout, idle_in_transaction_session_timeout',
  ];
  const file = await folder.write('settings', settings.join('\n'));
  const { start, kill } = systemProgram(program, [file], { port, as: folder.as });
  await start();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    async restart() {
      await kill();
      await sleep(500);
      await start();
    },
    async stop() {
      await kill();
      await folder.remove();
    },
  };
}
