import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';

export const databaseFrozen: Fault = {
  name: 'database-frozen',
  does: 'the database stands still: it takes connections and answers nothing',
  run: ({ short }) =>
    playUnderLoad({
      short,
      async fault({ signalDatabase, databaseIsBack }) {
        const seconds = short ? 6 : 20;
        await signalDatabase('SIGSTOP', 'all');
        await sleep(seconds * 1_000).finally(() => signalDatabase('SIGCONT', 'all'));
        await databaseIsBack();
        return `${seconds} s`;
      },
    }),
};
