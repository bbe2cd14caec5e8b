import { checkVersion } from '@traslado/domain/booking/change';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import type { Flights } from '../../ports/flights.ts';
import type { Pms } from '../../ports/pms.ts';
import type { BackendChange, BackendCoupon } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';
import type { PlannedChange } from '../../store/change/record.ts';
import { keepCoupons } from '../../store/their-booking/repository.ts';
import { askScheduleOfChange } from '../booking/ask-schedule-of-change.ts';
import type { ChangeContext } from '../booking/change-context.ts';
import { type ChangeView, presentChange } from '../booking/change-presenter.ts';
import { planChange } from '../booking/plan-change.ts';
import { staleCoupon } from '../booking/refuse-stale.ts';
import type { ChangeRequest } from '../booking/requests.ts';
import { flightsToCheckOf } from '../ride/flights-to-check.ts';
import { listStaysOf } from '../stay/list-stays-of.ts';
import { askCoupon, type BackendDeps, findForDeed } from './find-backend-coupon.ts';
import { noteLateArrival } from './note-late-arrival.ts';
import { isUnnumbered } from './reckon-coupon.ts';
import { refuseUnlistedAirline } from './refuse-unlisted-airline.ts';
import { tellRefusal } from './tell-refusal.ts';

export type ChangeBackendDeps = BackendDeps & { readonly pms: Pms; readonly flights: Pick<Flights, 'find'> };

/**
 * Has the group's backend change a ride, or previews that (`preview`). Their call has no preview, so new pick-up and deadlines are
 * calculated by our rules. A change of the amount, or of anything that their call has no field for, is for a person.
 */
export async function changeBackendRide(
  deps: ChangeBackendDeps,
  request: ChangeRequest,
): Promise<ChangeView> {
  const { body, now, preview, language } = request;
  const { their, coupon } = await findForDeed(deps, request.actor, body.coupon_id, now);
  const context = await contextOf(deps, request, coupon);
  const planned = planChange(context);
  if (!canBeSent(context, planned)) throw new Refused('change.by_phone');
  if (planned.plan.leg && planned.plan.leg.flightCode !== context.ride.flightCode)
    refuseUnlistedAirline(deps, context.snapshot, planned.plan.leg, 'airline_id');
  const show = (applied: boolean): ChangeView =>
    presentChange(context, planned, {
      outcome: { kind: 'apply', differenceMinor: 0 },
      applied,
      preview,
      language,
    });
  if (preview || planned.changes.length === 0) return show(!preview);
  // They have not reported which of their rides it is.
  if (isUnnumbered(context.ride.id)) throw new Refused('change.by_phone');
  const deed = await deps.transfers.change(changeOf(context, planned));
  if (deed.kind === 'refused' || deed.kind === 'not_done') throw tellRefusal('change', deed);
  const applied = their.reckoned ? changedOf(their, context, planned) : null;
  if (applied && deed.kind === 'done') await keepCoupons(deps.db, [applied], now);
  const after = await askCoupon(deps, their.code, now);
  const known = after.kind === 'ok' ? after.value : null;
  if (known && isChanged(known, context, planned)) {
    if (applied && deed.kind === 'unknown') await keepCoupons(deps.db, [applied], now);
    await noteChanged(deps, context, planned);
    return { ...show(true), version: known.version };
  }
  // They neither reported the change nor show it: the guest does not hear that it was done.
  if (deed.kind === 'unknown') throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  await insertStaffAlert(deps.db, {
    kind: 'transfers.change_not_seen',
    subject: their.code,
    detail: String(request.transferId),
    couponId: null,
    now,
  });
  await noteChanged(deps, context, planned);
  return show(true);
}

/** Their call has no field for a flight time that staff should check, or for a late arrival, so staff are alerted here. */
async function noteChanged(
  { db }: ChangeBackendDeps,
  { coupon, now }: ChangeContext,
  { plan }: PlannedChange,
): Promise<void> {
  await noteLateArrival(db, plan.leg ? [plan.leg] : [], { code: coupon.code, now });
  const detail = flightsToCheckOf(plan.leg ? [plan.leg] : []);
  if (detail === '') return;
  const alert = { kind: 'flight.time_to_check', subject: coupon.code, couponId: null } as const;
  await insertStaffAlert(db, { ...alert, detail, now });
}

