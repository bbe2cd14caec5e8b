import {
  type Difference,
  differenceOfPayout,
  PAYOUT_PATIENCE_MS,
  reconcile,
} from '@traslado/domain/money/reconcile';
import { DAY_MS } from '@traslado/domain/time/instant';
import type { Db, Tx } from '../../db/client.ts';
import { failpoint } from '../../failpoint.ts';
import type { JobLog } from '../../job-log.ts';
import type { GatewayPayout, PaymentsPort } from '../../ports/payments.ts';
import {
  findRun,
  keepDifferences,
  keepRun,
  listBooked,
  listLateLines,
  listMoved,
  listOpenSubjects,
  updateMatched,
} from '../../store/payout/match-repository.ts';
import {
  type AccountOf,
  type EntryOfPayout,
  findNewestPayout,
  insertEntries,
  insertPayouts,
  listDifferingPayouts,
  listPayoutSums,
  listUnreadPayouts,
  markPayoutsRead,
  type PayoutSums,
  type UnreadPayout,
} from '../../store/payout/payout-repository.ts';

export type ReconcileMoneyDeps = {
  readonly db: Db;
  readonly payments: PaymentsPort;
  readonly log: JobLog;
};

/** Most movements, or subjects, in memory at once, whatever the size of a report. */
const AT_ONCE = 500;
/** Payouts are asked for again so long after they were made: a day may come late in the gateway's list. */
const LOOK_BACK_MS = 60 * DAY_MS;

