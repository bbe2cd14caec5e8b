import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { cancelCoupons, change, makePaid, show } from '../../testing/changes.ts';
import { pay, serviceOf } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

describe('a booking', () => {
  it('is refused while a payment is under way', async () => {
    const { token, code, arrivalId } = await makePaid(test, serviceOf.sharedRoundTrip);
    await change(test, token, arrivalId, { coupon_id: code, adults: 3 });
    await pay(test, token, { coupon_id: code, amount: '42.00', payment_token: 'tok_threeDSecure' });
    expect((await change(test, token, arrivalId, { coupon_id: code, adults: 4 })).json()).toMatchObject({
      status: 409,
      code: 'payment.under_way',
    });
    expect((await cancelCoupons(test, token, { coupons: [code] })).json()).toMatchObject({
      status: 409,
      code: 'payment.under_way',
    });
  });

  it.each(['changed', 'cancelled'])('is not %s by who waited while a payment began', async (how) => {
    const { token, code, arrivalId } = await makePaid(test, serviceOf.sharedRoundTrip);
    const { id } = await test.db
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', code)
      .executeTakeFirstOrThrow();
    const attemptId = randomUUID();
    const at = new Date(test.now());
    // The steps of a payment: the booking's lock, the attempt, the commit.
    const answer = await test.db.transaction().execute(async (tx) => {
      await tx.selectFrom('coupon').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      const waiting =
        how === 'changed'
          ? change(test, token, arrivalId, { coupon_id: code, flight_time: '15:00' })
          : cancelCoupons(test, token, { coupons: [code] });
      await sleep(300);
      await tx
        .insertInto('payment_attempt')
        .values({
          id: attemptId,
          coupon_id: id,
          status: 'processing',
          amount_minor: 4_200,
          currency: 'USD',
          gateway: 'sandbox',
          created_at: at,
          updated_at: at,
        })
        .execute();
      return { waiting };
    });
    expect((await answer.waiting).json()).toMatchObject({ status: 409, code: 'payment.under_way' });
    expect((await show(test, token, code)).status).toBe('confirmed');
    await test.db.deleteFrom('payment_attempt').where('id', '=', attemptId).execute();
  });
});
