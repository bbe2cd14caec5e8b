import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@traslado/domain/time/instant';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couponIdOf } from '../../testing/approvals.ts';
import { jobsOf } from '../../testing/changes.ts';
import {
  type Body,
  bodyOf,
  countRows,
  type GuestOf,
  makeStay,
  pay,
  serviceOf,
  signIn,
} from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const books = useBooks(test);

let concierge: Staff;
const began = { at: 0 };
beforeAll(() => {
  began.at = test.now();
});
beforeEach(async () => {
  test.setNow(began.at);
  concierge = await makeStaff(test, ['concierge']);
});

const find = (folio: string, staff: Staff = concierge, hotel = 'BP') =>
  staff.ask('POST', '/v1/staff/bookings/stay', { payload: { hotel, folio } });

async function book(guest: GuestOf, more: Body = {}, { staff = concierge, preview = false } = {}) {
  const { service_id = serviceOf.suvRoundTrip } = more;
  const body = await bodyOf(test, guest, Number(service_id), more);
  const payload = { ...body, service_id, reason: 'guest_asked', ...more };
  const answer = await staff.ask('POST', `/v1/staff/bookings${preview ? '?preview=1' : ''}`, { payload });
  return { ...answer.json(), http: answer.statusCode };
}

const storyOf = async (id: number) => (await concierge.ask('GET', `/v1/staff/bookings/${id}`)).json();

describe('a booking that staff make for a guest', () => {
  it('begins with the stay, whose contact stays masked', async () => {
    const { folio } = await makeStay(test, { email: 'rivera@example.com', phone: '+15125550100' });
    const found = await find(folio);
    expect(found.json()).toMatchObject({
      folio,
      hotel_name: 'Bahía Perla',
      email: 'r•••@example.com',
      has_phone: true,
    });
    expect(found.body).not.toContain('rivera@');
  });

  it('is told by a preview, which leaves nothing, and is then made just so', async () => {
    const guest = await makeStay(test);
    const before = await countRows(test);
    const told = await book(guest, {}, { preview: true });
    expect(told).toMatchObject({
      http: 200,
      applied: false,
      booking: null,
      amount_due: 160,
      status: 'pending_payment',
    });
    expect(await countRows(test)).toEqual(before);
    const made = await book(guest);
    expect(made).toMatchObject({ http: 200, applied: true, amount_due: 160, rides: told.rides });
  });

  it('is held, kept with who made it and why, and paid with a link', async () => {
    const guest = await makeStay(test);
    const { booking } = await book(guest);
    const { events, booking: seen } = await storyOf(booking.id);
    expect(seen).toMatchObject({ status: 'pending_payment', coupon_id: booking.coupon_id });
    expect(events[0]).toMatchObject({
      code: 'sold',
      source: 'staff',
      who: concierge.username,
      reason: 'guest_asked',
    });
    const audit = await test.db
      .selectFrom('audit_entry')
      .select(['action', 'username'])
      .where('subject', '=', booking.coupon_id)
      .where('action', '=', 'booking.create')
      .execute();
    expect(audit).toEqual([{ action: 'booking.create', username: concierge.username }]);
    const link = await concierge.ask('POST', `/v1/staff/bookings/${booking.id}/pay-link`, {
      payload: { way: 'show', reason: 'guest_asked' },
    });
    const key = /#link=([\w-]{22})$/.exec(link.json().address)?.[1];
    const paid = await test.app.inject({
      method: 'POST',
      url: '/v1/pay-link/payment',
      payload: {
        key,
        amount: '160.00',
        currency: 'USD',
        payment_token: 'tok_visa',
        uuidReference: randomUUID(),
      },
    });
    expect(paid.json()).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed' });
    expect(await jobsOf(test, 'send_confirmation_letter')).toContainEqual({ couponId: booking.id });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('gets its link mailed at once only to the address on file', async () => {
    const typed = await book(await makeStay(test));
    const mail = (id: number) =>
      concierge.ask('POST', `/v1/staff/bookings/${id}/pay-link`, {
        payload: { way: 'mail', reason: 'guest_asked' },
      });
    expect((await mail(typed.booking.id)).json().code).toBe('pay_link.address_new');
    const onFile = await makeStay(test, { email: 'rivera@example.com', phone: '+15125550100' });
    const kept = await book(onFile, { email: undefined, phone: undefined });
    expect((await mail(kept.booking.id)).json()).toMatchObject({ sent_to: 'r•••@example.com' });
  });

  it('of what the stay includes is confirmed at once', async () => {
    const guest: GuestOf = { hotel: 'BP', folio: 'BP100011-1', lastName: 'Silva' };
    const made = await book(guest, { service_id: serviceOf.sharedArrival, adults: 2, minors: 1 });
    expect(made).toMatchObject({ http: 200, status: 'confirmed', amount_due: 0 });
    expect(await jobsOf(test, 'send_confirmation_letter')).toContainEqual({ couponId: made.booking.id });
  });

  it('is one booking for a key that comes twice', async () => {
    const guest = await makeStay(test);
    const uuidReference = randomUUID();
    const [one, other] = [await book(guest, { uuidReference }), await book(guest, { uuidReference })];
    expect(other.booking).toEqual(one.booking);
    expect(
      (await storyOf(one.booking.id)).events.filter(({ code }: { code: string }) => code === 'sold'),
    ).toHaveLength(1);
  });

  it('is the guest’s own: they see and pay it on their page', async () => {
    const guest = await makeStay(test);
    const { booking } = await book(guest);
    const paid = await pay(test, await signIn(test, guest), {
      coupon_id: booking.coupon_id,
      amount: '160.00',
    });
    expect(paid.statusCode).toBe(200);
    expect(await couponIdOf(test, booking.coupon_id)).toBe(booking.id);
  });
});

describe('a booking for a guest is refused', () => {
  it('as a guest’s own is: dates, people, rates, a leg that is booked', async () => {
    const guest = await makeStay(test);
    expect((await book(guest, { adults: 0, minors: 1 })).code).toMatch(/^passengers\./);
    expect((await book(guest, { service_rate_id: 1 })).code).toBe('coupon.reckoned_otherwise');
    const { booking } = await book(guest);
    await pay(test, await signIn(test, guest), { coupon_id: booking.coupon_id, amount: '160.00' });
    expect((await book(guest)).code).toBe('coupon.leg_booked');
    test.setNow(began.at + 60 * DAY_MS);
    concierge = await makeStaff(test, ['concierge']);
    expect((await book(await makeStay(test), {}, { staff: concierge })).http).not.toBe(500);
  });

  it('without a reason, which a preview does not need', async () => {
    const guest = await makeStay(test);
    expect(await book(guest, { reason: undefined })).toMatchObject({
      code: 'field.required',
      field: 'reason',
    });
    expect(await book(guest, { reason: undefined }, { preview: true })).toMatchObject({ http: 200 });
  });

  it('for a stay of another property as for one that is not there, and without the permission', async () => {
    const guest = await makeStay(test);
    const far = await makeStaff(test, ['administrator'], { scope: [2_000_001] });
    const revenue = await makeStaff(test, ['revenue']);
    const unknown = await find('BP999999-9');
    const elsewhere = await find(guest.folio, far);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'stay.not_found']);
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'stay.not_found']);
    for (const preview of [true, false])
      expect(await book(guest, {}, { staff: far, preview })).toMatchObject({
        http: 404,
        code: 'stay.not_found',
      });
    expect((await book(guest, {}, { staff: revenue })).http).toBe(403);
    expect((await find(guest.folio, revenue)).statusCode).toBe(403);
  });
});
