import type { CallAnswer } from '@traslado/contract/schemas';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { describe, expect, it, vi } from 'vitest';
import {
  bodyOf,
  create,
  type GuestOf,
  makePending,
  makeStay,
  pay,
  serviceOf,
  signIn,
} from '../../testing/sales.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

type Candidates = CallAnswer<'listConsecutiveStays'>;
type Linked = CallAnswer<'linkConsecutiveStay'>;

const test = useTestApp();
const books = useBooks(test);

const bearer = async (guest: GuestOf) => ({ authorization: `Bearer ${await signIn(test, guest)}` });

const today = () => localDateOf(test.now(), 'America/Cancun');

/** Dates of a stay, in days from today. */
const dates = (from: number, to: number) => ({
  arrival_on: addDays(today(), from),
  departure_on: addDays(today(), to),
});

async function link(
  base: GuestOf,
  other: Pick<GuestOf, 'hotel' | 'folio'>,
  query: Record<string, string> = {},
  language = 'en',
) {
  const path = `${base.hotel}/${base.folio}/${other.hotel}/${other.folio}`;
  return test.app.inject({
    method: 'POST',
    url: `/v1/transfers/consecutive-reserves/Consecutive/${path}?${new URLSearchParams(query)}`,
    headers: { ...(await bearer(base)), 'accept-language': language },
  });
}

async function consecutives(guest: GuestOf, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ resort: guest.hotel, reservation: guest.folio, ...query });
  return test.app.inject({
    url: `/api/v2/reservations/consecutives?${search}`,
    headers: await bearer(guest),
  });
}

async function related(guest: GuestOf, data: Record<string, unknown> = {}) {
  return test.app.inject({
    method: 'POST',
    url: '/API/GetListRelatedReservations',
    headers: await bearer(guest),
    payload: { data: { resort: guest.hotel, reservation: guest.folio, ...data } },
  });
}

const shown = (list: Candidates) =>
  list.map(({ confirmationNumber, link: { kind, refusal } }) => [
    confirmationNumber,
    kind,
    refusal?.code ?? null,
  ]);

/** A guest's stay and another of the same guest. */
async function pair(more: Record<string, unknown> = {}, own: Record<string, unknown> = {}) {
  const one = await makeStay(test, own);
  const two = await makeStay(test, { name_id: `N-${one.folio}`, ...dates(37, 41), ...more });
  return { one, two };
}

/** Two rooms that belong together in the PMS. */
async function rooms(more: Record<string, unknown> = {}, own: Record<string, unknown> = {}) {
  const one = await makeStay(test, own);
  const two = await makeStay(test, { parent_resv_name_id: `R-${one.folio}`, ...more });
  return { one, two };
}

