import type { CallAnswer } from '@traslado/contract/schemas';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { describe, expect, it } from 'vitest';
import { change, makePaid, payBack, refundsOf, show } from '../../testing/changes.ts';
import { bodyOf, create, type GuestOf, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

type Linked = CallAnswer<'linkConsecutiveStay'>;
type Coupon = CallAnswer<'getCoupon'>;

const test = useTestApp();
const books = useBooks(test);

const day = (from: number) => addDays(localDateOf(test.now(), 'America/Cancun'), from);

async function link(base: GuestOf, other: GuestOf, query: Record<string, string>) {
  const path = `${base.hotel}/${base.folio}/${other.hotel}/${other.folio}`;
  return test.app.inject({
    method: 'POST',
    url: `/v1/transfers/consecutive-reserves/Consecutive/${path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${await signIn(test, base)}` },
  });
}

const groupOf = async (...args: Parameters<typeof link>): Promise<number> => {
  const answer = await link(...args);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Linked>().receptive_group_id;
};

/** The group from a form with these people, the guest's own stay first. */
async function formed(stays: readonly GuestOf[], coupon: string, adults = '2') {
  const form = new FormData();
  form.append('coupon_id', coupon);
  stays.forEach((stay, index) => {
    const named = { hotel: stay.hotel, folio: stay.folio, adults, minors: '0', baby: '0' };
    for (const [key, value] of Object.entries(named))
      form.append(index === 0 ? key : `reservations[${index - 1}][${key}]`, value);
  });
  const [own] = stays;
  if (!own) throw new Error('nobody');
  const request = new Request('http://x', { method: 'POST', body: form });
  return test.app.inject({
    method: 'POST',
    url: '/v1/transfers/receptive-group-booking/receptive-group',
    headers: {
      authorization: `Bearer ${await signIn(test, own)}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const roomOf = (guest: GuestOf, more = {}) =>
  makeStay(test, { parent_resv_name_id: `R-${guest.folio}`, ...more });

const folios = ({ reservations }: Coupon) => reservations.map(({ folio }) => folio);

describe('a stay that is added to a booking', () => {
  it('costs what its people cost, and rides when that is paid', async () => {
    const { guest, token, code, departureId } = await makePaid(test, serviceOf.sharedRoundTrip);
    const room = await roomOf(guest);
    const receptive_group_id = await groupOf(guest, room, { coupon_id: code });
    const body = { coupon_id: code, receptive_group_id };
    const preview = await change(test, token, departureId, body, { preview: true });
    expect(preview.json()).toMatchObject({
      applied: false,
      requires_payment: true,
      amount_due: 84,
      passengers: { old: 2, new: 4 },
      changes: [
        { field: 'reservations.1.folio', old: '', new: `Ana Test, ${room.folio}` },
        { field: 'reservations.1.adults', old: '0', new: '2' },
        { field: 'reservations.1.minors', old: '0', new: '1' },
      ],
    });
    expect(folios(await show(test, token, code))).toEqual([guest.folio]);
    expect((await change(test, token, departureId, body)).statusCode).toBe(200);
    expect(folios(await show(test, token, code))).toEqual([guest.folio]);
    const paid = await pay(test, token, { coupon_id: code, amount: '84.00' });
    expect(paid.statusCode, paid.body).toBe(200);
    const after: Coupon = await show(test, token, code);
    expect(folios(after)).toEqual([guest.folio, room.folio]);
    expect(after).toMatchObject({ total_passengers: 4, price: { total: 168, paid: 168, due: 0 } });
    const other = await show(test, await signIn(test, room), code);
    expect(other.viewer).toMatchObject({ owner: false, can_edit: false });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('in another room of the same vehicle costs nothing and takes effect now', async () => {
    const { guest, token, code, departureId } = await makePaid(test);
    const room = await roomOf(guest);
    const receptive_group_id = await groupOf(guest, room, { coupon_id: code });
    const done = await change(test, token, departureId, { coupon_id: code, receptive_group_id });
    expect(done.json()).toMatchObject({ applied: true, difference: 0 });
    expect(folios(await show(test, token, code))).toEqual([guest.folio, room.folio]);
    // Seen from the booking: it is in it, and what is next can be added to it.
    const again = await link(guest, room, { coupon_id: code });
    expect(again.json().code).toBe('link.already_selected');
    const third = await roomOf(guest);
    const grown = await link(guest, third, { coupon_id: code, receptive_group_id: '0' });
    expect(grown.json<Linked>().reservations).toHaveLength(3);
  });

  it('after the first moves the departure to its own resort and last day', async () => {
    const { guest, token, code, arrivalId, departureId } = await makePaid(test);
    const next = await makeStay(test, {
      hotel: 'PM',
      folio: `PM${guest.folio.slice(2)}`,
      name_id: `N-${guest.folio}`,
      arrival_on: day(37),
      departure_on: day(41),
    });
    const receptive_group_id = await groupOf(guest, next, { coupon_id: code });
    const body = { coupon_id: code, receptive_group_id };
    await books.newRows();
    const early = await change(test, token, departureId, body);
    expect([early.json().code, early.json().field]).toEqual(['booking.date_outside_stay', 'service_date']);
    const through = await change(test, token, arrivalId, body);
    expect([through.json().code, through.json().field]).toEqual([
      'booking.date_outside_stay',
      'departure.service_date',
    ]);
    expect(through.json().expected).toEqual({ direction: 'departure', service_date: day(41) });
    expect(await books.newRows()).toEqual({});
    const moved = await change(test, token, departureId, { ...body, service_date: day(41) });
    expect(moved.json()).toMatchObject({
      applied: true,
      difference: 0,
      pick_up: { old: { place: { id: 201 } }, new: { place: { id: 202 }, date: day(41) } },
    });
    const after: Coupon = await show(test, token, code);
    expect(after.transfers.map(({ direction, pick_up }) => [direction, pick_up.place.id])).toEqual([
      ['arrival', 101],
      ['departure', 202],
    ]);
    expect(after.transfers.map(({ resort }) => resort?.code ?? null)).toEqual([null, 'PM']);
    expect(folios(after)).toEqual([guest.folio, next.folio]);
    // And back: without it the journey ends where it did.
    const alone = (await formed([guest], code)).json().receptive_group_id;
    const back = { coupon_id: code, receptive_group_id: alone, service_date: day(37) };
    expect((await change(test, token, departureId, back)).json()).toMatchObject({
      applied: true,
      pick_up: { new: { place: { id: 201 }, date: day(37) } },
    });
  });

  it('takes a seat of its own on a limited departure', async () => {
    await test.editCatalogue((db) =>
      db
        .updateTable('service')
        .set({ departure_capacity: 3 })
        .where('id', '=', serviceOf.sharedArrival)
        .execute(),
    );
    const { guest, token, code, arrivalId } = await makePaid(test, serviceOf.sharedArrival);
    const room = await roomOf(guest);
    const receptive_group_id = await groupOf(guest, room, { coupon_id: code });
    const full = await change(test, token, arrivalId, { coupon_id: code, receptive_group_id });
    expect([full.statusCode, full.json().code]).toEqual([422, 'booking.over_capacity']);
    await test.editCatalogue((db) =>
      db
        .updateTable('service')
        .set({ departure_capacity: 4 })
        .where('id', '=', serviceOf.sharedArrival)
        .execute(),
    );
    expect((await change(test, token, arrivalId, { coupon_id: code, receptive_group_id })).statusCode).toBe(
      200,
    );
    await pay(test, token, { coupon_id: code, amount: '48.00' });
    const seats = await test.db
      .selectFrom('seat')
      .select('seats')
      .where('transfer_id', '=', arrivalId)
      .execute();
    expect(seats).toEqual([{ seats: 4 }]);
    await test.editCatalogue((db) =>
      db
        .updateTable('service')
        .set({ departure_capacity: null })
        .where('id', '=', serviceOf.sharedArrival)
        .execute(),
    );
  });

  it('is refused when another booking has it by then', async () => {
    const { guest, token, code, departureId } = await makePaid(test);
    const room = await roomOf(guest);
    const receptive_group_id = await groupOf(guest, room, { coupon_id: code });
    await create(test, await signIn(test, room), 122, await bodyOf(test, room, 122));
    await books.newRows();
    const late = await change(test, token, departureId, { coupon_id: code, receptive_group_id });
    expect([late.statusCode, late.json().code]).toEqual([422, 'link.already_has_transportation']);
    expect(await books.newRows()).toEqual({});
  });

  it('is refused when it is over by then', async () => {
    const { guest, token, code, departureId } = await makePaid(test);
    const room = await roomOf(guest);
    const receptive_group_id = await groupOf(guest, room, { coupon_id: code });
    await test.db
      .updateTable('pms_stay')
      .set({ status: 'CHECKED_OUT' })
      .where('folio', '=', room.folio)
      .execute();
    const late = await change(test, token, departureId, { coupon_id: code, receptive_group_id });
    expect([late.statusCode, late.json().code]).toEqual([422, 'stay.expired']);
  });
});

describe('a stay that is removed from a booking', () => {
  it('is paid back, and its guest finds the booking no more', async () => {
    const { guest, token, code, departureId } = await makePaid(test, serviceOf.sharedRoundTrip);
    const room = await roomOf(guest);
    const both = await groupOf(guest, room, { coupon_id: code });
    await change(test, token, departureId, { coupon_id: code, receptive_group_id: both });
    await pay(test, token, { coupon_id: code, amount: '84.00' });
    const alone = await formed([guest], code);
    expect(alone.statusCode, alone.body).toBe(200);
    const { receptive_group_id } = alone.json();
    const done = await change(test, token, departureId, { coupon_id: code, receptive_group_id });
    expect(done.json()).toMatchObject({
      applied: true,
      refund: 84,
      changes: [
        { field: 'reservations.1.folio', old: `Ana Test, ${room.folio}`, new: '' },
        { field: 'minors', old: '1', new: '0' },
      ],
    });
    await payBack(test);
    expect((await refundsOf(test, code)).map(({ status }) => status)).toEqual(['succeeded']);
    expect(folios(await show(test, token, code))).toEqual([guest.folio]);
    const other = await show(test, await signIn(test, room), code);
    expect(other).toMatchObject({ status: 404, code: 'coupon.not_found' });
    expect(await books.discrepancies()).toEqual([]);
  });
});

describe('who changes the stays, and until when', () => {
  it('is the owner, with a group of their own', async () => {
    const { guest, token, code, departureId } = await makePaid(test);
    const room = await roomOf(guest);
    const receptive_group_id = await groupOf(guest, room, { coupon_id: code });
    await change(test, token, departureId, { coupon_id: code, receptive_group_id });
    const member = await change(test, await signIn(test, room), departureId, {
      coupon_id: code,
      receptive_group_id,
    });
    expect([member.statusCode, member.json().code]).toEqual([403, 'booking.not_owner']);
    const stranger = await makeStay(test);
    const theirs = await groupOf(stranger, await roomOf(stranger), {});
    const wrong = await change(test, token, departureId, { coupon_id: code, receptive_group_id: theirs });
    expect([wrong.statusCode, wrong.json().code, wrong.json().field]).toEqual([
      404,
      'group.not_found',
      'receptive_group_id',
    ]);
    const asked = await link(stranger, room, { coupon_id: code });
    expect([asked.statusCode, asked.json().code]).toEqual([404, 'coupon.not_found']);
  });

  it('is open until every ride’s deadline', async () => {
    const { guest, token, code, departureId } = await makePaid(test);
    const room = await roomOf(guest);
    const receptive_group_id = await groupOf(guest, room, { coupon_id: code });
    const before: Coupon = await show(test, token, code);
    const deadline = Math.min(...before.transfers.map(({ change_until }) => Date.parse(change_until)));
    const now = test.now();
    test.setNow(deadline + 1000);
    const late = await change(test, await signIn(test, guest), departureId, {
      coupon_id: code,
      receptive_group_id,
    });
    expect([late.statusCode, late.json().code]).toEqual([422, 'change.deadline_passed']);
    test.setNow(deadline);
    const just = await change(test, await signIn(test, guest), departureId, {
      coupon_id: code,
      receptive_group_id,
    });
    expect(just.statusCode).toBe(200);
    test.setNow(now);
  });
});
