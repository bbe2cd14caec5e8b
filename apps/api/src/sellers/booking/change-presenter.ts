import type { CallAnswer } from '@traslado/contract/schemas';
import type { ChangeOutcome } from '@traslado/domain/booking/change';
import type { Language } from '@traslado/domain/language';
import { SALE_CURRENCY, toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import type { PlannedChange } from '../../store/change/record.ts';
import type { ChangeContext } from './change-context.ts';
import { presentPickUp } from './present-pick-up.ts';

export type ChangeView = CallAnswer<'changeTransfer'>;

type How = {
  readonly outcome: ChangeOutcome;
  readonly applied: boolean;
  readonly preview: boolean;
  readonly language: Language;
};

/** A change, previewed or applied, beside the state before it. */
export function presentChange(
  { snapshot, coupon, ride, airport }: ChangeContext,
  { plan, changes, differenceMinor, emailChanged }: PlannedChange,
  { outcome, applied, preview, language }: How,
): ChangeView {
  const leg = plan.leg ? { ...ride, ...plan.leg } : ride;
  const waits = outcome.kind === 'pay';
  const isWritten = applied && changes.length > 0;
  const notices: string[] = [];
  if (leg.pickUpAt !== ride.pickUpAt) notices.push('change.pick_up_moved');
  if (waits) notices.push('change.extra_charge');
  if (plan.vehicles > coupon.vehicles) notices.push('change.more_vehicles');
  if (outcome.kind === 'refund') notices.push('change.refunded');
  if (emailChanged) notices.push('change.contact_notified');
  return {
    coupon_id: coupon.code,
    transfer_id: ride.id,
    version: coupon.version + (isWritten ? 1 : 0),
    applied,
    requires_payment: waits,
    difference: toDecimal(differenceMinor),
    amount_due: toDecimal(waits ? outcome.differenceMinor : 0),
    refund: toDecimal(outcome.kind === 'refund' ? outcome.refundMinor : 0),
    currency: SALE_CURRENCY,
    total: { old: toDecimal(coupon.totalMinor), new: toDecimal(plan.totalMinor) },
    passengers: { old: coupon.passengers, new: plan.passengers },
    vehicles: { old: coupon.vehicles, new: plan.vehicles },
    lines: plan.price.lines.map((line) => ({
      code: line.code,
      quantity: line.quantity,
      unit_price: toDecimal(line.unitMinor),
      amount: toDecimal(line.amountMinor),
    })),
    changes: [...changes],
    pick_up: {
      old: presentPickUp(snapshot, ride, airport, language),
      new: presentPickUp(snapshot, leg, airport, language),
    },
    notices,
    deadline: toIso(ride.changeUntil),
    new_deadlines: { change_until: toIso(leg.changeUntil), cancel_until: toIso(leg.cancelUntil) },
    change_expires_at: waits && !preview ? toIso(outcome.payUntilAt) : null,
  };
}
