import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';

export const databaseKilled: Fault = {
  name: 'database-killed',
  does: 'the database is killed (-9) and started again',
  run: ({ short }) =>
    playUnderLoad({
      short,
      async fault({ signalDatabase, databaseIsBack }) {
        const kills = short ? 1 : 3;
        for (let kill = 0; kill < kills; kill += 1) {
          await signalDatabase('SIGKILL', 'server');
          // The server's folder is watched: it is started again as soon as that is noticed.
          await databaseIsBack();
          await sleep(short ? 500 : 4_000);
        }
        return `${kills} kills`;
      },
    }),
};
