/** Test support: refunds. */
import { describe, expect, it } from 'vitest';
import { aCharge, aRefund, charged, listed, type UnderTest } from './payments-harness.ts';

export function refundCases(gateway: UnderTest): void {
  const port = () => gateway().port;

  describe('refund', () => {
    it('gives back in parts, never more than was charged', async () => {
      const request = aCharge();
      const gatewayId = await charged(port(), request);
      const part = aRefund(request, gatewayId, { amountMinor: 10_000 });
      const outcome = await port().refund(part);
      expect(outcome).toMatchObject({ kind: 'succeeded', amountMinor: 10_000, currency: 'USD' });
      expect(await port().findRefund({ refundId: part.refundId, gatewayId })).toEqual(outcome);
      expect(await port().refund(aRefund(request, gatewayId, { amountMinor: 6_001 }))).toMatchObject({
        kind: 'rejected',
        code: 'exceeds_charge',
      });
      expect(await port().refund(aRefund(request, gatewayId, { amountMinor: 6_000 }))).toMatchObject({
        kind: 'succeeded',
      });
    });

    it('pays a key back once, however often and however fast it is sent', async () => {
      const request = aCharge();
      const refund = aRefund(request, await charged(port(), request), { amountMinor: 5_000 });
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => port().refund(refund)));
      expect(outcomes.some((outcome) => outcome.kind === 'succeeded')).toBe(true);
      expect(await port().refund({ ...refund, amountMinor: 4_000 })).toMatchObject({ code: 'key_reused' });
      const [book] = await listed(port(), request.attemptId);
      expect(book).toMatchObject({ amountMinor: 16_000, refundedMinor: 5_000 });
    });

    it('never exceeds the charge when many different refunds meet', async () => {
      const request = aCharge();
      const gatewayId = await charged(port(), request);
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => port().refund(aRefund(request, gatewayId, { amountMinor: 5_000 }))),
      );
      expect(outcomes.filter((outcome) => outcome.kind === 'succeeded').length).toBe(3);
      expect((await listed(port(), request.attemptId))[0]).toMatchObject({ refundedMinor: 15_000 });
    });

    it('says pending and failed as they are', async () => {
      const slow = aCharge({ paymentToken: 'pm_card_pendingRefund' });
      expect(await port().refund(aRefund(slow, await charged(port(), slow)))).toMatchObject({
        kind: 'pending',
      });
      const failing = aCharge({ paymentToken: 'pm_card_refundFail' });
      const refund = aRefund(failing, await charged(port(), failing));
      expect(await port().refund(refund)).toMatchObject({ kind: 'failed' });
      expect((await listed(port(), failing.attemptId))[0]).toMatchObject({ refundedMinor: 0 });
    });

    it('rejects one of a charge that does not exist, and finds none that was never asked for', async () => {
      const request = aCharge();
      expect(await port().refund(aRefund(request, 'ch_nobody'))).toMatchObject({ kind: 'rejected' });
      const gatewayId = await charged(port(), request);
      expect(await port().findRefund({ refundId: 'ref_nobody', gatewayId })).toEqual({ kind: 'not_found' });
    });

    it('says unavailable when nothing can have been refunded', async () => {
      expect(await gateway().unreachable.refund(aRefund(aCharge(), 'ch_any'))).toMatchObject({
        kind: 'unavailable',
      });
    });
  });
}
