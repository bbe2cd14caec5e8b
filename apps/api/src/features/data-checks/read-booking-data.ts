import {
  type CheckedBooking,
  type CheckedRide,
  isSameParty,
  type Party,
  type StaySpan,
} from '@traslado/domain/booking/data-to-fix';
import { paxMaxOf, sumCounters } from '@traslado/domain/booking/passengers';
import { isInForce } from '@traslado/domain/booking/state';
import { spanOf } from '@traslado/domain/stay/linking';
import type { Db } from '../../db/client.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { Flights } from '../../ports/flights.ts';
import type { Pms } from '../../ports/pms.ts';
import type { CouponRecord, TransferRecord } from '../coupons/record.ts';
import { askSchedules } from '../flights/ask-schedule.ts';
import type { CheckFacts } from './record.ts';
import { findCheckFacts } from './repository.ts';

export type CheckDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly flights: Pick<Flights, 'find'>;
  readonly inventory: Pick<Inventory, 'current'>;
};

/** Rides that stand and are still to come. */
const ridesToCome = ({ status, transfers }: CouponRecord, now: number): TransferRecord[] =>
  isInForce(status) ? transfers.filter((ride) => ride.status === 'confirmed' && ride.pickUpAt >= now) : [];

/** A booking as the checks look at it. Other systems are asked, so never inside a transaction. */
export async function readBookingData(
  { db, pms, flights, inventory }: CheckDeps,
  coupon: CouponRecord,
  now: number,
): Promise<CheckedBooking> {
  const snapshot = inventory.current();
  const rides = ridesToCome(coupon, now);
  const [facts, schedules, stay] = await Promise.all([
    findCheckFacts(db, coupon.id, now),
    askSchedules(flights, flightsOf(rides), coupon.airportId),
    readSpan(pms, coupon),
  ]);
  const service = snapshot.serviceById(coupon.serviceId);
  const rate = service?.rates.find(({ id }) => id === coupon.rateId);
  return {
    phone: coupon.contactPhone,
    emailBounced: facts.emailBounced,
    counters: sumCounters(coupon.stays),
    seatPolicy: snapshot.propertyById(coupon.propertyId)?.seatPolicy ?? 'specification',
    isPrivate: coupon.private,
    vehicles: coupon.vehicles,
    // A service that is gone altogether says nothing of its vehicles.
    paxMax: service ? paxMaxOf(rate?.paxMax ?? null, service.paxMax) : Number.POSITIVE_INFINITY,
    stay,
    rides: rides.map((ride) => ({
      ...checkedRide(snapshot, coupon, ride),
      schedule: schedules[ride.direction],
      twinId: twinOf(coupon, ride, facts),
    })),
  };
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
  { id, direction, flightCode, flightTime, flightOn, pickUpOn, propertyId }: TransferRecord,
): Omit<CheckedRide, 'schedule' | 'twinId'> {
  const resort = snapshot.propertyById(propertyId ?? coupon.propertyId);
  const isServed =
    resort?.active === true && resort.airports.some(({ airportId }) => airportId === coupon.airportId);
  return { id, direction, serviceOn: flightOn, pickUp: { on: pickUpOn }, flightCode, flightTime, isServed };
}

function twinOf(coupon: CouponRecord, { id }: TransferRecord, { fellows }: CheckFacts): number | null {
  const { adults, children, babySeats, contactEmail: email } = coupon;
  const guest = coupon.stays.find(({ main }) => main)?.guest ?? coupon.guestName;
  const party: Party = { guest, email, adults, children, babySeats };
  return fellows.find((one) => one.rideId === id && isSameParty(party, one))?.couponId ?? null;
}

async function readSpan(pms: Pms, { stays }: CouponRecord): Promise<StaySpan> {
  const answer = await pms.listStays(stays.map(({ hotel, folio }) => ({ hotel, folio })));
  if (answer.kind === 'unavailable') return { kind: 'unavailable' };
  const standing = stays.flatMap(({ hotel, folio }) => {
    const stay = answer.value.find((one) => one.hotel === hotel && one.folio === folio);
    return stay && stay.status !== 'CANCELLED' && stay.status !== 'NO_SHOW' ? [stay] : [];
  });
  if (standing.length < stays.length) return { kind: 'gone' };
  return { kind: 'known', dates: spanOf(standing.map((stay) => ({ ...stay, propertyCode: stay.hotel }))) };
}
