import type { CallAnswer } from '@traslado/contract/schemas';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couponIdOf } from '../../testing/approvals.ts';
import { makePaid } from '../../testing/changes.ts';
import {
  type Body,
  bodyOf,
  countRows,
  create,
  type GuestOf,
  makePending,
  makeStay,
  pay,
  serviceOf,
  signIn,
} from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

type Linked = CallAnswer<'linkStayForGuest'>;

const test = useTestApp();
const books = useBooks(test);

const nguyen: GuestOf = { hotel: 'BP', folio: 'BP100004-1', lastName: 'Nguyen' };
const next: GuestOf = { hotel: 'PM', folio: 'PM100004-1', lastName: 'Nguyen' };
const hansen: GuestOf = { hotel: 'BP', folio: 'BP100005-1', lastName: 'Hansen' };
const room: GuestOf = { hotel: 'BP', folio: 'BP100006-1', lastName: 'Hansen' };

let concierge: Staff;
let colleague: Staff;
/** Works for BP alone. */
let near: Staff;
beforeAll(async () => {
  const { id } = await test.db
    .selectFrom('property')
    .select('id')
    .where('code', '=', 'BP')
    .executeTakeFirstOrThrow();
  near = await makeStaff(test, ['concierge'], { scope: [id] });
});
beforeEach(async () => {
  concierge = await makeStaff(test, ['concierge']);
  colleague = await makeStaff(test, ['concierge']);
});

const day = (from: number) => addDays(localDateOf(test.now(), 'America/Cancun'), from);
const dates = (from: number, to: number) => ({ arrival_on: day(from), departure_on: day(to) });

const link = (base: GuestOf, other: GuestOf, more: Body = {}, staff = concierge, language = 'en') =>
  staff.ask('POST', '/v1/staff/bookings/stay/link', {
    payload: {
      hotel: base.hotel,
      folio: base.folio,
      other_hotel: other.hotel,
      other_folio: other.folio,
      last_name: other.lastName,
      ...more,
    },
    headers: { 'accept-language': language },
  });

async function linked(base: GuestOf, other: GuestOf, more: Body = {}, staff = concierge): Promise<Linked> {
  const answer = await link(base, other, more, staff);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Linked>();
}

async function book(guest: GuestOf, more: Body, { staff = concierge, preview = false } = {}) {
  const { service_id = serviceOf.suvRoundTrip } = more;
  const payload = {
    ...(await bodyOf(test, guest, Number(service_id), more)),
    service_id,
    reason: 'guest_asked',
  };
  const answer = await staff.ask('POST', `/v1/staff/bookings${preview ? '?preview=1' : ''}`, { payload });
  return { ...answer.json(), http: answer.statusCode };
}

const departing = (on: number) => ({
  departure: { flight_key: 'AA4321', service_date: day(on), flight_time: '14:20', is_national: '0' },
});

const bearer = async (guest: GuestOf) => ({ authorization: `Bearer ${await signIn(test, guest)}` });

/** The answers to the guest's own session about the other stay. */
async function seenByGuest(base: GuestOf, other: GuestOf, groupId?: number) {
  const headers = await bearer(base);
  const path = `${base.hotel}/${base.folio}/${other.hotel}/${other.folio}`;
  const query = groupId === undefined ? '' : `?receptive_group_id=${groupId}`;
  const [asked, candidates, transfers] = await Promise.all([
    test.app.inject({
      method: 'POST',
      url: `/v1/transfers/consecutive-reserves/Consecutive/${path}${query}`,
      headers,
    }),
    test.app.inject({
      url: `/api/v2/reservations/consecutives?resort=${base.hotel}&reservation=${base.folio}`,
      headers,
    }),
    test.app.inject({
      url: `/v3/transfers/include?hotel=${other.hotel}&folio=${other.folio}&airport_id=1`,
      headers,
    }),
  ]);
  const strip = ({ instance: _, ...rest }: Record<string, unknown>) => rest;
  return [strip(asked.json()), candidates.json(), [transfers.statusCode, strip(transfers.json())]];
}

const storyOf = async (id: number) => (await concierge.ask('GET', `/v1/staff/bookings/${id}`)).json();

