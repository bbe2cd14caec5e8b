import type { Finding, FindingKind, Party } from '@traslado/domain/booking/data-to-fix';
import type { FixField, FixLink } from '@traslado/domain/desk/fix-link';
import type { StayState } from '@traslado/domain/desk/stay-news';

/** A booking whose data are to be checked. */
export type Mark = { readonly couponId: number; readonly seq: number; readonly nightly: boolean };

/** A ride of another booking on the flight of one of a booking's rides. */
export type FellowRide = Party & { readonly rideId: number; readonly couponId: number };

/** What is asked of the tables about a booking, beside the booking itself. */
export type CheckFacts = {
  /** The mail server refused the last letter to its address for good. */
  readonly emailBounced: boolean;
  readonly fellows: readonly FellowRide[];
};

/** Something that was found. Instants are epoch milliseconds. */
export type FindingRecord = {
  readonly id: number;
  readonly kind: FindingKind;
  readonly rideId: number | null;
  readonly otherId: number | null;
  readonly foundAt: number;
  readonly askedAt: number | null;
  /** Null while it stands. */
  readonly resolvedAt: number | null;
  /** Staff who said that it is right as it is; null where nobody did, or took it back. */
  readonly right: { readonly at: number; readonly by: string; readonly note: string } | null;
};

/** What staff said is right, with the SHA-256 of what it was found from. */
export type RightFinding = Pick<Finding, 'kind' | 'rideId' | 'facts'>;

/** What a booking is checked with, kept as it is until the transaction ends. */
export type LockedForCheck = {
  readonly version: number;
  readonly addressChangedAt: number | null;
  readonly rights: readonly RightFinding[];
  /** Its stays as they were learned last; `state` is null for one that was gone. */
  readonly knownStays: readonly {
    readonly hotel: string;
    readonly folio: string;
    readonly state: StayState | null;
  }[];
  /** The last time that it mattered, their system did not answer. */
  readonly isUnanswered: boolean;
};

/** A link as it is kept. */
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
