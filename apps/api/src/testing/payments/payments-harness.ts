/** Test support: what the payments suite asks of a gateway under test, and the requests it sends. */
import { randomUUID } from 'node:crypto';
import type { DisputeState } from '@traslado/domain/booking/state';
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
  /** The same gateway asked at an address where nobody listens, or with a database that is gone. */
  unreachable: PaymentsPort;
  /** The same gateway asked with a wrong secret key; undefined where there is no key between us. */
  stranger: PaymentsPort | undefined;
  /** How long the cards that answer late take; longer than the port waits. */
  hangMs: number;
  answerChallenge(outcome: ChargeOutcome & { kind: 'requires_action' }, approved: boolean): Promise<void>;
  /** A refund made in the gateway's own pages. */
  refundThere(chargeId: string, amountMinor: number): Promise<void>;
  /** The guest's bank sends the newest refund of a charge back. */
  sendBack(chargeId: string): Promise<void>;
  dispute(chargeId: string, status: DisputeState, dueAtMs: number): Promise<void>;
  takeWebhooks(): Promise<SignedRequest[]>;
  /** How many charges the gateway itself counts for this attempt. */
  capturesOf(attemptId: string): Promise<number>;
  /** A day passes at the gateway: what has moved until now is paid out. */
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

/** How that charge is asked about. */
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

/** Charges, and hands back the gateway's id. */
export async function charged(port: PaymentsPort, request: ChargeRequest): Promise<string> {
  const outcome = await port.charge(request);
  if (outcome.kind !== 'succeeded') throw new Error(`not charged: ${JSON.stringify(outcome)}`);
  return outcome.gatewayId;
}

/** What the gateway's books say of an attempt. */
export async function listed(port: PaymentsPort, attemptId: string): Promise<GatewayCharge[]> {
  const found: GatewayCharge[] = [];
  for await (const charge of port.listCharges(Date.now() - 60_000)) {
    if (charge.attemptId === attemptId) found.push(charge);
  }
  return found;
}

/** The gateway under test; it is opened before the first test and therefore asked for each time. */
export type UnderTest = () => PaymentsHarness;
