import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';
import { openStage } from './stage.ts';

export const processFrozen: Fault = {
  name: 'process-frozen',
  does: 'one of two processes stands still in the middle of its work, and is woken after its leases ran out',
  isLong: true,
  async run({ short }) {
    const { product: frozen, startProduct, databaseUrl } = await openStage();
    const product = await startProduct(databaseUrl);
    try {
      return await playUnderLoad({
        short,
        // More guests buy faster than one process makes their letters, and the checker finds those late.
        guestsAtOnce: 3,
        product,
        async fault() {
          // Longer than the lease of a job, so that the other process has done its work meanwhile.
          const seconds = short ? 12 : 30;
          const turns = short ? 1 : 3;
          for (let turn = 0; turn < turns; turn += 1) {
            frozen.send('SIGSTOP');
            await sleep(seconds * 1_000).finally(() => frozen.send('SIGCONT'));
            await sleep(2_000);
          }
          return `${turns} times ${seconds} s`;
        },
      });
    } finally {
      await product.stop();
    }
  },
};
