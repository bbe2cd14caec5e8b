import { Refused } from '../../refused.ts';
import { isOpen } from '../../store/payment/record.ts';
import { findAttempt } from '../../store/payment/repository.ts';
import { type ReconcileDeps, reconcileAttempt } from './reconcile-attempts.ts';

/**
 * Asks the gateway now about a payment that staff name, and writes its answer.
 * @throws Refused `attempt.not_found`, `attempt.ended`
 */
export async function askGateway(deps: ReconcileDeps, id: string, now: number): Promise<void> {
  const attempt = await findAttempt(deps.db, id);
  if (!attempt) throw new Refused('attempt.not_found');
  if (!isOpen(attempt)) throw new Refused('attempt.ended');
  await reconcileAttempt(deps, attempt, now);
}
