import { mayPay } from '../booking/abilities.ts';
import { HOUR_MS, type Instant } from '../time/instant.ts';

/** A payment link: its holder pays one amount of one booking. */
export type PayLink = {
  /** Cents that it is for. */
  readonly amountMinor: number;
  /** The change that it pays; null when it pays the booking. */
  readonly changeId: string | null;
  /** Version of the booking that it was made for. */
  readonly baseVersion: number;
  /** Moment at which staff ended or replaced it; null before either. */
  readonly endedAt: Instant | null;
};

export const PAY_LINK_STATES = ['open', 'paid', 'ended', 'changed', 'expired'] as const;

export type PayLinkState = (typeof PAY_LINK_STATES)[number];

type Booking = Parameters<typeof mayPay>[0];

/** True for a link that can be paid now: its booking owes exactly its amount. It ends with its purpose, so it has no end of its own. */
export function isPayLinkOpen(link: PayLink, booking: Booking, now: Instant): boolean {
  if (link.endedAt !== null || link.baseVersion !== booking.version) return false;
  const verdict = mayPay(booking, { standing: 'owner', now });
  return (
    verdict.kind === 'ok' && verdict.amountMinor === link.amountMinor && verdict.changeId === link.changeId
  );
}

/**
 * State of a link for staff. A person who opens an invalid one learns none of it.
 * @param isPaid its purpose has been paid, with it or without it
 */
export function payLinkState(
  link: PayLink & { readonly isPaid: boolean },
  booking: Booking,
  now: Instant,
): PayLinkState {
  if (link.isPaid) return 'paid';
  if (link.endedAt !== null) return 'ended';
  if (isPayLinkOpen(link, booking, now)) return 'open';
  const verdict = mayPay(booking, { standing: 'owner', now });
  const isLate =
    verdict.kind === 'refused' &&
    (verdict.code === 'booking.no_longer_available' || verdict.code === 'change.lapsed');
  return isLate && link.baseVersion === booking.version ? 'expired' : 'changed';
}

/** Hours that an address has to stand before a link is mailed to it: a caller who talks staff into another address gets no link there. */
const ADDRESS_STANDS_HOURS = 24;

/** @param changedAt when the address of the booking was changed last; null for one that stands since the sale */
export const mayMailPayLink = (changedAt: Instant | null, now: Instant): boolean =>
  changedAt === null || changedAt + ADDRESS_STANDS_HOURS * HOUR_MS <= now;

/** Ways of a link to the guest. */
export const PAY_LINK_WAYS = ['mail', 'show'] as const;
