import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleFacts } from '../apps/api/src/letter/example-facts.ts';
import { createLetterPool } from '../apps/api/src/pdf/letter-pool.ts';
import { tellFigure } from '../tools/proof/figure.mjs';
import { machineLine } from './machine-line.ts';
import { share } from './paced-bookings.ts';

/**
 * `npm run bench -- letters`: the CPU of a letter of two rides, one after the other, then `BENCH_RATE` letters a second (20) for
 * `BENCH_SECONDS` (15), asked for at fixed moments, and the wait for each.
 */
const rate = Math.max(1, Number(process.env.BENCH_RATE ?? 20));
const seconds = Math.max(1, Number(process.env.BENCH_SECONDS ?? 15));
const warmUp = 40;
const alone = 60;

const pool = createLetterPool();
let drawn = 0;
/** Letters are kept by their contents: each has a number of its own. */
const draw = () => pool.render(exampleFacts(drawn++ % 2 ? 'es' : 'en', { coupon_id: `LETTER${drawn}` }));

try {
  for (let n = 0; n < warmUp; n += 1) await draw();
  const used = process.cpuUsage();
  for (let n = 0; n < alone; n += 1) await draw();
  const { user, system } = process.cpuUsage(used);
  const cpu = (user + system) / 1_000 / alone;

  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  const waits = await Promise.all(
    Array.from({ length: rate * seconds }, async (_, n) => {
      const due = began + (n * 1_000) / rate;
      await sleep(Math.max(0, due - performance.now()));
      await draw();
      return performance.now() - due;
    }),
  );
  delay.disable();
  const held = delay.max / 1e6;
  console.log(`\n${machineLine()}\n`);
  console.log(`A letter: ${cpu.toFixed(1)} ms of CPU (${alone}, one after the other)`);
  console.log(
    `${rate} a second for ${seconds} s: p50 ${share(waits, 0.5).toFixed(0)} ms, p99 ${share(waits, 0.99).toFixed(0)} ms, the last ${waits.at(-1)?.toFixed(0)} ms; event loop held ${held.toFixed(0)} ms at most`,
  );
  tellFigure({ name: 'letters.cpu', value: cpu, unit: 'ms', of: `${alone} letters` });
  tellFigure({
    name: 'letters.wait',
    value: share(waits, 0.99),
    unit: 'ms',
    of: `${rate} a second, ${seconds} s`,
  });
} finally {
  await pool.close();
}
