import { hearWhenToEnd } from './asked-to-end.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { checkBackends, tellCheck } from './choose-watch.ts';
import { systemClock } from './clock.ts';
import {
  addStaff,
  checkAll,
  checkAudit,
  eraseGuest,
  migrateTables,
  reconcileBooks,
  remakeDemo,
} from './commands.ts';
import { readConfig } from './config.ts';
import { demoLines } from './demo/demo-lines.ts';
import { listenAt } from './listen-at.ts';
import { assembleProduct } from './product.ts';
import { withSettingFiles } from './setting-files.ts';
import { AccountError } from './staff/accounts/create-account.ts';
import { StartError } from './start-error.ts';

const say = (line: string): void => console.log(line);

// Before anything is opened: a signal while the database starts must not leave it running.
const end = hearWhenToEnd((error) => console.error(error));

async function main([command, ...rest]: readonly string[]): Promise<void> {
  const config = readConfig(withSettingFiles(process.env));
  if (command === 'demo') {
    const lines = await remakeDemo(config, say, end.signal);
    return say(['The demo was reset.', ...lines].join('\n'));
  }
  if (command === 'migrate') return say(await migrateTables(config, say, end.signal));
  if (command === 'staff') return say(await addStaff(config, rest, say, end.signal));
  if (command === 'audit') {
    const { findings, told } = await checkAudit(config, say, end.signal);
    if (findings.length > 0) process.exitCode = 1;
    return say([told, ...findings].join('\n'));
  }
  if (command === 'erase') {
    const { told, isDone } = await eraseGuest(config, rest[0], say, end.signal);
    if (!isDone) process.exitCode = 1;
    return say(told);
  }
  if (command === 'backup' || command === 'restore') {
    const [folder] = rest;
    if (!folder) {
      process.exitCode = 1;
      return say(`Usage: npm run ${command} -- <folder>`);
    }
    return say(await (command === 'backup' ? makeBackup : restoreBackup)(config, folder));
  }
  if (command === 'check-backends') {
    const [lastName, folio, flight] = rest;
    if (!lastName || !folio) {
      process.exitCode = 1;
      return say('Usage: npm run check-backends -- <last name> <confirmation number> [flight]');
    }
    const { isWhole, text } = tellCheck(
      await checkBackends(config, systemClock, { lastName, folio, flight }),
    );
    if (!isWhole) process.exitCode = 1;
    return say(text);
  }
  if (command === 'reconcile' || command === 'check') {
    const days = rest[0] === undefined ? undefined : Number(rest[0]);
    if (days !== undefined && !(days > 0)) {
      process.exitCode = 1;
      return say('Usage: npm run check [-- <days of charges>]');
    }
    const { lines, isWhole } =
      command === 'check'
        ? await checkAll(config, days, say, end.signal)
        : await reconcileBooks(config, say, end.signal);
    if (!isWhole) process.exitCode = 1;
    return say(lines.join('\n'));
  }
  const product = await assembleProduct(config, say, end.signal);
  try {
    await listenAt(product.app, config);
    if (config.demo) say(['', ...(await demoLines(product.db, product.clock.now()))].join('\n'));
    say(`\nTraslado is ready: ${config.publicUrl}`);
    await end.asked;
  } finally {
    if (!(await product.close())) process.exitCode = 1;
  }
}

function tell(error: unknown): void {
  // Parts that were stopped because the process is to end have no error to report.
  if (end.signal.aborted) return;
  process.exitCode = 1;
  if (error instanceof StartError) console.error('Traslado cannot start:');
  console.error(error instanceof StartError || error instanceof AccountError ? error.message : error);
}

main(process.argv.slice(2))
  .catch(tell)
  .finally(() => process.exit(end.hasFailed() ? 1 : process.exitCode));