describe('the stays that the server finds itself', () => {
  it('are the same guest’s before and after, by arrival, with contact data masked', async () => {
    const { one, two } = await pair({ hotel: 'PM', email: 'ana.test@example.com', phone: '+529981234567' });
    const before = await makeStay(test, { name_id: `N-${one.folio}`, ...dates(26, 30) });
    const answer = await consecutives(one, { nameId: 'N-somebody-else' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const list = answer.json<Candidates>();
    expect(shown(list)).toEqual([
      [before.folio, 'consecutive', null],
      [two.folio, 'consecutive', null],
    ]);
    expect(list[1]).toMatchObject({
      hotel: 'PM',
      resort: 'PM',
      arv_date: addDays(today(), 37),
      depart_dt: addDays(today(), 41),
      email: 'a•••@example.com',
      phone: '+52••••••4567',
      link: { canLink: true, adults: 0, minors: 0, baby: 0 },
    });
    expect((await related(one)).json()).toEqual([]);
  });

  it('are the rooms that belong together in the PMS, and the same guest’s other rooms', async () => {
    const { one, two } = await rooms({ last_name: 'Other', last_name_folded: 'OTHER', adults: 3 });
    const third = await makeStay(test, { name_id: `N-${one.folio}` });
    const list = (await related(one)).json<Candidates>();
    expect(new Set(list.map(({ confirmationNumber }) => confirmationNumber))).toEqual(
      new Set([two.folio, third.folio]),
    );
    expect(list.every(({ link: { kind, canLink } }) => kind === 'related' && canLink)).toBe(true);
    expect(list.find(({ confirmationNumber }) => confirmationNumber === two.folio)?.link).toMatchObject({
      adults: 3,
      minors: 1,
    });
  });

  it('are told with what stands against them, in the guest’s language', async () => {
    const { one } = await pair({ ...dates(60, 66) });
    const search = new URLSearchParams({ resort: one.hotel, reservation: one.folio });
    const answer = await test.app.inject({
      url: `/api/v2/reservations/consecutives?${search}`,
      headers: { ...(await bearer(one)), 'accept-language': 'es-MX' },
    });
    expect(answer.json<Candidates>()[0]?.link).toMatchObject({
      canLink: false,
      refusal: {
        code: 'link.not_consecutive',
        detail: 'Esa estancia no va justo antes ni justo después de la tuya.',
      },
    });
  });

  it('leave out what is cancelled or over', async () => {
    const { one } = await pair({ status: 'CANCELLED' });
    await makeStay(test, { name_id: `N-${one.folio}`, ...dates(-20, -10), status: 'CHECKED_OUT' });
    expect((await consecutives(one)).json()).toEqual([]);
  });

  it('know the group in hand: what is in it, and what follows its last stay', async () => {
    const { one, two } = await pair({ hotel: 'PM' });
    const third = await makeStay(test, { name_id: `N-${one.folio}`, ...dates(41, 44) });
    expect(shown((await consecutives(one)).json())).toEqual([
      [two.folio, 'consecutive', null],
      [third.folio, 'consecutive', 'link.not_consecutive'],
    ]);
    const { receptive_group_id } = (await link(one, two)).json<Linked>();
    const grown = [
      [two.folio, 'consecutive', 'link.already_selected'],
      [third.folio, 'consecutive', null],
    ];
    expect(shown((await consecutives(one)).json())).toEqual(grown);
    const id = String(receptive_group_id);
    expect(shown((await consecutives(one, { receptive_group_id: id })).json())).toEqual(grown);
    expect(shown((await consecutives(one, { receptive_group_id: '0' })).json())).toEqual([
      [two.folio, 'consecutive', null],
      [third.folio, 'consecutive', 'link.not_consecutive'],
    ]);
  });

  it('are told to nobody else', async () => {
    const { one, two } = await pair();
    const stranger = await makeStay(test);
    const url = `/api/v2/reservations/consecutives?resort=BP&reservation=${one.folio}&nameId=N-${one.folio}`;
    const asked = await test.app.inject({ url, headers: await bearer(stranger) });
    expect(asked.json()).toMatchObject({ status: 404, code: 'stay.not_found' });
    expect((await test.get(url)).statusCode).toBe(401);
    expect(shown((await consecutives(stranger, { nameId: `N-${one.folio}` })).json())).toEqual([]);
    const group = (await link(one, two)).json<Linked>().receptive_group_id;
    const theirs = await consecutives(stranger, { receptive_group_id: String(group) });
    expect(theirs.json()).toMatchObject({ status: 404, code: 'group.not_found' });
  });
});

describe('linking', () => {
  it('a stay that follows makes a group that is booked', async () => {
    const { one, two } = await pair({ hotel: 'PM' });
    const answer = await link(one, two);
    expect(answer.statusCode).toBe(200);
    const { receptive_group_id, reservations, linked } = answer.json<Linked>();
    expect(reservations).toEqual([
      { hotel: 'BP', folio: one.folio, adults: 2, minors: 1, baby: 0, main: true },
      { hotel: 'PM', folio: two.folio, adults: 0, minors: 0, baby: 0, main: false },
    ]);
    expect(linked).toMatchObject({ confirmationNumber: two.folio, firstName: 'Ana' });
    const departure = {
      flight_key: 'AA4321',
      service_date: addDays(today(), 41),
      flight_time: '14:20',
      is_national: '0',
    };
    const body = await bodyOf(test, one, serviceOf.suvRoundTrip, { receptive_group_id, departure });
    const made = await create(test, await signIn(test, one), serviceOf.suvRoundTrip, body);
    expect([made.statusCode, made.json().code]).toEqual([201, undefined]);
  });

  it('goes on from the group in hand, and never changes one that was made', async () => {
    const { one, two } = await pair({ hotel: 'PM' });
    const third = await makeStay(test, { name_id: `N-${one.folio}`, ...dates(41, 44) });
    const first = (await link(one, two, { receptive_group_id: '0' })).json<Linked>();
    const grown = (
      await link(one, third, { receptive_group_id: String(first.receptive_group_id) })
    ).json<Linked>();
    expect(grown.reservations.map(({ folio }) => folio)).toEqual([one.folio, two.folio, third.folio]);
    expect(grown.receptive_group_id).not.toBe(first.receptive_group_id);
    // A lost answer is asked for again: for the guest, nothing is selected yet.
    expect((await link(one, two, { receptive_group_id: '0' })).statusCode).toBe(200);
  });

  it('is proved by the last name where the PMS knows nothing of the two', async () => {
    const one = await makeStay(test);
    const friend = await makeStay(test, { last_name: 'García Ñu', last_name_folded: 'GARCIANU' });
    const without = await link(one, friend);
    const wrong = await link(one, friend, { last_name: 'Test' });
    const unknown = await link(one, { hotel: 'BP', folio: 'BP999999-9' }, { last_name: 'Test' });
    expect([without, wrong, unknown].map((answer) => answer.json().code)).toEqual(
      Array.from({ length: 3 }, () => 'link.not_found'),
    );
    const strip = ({ instance: _, ...problem }: Record<string, unknown>) => problem;
    expect(strip(wrong.json())).toEqual(strip(unknown.json()));
    expect(strip(without.json())).toEqual(strip(unknown.json()));
    const right = await link(one, friend, { last_name: 'garcía' });
    expect(right.statusCode).toBe(200);
    // Proved once, so the form that settles the counters need not prove it again.
    const form = new FormData();
    const parts = { hotel: 'BP', folio: one.folio, adults: '2', minors: '0', baby: '0' };
    for (const [key, value] of Object.entries(parts)) {
      form.append(key, value);
      form.append(`reservations[0][${key}]`, key === 'folio' ? friend.folio : value);
    }
    const request = new Request('http://x', { method: 'POST', body: form });
    const grouped = await test.app.inject({
      method: 'POST',
      url: '/v1/transfers/receptive-group-booking/receptive-group',
      headers: { ...(await bearer(one)), 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(grouped.statusCode).toBe(200);
    const stranger = await makeStay(test);
    expect((await link(stranger, friend)).json().code).toBe('link.not_found');
  });

  it('that a PMS asked by name does not know yet is found at the first press', async () => {
    const { one, two } = await rooms({ last_name: 'Otra', last_name_folded: 'OTRA' });
    const { pms } = test.backends;
    const listStays = pms.listStays.bind(pms);
    const asked = vi
      .spyOn(pms, 'listStays')
      .mockImplementation((names) => listStays(names.filter(({ folio }) => folio !== two.folio)));
    const answer = await link(one, two, { last_name: 'Otra' });
    asked.mockRestore();
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('counts wrong names like a sign-in', async () => {
    const one = await makeStay(test);
    const other = await makeStay(test, { last_name: 'Kept', last_name_folded: 'KEPT' });
    await link(one, other, { last_name: 'Wrong' });
    await link(one, other, { last_name: 'Wronger' });
    await link(one, other);
    await link(one, other, { last_name: 'Kept' });
    const subject = `folio:${other.folio.replaceAll('-', '')}`;
    const counted = await test.db
      .selectFrom('guess')
      .select((eb) => eb.fn.sum<number>('tries').as('tries'))
      .where('subject', '=', subject)
      .executeTakeFirst();
    expect(Number(counted?.tries)).toBe(2);
  });

  const cases: readonly (readonly [
    string,
    () => Promise<{ one: GuestOf; two: Pick<GuestOf, 'hotel' | 'folio'> }>,
    number,
    string,
  ])[] = [
    [
      'that is not',
      async () => ({ one: await makeStay(test), two: { hotel: 'BP', folio: 'BP999999-8' } }),
      404,
      'link.not_found',
    ],
    [
      'of a stranger',
      async () => ({ one: await makeStay(test), two: await makeStay(test, dates(37, 41)) }),
      404,
      'link.not_found',
    ],
    ['that is cancelled', () => pair({ status: 'CANCELLED' }), 404, 'link.not_found'],
    [
      'of another resort than its number',
      async () => {
        const { one, two } = await pair();
        return { one, two: { ...two, hotel: 'PM' } };
      },
      404,
      'link.not_found',
    ],
    ['at another destination', () => pair({ hotel: 'SC' }), 422, 'link.different_destination'],
    ['with a day between', () => pair(dates(38, 41)), 422, 'link.not_consecutive'],
    ['of other dates, beside', () => rooms(dates(30, 38)), 422, 'link.dates_do_not_match'],
    ['that includes nothing', () => pair({}, { rate_plan: 'AI-RT' }), 422, 'link.no_transportation_included'],
    [
      'that includes what the guest’s does not',
      () => pair({ rate_plan: 'AI-RT' }),
      422,
      'link.included_does_not_match',
    ],
    [
      'that includes another trip',
      () => rooms({ rate_plan: 'AI-AR' }, { rate_plan: 'AI-RT' }),
      422,
      'link.included_does_not_match',
    ],
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
  it.each(cases)('a stay %s is refused', async (_, make, status, code) => {
    const { one, two } = await make();
    await books.newRows();
    const answer = await link(one, two);
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([status, code, 'folio']);
    const spanish = await link(one, two, {}, 'es-MX');
    expect(spanish.json().detail).not.toBe(answer.json().detail);
    expect(await books.newRows()).toEqual({});
  });

  it('a stay that is linked already is refused', async () => {
    const { one, two } = await pair();
    expect((await link(one, two)).statusCode).toBe(200);
    await books.newRows();
    const again = await link(one, two);
    expect([again.statusCode, again.json().code]).toEqual([422, 'link.already_selected']);
    expect(await books.newRows()).toEqual({});
  });

  it('a stay that rides already is refused', async () => {
    const one = await makeStay(test);
    const riding = await makePending(test);
    await test.db
      .updateTable('pms_stay')
      .set({ parent_resv_name_id: `R-${one.folio}` })
      .where('folio', '=', riding.guest.folio)
      .execute();
    const taken = await link(one, riding.guest);
    expect([taken.statusCode, taken.json().code]).toEqual([422, 'link.already_has_transportation']);
  });

  it('a stay that found a ride of its own after it was linked does not ride twice', async () => {
    const { one, two } = await rooms();
    const { receptive_group_id } = (await link(one, two)).json<Linked>();
    const own = await create(test, await signIn(test, two), 122, await bodyOf(test, two, 122));
    expect(own.statusCode).toBe(201);
    const body = await bodyOf(test, one, 121, { receptive_group_id, adults: 4, minors: 2 });
    await books.newRows();
    const late = await create(test, await signIn(test, one), 121, body);
    expect([late.statusCode, late.json().code]).toEqual([422, 'link.already_has_transportation']);
    expect(await books.newRows()).toEqual({});
  });

  it('rooms whose booking was never paid may be linked again, for a newer one', async () => {
    const { one, two } = await rooms();
    const { receptive_group_id } = (await link(one, two)).json<Linked>();
    const token = await signIn(test, one);
    const body = await bodyOf(test, one, 121, { receptive_group_id, adults: 4, minors: 2 });
    const made = await create(test, token, 121, body);
    expect(made.statusCode).toBe(201);
    expect((await link(one, two)).statusCode).toBe(200);
    const { coupon_id, amount_due } = made.json();
    await pay(test, token, { coupon_id, amount: amount_due.toFixed(2) });
    expect((await link(one, two, { receptive_group_id: '0' })).json().code).toBe(
      'link.already_has_transportation',
    );
  });

  it('rooms that ride one way may ride the other way as well', async () => {
    const { one, two } = await rooms();
    const { receptive_group_id } = (await link(one, two)).json<Linked>();
    const token = await signIn(test, one);
    const body = await bodyOf(test, one, 122, { receptive_group_id, adults: 4, minors: 2 });
    const arrival = await create(test, token, 122, body);
    expect(arrival.statusCode).toBe(201);
    const coupon = arrival.json();
    await pay(test, token, { coupon_id: coupon.coupon_id, amount: coupon.amount_due.toFixed(2) });
    expect((await link(one, two)).statusCode).toBe(200);
  });

  it.each([
    ['consecutives', (guest: GuestOf) => consecutives(guest)],
    ['related', (guest: GuestOf) => related(guest)],
    ['link', (guest: GuestOf) => link(guest, { hotel: 'BP', folio: 'BP100001-1' })],
  ])('%s says so when the PMS does not answer, and goes on when it is back', async (_, ask) => {
    const one = await makeStay(test);
    const { pms } = test.backends;
    const answering = { ...pms };
    await books.newRows();
    Object.assign(pms, { listStays: async () => ({ kind: 'unavailable' }) });
    const failed = await ask(one);
    Object.assign(pms, answering);
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'link.server_error']);
    expect(failed.json().detail).toBe('We couldn’t add this reservation. Please try again.');
    expect(await books.newRows()).toEqual({});
    expect((await ask(one)).statusCode).not.toBe(503);
  });

  it('is the guest’s own to do', async () => {
    const { one, two } = await pair();
    const stranger = await makeStay(test);
    const path = `BP/${one.folio}/BP/${two.folio}`;
    const url = `/v1/transfers/consecutive-reserves/Consecutive/${path}`;
    const asked = await test.app.inject({ method: 'POST', url, headers: await bearer(stranger) });
    expect(asked.json()).toMatchObject({ status: 404, code: 'stay.not_found' });
    expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(401);
  });
});
