import { insertStaffAlert } from '../../db/staff-alerts.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { type AttemptRecord, chargeRefOf } from '../../store/payment/record.ts';
import { takeDueAttempts } from '../../store/payment/repository.ts';
import { type Watching, watchOf } from '../../watch-work.ts';
import { actionMs, alertAfterMs, type SettleDeps, settleAttempt } from './settle-attempt.ts';

export type ReconcileDeps = SettleDeps & Pick<Watching, 'watch'> & { readonly payments: PaymentsPort };

const atOnce = 20;

/**
 * Resolves payments without a written end: a process that died between charge and record, a gateway that did not answer, a guest who left
 * at the bank's check. Safe to run in any number of processes. Returns the number of checked attempts.
 */
export async function reconcileAttempts(deps: ReconcileDeps, now: number): Promise<number> {
  const watch = watchOf(deps);
  const due = await takeDueAttempts(deps.db, { now, limit: atOnce });
  await Promise.all(
    due.map((attempt) =>
      watch({ name: 'attempts', row: attempt.id, now }, () => reconcileAttempt(deps, attempt, now)),
    ),
  );
  return due.length;
}

/** The same for one attempt, for any caller. An answer of the gateway is written; without one, nothing is. */
export async function reconcileAttempt(
  deps: ReconcileDeps,
  attempt: AttemptRecord,
  now: number,
): Promise<void> {
  const found = await deps.payments.find(chargeRefOf(attempt));
  const outcome = isOver(found.kind, attempt, now) ? await deps.payments.cancel(chargeRefOf(attempt)) : found;
  const isOpenStill =
    outcome.kind === 'unknown' || outcome.kind === 'unavailable' || outcome.kind === 'not_found';
  if (isOpenStill && now - attempt.createdAt >= alertAfterMs) await tellStaff(deps, attempt, now);
  // A gateway out of reach says nothing about the charge: the pauses go on.
  if (outcome.kind === 'unavailable' || outcome.kind === 'not_found' || outcome.kind === 'rejected') return;
  if (outcome.kind === 'unknown' && attempt.status !== 'processing') return;
  if (outcome.kind === 'requires_action' && attempt.status === 'requires_action') return;
  await settleAttempt(deps, attempt, outcome, now);
}

/** Never arrived, or abandoned by the guest: closed at the gateway, so that it can never charge afterwards. */
function isOver(found: string, attempt: AttemptRecord, now: number): boolean {
  if (found === 'not_found') return true;
  return found === 'requires_action' && now - attempt.createdAt >= actionMs;
}

async function tellStaff(deps: ReconcileDeps, attempt: AttemptRecord, now: number): Promise<void> {
  deps.log.error({ attemptId: attempt.id }, 'a payment is still not resolved');
  await insertStaffAlert(deps.db, {
    kind: 'payment.unresolved',
    subject: attempt.id,
    detail: attempt.status,
    couponId: attempt.couponId,
    now,
  });
}