describe('a stay that staff link for a guest', () => {
  it('is sold as the guest’s own pair is: one ride to the first resort, one from the last', async () => {
    const { receptive_group_id, reservations, linked: other } = await linked(nguyen, next);
    expect(reservations.map(({ folio, adults }) => [folio, adults])).toEqual([
      ['BP100004-1', 2],
      ['PM100004-1', 0],
    ]);
    expect(other.link).toMatchObject({ kind: 'consecutive', refusal: { code: 'link.already_selected' } });
    const wish = { receptive_group_id, ...departing(41) };
    const before = await countRows(test);
    const told = await book(nguyen, wish, { preview: true });
    expect(told).toMatchObject({ http: 200, applied: false, amount_due: 160 });
    expect(await countRows(test)).toEqual(before);
    const made = await book(nguyen, wish);
    expect(made).toMatchObject({ http: 200, amount_due: 160, rides: told.rides });
    const { booking, events } = await storyOf(made.booking.id);
    expect(
      booking.transfers.map((one: { resort: { name: string } | null }) => one.resort?.name ?? null),
    ).toEqual([null, 'Playa Mangle']);
    const by = { source: 'staff', who: concierge.username };
    expect(events.filter(({ kind }: { kind: string }) => kind === 'booking')).toMatchObject([
      { code: 'stays_linked', ...by, detail: 'BP100004-1 · PM100004-1' },
      { code: 'sold', ...by },
    ]);
    const audit = await test.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'detail'])
      .where('username', '=', concierge.username)
      .where('action', 'in', ['stay.link', 'booking.create'])
      .orderBy('id')
      .execute();
    expect(audit).toMatchObject([
      {
        action: 'stay.link',
        subject: 'BP/BP100004-1',
        detail: { stays: ['BP/BP100004-1', 'PM/PM100004-1'] },
      },
      { action: 'booking.create', detail: { linked: ['PM/PM100004-1'] } },
    ]);
    const auditor = await makeStaff(test, ['auditor']);
    const read = await auditor.ask('POST', '/v1/staff/audit/search', { payload: { kind: 'bookings' } });
    expect(read.body).toContain('BP BP100004-1');
  });

  it('brings its people, whose counters are settled and summed, and can be left out again', async () => {
    const { receptive_group_id: all } = await linked(hansen, room);
    const grouped = await concierge.ask('POST', '/v1/staff/bookings/stay/group', {
      payload: {
        ...{ hotel: hansen.hotel, folio: hansen.folio, adults: 2, minors: 0, baby: 1 },
        reservations: [{ hotel: room.hotel, folio: room.folio, adults: 1, minors: 1, baby: 0 }],
      },
    });
    expect(grouped.statusCode, grouped.body).toBe(200);
    const { receptive_group_id } = grouped.json();
    const wrong = await book(hansen, { receptive_group_id, adults: 5, minors: 0 }, { preview: true });
    expect([wrong.http, wrong.code]).toEqual([409, 'coupon.reckoned_otherwise']);
    const right = { receptive_group_id, adults: 3, minors: 1, babyseat: 1 };
    expect(await book(hansen, right, { preview: true })).toMatchObject({ http: 200 });
    const alone = await concierge.ask('POST', '/v1/staff/bookings/stay/group', {
      payload: { hotel: hansen.hotel, folio: hansen.folio, adults: 2, minors: 0, baby: 0 },
    });
    expect(alone.json().reservations).toHaveLength(1);
    const made = await book(hansen, { receptive_group_id: alone.json().receptive_group_id, minors: 0 });
    expect((await storyOf(made.booking.id)).booking.reservations).toHaveLength(1);
    expect(all).not.toBe(receptive_group_id);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('costs and includes what it does when the guest books with it', async () => {
    const pairOf = async () => {
      const one = await makeStay(test, { rate_plan: 'AI-RT' });
      const two = await makeStay(test, { rate_plan: 'AI-RT', parent_resv_name_id: `R-${one.folio}` });
      return { one, two };
    };
    const [own, theirs] = [await pairOf(), await pairOf()];
    const path = `BP/${own.one.folio}/BP/${own.two.folio}`;
    const joined = await test.app.inject({
      method: 'POST',
      url: `/v1/transfers/consecutive-reserves/Consecutive/${path}`,
      headers: await bearer(own.one),
    });
    const counters = { adults: 4, minors: 2 };
    const service = serviceOf.sharedRoundTrip;
    const body = await bodyOf(test, own.one, service, {
      ...counters,
      receptive_group_id: joined.json().receptive_group_id,
    });
    const sold = (await create(test, await signIn(test, own.one), service, body)).json();
    const { receptive_group_id } = await linked(theirs.one, theirs.two);
    const made = await book(theirs.one, { ...counters, receptive_group_id, service_id: service });
    expect([made.http, made.amount_due, made.status]).toEqual([200, sold.amount_due, sold.status]);
    const kept = await test.db
      .selectFrom('coupon')
      .select(['included_minor', 'total_minor', 'passengers', 'vehicles'])
      .where('coupon_code', 'in', [sold.coupon_id, made.booking.coupon_id])
      .execute();
    expect(kept[1]).toEqual(kept[0]);
  });

  it('is proved by its guest’s last name, and counts as a try', async () => {
    const [one, friend] = [
      await makeStay(test),
      await makeStay(test, { last_name: 'García Ñu', last_name_folded: 'GARCIANU' }),
    ];
    const wrong = await link(one, { ...friend, lastName: 'Test' });
    const unknown = await link(one, { ...friend, folio: 'BP999999-7', lastName: 'Test' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([404, 'link.not_found']);
    const strip = ({ instance: _, ...problem }: Record<string, unknown>) => problem;
    expect(strip(wrong.json())).toEqual(strip(unknown.json()));
    await linked(one, { ...friend, lastName: 'garcía' });
    const tries = await test.db
      .selectFrom('guess')
      .select((eb) => eb.fn.sum<number>('tries').as('tries'))
      .where('subject', '=', `folio:${friend.folio.replaceAll('-', '')}`)
      .executeTakeFirst();
    expect(Number(tries?.tries)).toBe(1);
  });

  it('is one booking for a key that comes twice', async () => {
    const one = await makeStay(test);
    const two = await makeStay(test, { parent_resv_name_id: `R-${one.folio}` });
    const { receptive_group_id } = await linked(one, two);
    const wish = { receptive_group_id, adults: 4, minors: 2, uuidReference: `twice-${one.folio}` };
    const [first, again] = [await book(one, wish), await book(one, wish)];
    expect([first.http, again.http]).toEqual([200, 200]);
    expect(again.booking).toEqual(first.booking);
  });
});

describe('until it is booked, the guest’s session knows nothing of it', () => {
  it('neither the group nor that its stay was proved', async () => {
    const one = await makeStay(test);
    const friend = await makeStay(test, { last_name: 'Kept', last_name_folded: 'KEPT' });
    const before = await seenByGuest(one, friend);
    const { receptive_group_id } = await linked(one, friend);
    expect(before[2]).toMatchObject([404, { code: 'stay.not_found' }]);
    expect(await seenByGuest(one, friend)).toEqual(before);
    const [named] = await seenByGuest(one, friend, receptive_group_id);
    expect(named).toMatchObject({ status: 404, code: 'group.not_found' });
    const body = await bodyOf(test, one, serviceOf.suvRoundTrip, {
      receptive_group_id,
      adults: 4,
      minors: 2,
    });
    const stolen = await create(test, await signIn(test, one), serviceOf.suvRoundTrip, body);
    expect([stolen.statusCode, stolen.json().code]).toEqual([404, 'group.not_found']);
  });

  it('then it is theirs, as if they had linked it: to see, and to pay', async () => {
    const one = await makeStay(test);
    const friend = await makeStay(test, { last_name: 'Kept', last_name_folded: 'KEPT' });
    const { receptive_group_id } = await linked(one, friend);
    const made = await book(one, { receptive_group_id, adults: 4, minors: 2 });
    const [named, , [status]] = (await seenByGuest(one, friend, receptive_group_id)) as [
      { code: string },
      unknown,
      [number],
    ];
    expect([named.code, status]).toEqual(['link.already_selected', 200]);
    const { coupon_id } = made.booking;
    const paid = await pay(test, await signIn(test, one), { coupon_id, amount: made.amount_due.toFixed(2) });
    expect(paid.json()).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed' });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('nor does a colleague book with it, and staff not with what a guest put together', async () => {
    const one = await makeStay(test);
    const two = await makeStay(test, { parent_resv_name_id: `R-${one.folio}` });
    const { receptive_group_id } = await linked(one, two);
    const wish = { adults: 4, minors: 2 };
    const theirs = await book(one, { ...wish, receptive_group_id }, { staff: colleague, preview: true });
    expect([theirs.http, theirs.code]).toEqual([404, 'group.not_found']);
    expect((await link(one, two, { receptive_group_id }, colleague)).json().code).toBe('group.not_found');
    const joined = await test.app.inject({
      method: 'POST',
      url: `/v1/transfers/consecutive-reserves/Consecutive/BP/${one.folio}/BP/${two.folio}`,
      headers: await bearer(one),
    });
    const guests = joined.json().receptive_group_id;
    expect((await book(one, { ...wish, receptive_group_id: guests }, { preview: true })).code).toBe(
      'group.not_found',
    );
  });
});

describe('staff who work for one property', () => {
  it('are told of a stay at another one what they are told of none', async () => {
    const far = await link(nguyen, next, {}, near);
    const none = await link(nguyen, { ...next, folio: 'PM999999-9' }, {}, near);
    expect([far.statusCode, far.json().code]).toEqual([404, 'link.not_found']);
    const strip = ({ instance: _, ...problem }: Record<string, unknown>) => problem;
    expect(strip(far.json())).toEqual(strip(none.json()));
    // Nor about a stay at another airport, which staff of its property are told of.
    const rossi: GuestOf = { hotel: 'SC', folio: 'SC100001-1', lastName: 'Rossi' };
    expect((await link(nguyen, rossi, {}, near)).json().code).toBe('link.not_found');
    expect((await link(nguyen, rossi)).json().code).toBe('link.different_destination');
    expect((await link(next, nguyen, {}, near)).json().code).toBe('stay.not_found');
  });

  it('do not get round it by the number of a group, also once they work there no more', async () => {
    const both = await makeStaff(test, ['concierge']);
    const one = await makeStay(test);
    const two = await makeStay(test, { hotel: 'PM', name_id: `N-${one.folio}`, ...dates(37, 41) });
    const { receptive_group_id } = await linked(one, two, {}, both);
    await test.db
      .updateTable('staff_account')
      .set({ scope: [1] })
      .where('id', '=', both.id)
      .execute();
    const wish = { receptive_group_id, ...departing(41) };
    expect((await book(one, wish, { staff: both, preview: true })).code).toBe('group.not_found');
    const grouped = await both.ask('POST', '/v1/staff/bookings/stay/group', {
      payload: {
        ...{ hotel: one.hotel, folio: one.folio, adults: 2, minors: 1, baby: 0 },
        reservations: [{ hotel: two.hotel, folio: two.folio, adults: 0, minors: 0, baby: 0 }],
      },
    });
    expect([grouped.statusCode, grouped.json().code]).toEqual([404, 'link.not_found']);
  });
});

describe('a stay is not linked', () => {
  const pair = async (more: Body = {}, own: Body = {}) => {
    const one = await makeStay(test, own);
    return { one, two: await makeStay(test, { name_id: `N-${one.folio}`, ...dates(37, 41), ...more }) };
  };
  const rooms = async (more: Body = {}, own: Body = {}) => {
    const one = await makeStay(test, own);
    return { one, two: await makeStay(test, { parent_resv_name_id: `R-${one.folio}`, ...more }) };
  };
  const taken = async () => {
    const one = await makeStay(test);
    const { guest: two } = await makePending(test);
    await test.db
      .updateTable('pms_stay')
      .set({ parent_resv_name_id: `R-${one.folio}` })
      .where('folio', '=', two.folio)
      .execute();
    return { one, two };
  };
  const okafor: GuestOf = { hotel: 'BP', folio: 'BP100009-1', lastName: 'Okafor' };
  const cases: readonly (readonly [string, () => Promise<{ one: GuestOf; two: GuestOf }>, number, string])[] =
    [
      ['that was canceled', async () => ({ one: await makeStay(test), two: okafor }), 404, 'link.not_found'],
      ['at another destination', () => pair({ hotel: 'SC' }), 422, 'link.different_destination'],
      ['with a day between', () => pair(dates(38, 41)), 422, 'link.not_consecutive'],
      ['of other dates, beside', () => rooms(dates(30, 38)), 422, 'link.dates_do_not_match'],
      [
        'that includes nothing',
        () => pair({}, { rate_plan: 'AI-RT' }),
        422,
        'link.no_transportation_included',
      ],
      [
        'that includes another trip',
        () => rooms({ rate_plan: 'AI-AR' }, { rate_plan: 'AI-RT' }),
        422,
        'link.included_does_not_match',
      ],
      ['that rides already', taken, 422, 'link.already_has_transportation'],
      [
        'that is the guest’s own',
        async () => {
          const one = await makeStay(test);
          return { one, two: one };
        },
        422,
        'link.already_selected',
      ],
      [
        'that a concierge serves',
        () => pair({ club: JSON.stringify({ allowBookingFrom: 'C', isGuest: false }) }),
        422,
        'stay.club_concierge',
      ],
    ];
  it.each(cases)('%s, in its own words, and nothing is written', async (_, make, status, code) => {
    const { one, two } = await make();
    await books.newRows();
    const answer = await link(one, two);
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([status, code, 'folio']);
    expect((await link(one, two, {}, concierge, 'es-MX')).json().detail).not.toBe(answer.json().detail);
    expect(await books.newRows()).toEqual({});
  });

  it('twice', async () => {
    const { one, two } = await rooms();
    const { receptive_group_id } = await linked(one, two);
    const again = await link(one, two, { receptive_group_id });
    expect([again.statusCode, again.json().code]).toEqual([422, 'link.already_selected']);
  });

  it('while the PMS does not answer, and is when it is back', async () => {
    const { one, two } = await rooms();
    const { pms } = test.backends;
    const answering = { ...pms };
    Object.assign(pms, { listStays: async () => ({ kind: 'unavailable' }) });
    const failed = await link(one, two);
    Object.assign(pms, answering);
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'link.server_error']);
    expect((await link(one, two)).statusCode).toBe(200);
  });

  it('without the permission, or without its last name', async () => {
    const { one, two } = await rooms();
    const revenue = await makeStaff(test, ['revenue']);
    expect((await link(one, two, {}, revenue)).statusCode).toBe(403);
    expect((await link(one, two, { last_name: undefined })).json()).toMatchObject({
      status: 400,
      code: 'field.required',
      field: 'last_name',
    });
  });
});

