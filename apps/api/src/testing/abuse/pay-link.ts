import { randomBytes } from 'node:crypto';
import type { CallName } from '@traslado/contract/routes';
import { parseAmount } from '@traslado/domain/money';
import { hashOfToken } from '../../db/token-hash.ts';
import { insertPayLink } from '../../store/payment/pay-link-repository.ts';
import { couponIdOf } from '../approvals.ts';
import type { TestApp } from '../open-test-app.ts';
import { makePending } from '../sales.ts';

/** The subjects of the calls about payment links and unpaid bookings. */
export const ownInPayLinks: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  lowerPrice: { id: '@unpaid booking', amount: '20.00', uuidReference: '@key' },
  makePayLink: { id: '@unpaid booking' },
  endPayLink: { id: '@unpaid booking' },
  readPayLink: { key: '@pay link' },
  payByLink: { key: '@pay link', amount: '@amount of link', payment_token: 'tok_visa' },
  getLinkPayment: { key: '@pay link' },
  abandonLinkPayment: { key: '@pay link' },
};

/** An unpaid booking for this call alone, with a link where the call is about one. */
export async function makePayLinkFor(
  test: TestApp,
  name: CallName | undefined,
  staff: { readonly id: number; readonly username: string },
): Promise<Record<string, string | number>> {
  if (!name || !Object.hasOwn(ownInPayLinks, name)) return {};
  const { code, amount } = await makePending(test);
  const booking = await couponIdOf(test, code);
  if (name === 'makePayLink' || name === 'lowerPrice') return { 'unpaid booking': booking };
  const key = randomBytes(16).toString('base64url');
  const said = { reason: 'guest_asked', note: '', overrides: [] } as const;
  await test.db.transaction().execute((tx) =>
    insertPayLink(tx, {
      couponId: booking,
      hash: hashOfToken(key),
      changeId: null,
      amountMinor: parseAmount(amount) ?? 0,
      baseVersion: 1,
      way: 'show',
      acted: { accountId: staff.id, username: staff.username, ...said },
      now: test.now(),
    }),
  );
  return { 'unpaid booking': booking, 'pay link': key, 'amount of link': amount };
}
