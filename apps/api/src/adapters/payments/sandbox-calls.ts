import type {
  BalanceEntryListJson,
  CardJson,
  ChargeJson,
  PayoutListJson,
  RefundJson,
} from '@traslado/gateway/api-json';

export type RefusalCode =
  | 'key_reused'
  | 'token_invalid'
  | 'invalid_request'
  | 'not_authorized'
  | 'exceeds_charge'
  | 'charge_not_found';

/** The result of a question to the sandbox: its answer, its refusal, or the reason for neither. */
export type CallResult<Answer> =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'refused'; code: RefusalCode }
  | { kind: 'unknown'; detail: string }
  | { kind: 'unavailable'; detail: string };

/** A charge request as the sandbox takes it; amounts in minor units. */
export type ChargeBody = {
  token: string;
  amount_minor: number;
  currency: string;
  idempotency_key: string;
  attempt_id: string;
  coupon_id: string;
  description: string;
};

export type RefundBody = {
  refund_id: string;
  charge_id: string;
  amount_minor: number;
  currency: string;
  idempotency_key: string;
};

export type ListCursor = { created_after_ms: number; after_id: string };

/**
 * The two ways to the sandbox: inside this process, or over HTTP to a process of its own. Both speak the same shapes, so that
 * one adapter and one suite serve both.
 */
export type SandboxCalls = {
  /** Undefined for a token that cannot be charged. */
  readCard(token: string): Promise<CallResult<CardJson | undefined>>;
  charge(body: ChargeBody): Promise<CallResult<ChargeJson>>;
  findCharge(attemptId: string): Promise<CallResult<ChargeJson | undefined>>;
  cancelCharge(ref: { idempotency_key: string; attempt_id: string }): Promise<CallResult<ChargeJson>>;
  listCharges(after: ListCursor): Promise<CallResult<{ data: ChargeJson[]; next: ListCursor | null }>>;
  refund(body: RefundBody): Promise<CallResult<RefundJson>>;
  findRefund(refundId: string): Promise<CallResult<RefundJson | undefined>>;
  listRefunds(chargeId: string): Promise<CallResult<{ data: RefundJson[] }>>;
  listPayouts(after: ListCursor): Promise<CallResult<PayoutListJson>>;
  listPayoutEntries(payoutId: string, afterId: string): Promise<CallResult<BalanceEntryListJson>>;
};
