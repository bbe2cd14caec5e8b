import type { Query } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { normaliseBookingNumber, readingOfNumber } from '@traslado/domain/booking/booking-number';
import { looksLikeFolio } from '@traslado/domain/stay/typed-number';
import { callApi } from '../../data/client.ts';
import { queryClient } from '../../data/query-client.ts';
import { keepGuestSession, type Session } from '../../data/session.ts';
import type { Property } from '../../places/use-places.ts';
import { claimKeptBookings } from '../stay/kept-owner.ts';
import {
  ARRIVAL_REQUIRED,
  arrivalQuery,
  nameForPath,
  refusalOfError,
  refusalOfStay,
  type StayRefusal,
} from '../stay/look-up-stay.ts';
import { closeStay, openStay, type Stay } from '../stay/stay-session.ts';

type Found = CallAnswer<'searchCoupon'>[number];

/**
 * The reason why a guest does not get to their bookings. Each has its dialog. A guest who is proved all the same is signed in by `enter`, when they
 * go on: until then the form and the message over it stay.
 */
export type SignInRefusal =
  | { kind: 'stay'; refusal: StayRefusal }
  /** No booking has this number and name. */
  | { kind: 'bookingNotFound' }
  /** The stay is right and has no transportation yet: booking can begin. */
  | { kind: 'noTransportation'; stay: Stay; property: Property | undefined; enter: () => void }
  /** The booking is there but no longer counts; the guest can still see it. */
  | { kind: 'bookingOver'; couponId: string; status: 'cancelled' | 'expired'; enter: () => void };

export type SignInOutcome =
  | { ok: true; couponId: string | null }
  | { ok: false; refusal: SignInRefusal | typeof ARRIVAL_REQUIRED };

const refused = (refusal: StayRefusal | typeof ARRIVAL_REQUIRED): SignInOutcome => ({
  ok: false,
  refusal: refusal === ARRIVAL_REQUIRED ? refusal : { kind: 'stay', refusal },
});

function openStayOf(stay: Stay, session: Session, airportId: number | undefined): void {
  openStay(stay, session, {
    typeReservation: 'RoundTrip',
    direction: '',
    airport: airportId === undefined ? '' : String(airportId),
    resort: stay.resort,
  });
}

/** Cached answers are fetched again. A page of the same guest shows them meanwhile. */
function renewAnswers(hotel: string, folio: string): void {
  const ofBookings = { predicate: ({ queryKey }: Query) => String(queryKey[0]).startsWith('coupon') };
  if (claimKeptBookings(hotel, folio)) void queryClient.invalidateQueries(ofBookings);
  else queryClient.removeQueries(ofBookings);
}

/**
 * The stay behind a proved booking, so that another one can be booked without asking twice. Going without it is no harm.
 * @returns the function that signs the guest in
 */
async function readStayBehind(found: Found, lastName: string, arrival: string | null): Promise<() => void> {
  const behind = await callApi('findStay', {
    params: { lastname: nameForPath(lastName), folio: found.folio },
    query: arrivalQuery(arrival),
  }).catch(() => null);
  return () => {
    closeStay();
    keepGuestSession(found.session);
    renewAnswers(found.hotel, found.folio);
    // The session of the booking serves for everything but a new booking.
    if (!behind) return;
    const { session, ...stay } = behind;
    openStayOf(stay, session, found.airport.airport_id);
  };
}

/** In by booking number and last name: the owner's session. A confirmation number in its field is taken as one. */
export async function signInByBooking(
  bookingNumber: string,
  lastName: string,
  arrival: string | null,
  properties: readonly Property[],
): Promise<SignInOutcome> {
  if (normaliseBookingNumber(bookingNumber) === null && looksLikeFolio(bookingNumber))
    return signInByStay(null, bookingNumber, lastName, arrival, properties);
  try {
    const [found] = await callApi('searchCoupon', {
      query: { coupon: bookingNumber.trim(), last_name: lastName.trim(), ...arrivalQuery(arrival) },
    });
    if (!found) return { ok: false, refusal: { kind: 'bookingNotFound' } };
    const enter = await readStayBehind(found, lastName, arrival);
    const { status, coupon_id: couponId } = found;
    if (status === 'cancelled' || status === 'expired')
      return { ok: false, refusal: { kind: 'bookingOver', couponId, status, enter } };
    enter();
    return { ok: true, couponId };
  } catch (error) {
    const refusal = refusalOfError(error, arrival);
    return refusal !== ARRIVAL_REQUIRED && refusal.kind === 'notFound'
      ? { ok: false, refusal: { kind: 'bookingNotFound' } }
      : refused(refusal);
  }
}

/** In by resort, confirmation number and last name; the resort is null where it was not asked for. The number of a booking is understood, too. */
export async function signInByStay(
  resort: string | null,
  booking: string,
  lastName: string,
  arrival: string | null,
  properties: readonly Property[],
): Promise<SignInOutcome> {
  try {
    const { session, ...stay } = await callApi('findStay', {
      params: { lastname: nameForPath(lastName), folio: booking.trim() },
      query: arrivalQuery(arrival),
    });
    const bookings = stay.viewer.coupons;
    const typed = booking.trim();
    const reading = readingOfNumber(typed);
    const typedBooking =
      bookings.find((number) => number === typed) ??
      bookings.find((number) => readingOfNumber(number) === reading) ??
      null;
    // The stay of another resort is not the wanted one. A booking's number names none.
    if (resort !== null && stay.resort !== resort && typedBooking === null)
      return refused({ kind: 'notFound', withArrival: arrival !== null });
    const property = properties.find((one) => one.code === stay.resort);
    const hasBookings = bookings.length > 0;
    // A guest with bookings sees them, whatever keeps the stay from booking another one.
    const refusal = hasBookings
      ? null
      : refusalOfStay(stay, session, property?.airports[0]?.airport_id ?? 0, properties);
    if (refusal) return refused(refusal);
    const enter = () => {
      renewAnswers(stay.resort, stay.confirmationNumber);
      openStayOf(
        stay,
        session,
        property?.airports.length === 1 ? property.airports[0]?.airport_id : undefined,
      );
    };
    if (!hasBookings) return { ok: false, refusal: { kind: 'noTransportation', stay, property, enter } };
    enter();
    return { ok: true, couponId: typedBooking };
  } catch (error) {
    return refused(refusalOfError(error, arrival));
  }
}
