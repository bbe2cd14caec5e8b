import type { ChildSeats } from '@traslado/domain/booking/child-seats';
import type { Counters } from '@traslado/domain/booking/passengers';
import type { SpecialCounts } from '@traslado/domain/booking/special-counts';
import { STEPS } from '@traslado/domain/constants';
import type { Trip } from '@traslado/domain/stay/includes';
import type { ContactForm } from '../../booking-parts/contact-fields.tsx';
import type { IdempotencyKey } from '../../data/idempotency-key.ts';
import { type FlightEntry, type FlightForm, NO_FLIGHT } from '../../flights/flight-entry.ts';
import type { Linked } from '../linking/link-stay.ts';
import type { Stay } from '../stay/stay-session.ts';
import { linkedStayOf, type RidingStay, ridingStayOf, spanOfRiding } from './riding-stay.ts';

/** Pick-up of a leg as calculated here: the guest has seen it, and the server must confirm it. */
export type KnownPickUp = {
  on: string;
  time: string;
  isDayBefore: boolean;
  lobbyTime: string | null;
  /** Least end of the driver's waiting; older drafts have none. */
  waitsUntil?: { on: string; time: string };
};

/** A booking that the server has made for this draft. Amounts in cents, instants as ISO texts. */
export type Sale = {
  readonly couponId: string;
  readonly fingerprint: string;
  readonly dueMinor: number;
  readonly holdExpiresAt: string | null;
};

export type BookingState = {
  readonly step: 1 | 2 | 3 | 4;
  readonly steps: typeof STEPS;
  /** `hotel|folio` of the stay that this booking is for; '' before there is one. */
  readonly stayKey: string;
  readonly trip: Trip;
  /** The guest wants another vehicle beside a booked leg. */
  readonly additional: boolean;
  readonly serviceId: number | null;
  /** The guest was asked about the departure and declined. */
  readonly departureDeclined: boolean;
  readonly passengersInfo: readonly RidingStay[];
  readonly contact: ContactForm;
  readonly flights: FlightForm;
  readonly pickup: { readonly arrival: KnownPickUp | null; readonly departure: KnownPickUp | null };
  readonly notes: string;
  /** Large items, wheelchairs and child seats, by kind; older drafts have none. */
  readonly special?: SpecialCounts;
  readonly policiesAccepted: boolean;
  readonly ip: string | null;
  readonly geolocation: { readonly country: string } | null;
  readonly exchangeRate: { readonly rate: number; readonly currency: string } | null;
  /** The receptive group that was made of these stays; its fingerprint is that of the stays and their people. */
  readonly group: { readonly id: number; readonly fingerprint: string } | null;
  /** Both keys are stored in the browser under these names, so the names stay. */
  readonly createIntent: IdempotencyKey | null;
  readonly payIntent: IdempotencyKey | null;
  readonly sale: Sale | null;
};

export const EMPTY_BOOKING: BookingState = {
  step: 1,
  steps: STEPS,
  stayKey: '',
  trip: 'round_trip',
  additional: false,
  serviceId: null,
  departureDeclined: false,
  passengersInfo: [],
  contact: { name: '', email: '', phone: '' },
  flights: { arrival: NO_FLIGHT, departure: NO_FLIGHT },
  pickup: { arrival: null, departure: null },
  notes: '',
  policiesAccepted: false,
  ip: null,
  geolocation: null,
  exchangeRate: null,
  group: null,
  createIntent: null,
  payIntent: null,
  sale: null,
};

const stayKeyOf = (stay: Pick<Stay, 'resort' | 'confirmationNumber'>): string =>
  `${stay.resort}|${stay.confirmationNumber}`;

/** A booking as it begins: everything the stay already knows is filled in. */
export function bookingForStay(stay: Stay, trip: Trip): BookingState {
  return {
    ...EMPTY_BOOKING,
    stayKey: stayKeyOf(stay),
    trip,
    passengersInfo: [ridingStayOf(stay, true)],
    contact: {
      name: `${stay.firstName} ${stay.lastName}`.trim(),
      email: '',
      phone: '',
    },
    flights: {
      arrival: { ...NO_FLIGHT, date: stay.arrival },
      departure: { ...NO_FLIGHT, date: stay.departure },
    },
  };
}

export type BookingAction =
  | { type: 'opened'; stay: Stay; trip: Trip }
  | { type: 'went'; step: BookingState['step'] }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'tripChanged'; trip: Trip }
  | { type: 'additionalChosen'; additional: boolean }
  | { type: 'serviceChosen'; serviceId: number; trip: Trip }
  | { type: 'departureDeclined' }
  | { type: 'countersChanged'; index: number; counters: Counters }
  | { type: 'stayLinked'; linked: Linked }
  | { type: 'stayRemoved'; index: number }
  /** The stays could not be put together: the guest's own goes on alone. */
  | { type: 'groupReset' }
  /** The group has to be made again; the stays stay. */
  | { type: 'groupForgotten' }
  | {
      type: 'flightsTyped';
      contact: ContactForm;
      flights: FlightForm;
      notes: string;
      counters: readonly Counters[];
      seats: readonly ChildSeats[];
      special?: SpecialCounts;
    }
  | { type: 'flightChanged'; direction: 'arrival' | 'departure'; change: Partial<FlightEntry> }
  | { type: 'pickUpsKnown'; pickup: BookingState['pickup'] }
  | { type: 'policiesAccepted'; accepted: boolean }
  | { type: 'surroundingsKnown'; known: Partial<Pick<BookingState, 'ip' | 'geolocation' | 'exchangeRate'>> }
  | { type: 'grouped'; group: NonNullable<BookingState['group']> }
  | { type: 'createKeyChosen'; idempotency: IdempotencyKey }
  | { type: 'payKeyChosen'; idempotency: IdempotencyKey | null }
  | { type: 'sold'; sale: Sale | null }
  /** Back to step 1: passengers, forms and notes as the stay has them. */
  | { type: 'reset'; stay: Stay | null };

