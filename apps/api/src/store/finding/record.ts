import type { Finding, FindingKind, Party } from '@traslado/domain/booking/data-to-fix';
import type { FixField, FixLink } from '@traslado/domain/desk/fix-link';
import type { StayState } from '@traslado/domain/desk/stay-news';
import type { StayName } from '../../ports/pms.ts';

/** A booking whose data are to be checked. */
export type Mark = { readonly couponId: number; readonly seq: number; readonly nightly: boolean };

/** A ride of another booking on the flight of one of a booking's rides. */
export type FellowRide = Omit<Party, 'rooms'> & {
  readonly rideId: number;
  readonly couponId: number;
  readonly stays: readonly StayName[];
};

/** Facts about a booking that the tables add to the booking itself. */
export type CheckFacts = {
  /** The mail server refused the last letter to its address for good. */
  readonly emailBounced: boolean;
  readonly fellows: readonly FellowRide[];
};

/** A finding. Instants are epoch milliseconds. */
export type FindingRecord = {
  readonly id: number;
  readonly kind: FindingKind;
  readonly rideId: number | null;
  readonly otherId: number | null;
  readonly foundAt: number;
  readonly askedAt: number | null;
  /** Null while it stands. */
  readonly resolvedAt: number | null;
  /** The acceptance by staff that it is right as it is; null without one, or after it was withdrawn. */
  readonly right: { readonly at: number; readonly by: string; readonly note: string } | null;
};

/** An accepted finding, with the SHA-256 of its facts. */
export type RightFinding = Pick<Finding, 'kind' | 'rideId' | 'facts'>;

/** The facts that a booking is checked with, locked until the transaction ends. */
export type LockedForCheck = {
  readonly version: number;
  readonly addressChangedAt: number | null;
  readonly rights: readonly RightFinding[];
  /** Its stays as they were read last; `state` is null for a missing one. */
  readonly knownStays: readonly {
    readonly hotel: string;
    readonly folio: string;
    readonly state: StayState | null;
  }[];
  /** Their system did not answer the last time that it was needed. */
  readonly isUnanswered: boolean;
};

/** A kept link. */
export type FixLinkRecord = FixLink & {
  readonly id: number;
  readonly couponId: number;
  readonly couponCode: string;
  readonly fields: readonly FixField[];
  readonly rideId: number | null;
  readonly way: 'mail' | 'show';
  /** Staff who made it; null for a check. */
  readonly madeBy: string | null;
  readonly madeById: number | null;
  readonly openedAt: number | null;
  readonly isUsed: boolean;
};