/** A stream, in parts that fit into memory. */
async function* inParts<T>(all: AsyncIterable<T>): AsyncIterable<T[]> {
  let part: T[] = [];
  for await (const one of all) {
    part.push(one);
    if (part.length < AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Reads the movements of payouts and keeps them, many by one statement. Then it ends the payouts that it has read to their end. */
async function readEntries(
  { db, payments }: ReconcileMoneyDeps,
  of: AccountOf,
  payouts: readonly UnreadPayout[],
  end: (ids: readonly number[]) => Promise<void>,
): Promise<void> {
  let part: EntryOfPayout[] = [];
  let ended: number[] = [];
  const keep = async (): Promise<void> => {
    if (part.length > 0) {
      await insertEntries(db, of, part);
      failpoint('in-payout');
    }
    if (ended.length > 0) await end(ended);
    part = [];
    ended = [];
  };
  try {
    for (const { id, payoutId } of payouts) {
      for await (const entry of payments.listPayoutEntries({ account: of.account, payoutId })) {
        part.push({ ...entry, payout: id });
        if (part.length === AT_ONCE) await keep();
      }
      ended.push(id);
    }
  } finally {
    await keep();
  }
}

/**
 * Reads the gateway's payouts since the last time. A payout that was begun and not ended is read again: its known movements stay as they
 * are. So is one that did not agree: a movement of it may have come late.
 */
async function readPayouts(deps: ReconcileMoneyDeps, of: AccountOf, now: number): Promise<number> {
  const { db, payments } = deps;
  const newest = await findNewestPayout(db, of);
  const fromMs = newest === null ? 0 : newest - LOOK_BACK_MS;
  for await (const part of inParts<GatewayPayout>(payments.listPayouts({ account: of.account, fromMs })))
    await insertPayouts(db, of, part, now);
  await readEntries(deps, of, await listDifferingPayouts(db, of, AT_ONCE), (ids) =>
    db.transaction().execute((tx) => comparePayouts(tx, of.gateway, { ids, now })),
  );
  let read = 0;
  for (;;) {
    const unread = await listUnreadPayouts(db, of, AT_ONCE);
    await readEntries(deps, of, unread, async (ids) => {
      read += await endPayouts(db, of.gateway, { ids, now });
    });
    if (unread.length < AT_ONCE) return read;
  }
}

/** The difference of a payout in each currency: its amount against its movements less fees. */
function differencesOfPayout({ payoutId, at, made, ...paid }: PayoutSums): Difference[] {
  const currencies = [...new Set([paid.currency, ...made.map(({ currency }) => currency)])];
  return currencies.flatMap((currency) => {
    const amountMinor = currency === paid.currency ? paid.amountMinor : 0;
    const net = made.find((one) => one.currency === currency)?.netMinor ?? 0;
    return differenceOfPayout({ id: payoutId, currency, at, amountMinor }, net) ?? [];
  });
}

/** Payouts were read to their end: each can be compared with its movements. Returns the number of them that no other process had ended. */
async function endPayouts(
  db: Db,
  gateway: string,
  { ids, now }: { readonly ids: readonly number[]; readonly now: number },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const marked = await markPayoutsRead(tx, ids, now);
    await comparePayouts(tx, gateway, { ids: marked, now });
    return marked.length;
  });
}

async function comparePayouts(
  tx: Tx,
  gateway: string,
  { ids, now }: { readonly ids: readonly number[]; readonly now: number },
): Promise<void> {
  if (ids.length === 0) return;
  const sums = await listPayoutSums(tx, ids);
  await keepDifferences(
    tx,
    { gateway, now },
    {
      subjects: sums.map(({ payoutId }) => `payout:${payoutId}`),
      found: sums.flatMap((one) =>
        differencesOfPayout(one).map((found) => ({ ...found, payout: one.id, merchantId: one.merchantId })),
      ),
    },
  );
}

async function compare(
  { db }: ReconcileMoneyDeps,
  gateway: string,
  { subjects, now }: { readonly subjects: readonly string[]; readonly now: number },
): Promise<void> {
  if (subjects.length === 0) return;
  await db.transaction().execute(async (tx) => {
    const moved = await listMoved(tx, gateway, subjects);
    const booked = await listBooked(tx, gateway, subjects);
    const { pairs, differences } = reconcile(booked, moved, now);
    await updateMatched(tx, gateway, { subjects, pairs, seen: moved.map(({ id }) => id) });
    const found = differences.map((one) => ({ ...one, payout: null, merchantId: null }));
    await keepDifferences(tx, { gateway, now }, { subjects, found });
  });
}

/**
 * Looks for lines of the ledger that should have been paid out by now, behind young lines too: a line may be entered late for an early day.
 * @returns the last line before the first young one
 */
async function compareLate(deps: ReconcileMoneyDeps, from: number, now: number): Promise<number> {
  const gateway = deps.payments.name;
  let after = from;
  let through = from;
  let hasYoung = false;
  for (;;) {
    const lines = await listLateLines(deps.db, gateway, {
      after,
      before: now - PAYOUT_PATIENCE_MS,
      limit: AT_ONCE,
    });
    const subjects = lines.filter(({ isLate }) => isLate).map(({ subject }) => subject);
    await compare(deps, gateway, { subjects, now });
    for (const { id, isYoung } of lines) {
      hasYoung ||= isYoung;
      if (!hasYoung) through = id;
    }
    after = lines.at(-1)?.id ?? after;
    if (lines.length < AT_ONCE) return through;
  }
}

/**
 * Reads the gateway's payouts and compares them with our ledger. Safe to run in any number of processes and to be cut anywhere: each payout
 * and each movement is kept once, by the gateway's id. Returns the number of payouts read to their end.
 * @throws when the gateway cannot be read; everything read until then is compared and kept
 */
export async function reconcileMoney(deps: ReconcileMoneyDeps, now: number): Promise<number> {
  try {
    return await readAndCompare(deps, now);
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    await keepRun(deps.db, deps.payments.name, { endedAt: now, lateThrough: 0, payouts: 0, failure }).catch(
      (trouble: unknown) => deps.log.warn({ err: trouble }, 'a failed comparison could not be written down'),
    );
    throw error;
  }
}

async function readAndCompare(deps: ReconcileMoneyDeps, now: number): Promise<number> {
  const { db, payments, log } = deps;
  const gateway = payments.name;
  const last = await findRun(db, gateway);
  let payouts = 0;
  let trouble: Error | null = null;
  for (const account of ['', ...payments.accounts]) {
    try {
      payouts += await readPayouts(deps, { gateway, account }, now);
    } catch (error) {
      log.warn({ err: error, account }, 'payouts could not be read');
      trouble = error instanceof Error ? error : new Error(String(error));
    }
  }
  let after = '';
  for (;;) {
    const subjects = await listOpenSubjects(db, gateway, { after, limit: AT_ONCE });
    await compare(deps, gateway, { subjects, now });
    after = subjects.at(-1) ?? after;
    if (subjects.length < AT_ONCE) break;
  }
  // While a report is missing, its lines are not late.
  if (trouble) throw trouble;
  const lateThrough = await compareLate(deps, last?.lateThrough ?? 0, now);
  await keepRun(db, gateway, { endedAt: now, lateThrough, payouts, failure: null });
  return payouts;
}
