import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';
import { openStage } from './stage.ts';

const shiftClock = new URL('./shift-clock.mjs', import.meta.url).href;
const hourMs = 3_600_000;

export const clockWrong: Fault = {
  name: 'clock-wrong',
  does: 'the process that guests speak to is an hour fast, then an hour slow, beside one whose clock is right',
  isLong: true,
  async run({ short }) {
    const { startProduct, databaseUrl } = await openStage();
    const startAt = (offMs: number, port?: number) =>
      startProduct(databaseUrl, port, { env: { CLOCK_OFF_MS: String(offMs) }, before: [shiftClock] });
    let product = await startAt(hourMs);
    const port = Number(new URL(product.url).port);
    try {
      return await playUnderLoad({
        short,
        product,
        isKilled: true,
        async fault() {
          const seconds = short ? 5 : 15;
          await sleep(seconds * 1_000);
          await product.stop();
          product = await startAt(-hourMs, port);
          await sleep(seconds * 1_000);
          return `${seconds} s of each`;
        },
      });
    } finally {
      await product.stop();
    }
  },
};
