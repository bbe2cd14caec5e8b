import { cardTypes } from '@traslado/domain/catalogues/card-types';
import { merchants } from '@traslado/domain/catalogues/merchants';
import { expect, it, vi } from 'vitest';
import { mustEditRow } from '../../testing/edit-row.ts';
import { makePending, pay } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const marksOf = async (token: string, code: string) =>
  (
    await test.app.inject({
      url: `/v1/sales/payment-gateway?coupon_id=${code}`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).json().cards;

it('is shown and taken while it is accepted, and refused before anything is charged when it is not', async () => {
  const keeper = await makeStaff(test, ['finance']);
  const charge = vi.spyOn(test.payments.port, 'charge');
  const rowOf = async (name: string) => {
    const { rows } = (
      await keeper.ask('GET', `/v1/staff/card-types?search=${encodeURIComponent(name)}`)
    ).json();
    return rows[0].id;
  };
  const { token, code, amount } = await makePending(test);
  const tried = (payment_token: string) => pay(test, token, { coupon_id: code, amount, payment_token });
  expect(await marksOf(token, code)).toEqual(['Visa', 'Mastercard', 'American Express']);
  expect((await tried('tok_mastercard_prepaid')).json()).toMatchObject({
    code: 'payment.card_not_accepted',
    field: 'payment_token',
  });

  await mustEditRow(keeper, cardTypes, {
    id: await rowOf('American Express credit'),
    change: { accepted: false },
  });
  await mustEditRow(keeper, cardTypes, { id: await rowOf('Visa debit'), change: { accepted: false } });
  expect(await marksOf(token, code)).toEqual(['Visa', 'Mastercard']);
  const refused = await tried('tok_visa_debit');
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'payment.card_not_accepted']);
  expect(charge).not.toHaveBeenCalled();
  expect(
    await test.db.selectFrom('payment_attempt').select('id').where('card_last4', '=', '5556').execute(),
  ).toEqual([]);

  await mustEditRow(keeper, cardTypes, { id: await rowOf('Visa debit'), change: { accepted: true } });
  expect((await tried('tok_visa_debit')).statusCode).toBe(200);
});

it('is one of those that the merchant takes', async () => {
  const keeper = await makeStaff(test, ['finance']);
  await mustEditRow(keeper, merchants, { id: 1, change: { card_types: ['Mastercard'] } });
  const { token, code, amount } = await makePending(test);
  expect(await marksOf(token, code)).toEqual(['Mastercard']);
  const tried = (payment_token: string) => pay(test, token, { coupon_id: code, amount, payment_token });
  expect((await tried('tok_visa')).statusCode).toBe(422);
  expect((await tried('tok_mastercard')).statusCode).toBe(200);
});

it('is not asked about where the gateway does not tell: the gateway decides', async () => {
  const { token, code, amount } = await makePending(test);
  vi.spyOn(test.payments.port, 'readCard').mockResolvedValueOnce(null);
  const paid = await pay(test, token, { coupon_id: code, amount, payment_token: 'tok_mastercard_prepaid' });
  expect(paid.statusCode).toBe(200);
});

it('is not deleted while an account would take no card without it, and its unpaid bookings are counted', async () => {
  const keeper = await makeStaff(test, ['finance', 'administrator']);
  const { rows } = (await keeper.ask('GET', '/v1/staff/card-types?search=American')).json();
  const [amex] = rows;
  const uses = async () => (await keeper.ask('GET', `/v1/staff/card-types/${amex.id}/uses`)).json();
  await mustEditRow(keeper, merchants, { id: 1, change: { card_types: ['amex'] } });
  await mustEditRow(keeper, cardTypes, { id: amex.id, change: { accepted: false } });
  expect(await uses()).toMatchObject({ total: 0 });
  await mustEditRow(keeper, cardTypes, { id: amex.id, change: { accepted: true } });
  const { code } = await makePending(test);
  const found = await uses();
  expect(found.uses).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ of: 'merchants', id: 1 }),
      expect.objectContaining({ of: 'bookings', label: code }),
    ]),
  );
  const remove = () =>
    keeper.ask('DELETE', `/v1/staff/card-types/${amex.id}?confirmation=${encodeURIComponent(amex.name)}`);
  const refused = await remove();
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'card_type.in_use']);
  await mustEditRow(keeper, merchants, { id: 1, change: { card_types: [] } });
  expect((await remove()).statusCode).toBe(200);
});
