import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';
import { openStage } from './stage.ts';

export const processKilled: Fault = {
  name: 'process-killed',
  does: 'the process that guests speak to is killed (-9) at any moment, and started again at its address',
  isLong: true,
  async run({ short }) {
    const { startProduct, databaseUrl } = await openStage();
    let product = await startProduct(databaseUrl);
    const port = Number(new URL(product.url).port);
    try {
      return await playUnderLoad({
        short,
        // More guests buy faster than one process makes their letters, and the checker finds those late.
        guestsAtOnce: 3,
        product,
        isKilled: true,
        async fault() {
          const kills = short ? 2 : 20;
          for (let kill = 0; kill < kills; kill += 1) {
            await sleep(Math.random() * 1_500);
            await product.stop();
            product = await startProduct(databaseUrl, port);
          }
          return `${kills} kills`;
        },
      });
    } finally {
      await product.stop();
    }
  },
};
