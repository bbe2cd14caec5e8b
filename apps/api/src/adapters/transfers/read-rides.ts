import type { BackendRide, BackendRideNews, BackendStayName } from '../../ports/transfers.ts';
import { type AnswerReader, answerOf, type Reader } from '../group-client/tolerant/reading.ts';
import { many, type Rows, record } from '../group-client/tolerant/shapes.ts';
import { day, id, map, optional, shown, text, time, whole, word } from '../group-client/tolerant/values.ts';
import { bookingNumber } from './read-number.ts';

/** Lines of their list of transfers. The numbers of the booking and of the ride are needed. The other fields are used where they are there. */

/** Their words for a booking. `confirmed` alone does not mean that it was paid. */
const bookingWords = {
  PENDINGPAYMENT: 'pending',
  PENDING: 'pending',
  PENDIENTE: 'pending',
  PAID: 'paid',
  PAGADO: 'paid',
  PAGADA: 'paid',
  CONFIRMED: 'confirmed',
  CONFIRMADO: 'confirmed',
  CONFIRMADA: 'confirmed',
  PARTIALLYCANCELLED: 'confirmed',
  CANCELLED: 'cancelled',
  CANCELED: 'cancelled',
  CANCELADO: 'cancelled',
  CANCELADA: 'cancelled',
  EXPIRED: 'expired',
} as const satisfies Record<string, BackendRideNews['booking']>;

/** Their words for one ride; `standing` is neither cancelled nor over. */
const rideWords = {
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  ACTIVE: 'standing',
  ACTIVO: 'standing',
  CANCELLED: 'cancelled',
  CANCELED: 'cancelled',
  CANCELADO: 'cancelled',
  COMPLETED: 'over',
  NOSHOW: 'over',
} as const;

type RideWord = (typeof rideWords)[keyof typeof rideWords];

const row = record({
  transfer_id: id,
  coupon_id: bookingNumber,
  hotel: optional(text),
  folio: optional(text),
  direction: shown(
    word<'arrival' | 'departure'>({ ARRIVAL: 'arrival', DEPARTURE: 'departure' }, 'a direction'),
  ),
  service_date: optional(day),
  service_time: optional(time),
  pick_up_date: optional(day),
  time_zone: optional(text),
  flight_code: shown(text),
  flight_time: optional(time),
  pax: shown(whole(0, 99)),
  status: shown(word<RideWord>(rideWords, 'a state of a ride')),
  reservation_status: shown(word<BackendRideNews['booking']>(bookingWords, 'a state of a booking')),
  reference: optional(text),
  uuidReference: optional(text),
});

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Longest time after a landing at which a guest is fetched; a departure is fetched before its flight, now and then on the day before. */
const longestWait = 6 * 60;

/** A landing is its own pick-up, or the pick-up follows soon; a departure is fetched before its flight. */
function directionOf(flightTime: string | null, pickUpTime: string | null): BackendRide['direction'] {
  if (flightTime === null || pickUpTime === null) return null;
  const after = (minutesOf(pickUpTime) - minutesOf(flightTime) + 1_440) % 1_440;
  return after <= longestWait ? 'arrival' : 'departure';
}

const isConfirmed = (ride: RideWord | null, booking: BackendRideNews['booking']): boolean =>
  ride === 'confirmed' ||
  ((ride === 'standing' || ride === null) && (booking === 'paid' || booking === 'confirmed'));

const newsOf: Reader<BackendRideNews> = map(row, (given) => {
  return {
    transferId: given.transfer_id,
    couponCode: given.coupon_id,
    reference: given.uuidReference ?? given.reference,
    hotel: given.hotel,
    folio: given.folio,
    direction: given.direction ?? directionOf(given.flight_time, given.service_time),
    flightOn: given.service_date,
    flightCode: given.flight_code,
    flightTime: given.flight_time,
    pickUpOn: given.pick_up_date,
    pickUpTime: given.service_time,
    timeZone: given.time_zone,
    passengers: given.pax,
    booking: given.reservation_status,
    isCancelled: given.status === 'cancelled',
    isConfirmed: isConfirmed(given.status, given.reservation_status),
  };
});

/** Rides of a stay: of its main one, where the line names none. */
export function ridesOf({ rows }: Rows<BackendRideNews>, asked: BackendStayName): readonly BackendRide[] {
  return rows.map((ride) => ({
    ...ride,
    hotel: ride.hotel ?? asked.hotel,
    folio: ride.folio ?? asked.folio,
  }));
}

export const backendRides: AnswerReader<Rows<BackendRideNews>> = answerOf(many(newsOf));
