import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';
import { ownName } from './stage.ts';

const everyMs = 80;

export const connectionsCut: Fault = {
  name: 'connections-cut',
  does: 'an operator ends sessions of the database, those at work first',
  run: ({ short }) =>
    playUnderLoad({
      short,
      async fault({ db }) {
        const wanted = short ? 40 : 300;
        let cuts = 0;
        for (let tries = 0; cuts < wanted && tries < wanted * 5; tries += 1) {
          const { rows } = await sql`
            select pg_terminate_backend(pid) from (
              select pid from pg_stat_activity
              where datname = current_database() and backend_type = 'client backend' and application_name <> ${ownName}
              order by (state = 'idle'), random() limit 1) as one`.execute(db);
          cuts += rows.length;
          await sleep(everyMs);
        }
        if (cuts < wanted) throw new Error(`only ${cuts} sessions could be cut`);
        return `${cuts} sessions cut`;
      },
    }),
};
