import { randomUUID } from 'node:crypto';
import { canGo, statesOf } from '@traslado/domain/booking/state';
import { describe, expect, it } from 'vitest';
import { settleAttempt } from '../../sellers/ours/settle-attempt.ts';
import { expireCoupons } from '../../store/booking/repository.ts';
import { findAttempt } from '../../store/payment/repository.ts';
import { putIntoState } from '../../testing/put-into-state.ts';
import { makePending, pay } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

// Every state against every action of this room. An action outside the table of transitions has no effect.

const log = { info() {}, warn() {}, error() {} };
const test = useTestApp();

type CouponState = ReturnType<typeof statesOf<'coupon'>>[number];
type PaymentState = ReturnType<typeof statesOf<'payment'>>[number];

const couponOf = (code: string) =>
  test.db.selectFrom('coupon').selectAll().where('coupon_code', '=', code).executeTakeFirstOrThrow();

async function couponIn(status: CouponState) {
  const pending = await makePending(test);
  const { id } = await couponOf(pending.code);
  await putIntoState(test.db, 'coupon', id, status);
  return { ...pending, row: await couponOf(pending.code) };
}

async function attemptIn(status: PaymentState, couponStatus: CouponState = 'pending_payment') {
  const coupon = await couponIn(couponStatus);
  const id = randomUUID();
  const at = new Date(test.now());
  await test.db
    .insertInto('payment_attempt')
    .values({
      id,
      coupon_id: coupon.row.id,
      status,
      amount_minor: 16_000,
      currency: 'USD',
      gateway: 'sandbox',
      gateway_id: null,
      card_brand: null,
      card_last4: null,
      failure: null,
      action_url: null,
      intent_scope: null,
      intent_key: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const attempt = await findAttempt(test.db, id);
  if (!attempt) throw new Error('no attempt');
  return { coupon, attempt };
}

const money = { kind: 'succeeded', gatewayId: 'ch_1', amountMinor: 16_000, currency: 'USD' } as const;
const entries = (id: number) =>
  test.db.selectFrom('ledger_entry').selectAll().where('coupon_id', '=', id).execute();

describe('bookings', () => {
  it.each(statesOf('coupon'))('%s, when it is paid', async (status) => {
    const coupon = await couponIn(status);
    const answer = await pay(test, coupon.token, { coupon_id: coupon.code, amount: coupon.amount });
    const expected = status === 'pending_payment' ? [200, 'confirmed'] : [409, status];
    expect([answer.statusCode, (await couponOf(coupon.code)).status]).toEqual(expected);
    expect(await entries(coupon.row.id)).toHaveLength(status === 'pending_payment' ? 1 : 0);
  });

  it.each(statesOf('coupon'))('%s, when money arrives', async (status) => {
    const { coupon, attempt } = await attemptIn('unknown', status);
    const settled = await settleAttempt({ db: test.db, log }, attempt, money, test.now());
    const goes = status !== 'confirmed' && canGo('coupon', status, 'confirmed');
    expect([settled.kind, (await couponOf(coupon.code)).status]).toEqual(
      goes ? ['confirmed', 'confirmed'] : ['returned', status],
    );
    // All arrived money is in the books, and the unusable part is requested back.
    expect(await entries(coupon.row.id)).toHaveLength(1);
    const refunds = await test.db
      .selectFrom('refund')
      .select('amount_minor')
      .where('coupon_id', '=', coupon.row.id)
      .execute();
    expect(refunds).toEqual(goes ? [] : [{ amount_minor: 16_000 }]);
  });

  it.each(statesOf('coupon'))('%s, when its time to pay passes', async (status) => {
    const coupon = await couponIn(status);
    await expireCoupons(test.db, { now: test.now() + 25 * 3_600_000, limit: 1_000 });
    const goes = canGo('coupon', status, 'expired');
    expect((await couponOf(coupon.code)).status).toBe(goes ? 'expired' : status);
  });
});

describe('attempts', () => {
  const outcomes = {
    succeeded: money,
    failed: { kind: 'declined', reason: 'card_declined' },
    unknown: { kind: 'unknown', detail: 'x' },
    requires_action: { kind: 'requires_action', gatewayId: 'ch_1', actionUrl: '/x' },
  } as const;
  const cases = statesOf('payment').flatMap((from) =>
    (Object.keys(outcomes) as (keyof typeof outcomes)[]).map((to) => [from, to] as const),
  );

  it.each(cases)('%s, when the gateway says %s', async (from, to) => {
    const { coupon, attempt } = await attemptIn(from);
    await settleAttempt({ db: test.db, log }, attempt, outcomes[to], test.now());
    const after = await findAttempt(test.db, attempt.id);
    // A guest at the bank's check is not forgotten because one question to the gateway failed.
    const staysAsked = from === 'requires_action' && to === 'unknown';
    const goes = canGo('payment', from, to) && !staysAsked;
    expect(after?.status).toBe(goes ? to : from);
    expect(await entries(coupon.row.id)).toHaveLength(goes && to === 'succeeded' ? 1 : 0);
  });
});
