import type { CallAnswer } from '@traslado/contract/schemas';
import { departureSteps, type PickUpHours } from '@traslado/domain/booking/pickup';
import type { Cancellation } from '@traslado/domain/booking/plan-cancellation';
import { toDecimal } from '@traslado/domain/money';
import { HOUR_MS, toIso } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { CouponRecord, TransferRecord } from '../../store/booking/record.ts';
import type { CancelSummary } from '../../store/cancellation/record.ts';

type RideWhy = CallAnswer<'getBookingStory'>['why'][number];

/** The calculation of a refund, leg by leg. */
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

/** The part of a cancellation that explains its refund. */
type KeptCancellation = Pick<CancelSummary, 'directions' | 'refundMinor' | 'steps'>;

/** The explanation of each cancellation's refund, as it was kept with it; the last first. */
export const presentKeptRefunds = (
  changes: readonly {
    readonly createdAt: number;
    readonly summary: readonly unknown[] | KeptCancellation;
  }[],
  { currency }: CouponRecord,
): CallAnswer<'getBookingStory'>['refunds_why'] =>
  changes
    .flatMap(({ createdAt, summary }) => {
      if (!('directions' in summary) || !summary.steps) return [];
      const { steps, refundMinor } = summary;
      return {
        at: toIso(createdAt),
        currency,
        paid: toDecimal(steps.paidMinor),
        already_refunded: toDecimal(steps.backMinor),
        refund: toDecimal(refundMinor),
        steps: presentRefundSteps(steps),
      };
    })
    .reverse();

/** The explanation of a booking's times. Deadlines and pick-ups follow from the settings of the sale, which are kept with each ride. */
export const presentWhy = (snapshot: Snapshot, coupon: CouponRecord): RideWhy[] =>
  coupon.transfers.map((ride) => ({
    transfer_id: ride.id,
    change_hours: (ride.pickUpAt - ride.changeUntil) / HOUR_MS,
    cancel_hours: (ride.pickUpAt - ride.cancelUntil) / HOUR_MS,
    departure: departureOf(snapshot, coupon, ride),
  }));

function departureOf(snapshot: Snapshot, coupon: CouponRecord, ride: TransferRecord): RideWhy['departure'] {
  if (ride.direction === 'arrival') return null;
  const hours = ride.pickUpHours ?? hoursOfNow(snapshot, coupon, ride);
  if (!hours) return null;
  const { flightOn, flightTime, timeZone: zone, isNational } = ride;
  const { before, exactAt, at } = departureSteps({ flightOn, flightTime, zone, isNational, ...hours });
  return {
    minutes_before: before,
    extra_minutes: hours.extraMinutes,
    exact: toLocal(exactAt, zone),
    is_kept: Boolean(ride.pickUpHours),
    is_current: at === ride.pickUpAt,
  };
}

/** For rides from before they were kept, and only from the booking's own resort. */
function hoursOfNow(
  snapshot: Snapshot,
  { serviceId, propertyId, airportId }: CouponRecord,
  ride: TransferRecord,
): PickUpHours | null {
  const service = snapshot.serviceById(serviceId);
  const property = snapshot.propertyById(propertyId);
  if (ride.propertyId !== null || !service || !property) return null;
  return {
    nationalHoursBefore: service.segment.nationalHourBefore,
    internationalHoursBefore: service.segment.internationalHourBefore,
    extraMinutes: property.roads.find((one) => one.airportId === airportId)?.extraMinutes ?? 0,
  };
}
