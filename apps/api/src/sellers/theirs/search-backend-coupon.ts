import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { nobody } from '../stay/prove-by-name.ts';
import { askTyped, type BackendDeps } from './find-backend-coupon.ts';
import { readRecord } from './read-record.ts';

/** A booking of theirs by its number, with the last name of its main stay as the PMS knows it; null when either does not exist. */
export async function searchBackendCoupon(
  deps: BackendDeps & { readonly pms: Pms },
  code: string,
  now: number,
): Promise<CouponRecord | null> {
  const answer = await askTyped(deps, code, now);
  const their = answer.kind === 'ok' ? answer.value : null;
  const stay = await deps.pms.findStay(their ?? nobody);
  if (answer.kind === 'unavailable' || stay.kind === 'unavailable')
    throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  if (!their || !stay.value) return null;
  return { ...readRecord(deps.inventory.current(), their), guestName: stay.value.lastName };
}
