import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PaymentsPort } from '../../ports/payments.ts';
import { sweepOnce } from '../../sweeps/run-sweeps.ts';
import {
  cancelCoupons,
  cancelRide,
  change,
  makePaid,
  type Paid,
  show,
  silentLog,
} from '../../testing/changes.ts';
import { guestSteps } from '../../testing/guest-steps.ts';
import { pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

// Any order of a guest's actions on a paid booking, with a gateway that refuses refunds at times: money goes back once, and never more than
// was paid.

const test = useTestApp();
const books = useBooks(test);

/** Refunds that the gateway has carried out: it does not refuse them afterwards. */
const done = new Set<string>();

/** Sweeps with a gateway that refuses refunds, or carries them out and loses the answer. */
async function sweep(refunds: 'paid' | 'turned away' | 'answer lost'): Promise<void> {
  const { port } = test.payments;
  const refund: PaymentsPort['refund'] = async (request) => {
    if (refunds === 'turned away' && !done.has(request.refundId))
      return { kind: 'failed', detail: 'the bank says no' };
    const outcome = await port.refund(request);
    if (outcome.kind === 'succeeded') done.add(request.refundId);
    return refunds === 'answer lost' ? { kind: 'unknown', detail: 'lost' } : outcome;
  };
  await sweepOnce({ db: test.db, payments: { ...port, refund }, log: silentLog }, test.now());
}

const steps = fc.oneof(
  ...guestSteps,
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 16, 60, 600) }),
  fc.record({
    kind: fc.constant('sweep' as const),
    refunds: fc.constantFrom('paid' as const, 'turned away' as const, 'answer lost' as const),
  }),
);
type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never;

async function take(step: Step, { token, code, arrivalId, departureId }: Paid): Promise<number> {
  switch (step.kind) {
    case 'people':
      return (await change(test, token, arrivalId, { coupon_id: code, adults: step.adults })).statusCode;
    case 'time': {
      const body = { coupon_id: code, flight_time: `${String(step.hour).padStart(2, '0')}:30` };
      return (await change(test, token, departureId, body)).statusCode;
    }
    case 'pay': {
      const coupon = await show(test, token, code);
      const due = coupon.pending_change?.amount_due ?? coupon.price.due;
      const form = { coupon_id: code, amount: due.toFixed(2), payment_token: step.token };
      return (await pay(test, token, form)).statusCode;
    }
    case 'cancel': {
      if (step.what === 'all') return (await cancelCoupons(test, token, { coupons: [code] })).statusCode;
      return (await cancelRide(test, token, step.what === 'arrival' ? arrivalId : departureId)).statusCode;
    }
    case 'wait':
      test.setNow(test.now() + step.minutes * MINUTE_MS);
      return 200;
    case 'sweep':
      await sweep(step.refunds);
      return 200;
  }
}

it('money goes back once, and never more than was paid', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(serviceOf.suvRoundTrip, serviceOf.sharedRoundTrip),
      fc.array(steps, { minLength: 4, maxLength: 14 }),
      async (service, taken) => {
        const start = test.now();
        const paid = await makePaid(test, service);
        // Days may pass, so the guest signs in again for every step.
        const signedIn = async () => ({ ...paid, token: await signIn(test, paid.guest) });
        for (const step of taken) {
          expect(await take(step, await signedIn())).toBeLessThan(500);
          const { price } = await show(test, (await signedIn()).token, paid.code);
          expect(price.refunded).toBeLessThanOrEqual(price.paid);
        }
        // Every pause of every refund passes, and the gateway answers again.
        for (let tries = 0; tries < 8; tries += 1) {
          test.setNow(test.now() + 49 * HOUR_MS);
          await sweep('paid');
        }
        const after = await show(test, (await signedIn()).token, paid.code);
        expect(after.refunds.filter((one: { status: string }) => one.status !== 'succeeded')).toEqual([]);
        expect(await books.discrepancies()).toEqual([]);
        test.setNow(start);
      },
    ),
    { numRuns: Number(process.env.MONEY_RUNS ?? 25), endOnFailure: true },
  );
}, 240_000);
