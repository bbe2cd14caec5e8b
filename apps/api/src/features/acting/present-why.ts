import type { CallAnswer } from '@traslado/contract/schemas';
import { reckonDeparture } from '@traslado/domain/booking/pickup';
import type { Cancellation } from '@traslado/domain/booking/plan-cancellation';
import { toDecimal } from '@traslado/domain/money';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { CouponRecord, TransferRecord } from '../coupons/record.ts';

type RideWhy = CallAnswer<'getBookingStory'>['why'][number];

/** What a refund comes from, leg by leg. */
export const presentRefundSteps = ({ legs }: Cancellation['steps']): CallAnswer<'cancelForGuest'>['steps'] =>
  legs.map(({ transferId, direction, isGivenUp, priceMinor, keptMinor, feeMinor, rule, earlier }) => ({
    transfer_id: transferId,
    direction,
    given_up: isGivenUp,
    price: toDecimal(priceMinor),
    kept: toDecimal(keptMinor),
    fee: toDecimal(feeMinor),
    rule: rule && { hours_before: rule.hoursBefore, percent: rule.keptPercent },
    earlier: earlier && { hours_before: earlier.hoursBefore, percent: earlier.keptPercent },
  }));

/** Why the rides of a booking are when they are. Deadlines are those of the sale, the settings of a pick-up those of now. */
export const presentWhy = (snapshot: Snapshot, coupon: CouponRecord): RideWhy[] =>
  coupon.transfers.map((ride) => ({
    transfer_id: ride.id,
    change_hours: (ride.pickUpAt - ride.changeUntil) / HOUR_MS,
    cancel_hours: (ride.pickUpAt - ride.cancelUntil) / HOUR_MS,
    departure: departureOf(snapshot, coupon, ride),
  }));

function departureOf(
  snapshot: Snapshot,
  { serviceId, propertyId, airportId }: CouponRecord,
  ride: TransferRecord,
): RideWhy['departure'] {
  const service = snapshot.serviceById(serviceId);
  const property = snapshot.propertyById(propertyId);
  if (ride.direction === 'arrival' || ride.propertyId !== null || !service || !property) return null;
  const road = property.roads.find((one) => one.airportId === airportId);
  const extraMinutes = road?.extraMinutes ?? 0;
  const { before, exactAt, at } = reckonDeparture({
    flightOn: ride.flightOn,
    flightTime: ride.flightTime,
    zone: ride.timeZone,
    isNational: ride.isNational,
    nationalHoursBefore: service.segment.nationalHourBefore,
    internationalHoursBefore: service.segment.internationalHourBefore,
    extraMinutes,
  });
  return {
    minutes_before: before,
    extra_minutes: extraMinutes,
    exact: toLocal(exactAt, ride.timeZone),
    is_current: at === ride.pickUpAt,
  };
}
