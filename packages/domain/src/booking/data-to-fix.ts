import { isPossiblePhone } from '../contact/phone.ts';
import { parseDesignator } from '../flight/designator.ts';
import { isOffSchedule, type Schedule } from '../flight/schedule.ts';
import { isTailNumber } from '../flight/tail-number.ts';
import { type PeopleOfStay, peopleOfStays, spanOf } from '../stay/linking.ts';
import { foldName } from '../stay/names.ts';
import { isSameStay, type StayKey } from '../stay/owner.ts';
import type { CivilTime } from '../time/civil.ts';
import { checkStayDates, type DatedLeg, type StayDates } from './availability.ts';
import { type Counters, type SeatPolicy, totalPassengers } from './passengers.ts';

/** Faults in the data of a booking that would make its ride fail on the day. */
export const FINDING_KINDS = [
  'phone',
  'email_bounced',
  'party_twice',
  'flight_unknown',
  'flight_time',
  'outside_stay',
  'resort_not_served',
  'over_vehicle',
] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/** One fault: of a ride, or of the whole booking (null). */
export type Finding = {
  readonly kind: FindingKind;
  readonly rideId: number | null;
  /** The other booking of the same party; null for all other kinds. */
  readonly otherId: number | null;
  /** The facts behind it, as a text: another text is another finding. Both ends of a party that rides twice have the same. */
  readonly facts: string;
};

/** A ride that stands and is still to come. Dates and times are local to its airport. */
export type CheckedRide = DatedLeg & {
  readonly id: number;
  readonly flightCode: string;
  readonly flightTime: CivilTime;
  /** The schedule's answer for its flight on its day, at its airport. */
  readonly schedule: Schedule;
  /** The resort of the ride, and whether the airport serves it. */
  readonly resortId: number;
  readonly isServed: boolean;
  /** Bookings with the same party on the same flight, the oldest first. */
  readonly twinIds: readonly number[];
};

/** A booking's stays by their system's current answer: their days, gone, or no answer. */
export type StaySpan =
  | { readonly kind: 'known'; readonly dates: StayDates }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unavailable' };

export type CheckedBooking = {
  readonly id: number;
  readonly phone: string;
  readonly email: string;
  /** The mail server refused the last letter to its address for good. */
  readonly emailBounced: boolean;
  readonly counters: Counters;
  readonly seatPolicy: SeatPolicy;
  readonly isPrivate: boolean;
  readonly vehicles: number;
  /** People that fit in one vehicle. */
  readonly paxMax: number;
  readonly stay: StaySpan;
  readonly rides: readonly CheckedRide[];
};

type Told = {
  readonly findings: readonly Finding[];
  /** Findings that could not be checked: they stay as they were. */
  readonly untold: readonly Pick<Finding, 'kind' | 'rideId'>[];
};

/** True for a finding that staff accepted as right. */
export type IsRight = (finding: Finding) => boolean;

/** All findings of a booking, without those that staff accepted. A booking without a ride to come has none. */
export function checkBookingData(booking: CheckedBooking, isRight: IsRight = () => false): Told {
  const { rides } = booking;
  if (rides.length === 0) return { findings: [], untold: [] };
  const found = [...ofBooking(booking), ...rides.flatMap((ride) => ofRide(booking, ride))];
  return {
    findings: onePlaceEach(found.filter((finding) => !isRight(finding))),
    untold: rides.flatMap((ride) => untoldOf(ride, booking.stay).map((kind) => ({ kind, rideId: ride.id }))),
  };
}

/** A party may ride more than twice: the first finding that is not accepted stands, and the next one when that is settled. */
const onePlaceEach = (found: readonly Finding[]): Finding[] =>
  found.filter(
    ({ kind, rideId }, place) =>
      found.findIndex((one) => one.kind === kind && one.rideId === rideId) === place,
  );

const factsOf = (...facts: readonly (string | number)[]): string => facts.join('|');

function ofBooking(booking: CheckedBooking): Finding[] {
  const { phone, email, counters, isPrivate, vehicles, paxMax } = booking;
  const { adults, children, babySeats } = counters;
  const facts: readonly (readonly [FindingKind, boolean, string])[] = [
    ['phone', !isPossiblePhone(phone.trim()), phone.trim()],
    ['email_bounced', booking.emailBounced, mailbox(email)],
    ['over_vehicle', !fits(booking), factsOf(adults, children, babySeats, isPrivate ? vehicles : 1, paxMax)],
  ];
  return facts.flatMap(([kind, isFound, of]) =>
    isFound ? [{ kind, rideId: null, otherId: null, facts: of }] : [],
  );
}

