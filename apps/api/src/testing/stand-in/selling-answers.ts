import type { calls } from '@traslado/contract/calls';
import type { z } from 'zod';
import type { ChargeOutcome } from '../../ports/payments.ts';
import { type BackendView, type LegBody, rideOf, type Sold } from './selling-books.ts';

/** Their answer to a sale. */
export function createdOf(view: BackendView): z.input<typeof calls.createCoupon.shapes.answer> {
  return {
    coupon_id: view.coupon_id,
    status: view.status === 'pending_payment' ? 'pending_payment' : 'confirmed',
    amount_due: view.price.due,
    currency: 'USD',
    hold_expires_at: view.hold_expires_at,
    expires_at: view.expires_at,
    transfers: view.transfers.map((ride) => ({
      transfer_id: ride.transfer_id,
      direction: ride.direction,
      service_date: ride.flight_date,
      service_time: ride.pick_up.time,
    })),
  };
}

/** Their answer to a payment. */
export function stateOf(found: Sold | undefined, outcome: ChargeOutcome): object {
  const isPaid = outcome.kind === 'succeeded';
  return {
    coupon_id: found?.view.coupon_id,
    coupon_status: found?.view.status,
    status: isPaid ? 'succeeded' : outcome.kind === 'requires_action' ? 'requires_action' : 'processing',
    amount: found?.view.price.total,
    amount_due: found?.view.price.due,
    currency: 'USD',
    card: isPaid ? (outcome.card ?? null) : null,
    action_url: outcome.kind === 'requires_action' ? outcome.actionUrl : null,
    failure: null,
  };
}

type ChangeBody = z.output<typeof calls.changeTransfer.shapes.body>;

/** A booking as their change leaves it. */
export function changedBy(view: BackendView, transferId: number, body: ChangeBody): BackendView {
  const [main, ...others] = view.reservations;
  return {
    ...view,
    version: view.version + 1,
    transfers: view.transfers.map((ride) => {
      if (ride.transfer_id !== transferId) return ride;
      const leg: LegBody = {
        flight_key: body.flight_code ?? ride.flight_code,
        service_date: body.service_date ?? ride.flight_date,
        flight_time: body.flight_time ?? ride.flight_time,
        service_time: body.service_time ?? ride.pick_up.time,
        is_national: ride.is_national,
      };
      const { place, time_zone: zone, zone_name: city } = ride.pick_up;
      return rideOf(ride.direction, leg, { id: place.id, zone, city }, ride.status, ride.transfer_id);
    }),
    reservations:
      main && others.length === 0
        ? [
            {
              ...main,
              adults: body.adults ?? main.adults,
              minors: body.minors ?? main.minors,
              babyseat: body.babyseat ?? main.babyseat,
            },
          ]
        : view.reservations,
    total_passengers: body.pax ?? view.total_passengers,
  };
}
