import { Refused } from '../../refused.ts';
import { isOpenCall } from '../../store/their-booking/record.ts';
import { findOpenPayment, findPayment } from '../../store/their-booking/repository.ts';
import { reconcilePayment, type SettleDeps } from './reconcile-payment.ts';

/**
 * Bookings stay as they are while nobody knows how a payment of one of them ends: each is asked about once more.
 * @returns true where one has just found its end, and its booking is another one than before
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
