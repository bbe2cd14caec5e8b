/** Test support: charging, the bank's check, late answers. */
import { describe, expect, it } from 'vitest';
import type { ChargeRequest } from '../../ports/payments.ts';
import { aCharge, chargeAll, charged, refOf, sleep, type UnderTest } from './payments-harness.ts';

export function chargeCases(gateway: UnderTest): void {
  const port = () => gateway().port;

  describe('charge', () => {
    it('captures the amount once and says with which card', async () => {
      const request = aCharge();
      const outcome = await port().charge(request);
      expect(outcome).toMatchObject({
        kind: 'succeeded',
        amountMinor: 16_000,
        currency: 'USD',
        card: { brand: 'visa', last4: '4242' },
      });
      expect(await port().find(refOf(request))).toEqual(outcome);
      expect(await gateway().capturesOf(request.attemptId)).toBe(1);
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
      expect(await port().charge(request)).toMatchObject({ kind: 'declined', reason });
      expect(await gateway().capturesOf(request.attemptId)).toBe(0);
    });

    it('makes one charge of fifty requests with the same key at once', async () => {
      const request = aCharge();
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => port().charge(request)));
      const succeeded = outcomes.filter((outcome) => outcome.kind === 'succeeded');
      expect(succeeded.length).toBeGreaterThan(0);
      expect(new Set(succeeded.map((outcome) => outcome.gatewayId)).size).toBe(1);
      // "Still running" is a doubt, not a refusal.
      expect(outcomes.every((outcome) => outcome.kind === 'succeeded' || outcome.kind === 'unknown')).toBe(
        true,
      );
      expect(await gateway().capturesOf(request.attemptId)).toBe(1);
    });

    it('answers the same key later with the same charge', async () => {
      const request = aCharge();
      const first = await port().charge(request);
      expect(await port().charge(request)).toEqual(first);
      const declined = aCharge({ paymentToken: 'pm_card_chargeDeclined' });
      expect(await port().charge(declined)).toEqual(await port().charge(declined));
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
        await charged(port(), request);
        expect(await port().charge({ ...request, ...change })).toMatchObject({
          kind: 'rejected',
          code: 'key_reused',
        });
        expect(await port().find(refOf(request))).toMatchObject({ kind: 'succeeded', amountMinor: 16_000 });
      },
    );

    it('says unavailable when nothing can have been charged', async () => {
      expect(await gateway().unreachable.charge(aCharge())).toMatchObject({ kind: 'unavailable' });
    });

    it('says rejected to a wrong secret key', async () => {
      const outcome = await gateway().stranger?.charge(aCharge());
      if (gateway().stranger) expect(outcome).toMatchObject({ kind: 'rejected', code: 'not_authorized' });
    });
  });

  describe('3-D Secure', () => {
    it.each([
      [true, { kind: 'succeeded', amountMinor: 16_000 }],
      [false, { kind: 'declined', reason: 'authentication_failed' }],
    ])('approved: %s', async (approved, end) => {
      const request = aCharge({ paymentToken: 'pm_card_threeDSecure2Required' });
      const outcome = await port().charge(request);
      if (outcome.kind !== 'requires_action') throw new Error(`expected the bank: ${outcome.kind}`);
      expect(outcome.actionUrl).toMatch(/^(https?:\/)?\/.+/);
      expect(await gateway().capturesOf(request.attemptId)).toBe(0);
      await gateway().answerChallenge(outcome, approved);
      const ref = refOf(request, { gatewayId: outcome.gatewayId });
      expect(await port().find(ref)).toMatchObject(end);
      // A second answer, as from a reload, changes nothing.
      await gateway().answerChallenge(outcome, !approved);
      expect(await port().find(ref)).toMatchObject(end);
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
      const late = sleep(gateway().hangMs + 300);
      expect(await port().charge(request)).toMatchObject({ kind: 'unknown' });
      await late;
      expect(await port().find(refOf(request))).toMatchObject({ kind: end });
      expect(await gateway().capturesOf(request.attemptId)).toBe(captures);
    });
  });

  describe('find and list', () => {
    it('does not find what was never sent', async () => {
      expect(await port().find(refOf(aCharge()))).toEqual({ kind: 'not_found' });
    });

    it('lists every charge since an instant, over more than one page', async () => {
      const from = Date.now() - 2_000;
      const requests = Array.from({ length: 130 }, () => aCharge());
      await chargeAll(port(), requests);
      const seen: string[] = [];
      for await (const charge of port().listCharges(from)) seen.push(charge.attemptId);
      expect(new Set(seen).size).toBe(seen.length);
      expect(requests.filter((request) => !seen.includes(request.attemptId))).toEqual([]);
    });
  });
}
