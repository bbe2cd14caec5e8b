import type { Handle } from './client.ts';

/** Leaves a matter to staff, once however often it is noticed. */
export async function insertStaffAlert(
  handle: Handle,
  alert: { kind: string; subject: string; detail: string; couponId: number | null; now: number },
): Promise<void> {
  await handle
    .insertInto('staff_alert')
    .values({
      kind: alert.kind,
      subject: alert.subject,
      detail: alert.detail,
      coupon_id: alert.couponId,
      created_at: new Date(alert.now),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
}
