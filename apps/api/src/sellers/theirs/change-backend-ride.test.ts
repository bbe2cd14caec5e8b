import { HOUR_MS } from '@traslado/domain/time/instant';
import { describe, expect, it } from 'vitest';
import { makeBackendPaid, makeBackendPending, putAs, useTheirs } from '../../testing/group-backend.ts';
import { bodyOf, create, makeStay, serviceOf, signIn } from '../../testing/sales.ts';

const theirs = useTheirs();

type Paid = Awaited<ReturnType<typeof makeBackendPaid>>;

const rideOf = ({ coupon }: Paid, direction: 'arrival' | 'departure') =>
  coupon.transfers.find((ride) => ride.direction === direction)?.transfer_id ?? 0;
const backendView = ({ code }: Paid) => theirs.selling.coupons().find(({ coupon_id }) => coupon_id === code);

function change(paid: Paid, body: object, { preview = false, token = paid.token } = {}) {
  const url = `/v3/transfers/reservations/${rideOf(paid, 'departure')}${preview ? '?preview=1' : ''}`;
  return putAs(theirs.test, token, url, { coupon_id: paid.code, ...body });
}

describe('a change of their booking', () => {
  it('is previewed by our rules without asking them to act', async () => {
    const paid = await makeBackendPaid(theirs);
    const answer = await change(paid, { flight_time: '16:20' }, { preview: true });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        applied: false,
        requires_payment: false,
        difference: 0,
        pick_up: { old: { time: '10:50' }, new: { time: '12:50' } },
        notices: ['change.pick_up_moved'],
      },
    ]);
    expect(theirs.heard('changeTransfer')).toBe(0);
    expect(backendView(paid)?.transfers[1]?.flight_time).toBe('14:20');
  });

  it('of a ride that the stay had paid for is included as the booking says, whatever they include now', async () => {
    const { test, standIn } = theirs;
    const guest = await makeStay(test);
    standIn.state.included.set(guest.folio, [serviceOf.sharedRoundTrip]);
    const token = await signIn(test, guest);
    const wish = await bodyOf(test, guest, serviceOf.sharedRoundTrip, { adults: 1, include: true });
    const sold = await create(test, token, serviceOf.sharedRoundTrip, wish);
    expect([sold.statusCode, sold.json().amount_due]).toEqual([201, 0]);
    standIn.state.included.delete(guest.folio);
    const ride = sold.json().transfers[1].transfer_id;
    const answer = await putAs(test, token, `/v3/transfers/reservations/${ride}`, {
      coupon_id: sold.json().coupon_id,
      adults: 2,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { applied: true, difference: 0 }]);
  });

  it('is sent with the documented body and read back', async () => {
    const paid = await makeBackendPaid(theirs);
    const answer = await change(paid, { flight_time: '16:20', flight_code: 'DL 88' });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { applied: true }]);
    const [sent] = theirs.standIn.heard.filter(({ call }) => call === 'changeTransfer');
    expect(sent?.path).toBe(`/v3/transfers/reservations/${rideOf(paid, 'departure')}`);
    const body = JSON.parse(sent?.body ?? '');
    expect(body).toMatchObject({
      coupon_id: paid.code,
      service_time: '12:50',
      flight_time: '16:20',
      flight_code: 'DL88',
      pax: 2,
      adults: 2,
      minors: 1,
      babyseat: 0,
    });
    expect(backendView(paid)?.transfers[1]).toMatchObject({
      flight_time: '16:20',
      pick_up: { time: '12:50' },
    });
    expect(answer.json().version).toBe(backendView(paid)?.version);
  });

  it('that would cost another amount, or that their call has no field for, is left to a person', async () => {
    const paid = await makeBackendPaid(theirs, serviceOf.sharedRoundTrip);
    for (const body of [
      { adults: 3 },
      { email: 'new@example.com' },
      { observation: 'A sign' },
      { special_items: [{ kind: 'bicycle', count: 1 }] },
    ]) {
      const answer = await change(paid, body);
      expect([answer.statusCode, answer.json().code], JSON.stringify(body)).toEqual([409, 'change.by_phone']);
    }
    // A child under 4 costs nothing, so that can be sent.
    expect((await change(paid, { minors: 2 })).json()).toMatchObject({ applied: true });
    expect(theirs.heard('changeTransfer')).toBe(1);
  });

  it('is made on the version that was seen, by the owner, before the deadline', async () => {
    const paid = await makeBackendPaid(theirs);
    const url = `/v3/transfers/reservations/${rideOf(paid, 'departure')}`;
    const stale = await theirs.test.app.inject({
      method: 'PUT',
      url,
      headers: { authorization: `Bearer ${paid.token}`, 'if-match': '99' },
      payload: { coupon_id: paid.code, flight_time: '16:20' },
    });
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'coupon.stale']);
    const stranger = await signIn(theirs.test, await makeStay(theirs.test));
    expect((await change(paid, { flight_time: '16:20' }, { token: stranger })).json().code).toBe(
      'coupon.not_found',
    );
    const pending = await makeBackendPending(theirs);
    expect((await change(pending, { flight_time: '16:20' })).json().code).toBe('coupon.state');
    const before = theirs.test.now();
    theirs.test.setNow(Date.parse(backendView(paid)?.transfers[1]?.change_until ?? '') + 1);
    const token = await signIn(theirs.test, paid.guest);
    expect((await change(paid, { flight_time: '16:20' }, { token })).json().code).toBe(
      'change.deadline_passed',
    );
    theirs.test.setNow(before);
    expect(theirs.heard('changeTransfer')).toBe(0);
  });

  it('whose answer was lost counts when their booking shows it, and not otherwise', async () => {
    const paid = await makeBackendPaid(theirs);
    theirs.standIn.faults.set({ call: 'changeTransfer', kind: 'reset', times: 1 });
    expect((await change(paid, { flight_time: '16:20' })).json()).toMatchObject({ applied: true });
    theirs.selling.refuseNext('changeTransfer', 500, {});
    const unsure = await change(paid, { flight_time: '17:20' });
    expect([unsure.statusCode, unsure.json().code]).toEqual([503, 'backend.unavailable']);
    theirs.selling.refuseNext('changeTransfer', 422, { code: 'flight.unheard_of' });
    const refused = await change(paid, { flight_time: '17:20' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'change.by_phone']);
    expect(backendView(paid)?.transfers[1]?.flight_time).toBe('16:20');
    expect(theirs.heard('changeTransfer')).toBe(3);
  });
});

