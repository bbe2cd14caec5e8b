import { isPossiblePhone } from '../contact/phone.ts';
import { parseDesignator } from '../flight/designator.ts';
import { isOffSchedule, type Schedule } from '../flight/schedule.ts';
import { foldName } from '../stay/names.ts';
import type { CivilTime } from '../time/civil.ts';
import { checkStayDates, type DatedLeg, type StayDates } from './availability.ts';
import { type Counters, type SeatPolicy, totalPassengers } from './passengers.ts';

/** What is wrong with the data of a booking, so that its ride would fail on the day. */
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

/** One thing that is wrong: of a ride, or of the whole booking (null). */
export type Finding = {
  readonly kind: FindingKind;
  readonly rideId: number | null;
  /** The other booking of the same party; null for all other kinds. */
  readonly otherId: number | null;
};

/** A ride that stands and is still to come. Dates and times are local to its airport. */
export type CheckedRide = DatedLeg & {
  readonly id: number;
  readonly flightCode: string;
  readonly flightTime: CivilTime;
  /** What the schedule says of its flight on its day, at its airport. */
  readonly schedule: Schedule;
  /** The airport serves its resort. */
  readonly isServed: boolean;
  /** The booking that has the same party on the same flight. */
  readonly twinId: number | null;
};

/** The stays of a booking as their system knows them now: their days, that one is gone, or that nobody could be asked. */
export type StaySpan =
  | { readonly kind: 'known'; readonly dates: StayDates }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unavailable' };

export type CheckedBooking = {
  readonly phone: string;
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
  /** What nobody could be asked about: it stays as it was found before. */
  readonly untold: readonly Pick<Finding, 'kind' | 'rideId'>[];
};

/** Everything that is wrong with a booking. One without a ride to come has nothing to be mended. */
export function checkBookingData(booking: CheckedBooking): Told {
  const { rides } = booking;
  if (rides.length === 0) return { findings: [], untold: [] };
  const kinds: FindingKind[] = [
    ...(isPossiblePhone(booking.phone.trim()) ? [] : (['phone'] as const)),
    ...(booking.emailBounced ? (['email_bounced'] as const) : []),
    ...(fits(booking) ? [] : (['over_vehicle'] as const)),
  ];
  return {
    findings: [
      ...kinds.map((kind) => ({ kind, rideId: null, otherId: null })),
      ...rides.flatMap((ride) =>
        findingsOf(ride, booking.stay).map((kind) => ({
          kind,
          rideId: ride.id,
          otherId: kind === 'party_twice' ? ride.twinId : null,
        })),
      ),
    ],
    untold: rides.flatMap((ride) => untoldOf(ride, booking.stay).map((kind) => ({ kind, rideId: ride.id }))),
  };
}

function fits({ counters, seatPolicy, isPrivate, vehicles, paxMax }: CheckedBooking): boolean {
  return totalPassengers(counters, seatPolicy) <= paxMax * (isPrivate ? vehicles : 1);
}

function findingsOf(ride: CheckedRide, stay: StaySpan): FindingKind[] {
  const { schedule } = ride;
  const isOutside =
    stay.kind === 'gone' || (stay.kind === 'known' && checkStayDates([ride], stay.dates).length > 0);
  const found: (FindingKind | false)[] = [
    ride.twinId !== null && 'party_twice',
    hasFlight(ride) && schedule.kind === 'unlisted' && 'flight_unknown',
    schedule.kind === 'known' && isOffSchedule(ride.flightTime, schedule.time) && 'flight_time',
    isOutside && 'outside_stay',
    !ride.isServed && 'resort_not_served',
  ];
  return found.filter((one) => one !== false);
}

function untoldOf({ schedule }: CheckedRide, stay: StaySpan): FindingKind[] {
  return [
    ...(schedule.kind === 'unavailable' ? (['flight_unknown', 'flight_time'] as const) : []),
    ...(stay.kind === 'unavailable' ? (['outside_stay'] as const) : []),
  ];
}

/** A private flight, and one that the guest does not know yet, are in no schedule. */
const hasFlight = ({ flightCode }: CheckedRide): boolean => parseDesignator(flightCode) !== null;

/** Who travels on a booking. */
export type Party = Counters & { readonly guest: string; readonly email: string };

/** Whether two bookings are of the same party: as many people, and the same name or mailbox. Two rooms of one family are not. */
export function isSameParty(one: Party, other: Party): boolean {
  const asMany =
    one.adults === other.adults && one.children === other.children && one.babySeats === other.babySeats;
  const isSame = (a: string, b: string): boolean => a !== '' && a === b;
  return (
    asMany &&
    (isSame(foldName(one.guest), foldName(other.guest)) || isSame(mailbox(one.email), mailbox(other.email)))
  );
}

const mailbox = (email: string): string => email.trim().toLowerCase();

/** So long before its ride a booking whose data nobody mended is a matter for staff. */
export const DATA_HOURS = 24;
