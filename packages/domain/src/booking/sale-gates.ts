import type { Instant } from '../time/instant.ts';
import type { Direction, Refusal } from './availability.ts';
import { type BookedLeg, bookedAmong } from './booked-legs.ts';
import { checkCapacity } from './capacity.ts';
import { isHeld, MAX_UNPAID_HOLDS } from './hold.ts';
import { type CouponState, isInForce, type TransferState } from './state.ts';

type StayName = Pick<BookedLeg, 'hotel' | 'folio'>;

/** A ride of a booking. `seats`: its seats on limited departures, sold or held. */
export type RideOfStays = Pick<
  BookedLeg,
  'direction' | 'flightOn' | 'pickUpOn' | 'pickUpTime' | 'timeZone'
> & {
  readonly status: TransferState;
  readonly pickUpAt: Instant;
  readonly seats: readonly { readonly departureId: number; readonly seats: number }[];
};

/** A booking that a stay of the sale rides on. `hotel`, `folio`: its main stay. */
export type BookingOfStays = Pick<BookedLeg, 'couponCode' | 'hotel' | 'folio' | 'airportId'> & {
  readonly id: number;
  readonly status: CouponState;
  /** Money may still move for it. */
  readonly isBeingPaid: boolean;
  readonly writtenAt: Instant | null;
  readonly confirmedAt: Instant | null;
  readonly holdExpiresAt: Instant | null;
  /** Cents that the stays' included transfer pays of it. */
  readonly includedMinor: number;
  readonly rides: readonly RideOfStays[];
};

/** A departure with limited seats. `takenSeats`: sold and held ones of all bookings. */
export type LimitedDeparture = {
  readonly id: number;
  readonly direction: Direction;
  readonly seats: number;
  readonly takenSeats: number;
};

/**
 * Facts against a sale that the calendar allows, read under the locks of its stays and departures. While they are held no booking of the stays is
 * made, paid or confirmed, and no seat is taken. A booking may still end: that opens a gate, and never shuts one.
 */
export type GateFacts = {
  /** At least the standing and unpaid ones, and those with an included transfer. */
  readonly bookings: readonly BookingOfStays[];
  /** Departures of its own rides. */
  readonly departures: readonly LimitedDeparture[];
};

export type AskedSale = {
  readonly stay: StayName;
  readonly directions: readonly Direction[];
  readonly passengers: number;
  /** It waits for a payment, so it holds what it takes. */
  readonly isToBePaid: boolean;
  /** Cents of the included transfer that its price counts as used; null when nothing of it is included. */
  readonly includedUsedMinor: number | null;
  /** Another vehicle for a party whose leg is booked already. */
  readonly additional: boolean;
  /** For an additional vehicle: the bookings that existed when it was asked for. */
  readonly seen: readonly number[];
  /** The moment of the request. */
  readonly now: Instant;
};

export type GateDecision =
  /** `replaces`: unpaid bookings that it replaces. `booked`: its directions in which other bookings stand. */
  | { readonly kind: 'open'; readonly replaces: readonly number[]; readonly booked: readonly Direction[] }
  /** These unpaid bookings have to be locked first. */
  | { readonly kind: 'lock'; readonly bookings: readonly number[] }
  /** The included transfer has paid so much of other bookings: the price is another one. */
  | { readonly kind: 'reckon_again'; readonly includedUsedMinor: number }
  | { readonly kind: 'leg_booked'; readonly legs: readonly BookedLeg[] }
  | { readonly kind: 'being_paid' }
  /** Another transaction pays or ends the unpaid booking at this moment. */
  | { readonly kind: 'in_hand' }
  | { readonly kind: 'too_many_holds' }
  | { readonly kind: 'full'; readonly refusal: Refusal };

/**
 * Decides a sale by the bookings that exist, under its locks. The first reason against it counts.
 * @param locked the unpaid bookings that could be locked; null before the first try
 */
