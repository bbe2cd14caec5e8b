import type { FindingKind } from '../booking/data-to-fix.ts';
import { isOpenUntil } from '../booking/deadlines.ts';
import { HOUR_MS, type Instant } from '../time/instant.ts';

/** Fields that a correction link can be for: the guest's contact, and the flight of one ride. */
export const FIX_FIELDS = ['phone', 'email', 'flight'] as const;

export type FixField = (typeof FIX_FIELDS)[number];

/** The field that corrects a finding; none for findings that need a person or another page. */
const FIELD_OF: Readonly<Partial<Record<FindingKind, FixField>>> = {
  phone: 'phone',
  email_bounced: 'email',
  flight_unknown: 'flight',
  flight_time: 'flight',
};

export const fixFieldOf = (kind: FindingKind): FixField | null => FIELD_OF[kind] ?? null;

type Found = { readonly kind: FindingKind; readonly rideId: number | null };

/** Permissions of the guest now, by the rules of the guest. */
type Abilities = {
  readonly contact: boolean;
  readonly ride: (id: number) => boolean;
};

export type FixWish = {
  /** In the order of `FIX_FIELDS`. */
  readonly fields: readonly FixField[];
  /** The ride whose flight is to be corrected; null for none. */
  readonly rideId: number | null;
};

/**
 * The fields that a correction link can be made for. It changes one ride at most: that of the first finding about a flight. Fields that the guest may
 * not change are left out.
 */
export function fieldsToCorrect(findings: readonly Found[], may: Abilities): FixWish {
  const isOf = (field: FixField) => (found: Found) => fixFieldOf(found.kind) === field;
  const flight = findings.find(
    (found) => isOf('flight')(found) && found.rideId !== null && may.ride(found.rideId),
  );
  const wanted: Readonly<Record<FixField, boolean>> = {
    phone: may.contact && findings.some(isOf('phone')),
    email: may.contact && findings.some(isOf('email')),
    flight: flight !== undefined,
  };
  return { fields: FIX_FIELDS.filter((field) => wanted[field]), rideId: flight?.rideId ?? null };
}

/** A correction link: its holder corrects the listed fields, once. */
export type FixLink = {
  readonly madeAt: Instant;
  /** Version of the booking that it was made for. */
  readonly baseVersion: number;
  /** Moment of its use or replacement; null before either. */
  readonly endedAt: Instant | null;
};

const FIX_LINK_HOURS = 72;

/** The last instant at which a link is valid. */
export const fixLinkUntil = ({ madeAt }: Pick<FixLink, 'madeAt'>): Instant =>
  madeAt + FIX_LINK_HOURS * HOUR_MS;

/** True for a valid link: any change of its booking ends it, its own too. */
export const isFixLinkOpen = (link: FixLink, booking: { readonly version: number }, now: Instant): boolean =>
  link.endedAt === null && link.baseVersion === booking.version && isOpenUntil(fixLinkUntil(link), now);

export const FIX_LINK_STATES = ['open', 'used', 'over'] as const;

export type FixLinkState = (typeof FIX_LINK_STATES)[number];

/** State of a link for staff; a person who opens an invalid one learns none of it. */
export function fixLinkState(
  link: FixLink & { readonly isUsed: boolean },
  booking: { readonly version: number },
  now: Instant,
): FixLinkState {
  if (link.isUsed) return 'used';
  return isFixLinkOpen(link, booking, now) ? 'open' : 'over';
}
