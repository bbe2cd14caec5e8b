import type { Pms, PmsStay } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';

/**
 * The stays of a booking as the PMS knows them now, main first.
 * @param note keeps that it did not answer, where the booking is ours
 */
export async function listStaysOf(
  pms: Pms,
  coupon: CouponRecord,
  note?: () => Promise<void>,
): Promise<readonly PmsStay[]> {
  const answer = await pms.listStays(coupon.stays.map(({ hotel, folio }) => ({ hotel, folio })));
  if (answer.kind === 'unavailable') {
    await note?.();
    throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  }
  return coupon.stays.map((name) => {
    const stay = answer.value.find(({ hotel, folio }) => hotel === name.hotel && folio === name.folio);
    if (!stay || stay.status === 'CANCELLED' || stay.status === 'NO_SHOW')
      throw new Refused('stay.no_longer_available', { field: 'coupon_id' });
    return stay;
  });
}
