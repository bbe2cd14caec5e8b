import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import { toInstant } from '@traslado/domain/time/zone';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couponIdOf } from '../../testing/approvals.ts';
import { jobsOf } from '../../testing/changes.ts';
import {
  type Body,
  bodyOf,
  countRows,
  create,
  type GuestOf,
  legsOf,
  makeStay,
  makeStays,
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
    const special_items = [{ kind: 'golf_bag', count: 1 }];
    const { booking } = await book(guest, { arrival: { ...legsOf(test).arrival, special_items } });
    const { events, booking: seen } = await storyOf(booking.id);
    expect(seen).toMatchObject({
      status: 'pending_payment',
      coupon_id: booking.coupon_id,
      transfers: [{ special_items, special_answer: 'call' }, { special_items: [] }],
    });
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

describe('staff go beyond the guests’ rules with a booking', () => {
  it('for a club stay, which no guest books', async () => {
    const guest = await makeStay(test, { club: JSON.stringify({ allowBookingFrom: 'C', isGuest: false }) });
    const own = await create(
      test,
      await signIn(test, guest),
      serviceOf.suvRoundTrip,
      await bodyOf(test, guest, serviceOf.suvRoundTrip),
    );
    expect([own.statusCode, own.json().code]).toEqual([422, 'stay.club_concierge']);
    expect(await book(guest, {}, { preview: true })).toMatchObject({ overrides: [{ rule: 'club' }] });
    const made = await book(guest);
    expect(made).toMatchObject({ http: 200, overrides: [{ rule: 'club', needs_note: false }] });
    const { acting } = await test.db
      .selectFrom('coupon')
      .select('acting')
      .where('id', '=', made.booking.id)
      .executeTakeFirstOrThrow();
    expect(acting).toMatchObject({ overrides: ['club'] });
  });

  it('but not past a region that denies the club stay', async () => {
    await test.editCatalogue((db) =>
      db
        .insertInto('region')
        .values({ name: 'Club', allow_tags: [], deny_tags: ['COUNTRY:SE'], active: true })
        .execute(),
    );
    const guest = await makeStay(test, {
      country: 'SE',
      club: JSON.stringify({ allowBookingFrom: 'C', isGuest: false }),
    });
    expect((await book(guest)).code).toBe('stay.region_denied');
    await test.editCatalogue((db) => db.deleteFrom('region').where('name', '=', 'Club').execute());
  });

  it('for today by telephone until 5 hours before, later only who may, and never past the pick-up', async () => {
    const { arrival } = legsOf(test);
    const landingAt = toInstant(
      String(arrival.service_date),
      String(arrival.flight_time),
      'America/Cancun',
    ).at;
    const ride = { service_id: serviceOf.suvArrival, arrival, departure: undefined, is_round_trip: false };
    const at = async (before: number) => {
      test.setNow(landingAt - before);
      concierge = await makeStaff(test, ['concierge']);
      return makeStaff(test, ['finance']);
    };
    const [first, second, third] = await makeStays(test, 3);
    if (!first || !second || !third) throw new Error('no stays');
    await at(6 * HOUR_MS);
    const made = await book(first, ride);
    expect(made).toMatchObject({ http: 200, overrides: [{ rule: 'notice' }] });
    expect(Date.parse(made.expires_at)).toBeGreaterThan(test.now());
    const token = await signIn(test, first);
    const paid = await pay(test, token, { coupon_id: made.booking.coupon_id, amount: '95.00' });
    expect(paid.json()).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed' });
    const finance = await at(2 * HOUR_MS);
    expect((await book(second, ride)).code).toBe('booking.today_by_phone');
    const noted = { ...ride, note: 'The family stands at the desk and asked for it.' };
    expect((await book(second, ride, { staff: finance })).code).toBe('field.required');
    const late = await book(second, noted, { staff: finance });
    expect(late).toMatchObject({ http: 200, overrides: [{ rule: 'notice', needs_note: true }] });
    const again = await pay(test, await signIn(test, second), {
      coupon_id: late.booking.coupon_id,
      amount: '95.00',
    });
    expect(again.json()).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed' });
    expect((await book(third, noted, { staff: await at(0) })).code).toBe('booking.in_the_past');
    test.setNow(began.at);
    concierge = await makeStaff(test, ['concierge']);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('never takes a seat that is not there, nor a service of another resort', async () => {
    await test.editCatalogue((db) =>
      db
        .updateTable('service')
        .set({ departure_capacity: 4 })
        .where('id', '=', serviceOf.sharedArrival)
        .execute(),
    );
    const ride = {
      service_id: serviceOf.sharedArrival,
      departure: undefined,
      is_round_trip: false,
      minors: 0,
    };
    const first = await book(await makeStay(test), { ...ride, adults: 3 });
    expect(first.http, JSON.stringify(first)).toBe(200);
    expect((await book(await makeStay(test), { ...ride, adults: 2 })).code).toBe('booking.sold_out');
    expect((await book(await makeStay(test), { ...ride, adults: 5 })).code).toBe('booking.over_capacity');
    await test.editCatalogue((db) =>
      db
        .updateTable('service')
        .set({ departure_capacity: null })
        .where('id', '=', serviceOf.sharedArrival)
        .execute(),
    );
    expect((await book(await makeStay(test), { service_id: 211 })).code).toBe('service.not_for_stay');
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
