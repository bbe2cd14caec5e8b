import { expect, it } from 'vitest';
import { makePending, pay, serviceOf } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

it('books a private round trip, pays it, and shows it', async () => {
  const { code, coupon, token, amount } = await makePending(test, serviceOf.suvRoundTrip);
  expect(coupon).toMatchObject({
    status: 'pending_payment',
    amount_due: 160,
    transfers: [{ direction: 'arrival' }, { direction: 'departure', service_time: '10:50' }],
  });
  const paid = await pay(test, token, { coupon_id: code, amount });
  expect([paid.statusCode, paid.json()]).toEqual([
    200,
    {
      coupon_id: code,
      coupon_status: 'confirmed',
      status: 'succeeded',
      amount: 160,
      amount_due: 0,
      currency: 'USD',
      card: { brand: 'visa', last4: '4242' },
      action_url: null,
      failure: null,
    },
  ]);
  const shown = await test.app.inject({
    url: `/v1/transfers/coupons/${code}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(shown.json()).toMatchObject({
    status: 'confirmed',
    payment: 'paid',
    price: { total: 160, paid: 160, due: 0 },
    viewer: { owner: true, can_pay: false, can_edit: true },
  });
});
