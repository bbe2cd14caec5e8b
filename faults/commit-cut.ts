import { setTimeout as sleep } from 'node:timers/promises';
import { isCommit, openDatabaseProxy } from '../apps/api/src/testing/database-proxy.ts';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';
import { openStage } from './stage.ts';

const everyMs = 150;

export const commitCut: Fault = {
  name: 'commit-cut',
  does: 'the line to the database is cut at a commit: before it arrives, or before its answer does',
  async run({ short }) {
    const stage = await openStage();
    const proxy = await openDatabaseProxy(stage.databaseUrl);
    const product = await stage.startProduct(proxy.url);
    try {
      return await playUnderLoad({
        short,
        product,
        async fault() {
          const wanted = short ? 16 : 60;
          let cuts = 0;
          const until = Date.now() + wanted * everyMs * 10;
          while (cuts < wanted) {
            if (Date.now() > until) throw new Error(`only ${cuts} commits could be cut`);
            const when = cuts % 2 === 0 ? 'before' : 'after';
            let isCut = false;
            proxy.cutAt((sent) => {
              isCut ||= isCommit(sent);
              return isCommit(sent);
            }, when);
            while (!isCut && Date.now() < until) await sleep(5);
            if (isCut) cuts += 1;
            await sleep(everyMs);
          }
          return `${cuts} commits cut`;
        },
      });
    } finally {
      await product.stop();
      await proxy.close();
    }
  },
};
