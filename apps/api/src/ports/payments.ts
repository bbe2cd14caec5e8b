import type { CardFacts } from '@traslado/domain/booking/cards';
import type { DisputeState } from '@traslado/domain/booking/state';
import type { FastifyPluginAsync } from 'fastify';

/**
 * The payments port: the product's requests for money to a card gateway, in the product's own words.
 *
 * Nothing here throws for an answer of a gateway: every result is a typed outcome, because "we do not know whether the card was charged" is
 * a normal answer of a remote money machine and must be handled as one. Amounts are integer minor units (cents) with an ISO 4217 code in
 * capitals. No call may be made inside a database transaction: record the attempt, commit, call, record the result.
 */

export type GatewayName = 'sandbox' | 'stripe';

/** A gateway's reasons for a decline. Each has a sentence of its own in the guest's language. */
export type DeclineReason =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'incorrect_number'
  | 'processing_error'
  /** The bank's 3-D Secure check was refused or failed. */
  | 'authentication_failed'
  /** The single-use token is unknown, expired, or was spent by another attempt: the card is to be typed again. */
  | 'token_invalid'
  /** We closed the attempt ourselves (`cancel`); it can never charge any more. */
  | 'abandoned';

export type CardSummary = { brand: string; last4: string };

export type ChargeRequest = OfAccount & {
  /** Our own id of the attempt; kept by the gateway and found again by it. One attempt charges at most once. */
  attemptId: string;
  couponId: string;
  /** Integer minor units, above 0. */
  amountMinor: number;
  /** ISO 4217, capitals: 'USD'. */
  currency: string;
  /** The token that the gateway's frame handed to the page. */
  paymentToken: string;
  /** Shown to the guest by the bank or in the gateway's own screens. No personal data. */
  description: string;
  /** Text on the card statement, where the account does not set it alone. */
  statementName?: string | undefined;
  /** Same key and same request: same charge, however often it is sent. */
  idempotencyKey: string;
  /** Origin of the guest's page ('https://book.example'), to which the 3-D Secure frame reports back. */
  pageOrigin: string;
};

/** Name of the setting with the key of a merchant's own account; empty or left out for the gateway that the server is set to. */
type OfAccount = { account?: string | undefined };

/** Names an earlier attempt in a question. */
export type ChargeRef = OfAccount & {
  attemptId: string;
  idempotencyKey: string;
  /** The gateway's id when an answer ever gave one; makes the look-up one direct read. */
  gatewayId?: string | undefined;
  /** Instant of its first sending, epoch milliseconds; bounds the search where the gateway can only list by time. */
  startedAtMs: number;
};

export type ChargeSucceeded = {
  kind: 'succeeded';
  gatewayId: string;
  amountMinor: number;
  currency: string;
  card?: CardSummary | undefined;
};

export type ChargeOutcome =
  | ChargeSucceeded
  /**
   * The bank wants to see the guest (3-D Secure). The page opens `actionUrl` in a frame and, when it reports back, the server asks `find`;
   * never `charge` again: its answer is a replay of the first one at some gateways.
   */
  | { kind: 'requires_action'; gatewayId: string; actionUrl: string }
  /** Final: nothing was charged and this attempt never will be. `gatewayId` is absent when no charge was opened. */
  | { kind: 'declined'; gatewayId?: string | undefined; reason: DeclineReason }
  /**
   * The request itself is wrong and nothing was charged by it: a defect or a setting, for the log and staff, not for the guest to mend.
   * `key_reused`: this key or attempt id came before with another body (that earlier request stands).
   */
  | { kind: 'rejected'; code: 'key_reused' | 'invalid_request' | 'not_authorized'; detail: string }
  /** Sent, no answer or no final one: it may or may not have charged. Tell the guest not to pay again; ask `find` on a schedule. */
  | { kind: 'unknown'; gatewayId?: string | undefined; detail: string }
  /** Surely nothing was charged: it never reached the gateway, or the gateway refused it unread. The same key may be sent again. */
  | { kind: 'unavailable'; detail: string };

/** Answer of `cancel`. An attempt that still waits for the bank is not closed, so its end is `unknown`. */
export type CancelOutcome = Exclude<ChargeOutcome, { kind: 'requires_action' }>;

/**
 * Answer of `find`. `not_found` is only true of the moment: a request still on its way may arrive afterwards. To close the attempt for
 * good, call `cancel`.
 */
export type FoundCharge = ChargeOutcome | { kind: 'not_found' };

