import { describe, expect, it } from 'vitest';
import { cancelRide, change, makePaid, payBack, show } from '../../testing/changes.ts';
import { pay, serviceOf } from '../../testing/sales.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const books = useBooks(test);

/** A paid shared round trip for two, 84.00, whose arrival was cancelled for 42.00. */
async function makeHalf(serviceId: number = serviceOf.sharedRoundTrip) {
  const made = await makePaid(test, serviceId);
  const cancelled = await cancelRide(test, made.token, made.arrivalId);
  expect(cancelled.json()).toMatchObject({ status: 'partially_cancelled' });
  await payBack(test);
  return made;
}

describe('a booking with one leg cancelled', () => {
  it('shows that its other leg can be changed, and moves its flight for nothing', async () => {
    const { token, code, departureId } = await makeHalf();
    const before = await show(test, token, code);
    expect(before.viewer).toMatchObject({ can_edit: true });
    expect(before.transfers.map((one: { viewer: object }) => one.viewer)).toMatchObject([
      { can_change: false },
      { can_change: true },
    ]);
    const body = { coupon_id: code, flight_time: '18:00' };
    const preview = await change(test, token, departureId, body, { preview: true });
    expect(preview.json()).toMatchObject({ difference: 0, requires_payment: false });
    const done = await change(test, token, departureId, body);
    expect(done.json()).toEqual({ ...preview.json(), applied: true, version: 3 });
    expect(await show(test, token, code)).toMatchObject({
      status: 'partially_cancelled',
      version: 3,
      price: { paid: 84, refunded: 42 },
      transfers: [{ status: 'cancelled' }, { status: 'confirmed', flight_time: '18:00' }],
    });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('its cancelled leg stays as it is', async () => {
    const { token, code, arrivalId } = await makeHalf();
    const refused = await change(test, token, arrivalId, { coupon_id: code, flight_time: '18:00' });
    expect(refused.json()).toMatchObject({ status: 409, code: 'transfer.state' });
  });

  it('one more on the other leg costs that leg alone, paid before it counts', async () => {
    const { token, code, departureId } = await makeHalf();
    const asked = await change(test, token, departureId, { coupon_id: code, adults: 3 });
    expect(asked.json()).toMatchObject({ difference: 21, requires_payment: true, applied: false });
    const waiting = await show(test, token, code);
    expect(waiting).toMatchObject({ pending_change: { amount_due: 21 }, viewer: { can_pay: true } });
    const paid = await pay(test, token, { coupon_id: code, amount: '21.00' });
    expect(paid.statusCode).toBe(200);
    expect(await show(test, token, code)).toMatchObject({
      status: 'partially_cancelled',
      total_passengers: 3,
      price: { paid: 105, refunded: 42 },
      pending_change: null,
    });
    const rest = await cancelRide(test, token, departureId);
    expect(rest.json()).toMatchObject({ refund: 63, status: 'cancelled' });
    await payBack(test);
    expect((await show(test, token, code)).price).toMatchObject({ paid: 105, refunded: 105 });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('one less gives back what the other leg costs less', async () => {
    const { token, code, departureId } = await makeHalf();
    const done = await change(test, token, departureId, { coupon_id: code, adults: 1 });
    expect(done.json()).toMatchObject({ difference: -21, applied: true });
    await payBack(test);
    expect((await show(test, token, code)).price).toMatchObject({ paid: 84, refunded: 63 });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('a private one costs its whole price: a second vehicle costs the whole of it', async () => {
    const { token, code, departureId } = await makeHalf(serviceOf.suvRoundTrip);
    const preview = await change(test, token, departureId, { coupon_id: code, adults: 7 }, { preview: true });
    expect(preview.json()).toMatchObject({ difference: 160, requires_payment: true });
  });

  it('what was kept of the cancelled leg does not grow with the people on the other', async () => {
    await test.editCatalogue((db) =>
      db
        .insertInto('refund_rule')
        .values({
          property_id: 1,
          service_id: serviceOf.sharedRoundTrip,
          hours_before: 8_760,
          percent_kept: 50,
        })
        .execute(),
    );
    const { token, code, departureId } = await makeHalf();
    // 84.00 paid, 21.00 of the cancelled leg's 42.00 kept, 21.00 given back.
    expect((await show(test, token, code)).price).toMatchObject({ paid: 84, refunded: 21 });
    const preview = await change(test, token, departureId, { coupon_id: code, adults: 4 }, { preview: true });
    expect(preview.json()).toMatchObject({ difference: 42 });
    await test.editCatalogue((db) =>
      db.deleteFrom('refund_rule').where('service_id', '=', serviceOf.sharedRoundTrip).execute(),
    );
    expect(await books.discrepancies()).toEqual([]);
  });
});
