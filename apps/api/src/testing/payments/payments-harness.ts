/** Test support: the payments suite's demands on a gateway under test, and its requests. */
import { randomUUID } from 'node:crypto';
import type { DisputeState } from '@traslado/domain/booking/state';
import { eachAtOnce } from '../../in-pieces.ts';
import type {
  ChargeOutcome,
  ChargeRef,
  ChargeRequest,
  GatewayCharge,
  PaymentsPort,
  RefundRequest,
  WebhookHeaders,
} from '../../ports/payments.ts';

export type SignedRequest = { rawBody: Buffer; headers: WebhookHeaders; signedAtMs: number };

export type PaymentsHarness = {
  port: PaymentsPort;
  /** The same gateway asked at an address without a listener, or with a database that is gone. */
  unreachable: PaymentsPort;
  /** The same gateway asked with a wrong secret key; undefined where there is no key between us. */
  stranger: PaymentsPort | undefined;
  /** Duration of the cards that answer late; longer than the port waits. */
  hangMs: number;
  answerChallenge(outcome: ChargeOutcome & { kind: 'requires_action' }, approved: boolean): Promise<void>;
  /** A refund made in the gateway's own pages. */
  refundThere(chargeId: string, amountMinor: number): Promise<void>;
  /** The guest's bank sends the newest refund of a charge back. */
  sendBack(chargeId: string): Promise<void>;
  dispute(chargeId: string, status: DisputeState, dueAtMs: number): Promise<void>;
  takeWebhooks(): Promise<SignedRequest[]>;
  /** The gateway's own count of charges for this attempt. */
  capturesOf(attemptId: string): Promise<number>;
  /** A day passes at the gateway: everything moved until now is paid out. */
  endDay(): Promise<void>;
  close(): Promise<void>;
};

/** A charge of 160.00 that succeeds. */
export function aCharge(over: Partial<ChargeRequest> = {}): ChargeRequest {
  const attemptId = over.attemptId ?? `att_${randomUUID()}`;
  return {
    attemptId,
    couponId: 'TR7K2M9QXA',
    amountMinor: 16_000,
    currency: 'USD',
    paymentToken: 'pm_card_visa',
    description: 'Airport transfer TR7K2M9QXA',
    idempotencyKey: `charge-${attemptId}`,
    pageOrigin: 'https://book.example',
    ...over,
  };
}

/** The reference of that charge in a question. */
export const refOf = (request: ChargeRequest, over: Partial<ChargeRef> = {}): ChargeRef => ({
  attemptId: request.attemptId,
  idempotencyKey: request.idempotencyKey,
  startedAtMs: Date.now() - 1_000,
  ...over,
});

/** A refund of the whole charge. */
export function aRefund(
  request: ChargeRequest,
  gatewayId: string,
  over: Partial<RefundRequest> = {},
): RefundRequest {
  const refundId = over.refundId ?? `ref_${randomUUID()}`;
  return {
    refundId,
    attemptId: request.attemptId,
    gatewayId,
    amountMinor: request.amountMinor,
    currency: request.currency,
    idempotencyKey: `refund-${refundId}`,
    ...over,
  };
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Charges, and returns the gateway's id. */
export async function charged(port: PaymentsPort, request: ChargeRequest): Promise<string> {
  const outcome = await port.charge(request);
  if (outcome.kind !== 'succeeded') throw new Error(`not charged: ${JSON.stringify(outcome)}`);
  return outcome.gatewayId;
}

/** Charges them, ten at once, and takes the gateway's word for each from its lists: on a busy machine an answer comes after the adapter's patience. */
export const chargeAll = (port: PaymentsPort, requests: readonly ChargeRequest[]): Promise<void> =>
  eachAtOnce(requests, 10, async (request) => {
    await port.charge(request);
  });

/** An attempt in the gateway's books. */
export async function listed(port: PaymentsPort, attemptId: string): Promise<GatewayCharge[]> {
  const found: GatewayCharge[] = [];
  for await (const charge of port.listCharges(Date.now() - 60_000)) {
    if (charge.attemptId === attemptId) found.push(charge);
  }
  return found;
}

/** The gateway under test; it is opened before the first test and therefore asked for each time. */
export type UnderTest = () => PaymentsHarness;
