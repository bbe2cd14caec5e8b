import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, FaultResult } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';
import { openOwnStage } from './stage.ts';
import { missingForCluster, type StandbyCluster, startCluster } from './standby-cluster.ts';

/** The loss of the leading database, planned and not. Its standby confirms each commit, so that no acknowledged booking is lost. */

export const leaderSwitched: Fault = {
  name: 'leader-switched',
  does: 'the standby of the database becomes its leader, as planned (Patroni, etcd, HAProxy)',
  isLong: true,
  run: ({ short }) => playOnCluster(short, 'switch-overs', (cluster) => cluster.switchOver()),
};

export const leaderKilled: Fault = {
  name: 'leader-killed',
  does: 'the leading database and its Patroni are killed (-9), and come back behind the new leader',
  isLong: true,
  run: ({ short }) => playOnCluster(short, 'kills', (cluster) => cluster.killLeader()),
};

/** The lock of the leader lasts 20 s, and a check of a frozen Patroni takes 2: this proxy leads to the old leader for a while after the new one came. */
const lateProxy = { proxyNotices: 20 };

export const twoLeaders: Fault = {
  name: 'two-leaders',
  does: 'two databases lead at once for 5 s, and the proxy leads to both of them',
  isLong: true,
  run: ({ short }) =>
    playOnCluster(short, 'times two leaders', (cluster) => cluster.haveTwoLeaders(5_000), lateProxy),
};

async function playOnCluster(
  short: boolean,
  word: string,
  cause: (cluster: StandbyCluster) => Promise<void>,
  how?: Parameters<typeof startCluster>[0],
): Promise<FaultResult> {
  const skipped = await missingForCluster();
  if (skipped) return { passed: false, skipped, rows: [] };
  const cluster = await startCluster(how);
  try {
    const stage = await openOwnStage({ databaseUrl: cluster.url });
    try {
      return await playUnderLoad({
        ...{ short, stage },
        async fault() {
          const times = short ? 1 : 3;
          for (let time = 0; time < times; time += 1) {
            await cause(cluster);
            await sleep(1_000);
          }
          return `${times} ${word}`;
        },
      });
    } finally {
      await stage.close();
    }
  } finally {
    await cluster.stop();
  }
}
