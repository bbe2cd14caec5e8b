import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';

export const poolExhausted: Fault = {
  name: 'pool-exhausted',
  does: 'a table is locked, so that every connection waits for it',
  run: ({ short }) =>
    playUnderLoad({
      short,
      async fault({ db }) {
        const seconds = short ? 5 : 9;
        await db.transaction().execute(async (tx) => {
          await sql`lock table coupon in access exclusive mode`.execute(tx);
          await sleep(seconds * 1_000);
        });
        return `${seconds} s`;
      },
    }),
};