export type RefundRequest = OfAccount & {
  /** Our own id of the refund; one refund id pays back at most once. */
  refundId: string;
  /** The attempt whose charge is paid back, for the gateway's records. */
  attemptId: string;
  /** The gateway's id of the charge. */
  gatewayId: string;
  amountMinor: number;
  currency: string;
  idempotencyKey: string;
};

export type RefundOutcome =
  | { kind: 'succeeded'; gatewayRefundId: string; amountMinor: number; currency: string }
  /** Accepted, the bank has not decided yet: an event or `findRefund` brings the end. */
  | { kind: 'pending'; gatewayRefundId: string }
  /** Final: the guest did not get the money back this way. */
  | { kind: 'failed'; gatewayRefundId?: string | undefined; detail: string }
  /** `exceeds_charge`: more than was charged and not yet refunded. Nothing was refunded by this request. */
  | {
      kind: 'rejected';
      code: 'exceeds_charge' | 'key_reused' | 'invalid_request' | 'not_authorized';
      detail: string;
    }
  | { kind: 'unknown'; detail: string }
  | { kind: 'unavailable'; detail: string };

export type RefundRef = OfAccount & {
  refundId: string;
  gatewayId: string;
  gatewayRefundId?: string | undefined;
};

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type ChargeEvent = {
  kind: 'event';
  /** The gateway's id of the event: the key to handle it once. */
  eventId: string;
  type: 'charge.succeeded' | 'charge.failed';
  attemptId: string;
  gatewayId: string;
  /** The charged amount by the event; compare it with the due amount before believing it. */
  amountMinor: number;
  currency: string;
  reason?: DeclineReason | undefined;
  card?: CardSummary | undefined;
  occurredAtMs: number;
};

export type RefundEvent = {
  kind: 'event';
  eventId: string;
  /** `refund.pending`: only reported for refunds that are not ours. */
  type: 'refund.succeeded' | 'refund.failed' | 'refund.pending';
  /** Our own id; null for a refund that was made at the gateway. */
  refundId: string | null;
  /** The charge that is paid back. */
  gatewayId: string;
  gatewayRefundId: string;
  amountMinor: number;
  currency: string;
  occurredAtMs: number;
};

/** The gateway refunded money of this charge; its list of refunds has the amount. */
export type RefundsMadeEvent = {
  kind: 'event';
  eventId: string;
  type: 'refunds.made';
  /** Gateway's id of the charge. */
  gatewayId: string;
  occurredAtMs: number;
};

/** A guest's bank took a charge back, asks about it, or warns of fraud. */
export type DisputeEvent = {
  kind: 'event';
  eventId: string;
  type: 'dispute.told';
  gatewayDisputeId: string;
  /** Gateway's id of the charge. */
  gatewayId: string;
  status: DisputeState;
  /** The gateway's word for it. */
  reason: string;
  /** Null where the gateway names none: then it is about the whole charge. */
  amountMinor: number | null;
  currency: string | null;
  /** Deadline of an answer, epoch milliseconds; null where none is wanted. */
  dueAtMs: number | null;
  openedAtMs: number;
  occurredAtMs: number;
};

/** One refund of a charge as the gateway keeps it. */
export type GatewayRefund = {
  gatewayRefundId: string;
  /** Our own id; null for one that was made at the gateway. */
  refundId: string | null;
  status: 'succeeded' | 'pending' | 'failed';
  amountMinor: number;
  currency: string;
  createdAtMs: number;
};

export type WebhookReading =
  | ChargeEvent
  | RefundEvent
  | RefundsMadeEvent
  | DisputeEvent
  /** Genuine, but nothing for us (another kind of event, a charge that is not ours): answer 200 and forget it. */
  | { kind: 'ignored'; eventId: string; detail: string }
  /** Forged, stale or unreadable: answer 400 and only count it. */
  | { kind: 'refused'; reason: 'no_signature' | 'bad_signature' | 'stale' | 'unreadable' };

/** A signature older or newer than this is refused: 299 s passes, 301 s does not. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/**
 * The payment step's data for the gateway's frame. Every gateway's frame takes the same query (`parent`, `channel`, `locale`, `theme`,
 * `amount`, `currency`) and speaks the same messages (sandbox/gateway/src/frame-messages.ts), so the page knows no gateway by name.
 */
