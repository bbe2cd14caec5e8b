import type { AlertKind } from '@traslado/domain/access/alerts';
import type { Db } from '../../db/client.ts';
import { lockChargeOf } from '../../db/disputes.ts';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import type { JobLog } from '../../job-log.ts';
import type { GatewayRefund, PaymentsPort } from '../../ports/payments.ts';
import {
  fitRefunds,
  insertGatewayRefund,
  listCharges,
  listUnknown,
} from '../../store/refund/gateway-refund-repository.ts';

export type LearnDeps = {
  readonly db: Db;
  readonly payments: Pick<PaymentsPort, 'name' | 'listRefunds'>;
  readonly log?: Pick<JobLog, 'warn'>;
};

/** A guest's longest wait for this reading. */
const READ_MS = 2_000;

/**
 * Books a refund that was made at the gateway, and alerts staff. Refunds of ours that no longer fit are reduced.
 * @returns `unknown` where no payment of ours has this charge, `known` where the refund was booked before
 */
export async function bookGatewayRefund(
  { db, gateway }: { readonly db: Db; readonly gateway: string },
  {
    chargeId,
    refund,
    now,
  }: { readonly chargeId: string; readonly refund: GatewayRefund; readonly now: number },
): Promise<'booked' | 'known' | 'unknown'> {
  return db.transaction().execute(async (tx) => {
    const paid = await lockChargeOf(tx, { gateway, chargeId });
    const tell = (kind: AlertKind, subject = refund.gatewayRefundId) =>
      insertStaffAlert(tx, {
        kind,
        subject,
        detail: `${refund.currency} ${(refund.amountMinor / 100).toFixed(2)}`,
        couponId: paid?.couponId ?? null,
        now,
      });
    if (!paid) {
      await tell('refund.unknown_charge');
      return 'unknown';
    }
    const id = await insertGatewayRefund(tx, { attemptId: paid.attemptId, refund, now });
    if (!id) return 'known';
    await fitRefunds(tx, paid.attemptId, now);
    await tell('refund.at_gateway');
    if (refund.status === 'failed') await tell('refund.failed', id);
    return 'booked';
  });
}

/**
 * Reads the gateway's refunds of these bookings and books the unreported ones, before more is promised. A gateway that does not answer in
 * time stops nothing: the known refunds count.
 * @returns whether anything new was booked
 */
export async function learnRefunds(
  { db, payments, log }: LearnDeps,
  couponIds: readonly number[],
  now: number,
): Promise<boolean> {
  const charges = await listCharges(db, payments.name, couponIds);
  const read = await Promise.all(
    charges.map(async (charge) => ({ charge, answer: await withinTime(payments.listRefunds(charge)) })),
  );
  const told = read.flatMap(({ charge, answer }) => {
    if (answer?.kind === 'refunds')
      return answer.refunds
        .filter(({ refundId, status }) => refundId === null && status !== 'failed')
        .map((refund) => ({ chargeId: charge.gatewayId, refund }));
    log?.warn({ attemptId: charge.attemptId }, 'the refunds of a charge could not be read');
    return [];
  });
  if (told.length === 0) return false;
  const unknown = await listUnknown(
    db,
    told.map(({ refund }) => refund.gatewayRefundId),
  );
  for (const one of told)
    if (unknown.includes(one.refund.gatewayRefundId))
      await bookGatewayRefund({ db, gateway: payments.name }, { ...one, now });
  return unknown.length > 0;
}

async function withinTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, READ_MS, null);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