describe('a stay that joins a booking which the guest has already', () => {
  it('is linked, told and changed by staff as by the guest, on the version that they saw', async () => {
    const { guest, token, code, departureId } = await makePaid(test, serviceOf.sharedRoundTrip);
    const other = await makeStay(test, { parent_resv_name_id: `R-${guest.folio}` });
    const id = await couponIdOf(test, code);
    const { receptive_group_id } = await linked(guest, other, { booking: id });
    const change = (preview: boolean, version?: string) =>
      concierge.ask('POST', `/v1/staff/bookings/${id}/change?preview=${preview ? 1 : 0}`, {
        payload: { transfer_id: departureId, receptive_group_id, reason: 'guest_asked' },
        headers: version ? { 'if-match': version } : {},
      });
    const told = await change(true);
    expect(told.json()).toMatchObject({
      applied: false,
      requires_payment: true,
      amount_due: 84,
      changes: [
        { field: 'reservations.1.folio', new: `Ana Test, ${other.folio}` },
        { field: 'reservations.1.adults' },
        { field: 'reservations.1.minors' },
      ],
    });
    const stale = await change(false, '"7"');
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'coupon.stale']);
    expect((await change(false, '"1"')).statusCode).toBe(200);
    const paid = await pay(test, token, { coupon_id: code, amount: '84.00' });
    expect(paid.statusCode, paid.body).toBe(200);
    const { booking, events } = await storyOf(id);
    expect(booking.reservations.map(({ folio }: { folio: string }) => folio)).toEqual([
      guest.folio,
      other.folio,
    ]);
    const asked = events.find(
      (one: { kind: string; source: string }) => one.kind === 'change' && one.source === 'staff',
    );
    expect(asked).toMatchObject({ who: concierge.username });
    expect(await books.discrepancies()).toEqual([]);
  });
});
