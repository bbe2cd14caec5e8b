import { describe, expect, it } from 'vitest';
import { saleGivenUpMs } from '../../store/their-booking/record.ts';
import {
  getAs,
  makeBackendPaid,
  makeBackendPending,
  makeBuyer,
  putAs,
  useTheirs,
} from '../../testing/group-backend.ts';
import { bodyOf, create, pay, serviceOf } from '../../testing/sales.ts';

/** Sales of a backend that answers with exactly the fields that the documents show: a number for a sale, `{success: true}` for the rest. */
const theirs = useTheirs('documented');

const soldTo = ({ folio }: { folio: string }) =>
  theirs.selling.coupons().filter((coupon) => coupon.folio === folio);

const alertsOf = (kind: string) =>
  theirs.test.db.selectFrom('staff_alert').selectAll().where('kind', '=', kind).execute();

const cancelUrl = '/v2/transfers/reservations/cancel-coupons-by-id';

describe('a backend that answers as documented', () => {
  it('sells by a number alone: price, hold and pick-ups are ours, numbers of rides theirs', async () => {
    const { guest, token, coupon, code } = await makeBackendPending(theirs);
    const [sold] = soldTo(guest);
    expect(coupon).toMatchObject({ coupon_id: sold?.coupon_id, status: 'pending_payment', amount_due: 160 });
    expect(coupon.transfers.map(({ transfer_id }) => transfer_id)).toEqual(
      sold?.transfers.map(({ transfer_id }) => transfer_id),
    );
    expect(coupon.hold_expires_at).toBe(new Date(theirs.test.now() + 15 * 60_000).toISOString());
    const shown = await getAs(theirs.test, token, `/v1/transfers/coupons/${code}`);
    expect(shown.json()).toMatchObject({
      status: 'pending_payment',
      price: { total: 160, due: 160 },
      transfers: [{ flight_code: 'AA 4320' }, { flight_code: 'AA 4321', pick_up: { time: '10:50' } }],
      viewer: { owner: true, can_pay: true, can_cancel: true },
    });
    expect(theirs.heard('createCoupon')).toBe(1);
    const list = await getAs(theirs.test, token, '/v1/transfers/coupons');
    expect(list.json()).toMatchObject([{ coupon_id: code }]);
    const found = await theirs.test.get(
      `/v1/guests/reservations/search?coupon=${code}&last_name=${guest.lastName}`,
    );
    expect(found.json()).toMatchObject([{ coupon_id: code }]);
  });

  it('takes the money, shows it paid, and is not paid twice', async () => {
    const { token, code, amount, guest } = await makeBackendPending(theirs);
    const answer = await pay(theirs.test, token, { coupon_id: code, amount });
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'succeeded']);
    const again = await pay(theirs.test, token, { coupon_id: code, amount, uuidReference: 'another-key-1' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'payment.nothing_due']);
    expect(theirs.selling.charges().filter(({ couponId }) => couponId === code)).toHaveLength(1);
    const shown = await getAs(theirs.test, token, `/v1/transfers/coupons/${code}`);
    expect(shown.json()).toMatchObject({ status: 'confirmed', price: { paid: 160, due: 0 } });
    const more = await bodyOf(theirs.test, guest, serviceOf.suvArrival);
    const refused = await create(theirs.test, token, serviceOf.suvArrival, more);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'coupon.leg_booked']);
  });

  it('changes a flight, and shows the new pick-up', async () => {
    const { token, code, coupon } = await makeBackendPaid(theirs);
    const url = `/v3/transfers/reservations/${coupon.transfers[1]?.transfer_id}`;
    const answer = await putAs(theirs.test, token, url, { coupon_id: code, flight_time: '16:20' });
    expect(answer.statusCode, answer.body).toBe(200);
    const shown = await getAs(theirs.test, token, `/v1/transfers/coupons/${code}`);
    expect(shown.json().transfers[1]).toMatchObject({ flight_time: '16:20', pick_up: { time: '12:50' } });
    expect(await alertsOf('transfers.change_not_seen')).toEqual([]);
  });

  it('cancels one ride, then all, with the refund that was announced', async () => {
    const { token, code, guest } = await makeBackendPaid(theirs, serviceOf.sharedRoundTrip);
    const [{ price }] = [(await getAs(theirs.test, token, `/v1/transfers/coupons/${code}`)).json()];
    const one = await putAs(theirs.test, token, cancelUrl, {
      coupons: [code],
      trip_type: 'arrival',
    } as never);
    expect(one.statusCode, one.body).toBe(200);
    expect((await getAs(theirs.test, token, `/v1/transfers/coupons/${code}`)).json()).toMatchObject({
      status: 'partially_cancelled',
      transfers: [{ status: 'cancelled' }, { status: 'confirmed' }],
    });
    const all = await putAs(theirs.test, token, cancelUrl, { coupons: [code] });
    expect(all.statusCode, all.body).toBe(200);
    const shown = (await getAs(theirs.test, token, `/v1/transfers/coupons/${code}`)).json();
    expect(shown.status).toBe('cancelled');
    const back = shown.refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    expect(back).toBe(price.paid);
    expect(soldTo(guest)[0]?.status).toBe('cancelled');
    expect(await alertsOf('transfers.refund_differs')).toEqual([]);
  });

  it('a sale of which a list line cannot be read is never given up', async () => {
    const { guest, sell } = await makeBuyer(theirs);
    theirs.standIn.faults.set({ call: 'createCoupon', kind: 'reset', times: 1 });
    theirs.standIn.faults.set({ call: 'listTransfersOfStay', kind: 'wrong-types' });
    expect((await sell()).json().code).toBe('intent.running');
    theirs.test.setNow(theirs.test.now() + saleGivenUpMs + 1_000);
    await theirs.reconcile();
    expect((await sell()).json().code).toBe('intent.running');
    theirs.standIn.faults.clear();
    expect((await sell()).json().coupon_id).toBe(soldTo(guest)[0]?.coupon_id);
    expect(theirs.heard('createCoupon')).toBe(1);
  });

  it('a number that another stay has already is refused, and staff are told', async () => {
    const first = await makeBackendPending(theirs);
    const { guest, token, sell } = await makeBuyer(theirs);
    theirs.selling.answerNext('createCoupon', 201, { coupon_id: first.code });
    const refused = await sell();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'booking.not_possible']);
    expect(await alertsOf('transfers.number_taken')).toMatchObject([
      { subject: first.code, detail: `BP ${guest.folio}` },
    ]);
    expect((await getAs(theirs.test, token, `/v1/transfers/coupons/${first.code}`)).statusCode).toBe(404);
    const shown = await getAs(theirs.test, first.token, `/v1/transfers/coupons/${first.code}`);
    expect(shown.json()).toMatchObject({ folio: first.guest.folio, viewer: { owner: true } });
  });
});
