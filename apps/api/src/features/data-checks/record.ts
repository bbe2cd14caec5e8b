import type { FindingKind, Party } from '@traslado/domain/booking/data-to-fix';
import type { FixField, FixLink } from '@traslado/domain/desk/fix-link';

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
