import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';
import { openGatewayStage } from './stage.ts';

export const webhooks: Fault = {
  name: 'webhooks',
  does: 'events come before the answers that they tell of, then long after them, then each many times, 50 at once',
  isLong: true,
  async run({ short }) {
    const stage = await openGatewayStage();
    const { relay } = stage;
    const ms = short ? 3_000 : 12_000;
    const times = short ? 20 : 1_000;
    let refused = 0;
    const result = await playUnderLoad({
      short,
      stage,
      async fault() {
        // A slow answer is one that its event overtakes.
        relay.line('slow');
        await sleep(ms).finally(() => relay.line('sound'));
        relay.holds(true);
        await sleep(ms);
        const late = await relay.release(1);
        relay.holds(true);
        // Few: each is sent so many times.
        await sleep(1_500);
        const many = await relay.release(times);
        refused = late.refused + many.refused;
        return `${late.sent} events after the answers, ${many.sent / times} of them ${times} times each; ${refused} refused`;
      },
    });
    return { ...result, passed: result.passed && refused === 0 };
  },
};
