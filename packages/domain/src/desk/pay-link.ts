import { mayPay } from '../booking/abilities.ts';
import { HOUR_MS, type Instant } from '../time/instant.ts';

/** A link with which whoever holds it pays one amount of one booking. */
export type PayLink = {
  /** Cents that it is for. */
  readonly amountMinor: number;
  /** The change that it pays; null when it pays the booking. */
  readonly changeId: string | null;
  /** Version of the booking that it was made for. */
  readonly baseVersion: number;
  /** When staff ended it, or made another one; null while neither has happened. */
  readonly endedAt: Instant | null;
};

export const PAY_LINK_STATES = ['open', 'paid', 'ended', 'changed', 'expired'] as const;

export type PayLinkState = (typeof PAY_LINK_STATES)[number];

type Booking = Parameters<typeof mayPay>[0];

/** Whether a link can be paid with now: its booking waits for just what the link is for. It ends with what it pays, so it has no end of its own. */
export function isPayLinkOpen(link: PayLink, booking: Booking, now: Instant): boolean {
  if (link.endedAt !== null || link.baseVersion !== booking.version) return false;
  const verdict = mayPay(booking, { standing: 'owner', now });
  return (
    verdict.kind === 'ok' && verdict.amountMinor === link.amountMinor && verdict.changeId === link.changeId
  );
}

/**
 * What staff are told of a link. Whoever opens one that is not open learns none of it.
 * @param isPaid what it is for has been paid, with it or without it
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

/** An address has to stand so long before a link is mailed to it: who talks staff into another address gets no link there. */
const ADDRESS_STANDS_HOURS = 24;

/** @param changedAt when the address of the booking was changed last; null for one that stands since the sale */
export const mayMailPayLink = (changedAt: Instant | null, now: Instant): boolean =>
  changedAt === null || changedAt + ADDRESS_STANDS_HOURS * HOUR_MS <= now;

/** How a link gets to the guest. */
export const PAY_LINK_WAYS = ['mail', 'show'] as const;