export function passGates(
  { bookings, departures }: GateFacts,
  asked: AskedSale,
  locked: readonly number[] | null,
): GateDecision {
  const legs = bookedAmong(asked.directions, standingLegs(bookings));
  const live = bookings.filter((one) => isLive(one, asked));
  // A booking that stands is no obstacle to an additional vehicle. Of two that are asked for at once one is sold.
  if (asked.additional ? live.some((one) => isNew(one, asked)) : legs.length > 0)
    return { kind: 'leg_booked', legs };
  if (live.some((one) => isUnpaid(one) && one.isBeingPaid)) return { kind: 'being_paid' };
  const older = bookings.filter((one) => isReplaced(one, asked));
  const replaces = older.map(({ id }) => id);
  if (replaces.length > 0 && locked === null) return { kind: 'lock', bookings: replaces };
  if (replaces.some((id) => !locked?.includes(id))) return { kind: 'in_hand' };
  const others = bookings.filter((one) => !older.includes(one));
  const includedUsedMinor = includedUsedOf(others);
  if (asked.includedUsedMinor !== null && includedUsedMinor !== asked.includedUsedMinor)
    return { kind: 'reckon_again', includedUsedMinor };
  if (asked.isToBePaid && others.filter((one) => isHolding(one, asked)).length >= MAX_UNPAID_HOLDS)
    return { kind: 'too_many_holds' };
  const [refusal] = departures
    .map((one) => ({ ...one, takenSeats: one.takenSeats - seatsOn(one, older) }))
    .sort((a, b) => a.seats - a.takenSeats - (b.seats - b.takenSeats))
    .flatMap((one) => checkCapacity({ ...one, passengers: asked.passengers }) ?? []);
  if (refusal) return { kind: 'full', refusal };
  return { kind: 'open', replaces, booked: legs.map(({ direction }) => direction) };
}

const isUnpaid = ({ status }: BookingOfStays): boolean => status === 'pending_payment';

const isOwn = ({ hotel, folio }: BookingOfStays, { stay }: AskedSale): boolean =>
  hotel === stay.hotel && folio === stay.folio;

/** The standing rides, the next one first. */
function standingLegs(bookings: readonly BookingOfStays[]): BookedLeg[] {
  return bookings
    .filter(({ status }) => isInForce(status))
    .flatMap(({ couponCode, hotel, folio, airportId, rides }) =>
      rides.map((ride) => ({ ...ride, couponCode, hotel, folio, airportId })),
    )
    .filter(({ status }) => status === 'confirmed')
    .sort((a, b) => a.pickUpAt - b.pickUpAt);
}

/** Standing or waiting for its payment, in the same direction. */
const isLive = (booking: BookingOfStays, { directions }: AskedSale): boolean =>
  (isUnpaid(booking) || isInForce(booking.status)) &&
  booking.rides.some(
    ({ direction, status }) =>
      directions.includes(direction) && (status === 'pending' || status === 'confirmed'),
  );

/** Made since the sale was asked for. */
const isNew = ({ id, writtenAt }: BookingOfStays, { seen, now }: AskedSale): boolean =>
  !seen.includes(id) || (writtenAt !== null && writtenAt >= now);

/** The sale replaces it. An unpaid arrival and an unpaid departure both stand. */
const isReplaced = (booking: BookingOfStays, asked: AskedSale): boolean =>
  isUnpaid(booking) &&
  !booking.isBeingPaid &&
  isOwn(booking, asked) &&
  booking.rides.some(({ direction }) => asked.directions.includes(direction));

/** A benefit lost by cancelling stays lost; an expired booking never had it. */
const includedUsedOf = (bookings: readonly BookingOfStays[]): number =>
  bookings
    .filter((one) => isUnpaid(one) || one.confirmedAt !== null)
    .reduce((sum, { includedMinor }) => sum + includedMinor, 0);

const isHolding = (booking: BookingOfStays, asked: AskedSale): boolean =>
  isUnpaid(booking) &&
  isOwn(booking, asked) &&
  booking.holdExpiresAt !== null &&
  isHeld(asked.now, booking.holdExpiresAt);

const seatsOn = ({ id }: LimitedDeparture, bookings: readonly BookingOfStays[]): number =>
  bookings
    .flatMap(({ rides }) => rides.flatMap(({ seats }) => seats))
    .filter(({ departureId }) => departureId === id)
    .reduce((sum, { seats }) => sum + seats, 0);
