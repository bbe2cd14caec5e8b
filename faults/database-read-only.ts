import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';

export const databaseReadOnly: Fault = {
  name: 'database-read-only',
  does: 'the database only reads, as a standby does',
  run: ({ short }) =>
    playUnderLoad({
      short,
      async fault({ db }) {
        const seconds = short ? 2 : 10;
        const set = async (value: 'on' | 'off') => {
          await sql`alter system set default_transaction_read_only = ${sql.raw(value)}`.execute(db);
          await sql`select pg_reload_conf()`.execute(db);
        };
        await set('on');
        await sleep(seconds * 1_000).finally(() => set('off'));
        return `${seconds} s`;
      },
    }),
};
