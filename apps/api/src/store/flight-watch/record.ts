import type { Direction } from '@traslado/domain/booking/availability';
import type { PickUpHours } from '@traslado/domain/booking/pickup';
import type { TransferState } from '@traslado/domain/booking/state';
import type { Freeze, FreezeReason } from '@traslado/domain/flight-watch/freeze';
import type { GuestNoticeKind, ToldNotice } from '@traslado/domain/flight-watch/guest-notice';
import type { FlightState } from '@traslado/domain/flight-watch/news';
import type { RideFact } from '@traslado/domain/flight-watch/ride-facts';
import type { NoticeAudience, StaffTold } from '@traslado/domain/flight-watch/staff-notice';

/** Flights that are followed. Instants are epoch milliseconds. */

/** A ride within two days of its pick-up whose flight is not watched yet, or is another one than the watched one. */
export type RideToWatch = {
  readonly transferId: number;
  readonly direction: Direction;
  readonly airportId: number;
  readonly flightCode: string;
  readonly flightOn: string;
  readonly flightAt: number;
  readonly pickUpAt: number;
  /** When it named this flight. */
  readonly namedAt: number;
};

/** A flight to watch, by the number that a ride names. */
export type FlightToWatch = {
  readonly key: string;
  readonly direction: Direction;
  readonly airportId: number;
  readonly on: string;
  readonly at: number;
  /** False for a number that no provider can be asked about. */
  readonly isAskable: boolean;
};

export type WatchedRow = {
  readonly id: number;
  readonly operatingKey: string;
  readonly direction: Direction;
  readonly airportId: number;
  readonly scheduledOn: string;
  readonly scheduledAt: number;
  readonly codeshareKeys: readonly string[];
  readonly askedAt: number | null;
  readonly answer: 'ok' | 'not_found' | 'unavailable' | 'unaskable' | null;
  readonly flightAt: number;
  readonly overAt: number;
  readonly state: FlightState;
  readonly contradicts: boolean;
  readonly heardAt: number | null;
  readonly handAt: number | null;
  readonly handSetAt: number | null;
  readonly handName: string | null;
  readonly handReason: string | null;
  readonly version: number;
};

/** A flight whose question is due, with the times at which its rides were sold. */
export type DueFlight = WatchedRow & { readonly soldAt: readonly number[] };

/** A flight as its news left it. */
export type FlightLeft = Pick<
  WatchedRow,
  | 'id'
  | 'askedAt'
  | 'answer'
  | 'flightAt'
  | 'overAt'
  | 'state'
  | 'contradicts'
  | 'heardAt'
  | 'codeshareKeys'
  | 'scheduledAt'
> & {
  readonly estimateError: number | null;
  /** Null when it is over. */
  readonly dueAt: number | null;
};

/** The reading behind a fact or notice, where it was learned just now. */
export type LearnedFrom = { readonly newsId: number | null };

/** A ride as its news left it. */
export type RideLeft = {
  readonly expectedAt: number;
  readonly expectedBasis: string;
  readonly countsAt: number;
  readonly waitsUntil: number;
  readonly state: FlightState;
  readonly frozen: FreezeReason | null;
  readonly frozenSince: number | null;
  readonly frozenCause: Freeze['cause'] | null;
  readonly proposedAt: number | null;
  readonly isLanded: boolean;
  readonly isAgainstHand: boolean;
  readonly lastFact: number;
  readonly changeUntil: number;
  readonly cancelUntil: number;
};

export type FollowedUpdate = RideLeft & { readonly transferId: number };

/** A ride with all that the rules ask of it. */
export type FollowedRow = RideLeft & {
  readonly transferId: number;
  readonly couponId: number;
  readonly direction: Direction;
  readonly status: TransferState;
  readonly zone: string;
  readonly isNational: boolean;
  readonly pickUpHours: PickUpHours | null;
  readonly namedAt: number;
  readonly soldFlightAt: number;
  readonly soldPickUpAt: number;
  readonly soldChangeUntil: number;
  readonly soldCancelUntil: number;
  readonly acceptedFlightAt: number | null;
  readonly acceptedPickUpAt: number | null;
  readonly acceptedAt: number | null;
  readonly keptAgainstAt: number | null;
  readonly comesAnywayAt: number | null;
  readonly facts: readonly StoredFact[];
  /** The guest's notices that went out, in their order. */
  readonly told: readonly ToldNotice[];
  /** Notices to the resort and the desk. */
  readonly staffTold: readonly StaffTold[];
};

/** A fact with its values as text. */
export type StoredFact = {
  readonly number: number;
  readonly kind: RideFact['kind'];
  readonly was: string | null;
  readonly is: string | null;
};

export type NewFact = StoredFact & { readonly transferId: number };

/** A notice to be sent. */
export type NewNotice = {
  readonly transferId: number;
  readonly audience: NoticeAudience;
  readonly fact: number;
  readonly kind: GuestNoticeKind;
  readonly pickUpAt: number;
  readonly wasAt: number;
  readonly reason: string;
};
