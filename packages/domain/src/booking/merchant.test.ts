import { expect, it } from 'vitest';
import { type Merchant, merchantOf } from './merchant.ts';

const merchant = (id: number, more: Partial<Merchant> = {}): Merchant => ({
  id,
  societyId: 1,
  currency: 'USD',
  gateway: null,
  statementName: '',
  cardTypes: [],
  account: '',
  active: true,
  ...more,
});
const can = { gateway: 'stripe', accounts: ['STRIPE_CIHC_SECRET_KEY'] };

it.each<[string, Merchant[], number | null]>([
  ['the one of the society and the currency', [merchant(1, { societyId: 2 }), merchant(2)], 2],
  ['none of another currency', [merchant(1, { currency: 'MXN' })], null],
  ['none that has ended', [merchant(1, { active: false })], null],
  ['the oldest of several in use', [merchant(7), merchant(3), merchant(2, { active: false })], 3],
  ['one of the gateway that there is', [merchant(1, { gateway: 'stripe' })], 1],
  ['none of another gateway', [merchant(1, { gateway: 'sandbox' })], null],
  ['one with a key that is set', [merchant(1, { account: 'STRIPE_CIHC_SECRET_KEY' })], 1],
  [
    'never a younger one instead of one whose key is not set',
    [merchant(1, { account: 'STRIPE_X_SECRET_KEY' }), merchant(2)],
    null,
  ],
])('%s', (_, merchants, id) => {
  expect(merchantOf(merchants, { societyId: 1, currency: 'USD' }, can)?.id ?? null).toBe(id);
});

it('a sale without a society has none', () => {
  expect(merchantOf([merchant(1)], { societyId: undefined, currency: 'USD' }, can)).toBeNull();
});