describe('a cancellation of their booking', () => {
  const cancel = (paid: Paid, more: object = {}, query = '') =>
    putAs(theirs.test, paid.token, `/v2/transfers/reservations/cancel-coupons-by-id${query}`, {
      coupons: [paid.code],
      ...more,
    });

  it('is previewed by our rules, sent as documented, and told with the refund that they give', async () => {
    const paid = await makeBackendPaid(theirs);
    const preview = await cancel(paid, {}, '?preview=1');
    expect(preview.json()).toMatchObject({ applied: false, refund: 160 });
    expect(theirs.heard('cancelCoupons')).toBe(0);
    const answer = await cancel(paid);
    expect(answer.json()).toMatchObject({ applied: true, refund: 160, coupons: [{ status: 'cancelled' }] });
    const [sent] = theirs.standIn.heard.filter(({ call }) => call === 'cancelCoupons');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ coupons: [paid.code] });
    expect(backendView(paid)?.status).toBe('cancelled');
    expect((await cancel(paid)).json().code).toBe('coupon.state');
    expect(theirs.heard('cancelCoupons')).toBe(1);
  });

  it('of one ride goes to the single cancel, by ride or by direction', async () => {
    const paid = await makeBackendPaid(theirs, serviceOf.sharedRoundTrip);
    const answer = await cancel(paid, { trip_type: 'arrival' });
    expect(answer.json()).toMatchObject({
      applied: true,
      refund: 42,
      coupons: [{ status: 'partially_cancelled' }],
    });
    expect(theirs.heard('cancelTransfer')).toBe(1);
    const rest = await putAs(
      theirs.test,
      paid.token,
      `/v2/transfers/receptive-reservations/service-cancel/${rideOf(paid, 'departure')}`,
    );
    expect(rest.json()).toMatchObject({ applied: true, status: 'cancelled', refund: 42 });
    expect(backendView(paid)?.status).toBe('cancelled');
    const stranger = await signIn(theirs.test, await makeStay(theirs.test));
    const url = `/v2/transfers/receptive-reservations/service-cancel/${rideOf(paid, 'departure')}`;
    expect((await putAs(theirs.test, stranger, url)).json().code).toBe('transfer.not_found');
  });

  it('for which they give back another amount is told as it is, and to staff', async () => {
    const paid = await makeBackendPaid(theirs);
    theirs.selling.keepFees(20_00);
    const answer = await cancel(paid);
    theirs.selling.keepFees(0);
    expect(answer.json()).toMatchObject({ applied: true, refund: 140 });
    const alerts = await theirs.test.db
      .selectFrom('staff_alert')
      .selectAll()
      .where('kind', '=', 'transfers.refund_differs')
      .execute();
    expect(alerts).toMatchObject([{ subject: paid.code, detail: '16000 → 14000' }]);
  });

  it('whose answer was lost counts when their booking shows it, and not otherwise', async () => {
    const lost = await makeBackendPaid(theirs);
    theirs.standIn.faults.set({ call: 'cancelCoupons', kind: 'silent', times: 1 });
    expect((await cancel(lost)).json()).toMatchObject({ applied: true, refund: 160 });
    const other = await makeBackendPaid(theirs);
    theirs.selling.refuseNext('cancelCoupons', 500, {});
    expect((await cancel(other)).json().code).toBe('backend.unavailable');
    theirs.selling.refuseNext('cancelCoupons', 409, { code: 'too.late' });
    expect((await cancel(other)).json().code).toBe('cancel.by_phone');
    await theirs.standIn.goDown();
    const down = await cancel(other);
    await theirs.standIn.comeUp();
    expect([down.statusCode, down.json().code]).toEqual([503, 'backend.unavailable']);
    expect(backendView(other)?.status).toBe('confirmed');
  });

  it('after the deadline is refused here', async () => {
    const paid = await makeBackendPaid(theirs);
    const before = theirs.test.now();
    const deadline = Date.parse(backendView(paid)?.transfers[0]?.cancel_until ?? '');
    theirs.test.setNow(deadline + HOUR_MS);
    const token = await signIn(theirs.test, paid.guest);
    const answer = await cancel({ ...paid, token });
    expect(answer.json().code).toBe('cancel.deadline_passed');
    theirs.test.setNow(before);
    expect(theirs.heard('cancelCoupons')).toBe(0);
  });
});
