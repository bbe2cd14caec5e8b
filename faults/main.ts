import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { tellFigure } from '../tools/proof/figure.mjs';
import { clockWrong } from './clock-wrong.ts';
import { commitCut } from './commit-cut.ts';
import { connectionsCut } from './connections-cut.ts';
import { databaseFrozen } from './database-frozen.ts';
import { databaseKilled } from './database-killed.ts';
import { databaseReadOnly } from './database-read-only.ts';
import { diskFull } from './disk-full.ts';
import { leaderKilled, leaderSwitched, twoLeaders } from './failover.ts';
import type { Fault, FaultResult } from './fault.ts';
import { gatewayAway } from './gateway-away.ts';
import { messageKilled } from './message-killed.ts';
import { poolExhausted } from './pool-exhausted.ts';
import { poolerRestarted } from './pooler-restarted.ts';
import { processFrozen } from './process-frozen.ts';
import { processKilled } from './process-killed.ts';
import { randomOperations } from './random-operations.ts';
import { restoreToMoment } from './restore-to-moment.ts';
import { rollingRestart, rollingUpgrade } from './rolling-restart.ts';
import { shutdown } from './shutdown.ts';
import { smtp } from './smtp.ts';
import { closeStages } from './stage.ts';
import { webhooks } from './webhooks.ts';

/**
 * `npm run faults [-- --short] [name …]`: causes faults of real life and shows their effect on guests. Ends with 1 when a fault did not
 * pass. `--report` names a file for the counts.
 */
const faults: readonly Fault[] = [
  connectionsCut,
  commitCut,
  databaseKilled,
  databaseFrozen,
  poolExhausted,
  databaseReadOnly,
  processFrozen,
  processKilled,
  gatewayAway,
  webhooks,
  clockWrong,
  diskFull,
  poolerRestarted,
  leaderSwitched,
  leaderKilled,
  twoLeaders,
  rollingRestart,
  rollingUpgrade,
  randomOperations,
  restoreToMoment,
  shutdown,
  smtp,
  messageKilled,
];

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false }, report: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(
    `No such fault: ${unknown.join(', ')}. There are: ${faults.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = faults.filter(({ name, isLong }) =>
  positionals.length > 0 ? positionals.includes(name) : !(values.short && isLong),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void closeStages().finally(() => process.exit(1));
  });

/** A fault that could not be played shows nothing, so it has not passed. */
async function play(fault: Fault): Promise<FaultResult> {
  try {
    return await fault.run({ short: values.short });
  } catch (error) {
    return { passed: false, rows: [{ what: 'not played', value: String(error) }] };
  }
}

/** Rows that a page about the fault repeats. */
const FIGURES = new Set(['played', 'bookings told', 'not played', 'duplicates', 'without sales']);

let passed = 0;
let skipped = 0;
for (const fault of chosen) {
  const since = performance.now();
  console.log(`\n${fault.name}: ${fault.does}`);
  const result = await play(fault);
  for (const { what, value } of result.rows) console.log(`  ${what.padEnd(16)} ${value}`);
  if (result.skipped) {
    skipped += 1;
    console.log(`  not played: ${result.skipped}`);
    continue;
  }
  if (result.passed) passed += 1;
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  console.log(`  ${result.passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  const told = result.rows.filter(({ what }) => FIGURES.has(what)).map(({ value }) => value);
  tellFigure({ name: `fault.${fault.name}`, value: result.passed ? 1 : 0, note: told.join('; ') });
}
await closeStages();
const failed = chosen.length - passed - skipped;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} not played` : ''}`);
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed }));
process.exit(failed > 0 ? 1 : 0);
