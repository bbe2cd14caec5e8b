import { randomUUID } from 'node:crypto';
import { calls } from '@traslado/contract/calls';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/open-test-app.ts';
import { bodyOf, countRows, create, type GuestOf, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import type { StayWishes } from '../../testing/stay.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let edited = false;
const edit: TestApp['editCatalogue'] = (change) => {
  edited = true;
  return test.editCatalogue(change);
};
afterEach(async () => {
  if (!edited) return;
  edited = false;
  await test.editCatalogue(async (db) => {
    await db.deleteFrom('region').where('name', 'like', 'Of this test%').execute();
    await db
      .updateTable('operation_configuration')
      .set({ restriction_id: null, initial_service_time: '00:00', final_service_time: '23:59' })
      .where('segment_id', 'in', [11, 12])
      .execute();
    await db.deleteFrom('restriction').where('id', '=', 95).execute();
  });
});

const url =
  '/v1/serviceManage/transfers-services-for-sale/BP?service_date=2026-12-21&is_round_trip=1&airport_id=1';

async function closings(headers: Record<string, string>): Promise<(string | null)[]> {
  const answer = await test.app.inject({ url, headers });
  return calls.listServicesForSale.shapes.answer
    .parse(answer.json())
    .map(({ closed }) => closed?.code ?? null);
}

const bearer = async (guest: GuestOf) => ({ authorization: `Bearer ${await signIn(test, guest)}` });
const appToken = async () => ({ authorization: `Bearer ${(await test.tokens.issueApp(test.now())).token}` });

const region = (row: { allow_tags?: string[]; deny_tags?: string[]; active?: boolean }) =>
  edit((db) =>
    db
      .insertInto('region')
      .values({ name: `Of this test ${randomUUID()}`, allow_tags: [], deny_tags: [], ...row })
      .execute(),
  );

/** A club whose guests book for themselves. */
const gold = JSON.stringify({ allowBookingFrom: 'W', isGuest: true, club: 'GOLD' });

describe('regions', () => {
  it.each<[string, StayWishes]>([
    ['COUNTRY:BR', { country: 'BR' }],
    ['AGENCY:TUI', { agency_code: 'TUI' }],
    ['COMPANY:CIHC', { country: 'MX' }],
    ['CLUB:GOLD', { club: gold }],
    ['PROPERTY:BP', {}],
  ])('deny %s: closed with a reason in the list, refused at the sale', async (tag, wishes) => {
    const guest = await makeStay(test, wishes);
    const other = await makeStay(test, { hotel: 'PM', folio: `PM${guest.folio.slice(2)}` });
    expect(await closings(await bearer(guest))).toEqual([null, null, null]);
    await region({ deny_tags: [tag] });
    expect(await closings(await bearer(guest))).toEqual(
      Array.from({ length: 3 }, () => 'stay.region_denied'),
    );
    // The app knows no stay, and a guest of another resort only their own.
    expect(await closings(await appToken())).toEqual([null, null, null]);
    expect(await closings(await bearer(other))).toEqual([null, null, null]);
    const said = await test.app.inject({
      url,
      headers: { ...(await bearer(guest)), 'accept-language': 'es-MX' },
    });
    expect(said.json()[0].closed.detail).toMatch(/\p{Ll} .*\.$/u);
    const before = await countRows(test);
    const sale = await create(
      test,
      await signIn(test, guest),
      serviceOf.suvRoundTrip,
      await bodyOf(test, guest, serviceOf.suvRoundTrip),
    );
    expect([sale.statusCode, sale.json().code]).toEqual([422, 'stay.region_denied']);
    expect(await countRows(test)).toEqual(before);
  });

  it('allow whom one of them names, everybody where none names any, and nobody whom one denies', async () => {
    const here = await makeStay(test, { country: 'US' });
    const there = await makeStay(test, { country: 'BR' });
    const first = async (guest: GuestOf) => (await closings(await bearer(guest)))[0];
    await region({ allow_tags: ['COUNTRY:US'] });
    expect([await first(here), await first(there)]).toEqual([null, 'stay.region_denied']);
    await region({ allow_tags: ['COUNTRY:BR'] });
    expect([await first(here), await first(there)]).toEqual([null, null]);
    await region({ deny_tags: ['COUNTRY:US'], active: false });
    expect(await first(here)).toBeNull();
    await edit((db) =>
      db.updateTable('region').set({ active: true }).where('name', 'like', 'Of this test%').execute(),
    );
    expect(await first(here)).toBe('stay.region_denied');
  });
});

describe('who is not sold to', () => {
  it.each<[string, StayWishes, string]>([
    ['club', { club: JSON.stringify({ allowBookingFrom: 'C', isGuest: false }) }, 'stay.club_concierge'],
    [
      'club with benefits',
      { club: JSON.stringify({ allowBookingFrom: 'C', isGuest: true }), m_benefits: 1 },
      'stay.club_concierge',
    ],
    ['an agency that may not', { agency_code: 'RESALE' }, 'stay.region_denied'],
    ['a stay that is over', { status: 'CHECKED_OUT' }, 'stay.expired'],
  ])('%s: told in the list, refused by the sale and by a group', async (_, wishes, code) => {
    const guest = await makeStay(test, wishes);
    expect((await closings(await bearer(guest)))[0]).toBe(code);
    const token = await signIn(test, guest);
    const before = await countRows(test);
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
    expect((await create(test, token, serviceOf.suvRoundTrip, body)).json().code).toBe(code);
    const other = await makeStay(test, { parent_resv_name_id: `R-${guest.folio}` });
    const linked = await test.app.inject({
      method: 'POST',
      url: `/v1/transfers/consecutive-reserves/Consecutive/BP/${guest.folio}/BP/${other.folio}`,
      headers: await bearer(guest),
    });
    expect(linked.json().code).toBe(code);
    expect(await countRows(test)).toEqual(before);
  });

  it('a guest of the club without its benefits books like anybody', async () => {
    const guest = await makeStay(test, { club: JSON.stringify({ allowBookingFrom: 'C', isGuest: true }) });
    expect(await closings(await bearer(guest))).toEqual([null, null, null]);
  });

  it('a service at an airport that does not serve the resort of the stay', async () => {
    const rossi = { hotel: 'SC', folio: 'SC100001-1', lastName: 'Rossi' };
    const body = await bodyOf(test, rossi, serviceOf.suvRoundTrip);
    const sale = await create(test, await signIn(test, rossi), serviceOf.suvRoundTrip, body);
    expect([sale.statusCode, sale.json().code]).toEqual([422, 'stay.airport_mismatch']);
    const near = await makeStay(test, { hotel: 'PM', folio: 'PM7009001-1' });
    const other = await create(test, await signIn(test, near), serviceOf.suvRoundTrip, {
      ...(await bodyOf(test, near, serviceOf.suvRoundTrip)),
    });
    expect([other.statusCode, other.json().code]).toEqual([422, 'service.not_for_stay']);
  });
});

describe('the company that sells', () => {
  it.each([
    ['MX', 'CIHC'],
    ['US', 'PRG'],
  ])('%s is sold to by %s', async (country, company) => {
    const guest = await makeStay(test, { country });
    const made = await create(
      test,
      await signIn(test, guest),
      serviceOf.suvRoundTrip,
      await bodyOf(test, guest, serviceOf.suvRoundTrip),
    );
    const row = await test.db
      .selectFrom('coupon')
      .select('company')
      .where('coupon_code', '=', made.json().coupon_id)
      .executeTakeFirst();
    expect(row).toEqual({ company });
  });
});

describe('restrictions of a service', () => {
  const restrict = (
    row: {
      category_id: 1 | 2 | 3;
      auxiliar?: number;
      blackout_from?: string;
      blackout_to?: string;
    },
    segment = 12,
  ) =>
    edit(async (db) => {
      await db
        .insertInto('restriction')
        .values({ id: 95, reference_id: 1, auxiliar: 0, blackout_from: null, blackout_to: null, ...row })
        .execute();
      await db
        .updateTable('operation_configuration')
        .set({ restriction_id: 95 })
        .where('segment_id', '=', segment)
        .execute();
    });
  const dates = async (service: number = serviceOf.suvRoundTrip) =>
    (await test.get(`/v1/transfers/reservation/dates/${service}/BP`)).json();
  const refusal = async () => {
    const guest = await makeStay(test);
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
    const sale = await create(test, await signIn(test, guest), serviceOf.suvRoundTrip, body);
    return [sale.statusCode, sale.json().code, sale.json().detail];
  };

  it('a black-out closes its days in the dates, the list and the sale, and opens them when it is switched off', async () => {
    await restrict({ category_id: 1, blackout_from: '2026-12-20', blackout_to: '2026-12-22' });
    expect((await dates()).closed).toEqual(['2026-12-20', '2026-12-21', '2026-12-22']);
    expect((await dates(serviceOf.sharedRoundTrip)).closed).toEqual([]);
    expect((await closings(await appToken())).sort()).toEqual(['booking.blackout', null, null].sort());
    expect(await refusal()).toEqual([
      422,
      'booking.blackout',
      'This service doesn’t run on December 21, 2026.',
    ]);
    await edit((db) => db.updateTable('restriction').set({ status: 0 }).where('id', '=', 95).execute());
    expect((await dates()).closed).toEqual([]);
    expect((await refusal())[0]).toBe(201);
  });

  it('a notice moves the first day', async () => {
    await restrict({ category_id: 2, auxiliar: 24 * 31 });
    expect((await dates()).from).toBe('2026-12-22');
    expect((await refusal()).slice(0, 2)).toEqual([422, 'booking.notice_too_short']);
    expect((await refusal())[2]).not.toContain('{');
  });

  it('a capacity closes a shared departure for a party that it can never hold', async () => {
    const guest = await makeStay(test);
    await restrict({ category_id: 3, auxiliar: 1 }, 11);
    const body = await bodyOf(test, guest, serviceOf.sharedArrival);
    const sale = await create(test, await signIn(test, guest), serviceOf.sharedArrival, body);
    expect([sale.statusCode, sale.json().code]).toEqual([422, 'booking.over_capacity']);
    expect(sale.json().detail).toContain('1');
    // A private vehicle has no seats to share.
    expect((await refusal())[0]).toBe(201);
  });

  it('hours close a pick-up outside them', async () => {
    await edit((db) =>
      db
        .updateTable('operation_configuration')
        .set({ initial_service_time: '06:00', final_service_time: '10:45' })
        .where('segment_id', '=', 12)
        .execute(),
    );
    expect((await refusal()).slice(0, 2)).toEqual([422, 'booking.outside_service_hours']);
    expect((await refusal())[2]).toContain('6:00\u00a0AM');
  });
});
