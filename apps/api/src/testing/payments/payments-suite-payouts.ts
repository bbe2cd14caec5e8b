/** Test support: the gateway's payouts, and their contents. */
import { describe, expect, it } from 'vitest';
import type { GatewayEntry } from '../../ports/payments.ts';
import { aCharge, aRefund, chargeAll, charged, type UnderTest } from './payments-harness.ts';

export function payoutCases(gateway: UnderTest): void {
  const port = () => gateway().port;

  async function readAll() {
    const payouts = [];
    for await (const payout of port().listPayouts({ fromMs: 0 })) {
      const entries: GatewayEntry[] = [];
      for await (const entry of port().listPayoutEntries({ payoutId: payout.payoutId })) entries.push(entry);
      payouts.push({ ...payout, entries });
    }
    return payouts;
  }

  describe('payouts', () => {
    it('name each movement once, with its fee, and add up to it', async () => {
      await gateway().endDay();
      await readAll();
      const request = aCharge();
      const gatewayId = await charged(port(), request);
      const refund = aRefund(request, gatewayId, { amountMinor: 4_000 });
      await port().refund(refund);
      const pesos = aCharge({ currency: 'MXN', amountMinor: 90_000 });
      await charged(port(), pesos);
      await gateway().endDay();
      const payouts = await readAll();
      const entries = payouts.flatMap((payout) => payout.entries);
      const own = entries.filter(({ attemptId }) => attemptId === request.attemptId);
      expect(own).toHaveLength(2);
      expect(own).toContainEqual(
        expect.objectContaining({
          kind: 'capture',
          gatewayId,
          amountMinor: 16_000,
          feeMinor: 494,
          currency: 'USD',
        }),
      );
      const [back] = own.filter(({ kind }) => kind === 'refund');
      expect(back).toMatchObject({ refundId: refund.refundId, amountMinor: -4_000, feeMinor: 0 });
      expect(entries.filter(({ attemptId }) => attemptId === pesos.attemptId)).toMatchObject([
        { currency: 'MXN', amountMinor: 90_000 },
      ]);
      for (const payout of payouts) {
        const net = payout.entries.reduce(
          (sum, { amountMinor, feeMinor }) => sum + amountMinor - feeMinor,
          0,
        );
        expect(net, payout.payoutId).toBe(payout.amountMinor);
        expect(new Set(payout.entries.map(({ currency }) => currency))).toEqual(new Set([payout.currency]));
      }
      expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(entries.length);
    });

    it('a refund that failed left the balance and came back', async () => {
      const request = aCharge({ paymentToken: 'pm_card_refundFail' });
      const refund = aRefund(request, await charged(port(), request));
      await port().refund(refund);
      await gateway().endDay();
      const entries = (await readAll()).flatMap((payout) => payout.entries);
      const own = entries.filter(({ refundId }) => refundId === refund.refundId);
      expect(own.map(({ kind, amountMinor }) => [kind, amountMinor]).sort()).toEqual([
        ['refund', -16_000],
        ['refund_failed', 16_000],
      ]);
    });

    it('are read page by page', async () => {
      const asked = Array.from({ length: 120 }, () => aCharge());
      await chargeAll(port(), asked);
      await gateway().endDay();
      const entries = (await readAll()).flatMap((payout) => payout.entries);
      const told = new Set(entries.map(({ attemptId }) => attemptId));
      expect(asked.filter(({ attemptId }) => !told.has(attemptId))).toEqual([]);
    });

    it('that cannot be read are no empty list', async () => {
      await expect(async () => {
        for await (const _ of gateway().unreachable.listPayouts({ fromMs: 0 })) break;
      }).rejects.toThrow();
    });
  });
}
