import type { FindingKind } from '../booking/data-to-fix.ts';
import { isOpenUntil } from '../booking/deadlines.ts';
import { HOUR_MS, type Instant } from '../time/instant.ts';

/** What a link can be for: where the guest is reached, and the flight of one ride. */
export const FIX_FIELDS = ['phone', 'email', 'flight'] as const;

export type FixField = (typeof FIX_FIELDS)[number];

/** What mends a finding; nothing for those that a person has to look at, or that another page is for. */
const FIELD_OF: Readonly<Partial<Record<FindingKind, FixField>>> = {
  phone: 'phone',
  email_bounced: 'email',
  flight_unknown: 'flight',
  flight_time: 'flight',
};

export const fixFieldOf = (kind: FindingKind): FixField | null => FIELD_OF[kind] ?? null;

type Found = { readonly kind: FindingKind; readonly rideId: number | null };

/** What the guest may do now, by the rules of the guest. */
type Abilities = {
  readonly contact: boolean;
  readonly ride: (id: number) => boolean;
};

export type FixWish = {
  /** In the order of `FIX_FIELDS`. */
  readonly fields: readonly FixField[];
  /** The ride whose flight is to be mended; null for none. */
  readonly rideId: number | null;
};

/**
 * What a link can be made for. It changes one ride at most: that of the first finding about a flight. What the guest may not change is left
 * out.
 */
export function whatToFix(findings: readonly Found[], may: Abilities): FixWish {
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

/** A link with which whoever holds it mends what it lists, once. */
export type FixLink = {
  readonly madeAt: Instant;
  /** Version of the booking that it was made for. */
  readonly baseVersion: number;
  /** When it was used, or another one took its place; null while neither has happened. */
  readonly endedAt: Instant | null;
};

const FIX_LINK_HOURS = 72;

/** The last instant at which a link is good. */
export const fixLinkUntil = ({ madeAt }: Pick<FixLink, 'madeAt'>): Instant =>
  madeAt + FIX_LINK_HOURS * HOUR_MS;

/** Whether a link is good now: any change of its booking ends it, its own too. */
export const isFixLinkOpen = (link: FixLink, booking: { readonly version: number }, now: Instant): boolean =>
  link.endedAt === null && link.baseVersion === booking.version && isOpenUntil(fixLinkUntil(link), now);

export const FIX_LINK_STATES = ['open', 'used', 'over'] as const;

export type FixLinkState = (typeof FIX_LINK_STATES)[number];

/** What staff are told of a link; whoever opens one that is not open learns none of it. */
export function fixLinkState(
  link: FixLink & { readonly isUsed: boolean },
  booking: { readonly version: number },
  now: Instant,
): FixLinkState {
  if (link.isUsed) return 'used';
  return isFixLinkOpen(link, booking, now) ? 'open' : 'over';
}
