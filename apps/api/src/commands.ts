import { rm } from 'node:fs/promises';
import { DAY_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { checkPromises, tellPromises } from './check-promises.ts';
import { chooseAnchors } from './choose-anchors.ts';
import { choosePayments } from './choose-payments.ts';
import { admittedBy } from './choose-staff-door.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createDb, createPool, type Db } from './db/client.ts';
import { sharedSecret } from './db/secret.ts';
import { demoLines } from './demo/demo-lines.ts';
import { loadDemo } from './demo/load-demo.ts';
import { addToErased, chooseErasedList, readErased } from './erased-bookings.ts';
import { problemText } from './http/problems.ts';
import { type OpenDatabase, openDatabase, type Start, tellOf, withOwner } from './open-database.ts';
import type { PaymentsPort } from './ports/payments.ts';
import { createAccount } from './staff/accounts/create-account.ts';
import { checkChain, tellFinding } from './staff/audit/check-chain.ts';
import { readAnchors } from './staff/audit/keep-anchor.ts';
import { sealWithin } from './staff/audit/seal-entries.ts';
import { eraseAgain, eraseBooking } from './staff/guest-data/erase-booking.ts';
import { tellDifferences } from './staff/reconciliation/tell-differences.ts';
import { StartError } from './start-error.ts';
import { openPatiently } from './start-patience.ts';

/**
 * Makes an account of staff in the configured database, or gives one another password, beside a product that may be running on it.
 * @returns a sentence for the screen, with the password
 */
export async function addStaff(
  config: Config,
  [username = '', ...roles]: readonly string[],
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<string> {
  return withDatabase({ config, say, signal }, async (db) => {
    const admitted = admittedBy(config);
    const made = await createAccount(db, { username, roles, admitted, now: systemClock.now() });
    const told = `${made.username} signs in at ${config.publicUrl}/signin with the password ${made.password} and chooses another one there.`;
    return admitted.ownAccounts ? told : `${told} Until OIDC_OWN_ACCOUNTS is on, it opens nothing.`;
  });
}

/** Brings the tables up to date and ends, for an installation that does so before its processes start. */
export const migrateTables = (
  config: Config,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<string> => withDatabase({ config, say, signal }, async () => 'The tables are up to date.');

/**
 * Resets the demo in the configured database, beside a product that may be running on it.
 * @returns lines about it for the screen
 */
export async function remakeDemo(
  config: Config,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<string[]> {
  if (!config.demo)
    throw new StartError('NODE_ENV: the demo is not made in production: it would empty every table.');
  const now = nowOf(config);
  return withDatabase({ config, say, signal }, async (db, database) => {
    const load = () =>
      withOwner(database, (owner) =>
        loadDemo({ db: owner, now, sales: config.DEMO_SALES, seal: sealWithin }),
      );
    await withPayments(config, { db, ...database }, load);
    // They anchor an audit that was emptied.
    await rm(chooseAnchors(config), { force: true });
    return demoLines(db, now);
  });
}

/**
 * Checks that no entry of the audit is missing or changed, beside a product that may be running on the database. Writes nothing.
 * @returns a sentence for the screen, and one for each fault
 */
export async function checkAudit(
  config: Config,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<{ readonly told: string; readonly findings: readonly string[] }> {
  const anchors = await readAnchors(chooseAnchors(config));
  return withDatabase({ config, say, signal }, async (db) => {
    const { findings, ...chain } = await checkChain(db, { anchors, now: systemClock.now() });
    const told = `Audit: ${chain.links} entries in the chain, ${chain.anchors} of ${anchors.length} anchors agree, ${chain.erased} authors or contents erased, ${findings.length} findings.`;
    return { told, findings: findings.map(tellFinding) };
  });
}

/**
 * Compares the books with the gateway's payouts, beside a product that may be running on the database.
 * @returns lines for the screen, and true if all was compared and agrees
 */
export async function reconcileBooks(
  config: Config,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<{ readonly lines: readonly string[]; readonly isWhole: boolean }> {
  const now = nowOf(config);
  return withDatabase({ config, say, signal }, async (db, { url }) =>
    withPayments(config, { db, url }, (payments) => tellDifferences({ db, payments }, now)),
  );
}

/** The days of charges that the gateway's payouts may not have yet. */
const UNPAID_DAYS = 7;
/** The longest time that a payment is under way, and so in one list alone. */
const UNDER_WAY_MS = 2 * MINUTE_MS;

/**
 * Checks the product's promises, beside a product that may be running on the database. Writes nothing.
 * @param days of charges that are compared with the gateway
 * @returns lines for the screen, and true if all of them hold
 */
export async function checkAll(
  config: Config,
  days: number | undefined,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<{ readonly lines: readonly string[]; readonly isWhole: boolean }> {
  const now = nowOf(config);
  const charges = { from: now - (days ?? UNPAID_DAYS) * DAY_MS, until: now - UNDER_WAY_MS };
  const anchors = await readAnchors(chooseAnchors(config));
  return withDatabase({ config, say, signal }, async (db, { url }) =>
    withPayments(config, { db, url }, async (payments) => {
      const checked = await checkPromises({ db, payments, anchors, charges }, now);
      return {
        lines: tellPromises(checked),
        isWhole: checked.every(({ found }) => found.length === 0),
      };
    }),
  );
}

/**
 * Takes the guest of a booking out of the database, beside a product that may be running on it. Without a booking: the guests again that were erased before
 * an older copy was restored.
 * @returns a sentence for the screen
 */
export async function eraseGuest(
  config: Config,
  code: string | undefined,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<{ readonly told: string; readonly isDone: boolean }> {
  const now = nowOf(config);
  const list = chooseErasedList(config);
  return withDatabase({ config, say, signal }, (_db, database) =>
    withOwner(database, async (owner) => {
      if (code === undefined) {
        const again = await eraseAgain(owner, await readErased(list), now);
        return { told: `Erased again: ${again.length} bookings.`, isDone: true };
      }
      const erased = await eraseBooking(owner, { code, now }, (codes, at) => addToErased(list, codes, at));
      if (erased.kind === 'unknown') return { told: 'There is no such booking.', isDone: false };
      if (erased.kind !== 'erased') return { told: problemText(erased.kind, 'en', {}), isDone: false };
      const { codes, entries } = erased;
      return {
        told: `Erased the guest of ${codes.join(', ')}, and the contents of ${entries} entries of the audit. Amounts and times stay; ${list} knows the bookings by hashes.`,
        isDone: true,
      };
    }),
  );
}

const nowOf = ({ TRASLADO_NOW }: Config): number =>
  TRASLADO_NOW ? Date.parse(TRASLADO_NOW) : systemClock.now();

async function withPayments<T>(
  config: Config,
  { db, url }: { readonly db: Db; readonly url: string },
  work: (payments: PaymentsPort) => Promise<T>,
): Promise<T> {
  const secret = await sharedSecret(db, 'sandbox_secret');
  const payments = await choosePayments(config, { databaseUrl: url, secret, webhookUrl: () => undefined });
  try {
    return await work(payments.port);
  } finally {
    await payments.close();
  }
}

async function withDatabase<T>(
  start: Start,
  work: (db: Db, database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const { config, ...patience } = start;
  const { database, closing } = await openPatiently(
    async (closing) => ({ database: await openDatabase(start, closing.add), closing }),
    { ...patience, waitMs: config.DATABASE_WAIT_S * 1_000 },
  );
  try {
    const db = createDb(createPool({ url: database.url, max: 2, patient: true }));
    closing.add({ name: 'the connections to the database', close: () => db.destroy() });
    return await work(db, database).catch(tellOf(database));
  } finally {
    await closing.run();
  }
}
