import { merchants } from '@traslado/domain/catalogues/merchants';
import { afterEach, expect, it, vi } from 'vitest';
import { cancelCoupons, payBack } from '../../testing/changes.ts';
import { editRow, mustEditRow } from '../../testing/edit-row.ts';
import { makePending, pay } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
afterEach(() => vi.restoreAllMocks());

const ofPrg = 1;
const url = '/v1/staff/merchants';

/** The payment page's first answer. */
const gatewayOf = async (token: string, code: string) =>
  test.app.inject({
    url: `/v1/sales/payment-gateway?coupon_id=${code}`,
    headers: { authorization: `Bearer ${token}` },
  });
const attemptsOf = (code: string) =>
  test.db
    .selectFrom('payment_attempt')
    .innerJoin('coupon', 'coupon.id', 'payment_attempt.coupon_id')
    .select(['merchant_id', 'account', 'payment_attempt.status'])
    .where('coupon_code', '=', code)
    .execute();

it('is what a sale of its society is charged to, under its name', async () => {
  const keeper = await makeStaff(test, ['finance']);
  const charge = vi.spyOn(test.payments.port, 'charge');
  await mustEditRow(keeper, merchants, { id: ofPrg, change: { statement_name: 'coral rides' } });
  const { token, code, amount } = await makePending(test);
  expect((await gatewayOf(token, code)).json()).toMatchObject({ statement_name: 'CORAL RIDES' });
  expect((await pay(test, token, { coupon_id: code, amount })).statusCode).toBe(200);
  expect(charge).toHaveBeenCalledWith(expect.objectContaining({ statementName: 'CORAL RIDES', account: '' }));
  expect(await attemptsOf(code)).toEqual([{ merchant_id: ofPrg, account: '', status: 'succeeded' }]);
  const held = await keeper.ask('DELETE', `${url}/${ofPrg}?confirmation=PRG-USD`);
  expect([held.statusCode, held.json().code]).toEqual([409, 'merchant.in_use']);
});

it.each([
  ['has ended', { active: false }, {}],
  ['is of a gateway that is not set', { gateway: 'stripe' }, { gateway: null }],
  [
    'has a key that is not set',
    { gateway: 'stripe', secret_reference: 'STRIPE_PRG_SECRET_KEY' },
    { gateway: null, secret_reference: '' },
  ],
])('where it %s nothing is charged: the guest is refused, finance are told', async (_, change, back) => {
  const keeper = await makeStaff(test, ['finance']);
  const charge = vi.spyOn(test.payments.port, 'charge');
  const { token, code, amount } = await makePending(test);
  await mustEditRow(keeper, merchants, { id: ofPrg, change });
  for (const answer of [await gatewayOf(token, code), await pay(test, token, { coupon_id: code, amount })]) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'payment.no_merchant']);
  }
  expect(charge).not.toHaveBeenCalled();
  expect(await attemptsOf(code)).toEqual([]);
  const { alerts } = (await keeper.ask('GET', '/v1/staff/alerts?status=open')).json();
  expect(alerts).toContainEqual(expect.objectContaining({ kind: 'payment.no_merchant', detail: 'PRG USD' }));
  const isOpen = async () => {
    const open = (await keeper.ask('GET', '/v1/staff/alerts?status=open')).json().alerts;
    return open.some(({ kind }: { kind: string }) => kind === 'payment.no_merchant');
  };
  await mustEditRow(keeper, merchants, { id: 2, change: { statement_name: 'OTHER' } });
  expect(await isOpen()).toBe(true);
  await mustEditRow(keeper, merchants, { id: ofPrg, change: { active: true, ...back } });
  expect(await isOpen()).toBe(false);
  expect((await pay(test, token, { coupon_id: code, amount })).statusCode).toBe(200);
});

it('gives money back from the account that took it, whatever its row says meanwhile', async () => {
  const keeper = await makeStaff(test, ['finance']);
  const { port } = test.payments;
  const asked: (string | undefined)[] = [];
  const key = 'STRIPE_PRG_SECRET_KEY';
  // The sandbox plays an account at Stripe: questions about it go to the one ledger.
  const { charge, refund, clientConfig } = port;
  Object.assign(port, { name: 'stripe', accounts: [key], clientConfig: () => clientConfig() });
  vi.spyOn(port, 'charge').mockImplementation((request) => {
    asked.push(request.account);
    return charge({ ...request, account: '' });
  });
  vi.spyOn(port, 'refund').mockImplementation((request) => {
    asked.push(request.account);
    return refund({ ...request, account: '' });
  });
  await mustEditRow(keeper, merchants, { id: ofPrg, change: { gateway: 'stripe', secret_reference: key } });
  const { token, code, amount } = await makePending(test);
  expect((await pay(test, token, { coupon_id: code, amount })).statusCode).toBe(200);
  expect(await attemptsOf(code)).toEqual([{ merchant_id: ofPrg, account: key, status: 'succeeded' }]);
  await mustEditRow(keeper, merchants, { id: ofPrg, change: { gateway: null, secret_reference: '' } });
  expect((await cancelCoupons(test, token, { coupons: [code] })).statusCode).toBe(200);
  await payBack(test);
  expect(asked).toEqual([key, key]);
  Object.assign(port, { name: 'sandbox', accounts: [], clientConfig });
});

it('tells the account of a booking to nobody else', async () => {
  const { code } = await makePending(test);
  const other = await makePending(test);
  const answer = await gatewayOf(other.token, code);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'coupon.not_found']);
});

it.each([
  ['statement_name', 'ABCD'],
  ['statement_name', '12345 678'],
  ['statement_name', 'PERLA*RIDES'],
  ['statement_name', 'TRASLADOS CANCÚN'],
  ['secret_reference', `sk_live_${'a1B2'.repeat(6)}`],
  ['secret_reference', 'DATABASE_URL'],
  ['secret_reference', 'STRIPE_WEBHOOK_SECRET'],
])('%s is never %s', async (field, value) => {
  const keeper = await makeStaff(test, ['finance']);
  const answer = await editRow(keeper, merchants, { id: 2, change: { gateway: 'stripe', [field]: value } });
  expect([answer.statusCode, answer.json().field]).toEqual([422, field]);
  expect(answer.body).not.toContain('sk_live_');
});
