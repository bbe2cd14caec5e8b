import { isOf, JOB_PATIENCE_MS, type Promised } from '@traslado/domain/booking/promises';
import { HOUR_MS } from '@traslado/domain/time/instant';
import type { Db, Handle } from '../../db/client.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../../db/staff-alerts.ts';
import { type LateJob, listLateJobs } from '../../jobs/job-queue.ts';
import { type Discrepancy, takeRound, updateRound } from '../../store/payment/books-repository.ts';
import { checkSlices, withFound } from '../../store/payment/check-money.ts';

/** Slices of one run: seconds of the database, and a million bookings within the hour. */
const slicesAtOnce = 25;
/** Most differences of a promise that a round keeps: more is an incident, and the command lists them all. */
const mostKept = 100;
const ofBookings: readonly Promised[] = ['money', 'seats', 'letters'];

const brokenOf = (promise: Promised, found: readonly Discrepancy[]): Discrepancy[] =>
  found.filter(({ check }) => isOf(promise, check));

/** Opens or closes the alert about a promise. */
async function tell(
  handle: Handle,
  promise: Promised,
  found: readonly Discrepancy[],
  now: number,
): Promise<void> {
  const alert = { kind: 'check.failed', subject: promise } as const;
  if (found.length === 0) return resolveStaffAlerts(handle, { ...alert, kinds: [alert.kind], now });
  const detail = `${found.length}: ${found.map((one) => `${one.subject} (${one.check})`).join(', ')}`;
  await insertStaffAlert(handle, { ...alert, detail: detail.slice(0, 300), couponId: null, now });
}

/**
 * Goes on with this hour's round over the bookings. Its end alerts staff about promises that do not hold, and closes the alerts about those that
 * hold again. Any number of processes share one round. Returns the number of bookings read.
 */
export async function checkBooks(db: Db, now: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const round = await takeRound(tx, { beganBefore: now - HOUR_MS, now });
    if (!round) return 0;
    let { through, found } = round;
    let slices = 0;
    let read = 0;
    for await (const slice of checkSlices(tx, through, now)) {
      through = slice.through;
      const all = withFound(found, slice.found);
      found = ofBookings.flatMap((promise) => brokenOf(promise, all).slice(0, mostKept));
      read += slice.bookings;
      slices += 1;
      if (slices === slicesAtOnce) break;
    }
    const isOver = slices < slicesAtOnce;
    await updateRound(tx, { through, found, endedAt: isOver ? now : null });
    if (isOver) for (const promise of ofBookings) await tell(tx, promise, brokenOf(promise, found), now);
    return read;
  });
}

const discrepancyOf = ({ id, kind, lastError }: LateJob): Discrepancy => ({
  check: 'job.late',
  subject: `${kind} ${id}`,
  detail: lastError ?? 'not begun',
});

/** Lists jobs that wait for longer than a job may. */
export async function findLateJobs(handle: Handle, now: number): Promise<Discrepancy[]> {
  const late = await listLateJobs(handle, { before: now - JOB_PATIENCE_MS, limit: mostKept });
  return late.map(discrepancyOf);
}

/** Alerts staff while jobs wait too long. Returns their number. */
export async function checkJobs(db: Db, now: number): Promise<number> {
  const late = await findLateJobs(db, now);
  await tell(db, 'jobs', late, now);
  return late.length;
}
