import { type Deed, insertDeed } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { ActedRecord } from '../../store/booking/acted-record.ts';
import type { CouponRecord } from '../../store/booking/record.ts';

/** Writes an action of staff into the audit, in the action's transaction. */
export async function noteDeed(
  tx: Tx,
  acted: ActedRecord | null,
  deed: {
    readonly action:
      | 'booking.create'
      | 'booking.cancel'
      | 'booking.change'
      | 'booking.contact'
      | 'booking.letter'
      | 'pay_link.mail'
      | 'pay_link.show';
    readonly coupon: Pick<CouponRecord, 'code'>;
    readonly detail: Deed['detail'];
    readonly now: number;
  },
): Promise<void> {
  if (!acted) return;
  const { accountId, username, reason, note, overrides } = acted;
  const { action, coupon, detail, now } = deed;
  await insertDeed(tx, {
    accountId,
    username,
    action,
    subject: coupon.code,
    detail: { reason, note, overrides, ...detail },
    now,
  });
}
