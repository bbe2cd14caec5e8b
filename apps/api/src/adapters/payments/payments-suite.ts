/** Test support: what every gateway behind the payments port must do, money first. Run by payments.test.ts against each adapter. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ChargeOutcome,
  ChargeRef,
  ChargeRequest,
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
  takeWebhooks(): Promise<SignedRequest[]>;
  /** How many charges the gateway itself counts for this attempt. */
  capturesOf(attemptId: string): Promise<number>;
  close(): Promise<void>;
};

function aCharge(over: Partial<ChargeRequest> = {}): ChargeRequest {
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

const refOf = (request: ChargeRequest, over: Partial<ChargeRef> = {}): ChargeRef => ({
  attemptId: request.attemptId,
  idempotencyKey: request.idempotencyKey,
  startedAtMs: Date.now() - 1_000,
  ...over,
});

function aRefund(
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

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function paymentsSuite(name: string, open: () => Promise<PaymentsHarness>): void {
  describe(`payments port: ${name}`, () => {
    let gateway: PaymentsHarness;
    let port: PaymentsPort;
    beforeAll(async () => {
      gateway = await open();
      port = gateway.port;
    });
    afterAll(() => gateway.close());

    /** Charges a card that succeeds, and hands back the gateway's id. */
    async function charged(request: ChargeRequest): Promise<string> {
      const outcome = await port.charge(request);
      if (outcome.kind !== 'succeeded') throw new Error(`not charged: ${JSON.stringify(outcome)}`);
      return outcome.gatewayId;
    }

    /** The one event of a charge or refund among those just sent. */
    async function eventOf(id: string): Promise<SignedRequest> {
      const request = (await gateway.takeWebhooks()).find((sent) => sent.rawBody.toString().includes(id));
      if (request === undefined) throw new Error(`no event names ${id}`);
      return request;
    }

    describe('charge', () => {
      it('captures the amount once and says with which card', async () => {
        const request = aCharge();
        const outcome = await port.charge(request);
        expect(outcome).toMatchObject({
          kind: 'succeeded',
          amountMinor: 16_000,
          currency: 'USD',
          card: { brand: 'visa', last4: '4242' },
        });
        expect(await port.find(refOf(request))).toEqual(outcome);
        expect(await gateway.capturesOf(request.attemptId)).toBe(1);
      });

      it.each([
        ['pm_card_chargeDeclined', 'card_declined'],
        ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
        ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
        ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'],
        ['pm_card_chargeDeclinedProcessingError', 'processing_error'],
        ['pm_card_nobody', 'token_invalid'],
      ])('%s is declined: %s', async (paymentToken, reason) => {
        const request = aCharge({ paymentToken });
        expect(await port.charge(request)).toMatchObject({ kind: 'declined', reason });
        expect(await gateway.capturesOf(request.attemptId)).toBe(0);
      });

      it('makes one charge of fifty requests with the same key at once', async () => {
        const request = aCharge();
        const outcomes = await Promise.all(Array.from({ length: 50 }, () => port.charge(request)));
        const succeeded = outcomes.filter((outcome) => outcome.kind === 'succeeded');
        expect(succeeded.length).toBeGreaterThan(0);
        expect(new Set(succeeded.map((outcome) => outcome.gatewayId)).size).toBe(1);
        // "Still running" is a doubt, not a refusal.
        expect(outcomes.every((outcome) => outcome.kind === 'succeeded' || outcome.kind === 'unknown')).toBe(
          true,
        );
        expect(await gateway.capturesOf(request.attemptId)).toBe(1);
      });

      it('answers the same key later with the same charge', async () => {
        const request = aCharge();
        const first = await port.charge(request);
        expect(await port.charge(request)).toEqual(first);
        const declined = aCharge({ paymentToken: 'pm_card_chargeDeclined' });
        expect(await port.charge(declined)).toEqual(await port.charge(declined));
      });

      it.each([
        ['amount', { amountMinor: 1 }],
        ['currency', { currency: 'MXN' }],
        ['card', { paymentToken: 'pm_card_mastercard' }],
        ['coupon', { couponId: 'TR0000000Z' }],
      ] satisfies [string, Partial<ChargeRequest>][])(
        'refuses the same key with another %s and charges nothing more',
        async (_what, change) => {
          const request = aCharge();
          await charged(request);
          expect(await port.charge({ ...request, ...change })).toMatchObject({
            kind: 'rejected',
            code: 'key_reused',
          });
          expect(await port.find(refOf(request))).toMatchObject({ kind: 'succeeded', amountMinor: 16_000 });
        },
      );

      it('says unavailable when nothing can have been charged', async () => {
        expect(await gateway.unreachable.charge(aCharge())).toMatchObject({ kind: 'unavailable' });
      });

      it('says rejected to a wrong secret key', async () => {
        const outcome = await gateway.stranger?.charge(aCharge());
        if (gateway.stranger) expect(outcome).toMatchObject({ kind: 'rejected', code: 'not_authorized' });
      });
    });

    describe('3-D Secure', () => {
      it.each([
        [true, { kind: 'succeeded', amountMinor: 16_000 }],
        [false, { kind: 'declined', reason: 'authentication_failed' }],
      ])('approved: %s', async (approved, end) => {
        const request = aCharge({ paymentToken: 'pm_card_threeDSecure2Required' });
        const outcome = await port.charge(request);
        if (outcome.kind !== 'requires_action') throw new Error(`expected the bank: ${outcome.kind}`);
        expect(outcome.actionUrl).toMatch(/^(https?:\/)?\/.+/);
        expect(await gateway.capturesOf(request.attemptId)).toBe(0);
        await gateway.answerChallenge(outcome, approved);
        const ref = refOf(request, { gatewayId: outcome.gatewayId });
        expect(await port.find(ref)).toMatchObject(end);
        // A second answer, as from a reload, changes nothing.
        await gateway.answerChallenge(outcome, !approved);
        expect(await port.find(ref)).toMatchObject(end);
      });
    });

    describe('answers that come too late', () => {
      it.concurrent.each([
        ['pm_card_timeoutSucceed', 'succeeded', 1],
        ['pm_card_timeoutDecline', 'declined', 0],
        ['pm_card_lateSucceed', 'succeeded', 1],
        ['pm_card_timeoutNever', 'not_found', 0],
      ] as const)('%s is unknown at first and %s in the end', async (paymentToken, end, captures) => {
        const request = aCharge({ paymentToken });
        const late = sleep(gateway.hangMs + 300);
        expect(await port.charge(request)).toMatchObject({ kind: 'unknown' });
        await late;
        expect(await port.find(refOf(request))).toMatchObject({ kind: end });
        expect(await gateway.capturesOf(request.attemptId)).toBe(captures);
      });
    });

    describe('cancel', () => {
      it('closes an attempt that waits for the bank', async () => {
        const request = aCharge({ paymentToken: 'pm_card_threeDSecure2Required' });
        const outcome = await port.charge(request);
        if (outcome.kind !== 'requires_action') throw new Error('expected the bank');
        const ref = refOf(request, { gatewayId: outcome.gatewayId });
        expect(await port.cancel(ref)).toMatchObject({ kind: 'declined', reason: 'abandoned' });
        await gateway.answerChallenge(outcome, true);
        expect(await port.find(ref)).toMatchObject({ kind: 'declined', reason: 'abandoned' });
        expect(await gateway.capturesOf(request.attemptId)).toBe(0);
      });

      it('closes an attempt whose request has not arrived yet, so that it charges nothing when it does', async () => {
        const request = aCharge({ paymentToken: 'pm_card_lateSucceed' });
        const late = sleep(gateway.hangMs + 300);
        expect(await port.charge(request)).toMatchObject({ kind: 'unknown' });
        const closed = await port.cancel(refOf(request));
        // A gateway may be unable to tell while the first request holds the key; then it must say so.
        expect(closed.kind === 'unknown' || closed.kind === 'declined').toBe(true);
        await late;
        const end = await port.cancel(refOf(request));
        expect(await gateway.capturesOf(request.attemptId)).toBe(end.kind === 'succeeded' ? 1 : 0);
        if (closed.kind === 'declined') expect(end).toMatchObject({ kind: 'declined' });
      });

      it('keeps a later request of a closed attempt from charging', async () => {
        const request = aCharge();
        expect(await port.cancel(refOf(request))).toMatchObject({ kind: 'declined', reason: 'abandoned' });
        expect(['declined', 'rejected']).toContain((await port.charge(request)).kind);
        expect(await gateway.capturesOf(request.attemptId)).toBe(0);
      });

      it('tells when it is too late', async () => {
        const request = aCharge();
        const gatewayId = await charged(request);
        expect(await port.cancel(refOf(request))).toMatchObject({ kind: 'succeeded', gatewayId });
        expect(await gateway.capturesOf(request.attemptId)).toBe(1);
      });

      it('leaves exactly one end when it races with the charge', async () => {
        for (let round = 0; round < 10; round += 1) {
          const request = aCharge();
          const [outcome, closed] = await Promise.all([port.charge(request), port.cancel(refOf(request))]);
          const captures = await gateway.capturesOf(request.attemptId);
          if (closed.kind === 'declined') expect(captures).toBe(0);
          if (outcome.kind === 'succeeded') expect(captures).toBe(1);
          expect(closed.kind === 'declined' && outcome.kind === 'succeeded').toBe(false);
        }
      });
    });

    describe('refund', () => {
      it('gives back in parts, never more than was charged', async () => {
        const request = aCharge();
        const gatewayId = await charged(request);
        const part = aRefund(request, gatewayId, { amountMinor: 10_000 });
        const outcome = await port.refund(part);
        expect(outcome).toMatchObject({ kind: 'succeeded', amountMinor: 10_000, currency: 'USD' });
        expect(await port.findRefund({ refundId: part.refundId, gatewayId })).toEqual(outcome);
        expect(await port.refund(aRefund(request, gatewayId, { amountMinor: 6_001 }))).toMatchObject({
          kind: 'rejected',
          code: 'exceeds_charge',
        });
        expect(await port.refund(aRefund(request, gatewayId, { amountMinor: 6_000 }))).toMatchObject({
          kind: 'succeeded',
        });
      });

      it('pays a key back once, however often and however fast it is sent', async () => {
        const request = aCharge();
        const refund = aRefund(request, await charged(request), { amountMinor: 5_000 });
        const outcomes = await Promise.all(Array.from({ length: 20 }, () => port.refund(refund)));
        expect(outcomes.some((outcome) => outcome.kind === 'succeeded')).toBe(true);
        expect(await port.refund({ ...refund, amountMinor: 4_000 })).toMatchObject({ code: 'key_reused' });
        const [book] = await listed(request.attemptId);
        expect(book).toMatchObject({ amountMinor: 16_000, refundedMinor: 5_000 });
      });

      it('never exceeds the charge when many different refunds meet', async () => {
        const request = aCharge();
        const gatewayId = await charged(request);
        const outcomes = await Promise.all(
          Array.from({ length: 10 }, () => port.refund(aRefund(request, gatewayId, { amountMinor: 5_000 }))),
        );
        expect(outcomes.filter((outcome) => outcome.kind === 'succeeded').length).toBe(3);
        expect((await listed(request.attemptId))[0]).toMatchObject({ refundedMinor: 15_000 });
      });

      it('says pending and failed as they are', async () => {
        const slow = aCharge({ paymentToken: 'pm_card_pendingRefund' });
        expect(await port.refund(aRefund(slow, await charged(slow)))).toMatchObject({ kind: 'pending' });
        const failing = aCharge({ paymentToken: 'pm_card_refundFail' });
        const refund = aRefund(failing, await charged(failing));
        expect(await port.refund(refund)).toMatchObject({ kind: 'failed' });
        expect((await listed(failing.attemptId))[0]).toMatchObject({ refundedMinor: 0 });
      });

      it('rejects one of a charge that does not exist, and finds none that was never asked for', async () => {
        const request = aCharge();
        expect(await port.refund(aRefund(request, 'ch_nobody'))).toMatchObject({ kind: 'rejected' });
        const gatewayId = await charged(request);
        expect(await port.findRefund({ refundId: 'ref_nobody', gatewayId })).toEqual({ kind: 'not_found' });
      });

      it('says unavailable when nothing can have been refunded', async () => {
        expect(await gateway.unreachable.refund(aRefund(aCharge(), 'ch_any'))).toMatchObject({
          kind: 'unavailable',
        });
      });
    });

    describe('find and list', () => {
      it('does not find what was never sent', async () => {
        expect(await port.find(refOf(aCharge()))).toEqual({ kind: 'not_found' });
      });

      it('lists every charge since an instant, over more than one page', async () => {
        const from = Date.now() - 2_000;
        const requests = Array.from({ length: 130 }, () => aCharge());
        for (let start = 0; start < requests.length; start += 10) {
          await Promise.all(requests.slice(start, start + 10).map((request) => port.charge(request)));
        }
        const seen: string[] = [];
        for await (const charge of port.listCharges(from)) seen.push(charge.attemptId);
        expect(new Set(seen).size).toBe(seen.length);
        expect(requests.filter((request) => !seen.includes(request.attemptId))).toEqual([]);
      });
    });

    describe('webhooks', () => {
      it('tells of a charge, with our attempt and the amount', async () => {
        const request = aCharge();
        const gatewayId = await charged(request);
        const sent = await eventOf(request.attemptId);
        expect(port.readWebhook(sent.rawBody, sent.headers, sent.signedAtMs)).toMatchObject({
          kind: 'event',
          type: 'charge.succeeded',
          attemptId: request.attemptId,
          gatewayId,
          amountMinor: 16_000,
          currency: 'USD',
          card: { last4: '4242' },
        });
      });

      it('tells of a decline and its reason', async () => {
        const request = aCharge({ paymentToken: 'pm_card_chargeDeclinedInsufficientFunds' });
        await port.charge(request);
        const sent = await eventOf(request.attemptId);
        expect(port.readWebhook(sent.rawBody, sent.headers, sent.signedAtMs)).toMatchObject({
          type: 'charge.failed',
          attemptId: request.attemptId,
          reason: 'insufficient_funds',
        });
      });

      it.each([
        ['pm_card_visa', 'refund.succeeded'],
        ['pm_card_refundFail', 'refund.failed'],
      ])('tells of a refund of %s: %s', async (paymentToken, type) => {
        const request = aCharge({ paymentToken });
        const gatewayId = await charged(request);
        const refund = aRefund(request, gatewayId, { amountMinor: 700 });
        await port.refund(refund);
        const sent = await eventOf(refund.refundId);
        expect(port.readWebhook(sent.rawBody, sent.headers, sent.signedAtMs)).toMatchObject({
          type,
          refundId: refund.refundId,
          gatewayId,
          amountMinor: 700,
        });
      });

      it('takes a signature of 299 s and refuses one of 301 s', async () => {
        const request = aCharge();
        await charged(request);
        const sent = await eventOf(request.attemptId);
        const read = (ageSeconds: number) =>
          port.readWebhook(sent.rawBody, sent.headers, sent.signedAtMs + ageSeconds * 1_000);
        expect(read(299)).toMatchObject({ kind: 'event' });
        expect(read(301)).toEqual({ kind: 'refused', reason: 'stale' });
      });

      it('refuses what is forged: another body, another secret, no signature', async () => {
        const request = aCharge();
        await charged(request);
        const sent = await eventOf(request.attemptId);
        const changed = Buffer.from(sent.rawBody.toString().replace('16000', '16001'));
        expect(port.readWebhook(changed, sent.headers, sent.signedAtMs)).toEqual({
          kind: 'refused',
          reason: 'bad_signature',
        });
        const other = Object.fromEntries(
          Object.entries(sent.headers).map(([key, value]) => [
            key,
            String(value).replace(/v1=..../, (given) => (given === 'v1=0000' ? 'v1=1111' : 'v1=0000')),
          ]),
        );
        expect(port.readWebhook(sent.rawBody, other, sent.signedAtMs)).toMatchObject({ kind: 'refused' });
        expect(port.readWebhook(sent.rawBody, {}, sent.signedAtMs)).toEqual({
          kind: 'refused',
          reason: 'no_signature',
        });
      });
    });

    async function listed(attemptId: string) {
      const found = [];
      for await (const charge of port.listCharges(Date.now() - 60_000)) {
        if (charge.attemptId === attemptId) found.push(charge);
      }
      return found;
    }
  });
}
