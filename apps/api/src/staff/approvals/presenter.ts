import type { CallAnswer } from '@traslado/contract/schemas';
import { requestStateAt } from '@traslado/domain/desk/money-authority';
import { toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { RequestRecord } from '../../store/request/record.ts';

/** A request as staff see it. */
export function presentRequest(
  snapshot: Snapshot,
  request: RequestRecord,
  now: number,
): CallAnswer<'askRefund'> {
  const { booking } = request;
  return {
    id: request.id,
    kind: request.kind,
    // An expired one says so, written or not.
    state: requestStateAt(request, booking.now, now),
    amount: toDecimal(request.amountMinor),
    currency: request.currency,
    reason: request.reason,
    note: request.note,
    asked_by: request.requestedBy,
    asked_by_name: request.requestedName,
    asked_at: toIso(request.requestedAt),
    expires_at: toIso(request.expiresAt),
    decided_by: request.decidedBy,
    decided_by_name: request.decidedName,
    decided_at: request.decidedAt === null ? null : toIso(request.decidedAt),
    decision_note: request.decisionNote,
    is_given_at_once: request.status === 'approved' && request.decidedById === request.requestedById,
    booking: {
      id: request.couponId,
      number: booking.number,
      guest: booking.guest,
      folio: booking.folio,
      hotel_name: snapshot.propertyById(booking.propertyId)?.name ?? '',
      ride_at: booking.rideAt === null ? null : toIso(booking.rideAt),
      time_zone: booking.timeZone ?? 'UTC',
    },
  };
}
