import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { notChargedMs, saleGivenUpMs } from '../../store/their-booking/record.ts';
import {
  getAs,
  makeBackendPaid,
  makeBackendPending,
  makeBuyer,
  putAs,
  useTheirs,
} from '../../testing/group-backend.ts';
import { pay, serviceOf } from '../../testing/sales.ts';
import {
  answerAbout,
  answersInWords,
  answersOfPayments,
  answersOfTheLine,
  type DeedAnswer,
} from '../../testing/stand-in/answers-to-deeds.ts';
import { makeStaysTogether } from '../../testing/stays-together.ts';

/**
 * Every deed at the group's backend with every answer, done or not done there. The guest's answer stands beside the number of their
 * charges: never more than one, and never "nothing" where one.
 */

const named = (answers: readonly DeedAnswer[]) => answers.map((answer) => [answer.is, answer] as const);
const sayNothing = (answers: readonly DeedAnswer[]) => answers.filter(({ says }) => says === 'nothing');

const doubt: DeedAnswer = { is: '503', says: 'nothing', fault: { kind: 'status', status: 503 } };
const answers = [...answersOfTheLine, ...answersInWords];
const ofPayments = [...answers, ...answersOfPayments];

it('knows at least 60 answers, none twice', () => {
  expect(new Set(ofPayments.map(({ is }) => is)).size).toBe(ofPayments.length);
  expect(answers.length).toBeGreaterThanOrEqual(60);
});

