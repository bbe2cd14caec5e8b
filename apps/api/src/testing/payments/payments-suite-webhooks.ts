/** Test support: the gateway's own events, and events that only claim to come from it. */
import { type DisputeState, MACHINES } from '@traslado/domain/booking/state';
import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aRefund,
  charged,
  listed,
  type PaymentsHarness,
  type SignedRequest,
  type UnderTest,
} from './payments-harness.ts';

/** The one event of a charge or refund among those just sent. */
async function eventOf(gateway: PaymentsHarness, id: string): Promise<SignedRequest> {
  const request = (await gateway.takeWebhooks()).find((sent) => sent.rawBody.toString().includes(id));
  if (request === undefined) throw new Error(`no event names ${id}`);
  return request;
}

export function webhookCases(gateway: UnderTest): void {
  const port = () => gateway().port;

  describe('webhooks', () => {
    it('tells of a charge, with our attempt and the amount', async () => {
      const request = aCharge();
      const gatewayId = await charged(port(), request);
      const sent = await eventOf(gateway(), request.attemptId);
      expect(port().readWebhook(sent.rawBody, sent.headers, sent.signedAtMs)).toMatchObject({
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
      await port().charge(request);
      const sent = await eventOf(gateway(), request.attemptId);
      expect(port().readWebhook(sent.rawBody, sent.headers, sent.signedAtMs)).toMatchObject({
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
      const gatewayId = await charged(port(), request);
      const refund = aRefund(request, gatewayId, { amountMinor: 700 });
      await port().refund(refund);
      const sent = await eventOf(gateway(), refund.refundId);
      expect(port().readWebhook(sent.rawBody, sent.headers, sent.signedAtMs)).toMatchObject({
        type,
        refundId: refund.refundId,
        gatewayId,
        amountMinor: 700,
      });
    });

    /** The ones of the events just sent that mean something to us. */
    const told = async () =>
      (await gateway().takeWebhooks())
        .map(({ rawBody, headers, signedAtMs }) => port().readWebhook(rawBody, headers, signedAtMs))
        .filter(({ kind }) => kind === 'event');

    it('tells of a refund made in the gateway’s own pages, and lists it', async () => {
      const request = aCharge();
      const gatewayId = await charged(port(), request);
      await told();
      await gateway().refundThere(gatewayId, 4_000);
      const made = { refundId: null, amountMinor: 4_000, currency: 'USD' };
      expect(await told()).toContainEqual(
        expect.objectContaining({ ...made, type: 'refund.succeeded', gatewayId }),
      );
      expect(await port().listRefunds({ gatewayId })).toEqual({
        kind: 'refunds',
        refunds: [
          {
            ...made,
            gatewayRefundId: expect.any(String),
            status: 'succeeded',
            createdAtMs: expect.closeTo(Date.now(), -6),
          },
        ],
      });
      expect(await port().refund(aRefund(request, gatewayId))).toMatchObject({ code: 'exceeds_charge' });
    });

    it('tells of a refund that the bank sends back after it had succeeded', async () => {
      const request = aCharge();
      const gatewayId = await charged(port(), request);
      const refund = aRefund(request, gatewayId, { amountMinor: 700 });
      await port().refund(refund);
      await told();
      await gateway().sendBack(gatewayId);
      const { refundId } = refund;
      const news = await told();
      expect(news).toContainEqual(
        expect.objectContaining({ type: 'refund.failed', refundId, gatewayId, amountMinor: 700 }),
      );
      expect(news).not.toContainEqual(expect.objectContaining({ type: 'refund.succeeded' }));
      expect(await port().findRefund({ refundId, gatewayId })).toMatchObject({ kind: 'failed' });
      expect((await listed(port(), request.attemptId))[0]).toMatchObject({ refundedMinor: 0 });
    });

    it('tells of a dispute and of a warning, state by state', async () => {
      const dueAtMs = Math.floor(Date.now() / 1_000) * 1_000 + 604_800_000;
      for (const status of Object.keys(MACHINES.dispute) as DisputeState[]) {
        const gatewayId = await charged(port(), aCharge());
        await told();
        const isWarning = status === 'warned' || status === 'ended';
        await gateway().dispute(gatewayId, status, dueAtMs);
        expect(await told(), status).toContainEqual(
          expect.objectContaining({
            type: 'dispute.told',
            gatewayId,
            status,
            gatewayDisputeId: expect.stringMatching(isWarning ? /^issfr_/ : /^d[pu]_/),
            ...(!isWarning && { amountMinor: 16_000, currency: 'USD', dueAtMs }),
          }),
        );
      }
    });

    it('takes a signature of 299 s and refuses one of 301 s', async () => {
      const request = aCharge();
      await charged(port(), request);
      const sent = await eventOf(gateway(), request.attemptId);
      const read = (ageSeconds: number) =>
        port().readWebhook(sent.rawBody, sent.headers, sent.signedAtMs + ageSeconds * 1_000);
      expect(read(299)).toMatchObject({ kind: 'event' });
      expect(read(301)).toEqual({ kind: 'refused', reason: 'stale' });
    });

    it('refuses what is forged: another body, another secret, no signature', async () => {
      const request = aCharge();
      await charged(port(), request);
      const sent = await eventOf(gateway(), request.attemptId);
      const changed = Buffer.from(sent.rawBody.toString().replace('16000', '16001'));
      expect(port().readWebhook(changed, sent.headers, sent.signedAtMs)).toEqual({
        kind: 'refused',
        reason: 'bad_signature',
      });
      const other = Object.fromEntries(
        Object.entries(sent.headers).map(([key, value]) => [
          key,
          String(value).replace(/v1=..../, (given) => (given === 'v1=0000' ? 'v1=1111' : 'v1=0000')),
        ]),
      );
      expect(port().readWebhook(sent.rawBody, other, sent.signedAtMs)).toMatchObject({ kind: 'refused' });
      expect(port().readWebhook(sent.rawBody, {}, sent.signedAtMs)).toEqual({
        kind: 'refused',
        reason: 'no_signature',
      });
    });
  });
}
