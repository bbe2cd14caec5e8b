import { Refused } from '../../refused.ts';
import { isOpenCall } from '../../store/their-booking/record.ts';
import { findOpenPayment, findPayment } from '../../store/their-booking/repository.ts';
import { reconcilePayment, type SettleDeps } from './reconcile-payment.ts';

/**
 * Refuses to touch bookings while a payment of one of them has no known end; each is checked once more first.
 * @returns true where one has just found its end, which changed its booking
 */
export async function refuseUnderWay(
  deps: SettleDeps,
  codes: readonly string[],
  now: number,
): Promise<boolean> {
  if (codes.length === 0 || !(await findOpenPayment(deps.db, codes))) return false;
  for (const code of codes) {
    const call = await findPayment(deps.db, code);
    if (call && isOpenCall(call)) await reconcilePayment(deps, call, now);
  }
  if (await findOpenPayment(deps.db, codes)) throw new Refused('payment.under_way');
  return true;
}
