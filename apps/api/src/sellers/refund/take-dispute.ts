import type { AlertKind } from '@traslado/domain/access/alerts';
import { LOST_DISPUTES, OPEN_DISPUTES } from '@traslado/domain/money/dispute';
import type { Db } from '../../db/client.ts';
import { lockChargeOf } from '../../db/disputes.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../../db/staff-alerts.ts';
import type { DisputeEvent } from '../../ports/payments.ts';
import { insertDispute } from '../../store/dispute/repository.ts';
import { fitRefunds } from '../../store/refund/gateway-refund-repository.ts';

const isAmong = (states: readonly string[], state: string): boolean => states.includes(state);

/**
 * Records a dispute of a charge by the guest's bank: the dispute, its alert, and refunds that the gateway no longer holds money for. Late
 * or repeated news change nothing. False where no payment of ours has this charge.
 */
export async function takeDispute(
  { db, gateway }: { readonly db: Db; readonly gateway: string },
  event: DisputeEvent,
  now: number,
): Promise<boolean> {
  const { gatewayDisputeId: gatewayId, gatewayId: chargeId, status, reason, amountMinor } = event;
  return db.transaction().execute(async (tx) => {
    const paid = await lockChargeOf(tx, { gateway, chargeId });
    const detail = `${status} · ${reason}`;
    const tell = (kind: AlertKind) =>
      insertStaffAlert(tx, { kind, subject: gatewayId, detail, couponId: paid?.couponId ?? null, now });
    if (!paid) {
      await tell('dispute.unknown_charge');
      return false;
    }
    const { dueAtMs: dueAt, openedAtMs: openedAt } = event;
    const told = { gateway, gatewayId, chargeId, status, reason, amountMinor, dueAt, openedAt };
    if (!(await insertDispute(tx, { ...told, attemptId: paid.attemptId, now }))) return true;
    if (status === 'warned') await tell('dispute.warned');
    else if (isAmong(OPEN_DISPUTES, status)) await tell('dispute.opened');
    else {
      await resolveStaffAlerts(tx, { kinds: ['dispute.warned', 'dispute.opened'], subject: gatewayId, now });
      if (isAmong(LOST_DISPUTES, status)) {
        await tell('dispute.lost');
        await fitRefunds(tx, paid.attemptId, now);
      }
    }
    return true;
  });
}