/** A flight on the day of check-in or check-out follows that day; its look-up is repeated. Another day stays. */
function movedFlight(flight: FlightEntry, from: string, to: string): FlightEntry {
  if (flight.date !== from || from === to) return flight;
  return { ...flight, date: to, foundFor: '', ...(flight.foundFor !== '' && { time: '' }) };
}

function withStays(state: BookingState, stays: readonly RidingStay[]): BookingState {
  const before = spanOfRiding(state.passengersInfo);
  const after = spanOfRiding(stays);
  const { arrival, departure } = state.flights;
  return {
    ...state,
    passengersInfo: stays,
    flights: {
      arrival: movedFlight(arrival, before.arrivalOn, after.arrivalOn),
      departure: movedFlight(departure, before.departureOn, after.departureOn),
    },
    pickup: { arrival: null, departure: null },
  };
}

const clampStep = (step: number): BookingState['step'] =>
  Math.min(STEPS, Math.max(1, step)) as BookingState['step'];

const withParty = (
  stays: readonly RidingStay[],
  { counters, seats }: { counters: readonly Counters[]; seats: readonly ChildSeats[] },
): RidingStay[] =>
  stays.map((stay, index) => ({
    ...stay,
    counters: counters[index] ?? stay.counters,
    ...(seats[index] && { seats: seats[index] }),
  }));

/** As the stay has it; the place that the guest books from is still known. */
function startedOver(
  { trip, additional, ip, geolocation, exchangeRate }: BookingState,
  stay: Stay | null,
): BookingState {
  const fresh = stay ? bookingForStay(stay, trip) : EMPTY_BOOKING;
  return { ...fresh, additional: stay !== null && additional, ip, geolocation, exchangeRate };
}

/** The only way in which a booking's draft changes. Pure: keys and times come in with the action. */
export function reduceBooking(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case 'opened':
      // The same stay looked up again goes on where it was; another one starts afresh.
      if (state.stayKey !== stayKeyOf(action.stay)) return bookingForStay(action.stay, action.trip);
      return reduceBooking(state, { type: 'tripChanged', trip: action.trip });
    case 'went':
      return { ...state, step: action.step };
    case 'next':
      return { ...state, step: clampStep(state.step + 1) };
    case 'previous':
      return { ...state, step: clampStep(state.step - 1) };
    case 'tripChanged': {
      if (action.trip === state.trip) return state;
      const open = { serviceId: null, departureDeclined: false, policiesAccepted: false };
      return { ...state, ...open, trip: action.trip };
    }
    case 'additionalChosen':
      return { ...state, additional: action.additional };
    case 'serviceChosen':
      return {
        ...state,
        trip: action.trip,
        serviceId: action.serviceId,
        departureDeclined: action.trip === 'arrival' && state.departureDeclined,
        policiesAccepted: state.policiesAccepted && action.serviceId === state.serviceId,
      };
    case 'departureDeclined':
      return { ...state, departureDeclined: true };
    case 'countersChanged':
      return {
        ...state,
        passengersInfo: state.passengersInfo.map((stay, index) =>
          index === action.index ? { ...stay, counters: action.counters } : stay,
        ),
      };
    case 'stayLinked': {
      const { linked, receptive_group_id: id } = action.linked;
      const stays = [...state.passengersInfo, linkedStayOf(linked)];
      // Its fingerprint is empty: the counters typed here are sent to the server before anything is booked.
      return { ...withStays(state, stays), group: { id, fingerprint: '' } };
    }
    case 'stayRemoved': {
      const stays = state.passengersInfo.filter((stay, index) => stay.main || index !== action.index);
      return { ...withStays(state, stays), group: null };
    }
    case 'groupForgotten':
      return { ...state, group: null };
    case 'groupReset':
      return {
        ...withStays(
          state,
          state.passengersInfo.filter((stay) => stay.main),
        ),
        group: null,
      };
    case 'flightsTyped':
      return {
        ...state,
        contact: action.contact,
        flights: action.flights,
        notes: action.notes,
        ...(action.special && { special: action.special }),
        passengersInfo: withParty(state.passengersInfo, action),
      };
    case 'flightChanged': {
      const { direction, change } = action;
      const flight = { ...state.flights[direction], ...change };
      return { ...state, flights: { ...state.flights, [direction]: flight } };
    }
    case 'pickUpsKnown':
      return { ...state, pickup: action.pickup };
    case 'policiesAccepted':
      return { ...state, policiesAccepted: action.accepted };
    case 'surroundingsKnown':
      return { ...state, ...action.known };
    case 'grouped':
      return { ...state, group: action.group };
    case 'createKeyChosen':
      return { ...state, createIntent: action.idempotency };
    case 'payKeyChosen':
      return { ...state, payIntent: action.idempotency };
    case 'sold':
      // Without a sale the guest begins another: the old key would be answered with the booking that is over.
      return {
        ...state,
        sale: action.sale,
        payIntent: null,
        createIntent: action.sale && state.createIntent,
      };
    case 'reset':
      return startedOver(state, action.stay);
  }
}

/** Furthest step that this draft may stand at: a step opens when the one before it is answered. */
export function furthestStep(state: BookingState): BookingState['step'] {
  if (state.serviceId === null) return 1;
  const { arrival, departure } = state.pickup;
  const needsArrival = state.trip !== 'departure';
  const needsDeparture = state.trip !== 'arrival';
  if ((needsArrival && !arrival) || (needsDeparture && !departure)) return 2;
  return state.policiesAccepted ? 4 : 3;
}
