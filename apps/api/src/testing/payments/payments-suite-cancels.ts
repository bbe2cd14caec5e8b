/** Test support: closing an attempt. */
import { describe, expect, it } from 'vitest';
import { aCharge, charged, refOf, sleep, type UnderTest } from './payments-harness.ts';

export function cancelCases(gateway: UnderTest): void {
  const port = () => gateway().port;

  describe('cancel', () => {
    it('closes an attempt that waits for the bank', async () => {
      const request = aCharge({ paymentToken: 'pm_card_threeDSecure2Required' });
      const outcome = await port().charge(request);
      if (outcome.kind !== 'requires_action') throw new Error('expected the bank');
      const ref = refOf(request, { gatewayId: outcome.gatewayId });
      expect(await port().cancel(ref)).toMatchObject({ kind: 'declined', reason: 'abandoned' });
      await gateway().answerChallenge(outcome, true);
      expect(await port().find(ref)).toMatchObject({ kind: 'declined', reason: 'abandoned' });
      expect(await gateway().capturesOf(request.attemptId)).toBe(0);
    });

    it('closes an attempt whose request has not arrived yet, so that it charges nothing when it does', async () => {
      const request = aCharge({ paymentToken: 'pm_card_lateSucceed' });
      const late = sleep(gateway().hangMs + 300);
      expect(await port().charge(request)).toMatchObject({ kind: 'unknown' });
      const closed = await port().cancel(refOf(request));
      // A gateway may be unable to decide while the first request holds the key; then it must say so.
      expect(closed.kind === 'unknown' || closed.kind === 'declined').toBe(true);
      await late;
      const end = await port().cancel(refOf(request));
      expect(await gateway().capturesOf(request.attemptId)).toBe(end.kind === 'succeeded' ? 1 : 0);
      if (closed.kind === 'declined') expect(end).toMatchObject({ kind: 'declined' });
    });

    it('keeps a later request of a closed attempt from charging', async () => {
      const request = aCharge();
      expect(await port().cancel(refOf(request))).toMatchObject({ kind: 'declined', reason: 'abandoned' });
      expect(['declined', 'rejected']).toContain((await port().charge(request)).kind);
      expect(await gateway().capturesOf(request.attemptId)).toBe(0);
    });

    it('tells when it is too late', async () => {
      const request = aCharge();
      const gatewayId = await charged(port(), request);
      expect(await port().cancel(refOf(request))).toMatchObject({ kind: 'succeeded', gatewayId });
      expect(await gateway().capturesOf(request.attemptId)).toBe(1);
    });

    it('leaves exactly one end when the guest confirms at the bank in the same moment', async () => {
      for (let round = 0; round < 20; round += 1) {
        const request = aCharge({ paymentToken: 'pm_card_threeDSecure2Required' });
        const outcome = await port().charge(request);
        if (outcome.kind !== 'requires_action') throw new Error('expected the bank');
        const ref = refOf(request, { gatewayId: outcome.gatewayId });
        const race: readonly (() => Promise<unknown>)[] = [
          () => gateway().answerChallenge(outcome, true),
          () => port().cancel(ref),
        ];
        await Promise.all((round % 2 === 0 ? race : race.toReversed()).map((go) => go()));
        // Without an answer it is asked again, as the product does.
        let end = await port().cancel(ref);
        while (end.kind === 'unknown' || end.kind === 'unavailable') end = await port().cancel(ref);
        expect(['declined', 'succeeded']).toContain(end.kind);
        expect(await gateway().capturesOf(request.attemptId)).toBe(end.kind === 'succeeded' ? 1 : 0);
      }
    });

    it('does not say that an attempt is closed without the gateway’s word', async () => {
      const closed = await gateway().unreachable.cancel(refOf(aCharge()));
      expect(['unavailable', 'unknown']).toContain(closed.kind);
    });

    it('leaves exactly one end when it races with the charge', async () => {
      for (let round = 0; round < 10; round += 1) {
        const request = aCharge();
        const [outcome, closed] = await Promise.all([port().charge(request), port().cancel(refOf(request))]);
        const captures = await gateway().capturesOf(request.attemptId);
        if (closed.kind === 'declined') expect(captures).toBe(0);
        if (outcome.kind === 'succeeded') expect(captures).toBe(1);
        expect(closed.kind === 'declined' && outcome.kind === 'succeeded').toBe(false);
      }
    });
  });
}