export type PaymentClientConfig = {
  gateway: GatewayName;
  /** Absolute path or URL of the card frame, without query. */
  frameUrl: string;
  /** Value of the iframe's `sandbox` attribute; null where the frame must not have one. */
  frameSandbox: string | null;
  /** Required `event.origin` of the frame's messages: 'null' for an opaque origin, 'self' for the page's own. */
  frameOrigin: string;
  /** Possible targets of the page's frames: values for its `frame-src` policy besides 'self'. */
  frameSources: readonly string[];
  /** No real money moves: the page says so. */
  testMode: boolean;
};

/** One charge as the gateway keeps it, for comparing books (restore from backup, the money checker). */
export type GatewayCharge = {
  attemptId: string;
  gatewayId: string;
  status: 'succeeded' | 'requires_action' | 'declined' | 'pending';
  amountMinor: number;
  refundedMinor: number;
  currency: string;
  createdAtMs: number;
};

/** A transfer between the gateway and the merchant's bank, in either direction. */
export type GatewayPayout = {
  payoutId: string;
  /** Minor units; below zero when more went back than came in. */
  amountMinor: number;
  currency: string;
  createdAtMs: number;
};

/**
 * One movement of the gateway's balance. `capture`, `refund` and `refund_failed` are about a charge, where the gateway knows it; `fee` is a
 * fee on a line of its own; `other` is the gateway's own business (a dispute, a correction).
 */
export type GatewayEntry = {
  entryId: string;
  kind: 'capture' | 'refund' | 'refund_failed' | 'fee' | 'other';
  /** The gateway's own word for it. */
  type: string;
  /** Our own id of the attempt, where the gateway has it. */
  attemptId?: string | undefined;
  /** The gateway's id of the charge. */
  gatewayId?: string | undefined;
  /** The booking number that the gateway keeps with the charge. */
  couponCode?: string | undefined;
  refundId?: string | undefined;
  gatewayRefundId?: string | undefined;
  /** Minor units before the fee; below zero for money that went back. */
  amountMinor: number;
  feeMinor: number;
  currency: string;
  createdAtMs: number;
};

export type PaymentsPort = {
  readonly name: GatewayName;
  /** Accounts that can be charged beside the gateway's own. */
  readonly accounts: readonly string[];
  clientConfig(account?: string): PaymentClientConfig;
  /** The gateway's facts of a card before it is charged; null where it has none, for any reason. Charges nothing, spends no token. */
  readCard(request: OfAccount & { paymentToken: string }): Promise<CardFacts | null>;
  /** Opens and captures one charge. Exactly one charge per idempotency key; an attempt has one key for its whole life. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** The state of an attempt, found by our own id. */
  find(ref: ChargeRef): Promise<FoundCharge>;
  /**
   * Makes sure an attempt can never charge from now on, even when its request is still on its way. Returns the end state:
   * `declined/abandoned` (closed, nothing charged), `declined` otherwise, `succeeded` (too late: it has charged), or unknown/unavailable.
   */
  cancel(ref: ChargeRef): Promise<CancelOutcome>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  findRefund(ref: RefundRef): Promise<RefundOutcome | { kind: 'not_found' }>;
  /** All refunds of a charge, from either side. */
  listRefunds(
    ref: OfAccount & { gatewayId: string },
  ): Promise<
    { kind: 'refunds'; refunds: readonly GatewayRefund[] } | { kind: 'unavailable'; detail: string }
  >;
  /** Every charge the gateway has opened for us since `fromMs`, oldest or newest first. Throws when the gateway cannot be read. */
  listCharges(fromMs: number): AsyncIterable<GatewayCharge>;
  /** Payouts of an account since `fromMs`, in any order, read page by page. Throws when the gateway cannot be read. */
  listPayouts(query: OfAccount & { fromMs: number }): AsyncIterable<GatewayPayout>;
  /** The contents of a payout, read page by page. Throws when the gateway cannot be read. */
  listPayoutEntries(query: OfAccount & { payoutId: string }): AsyncIterable<GatewayEntry>;
  /**
   * Verifies and translates one webhook request. `rawBody` is the body's bytes as received: a re-serialised body never verifies. `nowMs` is
   * the machine's real clock, also where the product runs on a shifted one: the sender signs with real time.
   */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders, nowMs: number): WebhookReading;
};

/** A gateway that is ready for use. */
export type OpenPayments = {
  port: PaymentsPort;
  /** The gateway's pages on our host, and their registration. */
  pages: readonly { prefix: string; plugin: FastifyPluginAsync }[];
  close: () => Promise<void>;
};