async function contextOf(
  { pms, flights, inventory }: ChangeBackendDeps,
  { transferId, body, seenVersion, language, now }: ChangeRequest,
  coupon: ChangeContext['coupon'],
): Promise<ChangeContext> {
  const snapshot = inventory.current();
  const ride = coupon.transfers.find(({ id }) => id === transferId);
  if (!ride) throw new Refused('transfer.not_found');
  if (checkVersion(seenVersion, coupon.version)) throw staleCoupon(snapshot, coupon, { language, now });
  const service = snapshot.serviceById(coupon.serviceId);
  const property = snapshot.propertyById(coupon.propertyId);
  const airport = snapshot.airportById(coupon.airportId);
  if (!service || !property || !airport) throw new Refused('change.by_phone');
  // Their call has no field for the riding stays.
  if (body.receptive_group_id !== undefined) throw new Refused('change.by_phone');
  const stays = await listStaysOf(pms, coupon);
  const party = coupon.stays;
  return {
    snapshot,
    coupon,
    ride,
    service,
    property,
    airport,
    party,
    stays,
    // They decide if the stay had paid for it; the effect of other people or another day is for a person where that is not clear.
    includedService: coupon.included ? { service, trip: coupon.tripType } : null,
    includedUsedMinor: 0,
    schedules: await askScheduleOfChange({ flights, snapshot }, { ride, body, airportId: airport.id }),
    body,
    now,
  };
}

/** Only fields of their call, at the same price: the flight and the counters of a single stay. */
function canBeSent({ coupon }: ChangeContext, { plan, changes }: PlannedChange): boolean {
  if (plan.totalMinor !== coupon.totalMinor) return false;
  const contact = changes.some(({ field }) =>
    ['name', 'email', 'phone', 'observation', 'special_items'].includes(field),
  );
  const isOfSeveral =
    coupon.stays.length > 1 && changes.some(({ field }) => field.startsWith('reservations'));
  return !contact && !isOfSeveral;
}

function changeOf({ coupon, ride }: ChangeContext, { plan }: PlannedChange): BackendChange {
  const leg = plan.leg ?? ride;
  return {
    couponCode: coupon.code,
    transferId: ride.id,
    flightOn: leg.flightOn,
    pickUpTime: leg.pickUpTime,
    flightTime: leg.flightTime,
    flightCode: leg.flightCode,
    airlineId: leg.airlineId,
    passengers: plan.passengers,
    adults: plan.adults,
    children: plan.children,
    babySeats: plan.babySeats,
  };
}

/** A booking that was calculated here, after the change. */
function changedOf(their: BackendCoupon, { ride }: ChangeContext, { plan }: PlannedChange): BackendCoupon {
  const { leg } = plan;
  return {
    ...their,
    version: their.version + 1,
    adults: plan.adults,
    children: plan.children,
    babySeats: plan.babySeats,
    passengers: plan.passengers,
    stays: their.stays.map((stay) =>
      their.stays.length > 1
        ? stay
        : { ...stay, adults: plan.adults, children: plan.children, babySeats: plan.babySeats },
    ),
    transfers: their.transfers.map((one) =>
      one.id !== ride.id || !leg
        ? one
        : {
            ...one,
            flightCode: leg.flightCode,
            isNational: leg.isNational,
            terminal: leg.terminal,
            flightOn: leg.flightOn,
            flightTime: leg.flightTime,
            lateArrival: leg.lateArrival ?? false,
            pickUpOn: leg.pickUpOn,
            pickUpTime: leg.pickUpTime,
            pickUpAt: leg.pickUpAt,
            changeUntil: leg.changeUntil,
            cancelUntil: leg.cancelUntil,
          },
    ),
  };
}

function isChanged(after: BackendCoupon, { ride }: ChangeContext, { plan }: PlannedChange): boolean {
  const now = after.transfers.find(({ id }) => id === ride.id);
  const leg = plan.leg ?? ride;
  if (now?.flightOn !== leg.flightOn || now.flightTime !== leg.flightTime) return false;
  // Their lists say how many ride, not who.
  if (after.reckoned) return after.passengers === plan.passengers;
  return (
    after.adults === plan.adults && after.children === plan.children && after.babySeats === plan.babySeats
  );
}
