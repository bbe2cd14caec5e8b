import { banks } from '@traslado/domain/catalogues/banks';
import { expect, it } from 'vitest';
import { mustEditRow } from '../../testing/edit-row.ts';
import { makePending, pay } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

it('is named by its merchant, and by the payment of one of its cards', async () => {
  const keeper = await makeStaff(test, ['finance']);
  const bankOf = async () => {
    const { labels } = (await keeper.ask('GET', '/v1/staff/merchants/1')).json();
    return labels.bank_id;
  };
  const issuerOf = async () => {
    const { token, code, amount } = await makePending(test);
    expect((await pay(test, token, { coupon_id: code, amount })).statusCode).toBe(200);
    const { card_issuer } = await test.db
      .selectFrom('payment_attempt')
      .innerJoin('coupon', 'coupon.id', 'payment_attempt.coupon_id')
      .select('card_issuer')
      .where('coupon_code', '=', code)
      .executeTakeFirstOrThrow();
    return card_issuer;
  };
  expect(await bankOf()).toEqual({ 2: 'Bayfront National Bank' });
  expect(await issuerOf()).toBe('Sandbox Test Bank');
  await mustEditRow(keeper, banks, { id: 2, change: { name: 'Coral National Bank' } });
  await mustEditRow(keeper, banks, { id: 5, change: { name: 'Bank of the Sandbox' } });
  expect(await bankOf()).toEqual({ 2: 'Coral National Bank' });
  expect(await issuerOf()).toBe('Bank of the Sandbox');
  const { rows } = (await keeper.ask('GET', '/v1/staff/merchants?search=coral')).json();
  expect(rows.map(({ code }: { code: string }) => code)).toEqual(['PRG-USD']);
});
