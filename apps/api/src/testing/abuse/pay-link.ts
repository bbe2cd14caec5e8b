import { randomBytes } from 'node:crypto';
import { parseAmount } from '@traslado/domain/money';
import { hashOfToken } from '../../db/token-hash.ts';
import { insertPayLink } from '../../store/payment/pay-link-repository.ts';
import { couponIdOf } from '../approvals.ts';
import type { TestApp } from '../open-test-app.ts';
import { makePending } from '../sales.ts';
import type { Officer, Own } from './person.ts';
import type { Things } from './things.ts';

/** An unpaid booking that nobody else asks about. */
async function makeUnpaid(test: TestApp): Promise<{ booking: number; 'amount of link': string }> {
  const { code, amount } = await makePending(test);
  return { booking: await couponIdOf(test, code), 'amount of link': amount };
}

/** The same with a link. */
async function makeLinked(test: TestApp, { id: accountId, username }: Officer): Promise<Own['rows']> {
  const made = await makeUnpaid(test);
  const key = randomBytes(16).toString('base64url');
  const said = { reason: 'guest_asked', note: '', overrides: [] } as const;
  await test.db.transaction().execute((tx) =>
    insertPayLink(tx, {
      couponId: made.booking,
      hash: hashOfToken(key),
      changeId: null,
      amountMinor: parseAmount(made['amount of link']) ?? 0,
      baseVersion: 1,
      way: 'show',
      acted: { accountId, username, ...said },
      now: test.now(),
    }),
  );
  return { ...made, 'pay link': key };
}

export const payLinkThings: Things = {
  'bookings/{id}/lower-price': { names: { id: '@booking', amount: '20.00' }, make: makeUnpaid },
  'bookings/{id}/pay-link': {
    names: { id: '@booking' },
    make: (test, officer) => (officer.call === 'makePayLink' ? makeUnpaid(test) : makeLinked(test, officer)),
  },
  '/v1/pay-link': { names: { key: '@pay link', amount: '@amount of link' }, make: makeLinked },
};
