import { expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import {
  getAs,
  makeBackendPaid,
  makeBackendPending,
  makeBuyer,
  putAs,
  useTheirs,
} from '../../testing/group-backend.ts';
import { bodyOf, create, pay, serviceOf } from '../../testing/sales.ts';

/** Most statements of a call to our database, beside begin and commit. The sandbox's own ledger is not counted: they charge. */
const budget = 8;

const theirs = useTheirs();

function count(work: () => Promise<{ statusCode: number }>): Promise<number> {
  return countStatements(async () => expect((await work()).statusCode).toBeLessThan(300));
}

it('a sale, a payment, a change and a cancellation of theirs keep the budget', async () => {
  const buyer = await makeBuyer(theirs);
  expect(await count(buyer.sell)).toBeLessThanOrEqual(budget);
  const { code, amount, token } = await makeBackendPending(theirs);
  const payment = () => pay(theirs.test, token, { coupon_id: code, amount });
  expect(await count(payment)).toBeLessThanOrEqual(budget);
  const paid = await makeBackendPaid(theirs);
  const ride = paid.coupon.transfers[1]?.transfer_id;
  const change = () =>
    putAs(theirs.test, paid.token, `/v3/transfers/reservations/${ride}`, {
      coupon_id: paid.code,
      flight_time: '16:20',
    });
  expect(await count(change)).toBeLessThanOrEqual(budget);
  const cancel = () =>
    putAs(theirs.test, paid.token, '/v2/transfers/reservations/cancel-coupons-by-id', {
      coupons: [paid.code],
    });
  expect(await count(cancel)).toBeLessThanOrEqual(budget);
});

it('a list takes as many statements for three bookings as for one', async () => {
  const { token, guest } = await makeBackendPaid(theirs);
  const list = () => getAs(theirs.test, token, '/v1/transfers/coupons');
  const one = await count(list);
  for (let index = 0; index < 2; index += 1)
    await create(
      theirs.test,
      token,
      serviceOf.suvRoundTrip,
      await bodyOf(theirs.test, guest, serviceOf.suvRoundTrip, { additional: true }),
    );
  expect((await list()).json()).toHaveLength(3);
  expect(await count(list)).toBe(one);
  expect(one).toBeLessThanOrEqual(budget);
});
