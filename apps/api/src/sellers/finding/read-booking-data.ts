import {
  type CheckedBooking,
  type CheckedRide,
  isSameParty,
  type Party,
  type Room,
  type StaySpan,
} from '@traslado/domain/booking/data-to-fix';
import { paxMaxOf, sumCounters } from '@traslado/domain/booking/passengers';
import { isInForce } from '@traslado/domain/booking/state';
import { spanOf } from '@traslado/domain/stay/linking';
import type { Db } from '../../db/client.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { Flights } from '../../ports/flights.ts';
import type { Pms, PmsAnswer, PmsStay, StayName } from '../../ports/pms.ts';
import type { CouponRecord, TransferRecord } from '../../store/booking/record.ts';
import { findCheckFacts } from '../../store/finding/repository.ts';
import { askSchedules } from '../ride/ask-schedule.ts';

export type CheckDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly flights: Pick<Flights, 'find'>;
  readonly inventory: Pick<Inventory, 'current'>;
};

/** Standing rides that are still to come. */
const ridesToCome = ({ status, transfers }: CouponRecord, now: number): TransferRecord[] =>
  isInForce(status) ? transfers.filter((ride) => ride.status === 'confirmed' && ride.pickUpAt >= now) : [];

/** Their system's answer about the stays of a booking. */
type ReadStays = PmsAnswer<readonly PmsStay[]>;

export type BookingData = { readonly booking: CheckedBooking; readonly stays: ReadStays };

/** A booking as the checks see it. Asks other systems, so never inside a transaction. */
export async function readBookingData(
  { db, pms, flights, inventory }: CheckDeps,
  coupon: CouponRecord,
  now: number,
): Promise<BookingData> {
  const snapshot = inventory.current();
  const rides = ridesToCome(coupon, now);
  const [facts, schedules] = await Promise.all([
    findCheckFacts(db, coupon.id, now),
    askSchedules({ flights, snapshot }, flightsOf(rides), coupon.airportId),
  ]);
  const party = partyOf(coupon);
  const fellows = facts.fellows.filter((one) => isSameParty(party, { ...one, rooms: [] }));
  const stays = await pms.listStays(
    [coupon, ...fellows].flatMap((one) => one.stays.map(({ hotel, folio }) => ({ hotel, folio }))),
  );
  const roomsOf = (names: readonly StayName[]) =>
    stays.kind === 'ok' ? standingOf(names, stays.value).map(roomOf) : [];
  const own = { ...party, rooms: roomsOf(coupon.stays) };
  const twins = fellows.filter((one) => isSameParty(own, { ...one, rooms: roomsOf(one.stays) }));
  const service = snapshot.serviceById(coupon.serviceId);
  const rate = service?.rates.find(({ id }) => id === coupon.rateId);
  const booking: CheckedBooking = {
    id: coupon.id,
    phone: coupon.contactPhone,
    email: coupon.contactEmail,
    emailBounced: facts.emailBounced,
    counters: sumCounters(coupon.stays),
    seatPolicy: snapshot.propertyById(coupon.propertyId)?.seatPolicy ?? 'specification',
    isPrivate: coupon.private,
    vehicles: coupon.vehicles,
    // A service that is gone altogether has no known vehicles.
    paxMax: service ? paxMaxOf(rate?.paxMax ?? null, service.paxMax) : Number.POSITIVE_INFINITY,
    stay: spanOfStays(coupon, stays),
    rides: rides.map((ride) => ({
      ...checkedRide(snapshot, coupon, ride),
      schedule: schedules[ride.direction],
      twinIds: twins.filter(({ rideId }) => rideId === ride.id).map(({ couponId }) => couponId),
    })),
  };
  return { booking, stays };
}

const flightsOf = (rides: readonly TransferRecord[]) =>
  Object.fromEntries(
    rides.map(({ direction, flightCode, flightOn }) => [
      direction,
      { flight_key: flightCode, service_date: flightOn },
    ]),
  );

function checkedRide(
  snapshot: Snapshot,
  coupon: CouponRecord,
  { id, direction, flightCode, flightTime, flightOn, pickUpOn, propertyId, lateArrival }: TransferRecord,
): Omit<CheckedRide, 'schedule' | 'twinIds'> {
  const resortId = propertyId ?? coupon.propertyId;
  const resort = snapshot.propertyById(resortId);
  const isServed =
    resort?.active === true && resort.airports.some(({ airportId }) => airportId === coupon.airportId);
  return {
    id,
    direction,
    serviceOn: flightOn,
    pickUp: { on: pickUpOn },
    flightCode,
    flightTime,
    isLate: lateArrival ?? false,
    resortId,
    isServed,
  };
}

/** Its travellers, without the rooms. */
function partyOf({
  adults,
  children,
  babySeats,
  contactEmail: email,
  stays,
  guestName,
}: CouponRecord): Party {
  const guest = stays.find(({ main }) => main)?.guest ?? guestName;
  return { guest, email, adults, children, babySeats, rooms: [] };
}

/** The stays of these names that stand. */
const standingOf = (names: readonly StayName[], stays: readonly PmsStay[]): PmsStay[] =>
  names.flatMap(({ hotel, folio }) => {
    const stay = stays.find((one) => one.hotel === hotel && one.folio === folio);
    return stay && stay.status !== 'CANCELLED' && stay.status !== 'NO_SHOW' ? [stay] : [];
  });

const roomOf = (stay: PmsStay): Room => ({ ...stay, propertyCode: stay.hotel });

function spanOfStays({ stays }: CouponRecord, answer: ReadStays): StaySpan {
  if (answer.kind === 'unavailable') return { kind: 'unavailable' };
  const standing = standingOf(stays, answer.value);
  if (standing.length < stays.length) return { kind: 'gone' };
  return { kind: 'known', dates: spanOf(standing.map(roomOf)) };
}
