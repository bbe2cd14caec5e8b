import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { type Clock, systemClock } from '../clock.ts';
import { deleteRequestCounts } from '../db/request-counts.ts';
import { forgetIdempotencyKeys } from '../idempotency/repository.ts';
import { rowsAtOnce } from '../in-pieces.ts';
import type { Pictures } from '../ports/pictures.ts';
import type { Transfers } from '../ports/transfers.ts';
import { endRequests } from '../sellers/authority/end-requests.ts';
import type { CheckBookingDeps } from '../sellers/finding/check-booking.ts';
import { CHECKED_AT_ONCE, checkMarked, markNight } from '../sellers/finding/check-marked.ts';
import { remindUnpaid } from '../sellers/letter/remind-unpaid.ts';
import { expireChanges } from '../sellers/ours/expire-changes.ts';
import { type ReconcileDeps, reconcileAttempts } from '../sellers/ours/reconcile-attempts.ts';
import { runRefunds } from '../sellers/refund/run-refunds.ts';
import { forgetGuesses } from '../sellers/stay/forget-guesses.ts';
import { reconcileCalls } from '../sellers/theirs/reconcile-calls.ts';
import type { SettleDeps } from '../sellers/theirs/reconcile-payment.ts';
import { keepAnchor } from '../staff/audit/keep-anchor.ts';
import { keepCheck } from '../staff/audit/keep-check.ts';
import { sealEntries } from '../staff/audit/seal-entries.ts';
import { noteLateSets } from '../staff/change-sets/publish-due.ts';
import { noteOverdue } from '../staff/guest-messages/note-overdue.ts';
import { endLooks } from '../staff/looks/end-looks.ts';
import { removeLostFiles, removeUnusedPictures } from '../staff/pictures/remove-unused-pictures.ts';
import { reconcileMoney } from '../staff/reconciliation/reconcile-money.ts';
import { addDaysUp } from '../staff/reports/add-days-up.ts';
import { completeRides, expireCoupons } from '../store/booking/repository.ts';
import { type Watching, watchOf } from '../watch-work.ts';

export type SweepDeps = ReconcileDeps & {
  /** The group's own backend, where it sells. */
  readonly transfers?: Transfers | null | undefined;
  readonly confirmedMeansPaid?: SettleDeps['confirmedMeansPaid'];
  /** The files of pictures, where this process keeps them in order. */
  readonly pictures?: Pictures | null | undefined;
  /** The file that keeps where the audit ended each day. */
  readonly anchors?: string | undefined;
  /** What the data of bookings are checked with; where our own bookings are. */
  readonly checks?: Omit<CheckBookingDeps, 'db'> | null | undefined;
};

export type Sweeps = { readonly stop: () => Promise<void> };

const everyMs = 3_000;
const coupons = 200;
const keys = 10_000;
const entries = rowsAtOnce;

/**
 * One round of what nobody waits for: payments left open, repayments, bookings whose time to pay has passed. Each part works on although
 * another one fails. True when there may be more to do at once.
 */
export async function sweepOnce(asked: SweepDeps, now: number): Promise<boolean> {
  const watch = watchOf(asked);
  const deps = { ...asked, watch };
  const { transfers, checks } = deps;
  const parts = {
    attempts: () => reconcileAttempts(deps, now),
    refunds: () => runRefunds(deps, now),
    expired: () => expireCoupons(deps.db, { now, limit: coupons }),
    changes: () => expireChanges(deps.db, now),
    reminders: () => remindUnpaid(deps.db, now),
    completed: () => completeRides(deps.db, { now, limit: coupons }),
    calls: async () => (transfers ? reconcileCalls({ ...deps, transfers }, now) : 0),
    sealed: () => sealEntries(deps.db, { now, limit: entries }),
    lateSets: () => noteLateSets(deps.db, now),
    requests: () => endRequests(deps.db, now),
    overdue: () => noteOverdue(deps.db, now),
    looks: () => endLooks(deps.db, now),
    checked: async () => (checks ? checkMarked({ ...checks, db: deps.db, log: deps.log, watch }, now) : 0),
  };
  const counts = new Map(
    await Promise.all(
      Object.entries(parts).map(
        async ([name, work]) => [name, (await watch({ name, now }, work)) ?? 0] as const,
      ),
    ),
  );
  const reached = (part: keyof typeof parts, most: number): boolean => (counts.get(part) ?? 0) >= most;
  return (
    reached('expired', coupons) ||
    reached('completed', coupons) ||
    reached('sealed', entries) ||
    reached('checked', CHECKED_AT_ONCE)
  );
}

/** Throws away what has no use any more: answered keys, wrong guesses, counted requests and pictures. Compares the books with what the gateway paid out. True when there is more to throw away. */
export async function keepHouse(
  asked: Pick<SweepDeps, 'db' | 'log' | 'watch' | 'pictures' | 'anchors' | 'checks'> &
    Partial<Pick<SweepDeps, 'payments'>>,
  now: number,
): Promise<boolean> {
  const { db, log, pictures, anchors, payments, checks } = asked;
  const watch = watchOf(asked);
  const parts = {
    keys: () => forgetIdempotencyKeys(db, { now, limit: keys }),
    guesses: () => forgetGuesses(db, now),
    requestCounts: () => deleteRequestCounts(db, now),
    night: async () => (checks ? markNight(db, now) : 0),
    reconciliation: async () => (payments ? reconcileMoney({ db, log, payments }, now) : 0),
    anchor: async () => (anchors ? keepAnchor(db, { file: anchors, now }) : 0),
    auditCheck: async () => (anchors ? keepCheck(db, { file: anchors, now }) : 0),
    unusedPictures: async () => (pictures ? removeUnusedPictures({ db, pictures }, now) : 0),
    lostPictures: async () => (pictures ? removeLostFiles({ db, pictures }, systemClock.now()) : 0),
  };
  const [forgotten] = await Promise.all(
    Object.entries(parts).map(([name, work]) => watch({ name, now }, work)),
  );
  return (forgotten ?? 0) >= keys;
}

/** Adds up days for the reports. @returns how many; fewer than one round takes means that all are added up */
export async function addUpOnce(deps: Watching, now: number): Promise<number> {
  return (await watchOf(deps)({ name: 'reportSums', now }, () => addDaysUp(deps.db, now))) ?? 0;
}

/**
 * Sweeps at once, which is the recovery after a crash, then every few seconds; adds days up for reports every minute, and keeps house every hour. Any
 * number of processes may do so.
 */
export function startSweeps(asked: SweepDeps & { readonly clock: Clock }): Sweeps {
  const deps = { ...asked, watch: watchOf(asked) };
  let stopping = false;
  let ring: () => void = () => {};
  let tidyAt = 0;
  let addUpAt = deps.clock.now() + MINUTE_MS;
  async function sweep(): Promise<void> {
    while (!stopping) {
      const now = deps.clock.now();
      const more = await sweepOnce(deps, now);
      if (now >= tidyAt && !(await keepHouse(deps, now))) tidyAt = now + HOUR_MS;
      const added = now >= addUpAt ? await addUpOnce(deps, now) : 0;
      if (now >= addUpAt && added === 0) addUpAt = now + MINUTE_MS;
      if (more || added > 0 || stopping) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, everyMs);
        ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  const sweeping = sweep();
  return {
    async stop() {
      stopping = true;
      ring();
      await sweeping;
    },
  };
}
