import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';
import { openGatewayStage } from './stage.ts';

export const gatewayAway: Fault = {
  name: 'gateway-away',
  does: 'the gateway is slow, then down, then answers when nobody waits any more',
  isLong: true,
  async run({ short }) {
    const stage = await openGatewayStage();
    return playUnderLoad({
      short,
      stage,
      async fault() {
        const seconds = short ? 3 : 15;
        for (const line of ['slow', 'down', 'late'] as const) {
          stage.relay.line(line);
          await sleep(seconds * 1_000).finally(() => stage.relay.line('sound'));
          await sleep(1_000);
        }
        return `${seconds} s of each`;
      },
    });
  },
};
