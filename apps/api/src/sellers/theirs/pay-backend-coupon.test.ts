import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bankCheckMs } from '../../store/their-booking/record.ts';
import { getAs, makeBackendPaid, makeBackendPending, useTheirs } from '../../testing/group-backend.ts';
import { makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';

const theirs = useTheirs();

const later = (ms: number) => theirs.test.setNow(theirs.test.now() + ms);

type Pending = Awaited<ReturnType<typeof makeBackendPending>>;

const formOf = ({ code, amount }: Pending, more: Record<string, string> = {}) => ({
  coupon_id: code,
  amount,
  uuidReference: randomUUID(),
  ...more,
});
const payAs = (pending: Pending, form: Record<string, string>) => pay(theirs.test, pending.token, form);
const stateOf = async ({ code, token }: Pending) =>
  (await getAs(theirs.test, token, `/v1/sales/payments/${code}`)).json();
/** The gateway's charges for a booking: they charged it, we never do. */
const chargedFor = ({ code }: Pending) =>
  theirs.selling.charges().filter(({ couponId, outcome }) => couponId === code && outcome === 'succeeded')
    .length;

describe('a payment of theirs', () => {
  it('is charged by them with the token of our frame, once, and confirms their booking', async () => {
    const pending = await makeBackendPending(theirs);
    const form = formOf(pending);
    const answers = await Promise.all(Array.from({ length: 20 }, () => payAs(pending, form)));
    const others = answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409);
    expect(others.map(({ body }) => body)).toEqual([]);
    const again = await payAs(pending, form);
    expect([again.statusCode, again.json()]).toMatchObject([
      200,
      {
        coupon_id: pending.code,
        coupon_status: 'confirmed',
        status: 'succeeded',
        amount: 160,
        amount_due: 0,
      },
    ]);
    expect(again.json().card).toEqual({ brand: 'visa', last4: '4242' });
    expect(theirs.heard('payCoupon')).toBe(1);
    expect(chargedFor(pending)).toBe(1);
    const [sent] = theirs.standIn.heard.filter(({ call }) => call === 'payCoupon');
    expect(sent?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toMatchObject({
      coupon_id: pending.code,
      payment_token: 'tok_visa',
      amount: '160.00',
      currency: 'USD',
    });
    expect(await stateOf(pending)).toMatchObject({ status: 'succeeded', amount_due: 0 });
    const letter = await getAs(
      theirs.test,
      pending.token,
      `/v1/transfers/coupons/${pending.code}/calendar.ics`,
    );
    expect(letter.body).toContain('BEGIN:VEVENT');
  });

  it('never leaves the card’s token with us', async () => {
    const pending = await makeBackendPending(theirs);
    await payAs(pending, formOf(pending, { payment_token: 'tok_mastercard' }));
    const rows = await theirs.test.db.selectFrom('their_call').selectAll().execute();
    const intents = await theirs.test.db.selectFrom('intent').selectAll().execute();
    expect(JSON.stringify([rows, intents])).not.toContain('tok_');
  });

  it('that the bank declines is a 402 with the bank’s reason, and another card pays', async () => {
    const pending = await makeBackendPending(theirs);
    const form = formOf(pending, { payment_token: 'tok_chargeDeclinedInsufficientFunds' });
    const declined = await payAs(pending, form);
    expect([declined.statusCode, declined.json()]).toMatchObject([
      402,
      { code: 'payment.declined', errors: [{ code: 'payment.insufficient_funds' }] },
    ]);
    expect((await payAs(pending, form)).json()).toMatchObject({ code: 'payment.declined' });
    expect(theirs.heard('payCoupon')).toBe(1);
    expect(await stateOf(pending)).toMatchObject({ status: 'failed', amount_due: 160 });
    expect((await payAs(pending, formOf(pending))).json()).toMatchObject({ status: 'succeeded' });
  });

  it('that the bank wants to see the guest for ends when their booking is paid', async () => {
    const pending = await makeBackendPending(theirs);
    const answer = await payAs(pending, formOf(pending, { payment_token: 'tok_threeDSecure2Required' }));
    expect(answer.json()).toMatchObject({ status: 'requires_action', action_url: expect.any(String) });
    expect(await stateOf(pending)).toMatchObject({ status: 'requires_action' });
    expect((await payAs(pending, formOf(pending))).json().code).toBe('payment.under_way');
    theirs.selling.edit(pending.code, theirs.selling.paid);
    expect(await stateOf(pending)).toMatchObject({ status: 'succeeded', action_url: null });
  });

  it('that the guest left at the bank’s check is over after a while', async () => {
    const pending = await makeBackendPending(theirs);
    const form = formOf(pending, { payment_token: 'tok_threeDSecure2Required' });
    await payAs(pending, form);
    later(bankCheckMs);
    await theirs.reconcile();
    expect((await payAs(pending, form)).json().code).toBe('payment.abandoned');
    expect((await payAs(pending, formOf(pending))).json()).toMatchObject({ status: 'succeeded' });
  });

  it('is refused with the right amount when it is not what they want, before they are asked', async () => {
    const pending = await makeBackendPending(theirs);
    const wrong = await payAs(pending, formOf(pending, { amount: '1.00' }));
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      409,
      { code: 'payment.amount_mismatch', expected: { amount: 160 } },
    ]);
    theirs.selling.edit(pending.code, (view) => ({ ...view, status: 'expired' }));
    expect((await payAs(pending, formOf(pending))).json().code).toBe('booking.no_longer_available');
    const stranger = await signIn(theirs.test, await makeStay(theirs.test));
    expect((await pay(theirs.test, stranger, formOf(pending))).json().code).toBe('coupon.not_found');
    const paid = await makeBackendPaid(theirs, serviceOf.sharedRoundTrip);
    expect((await payAs(paid, formOf(paid))).json().code).toBe('payment.nothing_due');
    expect(theirs.heard('payCoupon')).toBe(1);
  });

  it('while they are down is not sent, and its key may be used again', async () => {
    const pending = await makeBackendPending(theirs);
    const form = formOf(pending);
    await theirs.standIn.goDown();
    const answer = await payAs(pending, form);
    await theirs.standIn.comeUp();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'backend.unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await payAs(pending, form)).json()).toMatchObject({ status: 'succeeded' });
    expect(chargedFor(pending)).toBe(1);
  });
});
