import {
  ERASURE_REASONS,
  REFUND_REASONS,
  REQUEST_KINDS,
  REQUEST_STATES,
} from '@traslado/domain/desk/money-authority';
import { OPEN_PAYMENTS } from '@traslado/domain/desk/open-payment';
import { z } from 'zod';
import { listPage } from './lists.ts';
import { decimalAmount, id, instant } from './values.ts';

/** A refund or a lower price by hand: given at once, or asked for and decided on by a second person. */
export const refundRequest = z.object({
  id,
  /** A waiver is a waived cancellation fee; it gives nothing back by itself. A price is an amount off an unpaid price. An erasure has no amount. */
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  amount: decimalAmount,
  currency: z.string(),
  reason: z.enum([...REFUND_REASONS, ...ERASURE_REASONS]),
  note: z.string(),
  asked_by: z.string(),
  asked_by_name: z.string(),
  asked_at: instant,
  /** End of the time for an approval. */
  expires_at: instant,
  decided_by: z.string().nullable(),
  decided_by_name: z.string().nullable(),
  decided_at: instant.nullable(),
  decision_note: z.string().nullable(),
  /** Within the requester's limit. */
  is_given_at_once: z.boolean(),
  booking: z.object({
    id,
    number: z.string(),
    guest: z.string(),
    folio: z.string(),
    hotel_name: z.string(),
    /** Pick-up of the next ride; null where none is left. */
    ride_at: instant.nullable(),
    time_zone: z.string(),
  }),
});

/** An amount as people type it: `220`, `220.5`, `220.00`. */
export const amountText = z.string().max(20);

export const refundWish = z.strictObject({
  amount: amountText,
  reason: z.string().max(40),
  /** The reason, for later readers. Guests never see it. */
  note: z.string().max(2_000),
  /** Names the wish: sent again, it asks for nothing more. */
  uuidReference: z.string().regex(/^[A-Za-z0-9_-]{8,80}$/, { error: 'key.invalid' }),
});

export const refundRoom = z.object({
  /** Of the booking, for `If-Match`. */
  version: z.int(),
  currency: z.string(),
  /** Paid and not given back yet, here or at the gateway. */
  free: decimalAmount,
  /** The part given back by hand. */
  by_hand: decimalAmount,
  /** The caller's limit for one booking. */
  limit: decimalAmount,
  /** Amount that they can give back now without a second person. */
  at_once: decimalAmount,
  /** A dispute stops any repayment. */
  is_disputed: z.boolean(),
  can_ask: z.boolean(),
  /** A payment of the booking that has not ended. */
  open_payment: z.enum(OPEN_PAYMENTS).nullable(),
  requests: z.array(refundRequest),
});

export const requestQuery = z.strictObject({
  state: z.enum(['waiting', 'over']).default('waiting'),
  ...listPage,
});

export const requestList = z.object({
  rows: z.array(refundRequest),
  total: z.int(),
  /** Number of waiting requests. */
  waiting: z.int(),
  page: z.int(),
  page_size: z.int(),
});

export const oneRequest = z.object({
  request: refundRequest,
  /** Other requests of the same person in the last 30 days, the last first. */
  others: z.array(refundRequest),
  viewer: z.object({
    /** The reason why the caller cannot approve it; null where they can. */
    approve: z.string().nullable(),
    /** The same as a sentence. */
    reason: z.string().nullable(),
    can_decline: z.boolean(),
  }),
});

export const erasureWish = z.strictObject({
  reason: z.string().max(40),
  /** The case, for later readers; it stays, so it names no guest. */
  note: z.string().max(2_000),
  uuidReference: refundWish.shape.uuidReference,
});

/** All that is kept of the guest of a stay: erased on request, and kept in the books. */
export const guestData = z.object({
  /** Of the stay, the oldest first. */
  bookings: z.array(z.object({ id, number: z.string() })),
  /** Empty once the guest is erased. */
  folio: z.string(),
  erased: z.object({
    names: z.array(z.string()),
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    flights: z.array(z.string()),
    letters: z.int(),
    messages: z.int(),
    notes: z.int(),
    consents: z.int(),
    /** Entries of the audit with a text about the guest: the entry stays, the text goes. */
    audit_entries: z.int(),
  }),
  kept: z.object({
    /** Pick-ups. */
    rides: z.array(z.object({ at: instant, time_zone: z.string() })),
    paid: decimalAmount,
    given_back: decimalAmount,
    currency: z.string(),
  }),
  /** The reason why nobody can ask for it now; null where one can. */
  refusal: z.string().nullable(),
  /** The same as a sentence. */
  reason: z.string().nullable(),
  /** The request that waits. */
  request: refundRequest.nullable(),
});

export const limitBody = z.strictObject({
  /** USD for one booking; empty for none of one's own. */
  limit: amountText,
  note: z.string().max(4_000).default(''),
});

export const personLimit = z.object({
  /** Of the account itself; null where its roles decide. */
  own: decimalAmount.nullable(),
  of_roles: decimalAmount,
  /** The one that counts. */
  limit: decimalAmount,
});

export const approval = z.strictObject({
  /** The amount that the second person saw. */
  amount: amountText,
});

export const refusal = z.strictObject({ note: z.string().max(2_000) });
