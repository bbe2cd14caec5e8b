import { describe, expect, it } from 'vitest';
import { backendCoupons } from '../../adapters/transfers/read-coupon.ts';
import { backendFound } from '../../adapters/transfers/read-found.ts';
import { getAs, makeBackendPending, makeBuyer, useTheirs } from '../../testing/group-backend.ts';
import { pay } from '../../testing/sales.ts';

/** Answers of the group in other shapes than our contract's: only a field that is used is needed. */

const theirs = useTheirs();

it('a sale answered in our own contract is paid, though their lists are as documented', async () => {
  const { token, sell } = await makeBuyer(theirs);
  const { asDocumented } = theirs.standIn.state;
  for (const call of ['searchCoupon', 'listTransfersOfStay']) asDocumented.add(call);
  const sold = await sell();
  expect(sold.statusCode, sold.body).toBe(201);
  const { coupon_id, amount_due } = sold.json();
  const paid = await pay(theirs.test, token, { coupon_id, amount: amount_due.toFixed(2) });
  asDocumented.clear();
  expect([paid.statusCode, paid.json().status], paid.body).toEqual([200, 'succeeded']);
});

const leftOut = [
  ...['policies', 'terms', 'phone', 'viewer', 'pending_change', 'confirmation_mail', 'contact', 'seller'],
  ...['observation', 'version', 'refunds', 'payment', 'hotel_name', 'total_vehicles', 'created_at'],
] as const;

describe('a whole booking', () => {
  it.each([
    ...leftOut.map((name) => [`without ${name}`, { [name]: undefined }] as const),
    ['without any of them', Object.fromEntries(leftOut.map((name) => [name, undefined]))] as const,
  ])('%s is read', async (_, change) => {
    const { code, token } = await makeBackendPending(theirs);
    theirs.selling.edit(code, (view) => ({ ...view, ...change }));
    const shown = await getAs(theirs.test, token, `/v1/transfers/coupons/${code}`);
    expect(shown.json(), shown.body).toMatchObject({ coupon_id: code, price: { due: 160 } });
  });

  it('wrapped in data, in a list of one, or with amounts as text is the same', async () => {
    const { code } = await makeBackendPending(theirs);
    const view = theirs.selling.coupons().find(({ coupon_id }) => coupon_id === code);
    const price = { ...view?.price, total: '160.00', paid: '0', due: '160.00' };
    const [plain, ...others] = [
      [view],
      { data: [view] },
      { data: view },
      { success: true, data: { data: view } },
      [{ ...view, price }],
    ].map((body) => backendFound.safeParse(body));
    expect(plain).toMatchObject({ success: true, data: { rows: [{ code, dueMinor: 160_00 }] } });
    for (const other of others)
      expect(other.success && other.data.rows).toEqual(plain?.success && plain.data.rows);
  });

  it.each([
    ['total', { price: { total: undefined } }, 'price.total'],
    ['rides', { transfers: [] }, 'transfers'],
    ['currency', { price: { currency: 'MXN' } }, 'price.currency'],
    ['state', { status: 'thinking' }, 'status'],
    ['number', { coupon_id: '00' }, 'coupon_id'],
  ])('without its %s is refused, with the place', async (_, change, path) => {
    const { code } = await makeBackendPending(theirs);
    const view = theirs.selling.coupons().find(({ coupon_id }) => coupon_id === code);
    const price = { ...view?.price, ...('price' in change ? change.price : {}) };
    const read = backendCoupons.safeParse([{ ...view, ...change, price }]);
    expect(read.success).toBe(false);
    expect(read.notes?.refused).toMatchObject([{ path: `[].${path}` }]);
  });
});
