import type { CallInput } from '@traslado/contract/schemas';
import { type Counters, sumCounters, totalPassengers } from '@traslado/domain/booking/passengers';
import { itemsOfCounts } from '@traslado/domain/booking/special-counts';
import { keepSpecialItems, type SpecialItem } from '@traslado/domain/booking/special-items';
import type { Language } from '@traslado/domain/language';
import { flightKeyOf, isTypedByHand } from '../../flights/flight-check.ts';
import type { FlightEntry } from '../../flights/flight-entry.ts';
import { hasLeg } from '../../flights/flight-entry.ts';
import { isNightNamed, isSaidLate } from '../../flights/night-question.ts';
import { isTimeKept } from '../../flights/time-question.ts';
import type { BookingState, KnownPickUp } from '../draft/booking-state.ts';
import type { Offer, Party } from '../draft/offers.ts';
import { spanOfRiding } from '../draft/riding-stay.ts';

export type CouponBody = CallInput<'createCoupon'>['body'];

/** `pickUp` null: not calculated here, so that the server's own is neither confirmed nor contradicted. */
function legBody(
  entry: FlightEntry,
  pickUp: KnownPickUp | null,
  items: readonly SpecialItem[],
): NonNullable<CouponBody['arrival']> {
  const airline = entry.mode === 'number' && /^\d+$/.test(entry.airline) ? Number(entry.airline) : null;
  return {
    flight_key: flightKeyOf(entry),
    service_date: entry.date,
    flight_time: entry.time,
    ...(pickUp && { service_time: pickUp.time }),
    ...(entry.isNational !== '' && { is_national: entry.isNational }),
    airline_id: airline,
    ...(isTypedByHand(entry) && entry.terminal && { terminal: entry.terminal }),
    ...(items.length > 0 && { special_items: [...items] }),
  };
}

/** The special items of both rides, as far as they fit the people who ride. */
export const specialItemsOf = (
  { special = {} }: Pick<BookingState, 'special'>,
  party: Counters,
): SpecialItem[] => keepSpecialItems(itemsOfCounts(special), party);

/**
 * The body that books this draft, without its key. It carries no price: the server calculates it. The guest's own view in it (pick-up, number of
 * passengers, private, included) lets the server refuse instead of quietly selling something else.
 */
export function couponBodyOf(
  state: BookingState,
  offer: Offer,
  party: Party,
  language: Language,
  receptiveGroupId: number,
): CouponBody {
  const { service } = offer;
  const [main] = state.passengersInfo;
  if (!main || !offer.priced) throw new RangeError('nothing to book');
  // The lead time of a ride from another resort is a setting of that resort's services, which only the server has.
  const isFromElsewhere = spanOfRiding(state.passengersInfo).departureProperty !== main.hotel;
  const counters = sumCounters(party.stays.map((stay) => stay.counters));
  const items = specialItemsOf(state, counters);
  const keeps = (['arrival', 'departure'] as const).some(
    (direction) => hasLeg(state.trip, direction) && isTimeKept(state.flights[direction]),
  );
  const lands = hasLeg(state.trip, 'arrival') ? state.flights.arrival : null;
  return {
    hotel: main.hotel,
    folio: main.folio,
    name: state.contact.name.trim(),
    // Left out: as the stay has it on file.
    ...(state.contact.email.trim() && { email: state.contact.email.trim() }),
    ...(state.contact.phone && { phone: state.contact.phone }),
    adults: counters.adults,
    minors: counters.children,
    babyseat: counters.babySeats,
    pax: totalPassengers(counters, party.seatPolicy),
    service_rate_id: offer.priced.rate.id,
    is_round_trip: state.trip === 'round_trip',
    position_id: service.position_id,
    from_appointment_place_id: service.departure_place_id,
    to_appointment_place_id: service.arrival_place_id,
    observation: state.notes.trim(),
    arrival: hasLeg(state.trip, 'arrival')
      ? legBody(state.flights.arrival, state.pickup.arrival, items)
      : null,
    departure: hasLeg(state.trip, 'departure')
      ? legBody(state.flights.departure, isFromElsewhere ? null : state.pickup.departure, items)
      : null,
    include: offer.included,
    private: service.private,
    movement_origin_id: service.movement_origin_id,
    operation_type_id: service.operation_type_id,
    receptive_group_id: receptiveGroupId,
    ...(state.additional && { additional: true }),
    language,
    ...(keeps && { time_confirmed: true }),
    ...(lands && isNightNamed(lands) && { night_confirmed: true }),
    ...(lands && isSaidLate(lands) && { late_arrival: true }),
  };
}