function fits({ counters, seatPolicy, isPrivate, vehicles, paxMax }: CheckedBooking): boolean {
  return totalPassengers(counters, seatPolicy) <= paxMax * (isPrivate ? vehicles : 1);
}

function ofRide({ id, counters, stay }: CheckedBooking, ride: CheckedRide): Finding[] {
  const { schedule, serviceOn, flightTime } = ride;
  const flight = factsOf(ride.flightCode.replaceAll(' ', ''), serviceOn);
  const { adults, children, babySeats } = counters;
  const of = (kind: FindingKind, facts: string, otherId: number | null = null): Finding => ({
    kind,
    rideId: ride.id,
    otherId,
    facts,
  });
  const twinIds = stay.kind === 'unavailable' ? [] : ride.twinIds;
  return [
    ...twinIds.map((twin) =>
      of(
        'party_twice',
        factsOf(Math.min(id, twin), Math.max(id, twin), flight, adults, children, babySeats),
        twin,
      ),
    ),
    ...(hasFlight(ride) && schedule.kind === 'unlisted' ? [of('flight_unknown', flight)] : []),
    ...(schedule.kind === 'known' && isOffSchedule(flightTime, schedule.time)
      ? [of('flight_time', factsOf(flight, flightTime, schedule.time))]
      : []),
    ...(isOutside(ride, stay)
      ? [of('outside_stay', factsOf(ride.pickUp.on, serviceOn, spanText(stay)))]
      : []),
    ...(ride.isServed ? [] : [of('resort_not_served', factsOf(ride.resortId))]),
  ];
}

const isOutside = (ride: CheckedRide, stay: StaySpan): boolean =>
  stay.kind === 'gone' || (stay.kind === 'known' && checkStayDates([ride], stay.dates).length > 0);

const spanText = (stay: StaySpan): string =>
  stay.kind === 'known' ? factsOf(stay.dates.arrivalOn, stay.dates.departureOn) : stay.kind;

function untoldOf({ schedule }: CheckedRide, stay: StaySpan): FindingKind[] {
  return [
    ...(schedule.kind === 'unavailable' ? (['flight_unknown', 'flight_time'] as const) : []),
    ...(stay.kind === 'unavailable' ? (['outside_stay', 'party_twice'] as const) : []),
  ];
}

/** A private flight, and one that the guest does not know yet, are in no schedule. */
const hasFlight = ({ flightCode }: CheckedRide): boolean =>
  parseDesignator(flightCode) !== null && !isTailNumber(flightCode);

/** A stay that stands at its system, with its people. */
export type Room = StayKey & PeopleOfStay & Pick<StayDates, 'departureOn'>;

/** The travellers of a booking, and the stays that they ride to or from. */
export type Party = Counters & {
  readonly guest: string;
  readonly email: string;
  readonly rooms: readonly Room[];
};

/** True for two bookings of the same party: as many people, and the same name or mailbox. Two rooms of one family are not. */
export function isSameParty(one: Party, other: Party): boolean {
  const isSame = (a: string, b: string): boolean => a !== '' && a === b;
  return (
    one.adults === other.adults &&
    one.children === other.children &&
    one.babySeats === other.babySeats &&
    (isSame(foldName(one.guest), foldName(other.guest)) ||
      isSame(mailbox(one.email), mailbox(other.email))) &&
    !areTwoRooms(one, other)
  );
}

/** Two rooms are often in one name. Each stands beside the other over the same days, and the ride carries its own people. */
function areTwoRooms(one: Party, other: Party): boolean {
  if (![one, other].every(carriesItsOwn)) return false;
  if (one.rooms.some((room) => other.rooms.some((beside) => isSameStay(room, beside)))) return false;
  const [span, beside] = [spanOf(one.rooms), spanOf(other.rooms)];
  return (
    span.arrivalProperty === beside.arrivalProperty &&
    span.departureProperty === beside.departureProperty &&
    span.arrivalOn === beside.arrivalOn &&
    span.departureOn === beside.departureOn
  );
}

function carriesItsOwn({ rooms, adults, children, babySeats }: Party): boolean {
  const people = peopleOfStays(rooms);
  return rooms.length > 0 && adults + children + babySeats <= people.adults + people.children;
}

const mailbox = (email: string): string => email.trim().toLowerCase();

/** Faulty data becomes an alert for staff this many hours before the ride. */
export const DATA_HOURS = 24;