describe.each(['rich', 'documented'] as const)('%s', (dialect) => {
  const theirs = useTheirs(dialect, { deedMs: 1_500 });
  const later = (ms: number) => theirs.test.setNow(theirs.test.now() + ms);
  /** The two dialects differ in the later reading, so one of them meets the words. */
  const here = dialect === 'rich' ? answersOfTheLine : answers;
  const herePaying = dialect === 'rich' ? answersOfTheLine : ofPayments;

  type Deed = 'payCoupon' | 'createCoupon' | 'cancelCoupons' | 'cancelTransfer' | 'changeTransfer';
  /** The next one is done there or not, and answered so. */
  function meet(call: Deed, answer: DeedAnswer, { isDone, code }: { isDone: boolean; code: string }): void {
    if (!isDone) theirs.selling.answerNext(call, 200, {});
    theirs.standIn.faults.set({ call, ...answerAbout(answer, code), times: 1 });
  }
  const hide = () => {
    for (const call of ['searchCoupon', 'listTransfersOfStay'])
      theirs.standIn.faults.set({ call, kind: 'wrong-types' });
  };

  type Pending = Awaited<ReturnType<typeof makeBackendPending>>;
  const charges = ({ code }: Pending) =>
    theirs.selling.charges().filter(({ couponId, outcome }) => couponId === code && outcome === 'succeeded')
      .length;
  const press = ({ token, code, amount }: Pending, uuidReference: string = randomUUID()) =>
    pay(theirs.test, token, { coupon_id: code, amount, uuidReference });
  const askPayment = async ({ token, code }: Pending) =>
    (await getAs(theirs.test, token, `/v1/sales/payments/${code}`)).json();
  const matters = (code: string) =>
    theirs.test.db
      .selectFrom('staff_alert')
      .select(['detail', 'resolved_at'])
      .where('kind', '=', 'transfers.payment_unresolved')
      .where('detail', 'like', `${code} %`)
      .execute();
  /** The sentence about money that a guest reads. */
  const toldBy = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }) => {
    if (statusCode === 200) return JSON.parse(body).status as string;
    return body.includes('Nothing was charged') ? 'nothing' : (JSON.parse(body).code as string);
  };

  describe('a payment', () => {
    it.each(named(herePaying.filter(({ says }) => says !== 'no')))(
      'that they took is told so: %s',
      async (_, answer) => {
        const pending = await makeBackendPending(theirs);
        const key = randomUUID();
        meet('payCoupon', answer, { isDone: true, code: pending.code });
        expect([toldBy(await press(pending, key)), charges(pending)]).toEqual(['succeeded', 1]);
        expect([toldBy(await press(pending, key)), toldBy(await press(pending))]).toEqual([
          'succeeded',
          'payment.nothing_due',
        ]);
        expect([theirs.heard('payCoupon'), charges(pending)]).toEqual([1, 1]);
      },
    );

    it.each(named(herePaying.filter(({ says }) => says === 'no')))(
      'that they refuse can be paid again at once: %s',
      async (_, answer) => {
        const pending = await makeBackendPending(theirs);
        meet('payCoupon', answer, { isDone: false, code: pending.code });
        expect([toldBy(await press(pending)), charges(pending)]).toEqual(['nothing', 0]);
        expect([toldBy(await press(pending)), charges(pending)]).toEqual(['succeeded', 1]);
      },
    );

    it.each(named(sayNothing(herePaying)))(
      'that they did not take is told so after two readings, and can be paid again: %s',
      async (_, answer) => {
        const pending = await makeBackendPending(theirs);
        const key = randomUUID();
        meet('payCoupon', answer, { isDone: false, code: pending.code });
        expect(toldBy(await press(pending, key))).toBe('unknown');
        later(notChargedMs - 1_000);
        expect([(await askPayment(pending)).status, toldBy(await press(pending))]).toEqual([
          'unknown',
          'payment.under_way',
        ]);
        later(1_000);
        expect([(await askPayment(pending)).status, toldBy(await press(pending, key))]).toEqual([
          'failed',
          'nothing',
        ]);
        expect([toldBy(await press(pending)), charges(pending)]).toEqual(['succeeded', 1]);
        expect(await matters(pending.code)).toEqual([]);
      },
    );

    it.each([true, false])(
      'that cannot be read stays unknown and is a matter at once, done there: %s',
      async (isDone) => {
        const pending = await makeBackendPending(theirs);
        if (!isDone) theirs.selling.answerNext('payCoupon', 200, {});
        theirs.standIn.faults.set({ call: 'payCoupon', kind: 'silent', times: 1 });
        const pressed = press(pending);
        await expect.poll(() => theirs.heard('payCoupon'), { interval: 5 }).toBe(1);
        hide();
        expect(toldBy(await pressed)).toBe('unknown');
        expect(await matters(pending.code)).toMatchObject([{ resolved_at: null }]);
        later(60 * 60_000);
        await theirs.reconcile();
        expect((await askPayment(pending)).status).toBe('unknown');
        theirs.standIn.faults.clear();
        if (!isDone) {
          expect(toldBy(await press(pending))).toBe('payment.under_way');
          later(5_000);
        }
        expect((await askPayment(pending)).status).toBe(isDone ? 'succeeded' : 'failed');
        expect(await matters(pending.code)).toMatchObject([{ resolved_at: expect.any(Number) }]);
        if (!isDone) await press(pending);
        expect(charges(pending)).toBe(1);
      },
    );

    it.each([401, 403])(
      'whose bearer they refuse with %i is sent once more, with a new one, and charged once',
      async (status) => {
        const pending = await makeBackendPending(theirs);
        const answer = { kind: 'status', status, body: { message: 'Forbidden' } } as const;
        meet('payCoupon', { is: '', says: 'no', fault: answer }, { isDone: false, code: '' });
        expect([toldBy(await press(pending)), charges(pending)]).toEqual(['succeeded', 1]);
        const bearers = theirs.standIn.heard.filter(({ call }) => call === 'payCoupon');
        expect(new Set(bearers.map(({ headers }) => headers.authorization)).size).toBe(2);
      },
    );

    it('is found out without the guest as well', async () => {
      const pending = await makeBackendPending(theirs);
      meet('payCoupon', doubt, { isDone: false, code: '' });
      await press(pending);
      for (let rounds = 0; rounds < 8; rounds += 1) {
        later(5_000);
        await theirs.reconcile();
      }
      expect((await askPayment(pending)).status).toBe('failed');
    });

    it('without an end stops cancelling, until their record tells it', async () => {
      const pending = await makeBackendPending(theirs, serviceOf.sharedRoundTrip);
      meet('payCoupon', doubt, { isDone: true, code: '' });
      theirs.selling.lag(true);
      expect(toldBy(await press(pending))).toBe('unknown');
      const preview = { coupons: [pending.code] };
      const refused = [
        await putAs(theirs.test, pending.token, `${cancelUrl}?preview=1`, preview),
        await cancel(pending),
        await cancelRide(pending),
      ];
      expect(refused.map((one) => [one.statusCode, one.json().code])).toEqual(
        refused.map(() => [409, 'payment.under_way']),
      );
      expect(theirs.heard('cancelCoupons') + theirs.heard('cancelTransfer')).toBe(0);
      theirs.selling.lag(false);
      const answer = await cancel(pending);
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { refund: Number(pending.amount) }]);
    });
  });

  const cancelUrl = '/v2/transfers/reservations/cancel-coupons-by-id';
  const rideOf = ({ coupon }: Pending) => coupon.transfers[1]?.transfer_id;
  const shownTo = async ({ token, code }: Pending) =>
    (await getAs(theirs.test, token, `/v1/transfers/coupons/${code}`)).json();
  const change = (pending: Pending, time = '16:20') =>
    putAs(theirs.test, pending.token, `/v3/transfers/reservations/${rideOf(pending)}`, {
      coupon_id: pending.code,
      flight_time: time,
    });
  const cancel = ({ token, code }: Pending) => putAs(theirs.test, token, cancelUrl, { coupons: [code] });
  const cancelRide = (pending: Pending) =>
    putAs(
      theirs.test,
      pending.token,
      `/v2/transfers/receptive-reservations/service-cancel/${rideOf(pending)}`,
    );

  /** A sale without its number is no plain yes, and no other number can be told from its own. */
  const ofSales = here
    .filter(({ is }) => !is.includes('coupon_id'))
    .map((answer) => (answer.says === 'yes' ? ({ ...answer, says: 'nothing' } as const) : answer));

  describe('a sale', () => {
    const soldTo = (folio: string) => theirs.selling.coupons().filter((coupon) => coupon.folio === folio);

    it.each(named(sayNothing(ofSales)))(
      'that they made is found, never sent twice: %s',
      async (_, answer) => {
        const { guest, sell } = await makeBuyer(theirs);
        meet('createCoupon', answer, { isDone: true, code: '' });
        const sold = await sell();
        expect([sold.statusCode, sold.json().coupon_id], sold.body).toEqual([
          201,
          soldTo(guest.folio)[0]?.coupon_id,
        ]);
        expect([theirs.heard('createCoupon'), soldTo(guest.folio).length]).toEqual([1, 1]);
      },
    );

    it.each(named(ofSales.filter(({ says }) => says === 'no')))(
      'that they refuse is told at once: %s',
      async (_, answer) => {
        const { guest, sell } = await makeBuyer(theirs);
        meet('createCoupon', answer, { isDone: false, code: '' });
        const refused = await sell();
        expect([refused.statusCode, refused.json().code]).toEqual([409, 'booking.not_possible']);
        expect((await sell()).statusCode).toBe(201);
        expect(soldTo(guest.folio)).toHaveLength(1);
      },
    );

    it('that they are too busy to take is told so after one reading, and can be asked for again at once', async () => {
      const { guest, sell } = await makeBuyer(theirs);
      const busy = { kind: 'status', status: 429, headers: { 'retry-after': '7' } } as const;
      meet('createCoupon', { is: '429', says: 'nothing', fault: busy }, { isDone: false, code: '' });
      const refused = await sell();
      expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
        503,
        'backend.unavailable',
        '7',
      ]);
      expect([(await sell()).statusCode, soldTo(guest.folio).length]).toEqual([201, 1]);
      const alerts = theirs.test.db.selectFrom('staff_alert').where('kind', '=', 'transfers.sale_lost');
      expect(await alerts.select('id').where('detail', 'like', `% ${guest.folio}`).execute()).toEqual([]);
    });

    it('that they are too busy to take stays in doubt while their list cannot be read', async () => {
      const { guest, sell } = await makeBuyer(theirs);
      const busy = { kind: 'status', status: 429 } as const;
      meet('createCoupon', { is: '429', says: 'nothing', fault: busy }, { isDone: true, code: '' });
      hide();
      expect((await sell()).json().code).toBe('intent.running');
      theirs.standIn.faults.clear();
      expect([(await sell()).statusCode, soldTo(guest.folio).length]).toEqual([201, 1]);
    });

    it('that they did not make is given up, and can be asked for again', async () => {
      const { guest, sell } = await makeBuyer(theirs);
      meet('createCoupon', doubt, { isDone: false, code: '' });
      expect((await sell()).json().code).toBe('intent.running');
      later(saleGivenUpMs);
      await theirs.reconcile();
      expect((await sell()).statusCode).toBe(201);
      expect(soldTo(guest.folio)).toHaveLength(1);
    });
  });

  describe('what is done to a booking', () => {
    it('a change that they made is told so, whatever they say but a plain no', async () => {
      const paid = await makeBackendPaid(theirs);
      const told = here.filter(({ says }) => says !== 'no');
      for (const [index, answer] of told.entries()) {
        const time = index % 2 === 0 ? '16:20' : '17:20';
        const pick_up = { time: index % 2 === 0 ? '12:50' : '13:50' };
        meet('changeTransfer', answer, { isDone: true, code: paid.code });
        const changed = await change(paid, time);
        expect([changed.statusCode, changed.json().applied], `${answer.is}: ${changed.body}`).toEqual([
          200,
          true,
        ]);
        expect((await shownTo(paid)).transfers[1]).toMatchObject({ flight_time: time, pick_up });
      }
      expect(theirs.heard('changeTransfer')).toBe(told.length);
    }, 60_000);

    it('a change that they did not make is never told so, whatever they say but a plain yes', async () => {
      const pending = await makeBackendPaid(theirs);
      for (const answer of here.filter(({ says }) => says !== 'yes')) {
        meet('changeTransfer', answer, { isDone: false, code: pending.code });
        const changed = await change(pending);
        const told = answer.says === 'no' ? [409, 'change.by_phone'] : [503, 'backend.unavailable'];
        expect([changed.statusCode, changed.json().code], answer.is).toEqual(told);
      }
      expect((await shownTo(pending)).transfers[1].flight_time).toBe('14:20');
      expect((await change(pending)).json().applied).toBe(true);
    }, 60_000);

    it.each(named(here.filter(({ says }) => says !== 'no')))(
      'a cancellation that they made is told so: %s',
      async (_, answer) => {
        const pending = await makeBackendPending(theirs);
        meet('cancelCoupons', answer, { isDone: true, code: pending.code });
        const cancelled = await cancel(pending);
        expect([cancelled.statusCode, cancelled.json()], cancelled.body).toMatchObject([
          200,
          { applied: true, coupons: [{ status: 'cancelled' }] },
        ]);
        expect(theirs.heard('cancelCoupons')).toBe(1);
        expect(await shownTo(pending)).toMatchObject({ status: 'cancelled' });
      },
    );

    it('a cancellation that they did not make is never told so, whatever they say but a plain yes', async () => {
      const pending = await makeBackendPaid(theirs);
      for (const answer of here.filter(({ says }) => says !== 'yes')) {
        meet('cancelCoupons', answer, { isDone: false, code: pending.code });
        const cancelled = await cancel(pending);
        const told = answer.says === 'no' ? [409, 'cancel.by_phone'] : [503, 'backend.unavailable'];
        expect([cancelled.statusCode, cancelled.json().code], answer.is).toEqual(told);
      }
      expect(await shownTo(pending)).toMatchObject({ status: 'confirmed' });
      const cancelled = await cancel(pending);
      expect(cancelled.json()).toMatchObject({ applied: true, refund: 160 });
      expect(await shownTo(pending)).toMatchObject({ status: 'cancelled', refunds: [{ amount: 160 }] });
    }, 60_000);

    it.each(named(sayNothing(answersOfTheLine).filter((_, index) => index % 5 === 0)))(
      'one ride of a paid booking that they cancelled is told so: %s',
      async (_, answer) => {
        const paid = await makeBackendPaid(theirs, serviceOf.sharedRoundTrip);
        meet('cancelTransfer', answer, { isDone: true, code: paid.code });
        const cancelled = await cancelRide(paid);
        expect([cancelled.statusCode, cancelled.json().applied], cancelled.body).toEqual([200, true]);
        expect(theirs.heard('cancelTransfer')).toBe(1);
        expect(await shownTo(paid)).toMatchObject({
          status: 'partially_cancelled',
          transfers: [{ status: 'confirmed' }, { status: 'cancelled' }],
        });
      },
    );

    it('a change and a cancellation while they are down are not sent, and nothing is told as done', async () => {
      const paid = await makeBackendPaid(theirs);
      await theirs.standIn.goDown();
      const refused = [await change(paid), await cancel(paid)];
      await theirs.standIn.comeUp();
      expect(refused.map((one) => one.json().code)).toEqual(['backend.unavailable', 'backend.unavailable']);
      expect(await shownTo(paid)).toMatchObject({ status: 'confirmed' });
    });

    it.each(named(sayNothing(answersOfTheLine).filter((_, index) => index % 3 === 0)))(
      'a group whose number was lost is asked for again with the next sale, and nothing is sold meanwhile: %s',
      async (_, answer) => {
        const { token, sell } = await makeStaysTogether(theirs);
        theirs.standIn.faults.set({ call: 'createReceptiveGroup', ...answer.fault, times: 1 });
        const failed = await sell();
        expect(failed.statusCode, failed.body).toBeGreaterThanOrEqual(400);
        expect(theirs.heard('createCoupon')).toBe(0);
        const sold = await sell();
        expect([sold.statusCode, sold.json().status], sold.body).toEqual([201, 'pending_payment']);
        const shown = await getAs(theirs.test, token, `/v1/transfers/coupons/${sold.json().coupon_id}`);
        expect(shown.json().reservations).toHaveLength(2);
      },
    );
  });
});
