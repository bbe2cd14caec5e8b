import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivedSample } from './derived-sample.ts';
import { sourceFolder } from './queries-folder.ts';
import type { RepositorySamples, Samples } from './sample.ts';
import { approvalSamples } from './samples/approvals.ts';
import { auditSamples } from './samples/audit.ts';
import { staffCatalogueSamples } from './samples/catalogues.ts';
import { changeSetSamples } from './samples/change-sets.ts';
import { changeSamples } from './samples/changes.ts';
import { channelSamples } from './samples/channels.ts';
import { couponSamples } from './samples/coupons.ts';
import { dataCheckSamples } from './samples/data-checks.ts';
import { dayListSamples } from './samples/day-lists.ts';
import { expectationSamples } from './samples/expectations.ts';
import { flightWatchSamples } from './samples/flight-watch.ts';
import { backendSamples } from './samples/group-backend.ts';
import { guestMessageSamples } from './samples/guest-messages.ts';
import { inventorySamples } from './samples/inventory.ts';
import { letterSamples } from './samples/letters.ts';
import { lookSamples } from './samples/looks.ts';
import { payLinkSamples } from './samples/pay-links.ts';
import { paymentSamples } from './samples/payments.ts';
import { pictureSamples } from './samples/pictures.ts';
import { reconciliationSamples } from './samples/reconciliation.ts';
import { reportSamples } from './samples/reports.ts';
import { sharedSamples } from './samples/shared.ts';
import { staffSamples } from './samples/staff.ts';
import { staySamples } from './samples/stays.ts';
import { systemSamples } from './samples/systems.ts';

/** Samples of functions whose arguments are special. */
export const special: readonly RepositorySamples[] = [
  ...inventorySamples,
  ...staffCatalogueSamples,
  ...expectationSamples,
  ...approvalSamples,
  ...payLinkSamples,
  ...lookSamples,
  ...dataCheckSamples,
  ...changeSetSamples,
  ...changeSamples,
  ...channelSamples,
  ...couponSamples,
  ...dayListSamples,
  ...flightWatchSamples,
  ...guestMessageSamples,
  ...letterSamples,
  ...paymentSamples,
  ...pictureSamples,
  ...reportSamples,
  ...auditSamples,
  ...reconciliationSamples,
  ...systemSamples,
  ...sharedSamples,
  ...staffSamples,
  ...staySamples,
  ...backendSamples,
];

/** Code that makes SQL: by the tag, or by the query builder. */
const makesSql = /\bsql(\.raw)?(<[^`(]*>)?[`(]|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;

/** Files that do not run in the product: migrations and their lock, the demo, tests. */
const isBeside = /^(demo|testing)\/|^db\/(migrations\/|migrate\.ts$)|\.test\.ts$/;

const textOf = (file: string): string => readFileSync(join(sourceFolder, file), 'utf8');

/** Every file that sends statements while the product runs. */
const filesWithSql = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !isBeside.test(file) && makesSql.test(textOf(file)))
  .sort();

/** A sample of each function that a file exports, in their order there. */
async function samplesOfFile(file: string): Promise<RepositorySamples> {
  const text = textOf(file);
  const own = special.find((one) => one.file === file)?.samples;
  const exported: Readonly<Record<string, unknown>> = await import(join(sourceFolder, file));
  const samples = Object.entries(exported).flatMap(([name, value]): [string, Samples][] =>
    typeof value === 'function' ? [[name, own?.[name] ?? derivedSample(value as () => unknown)]] : [],
  );
  const placeOf = (name: string): number => text.search(new RegExp(`\\b(function\\*?|const) ${name}\\b`));
  return {
    file,
    samples: Object.fromEntries(samples.sort(([one], [other]) => placeOf(one) - placeOf(other))),
  };
}

/** Samples of every function that sends statements while the product runs. */
export const allSamples = await Promise.all(filesWithSql.map(samplesOfFile));
