import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { describe, expect, it } from 'vitest';
import { bodyOf, create, type GuestOf, makePending, makeStay, signIn } from '../../testing/sales.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const books = useBooks(test);

type Member = Record<string, string>;
const member = (guest: GuestOf, more: Member = {}): Member => ({
  hotel: guest.hotel,
  folio: guest.folio,
  adults: '2',
  minors: '1',
  baby: '0',
  ...more,
});

async function group(guest: GuestOf, main: Member, others: readonly Member[]) {
  const form = new FormData();
  for (const [key, value] of Object.entries(main)) form.append(key, value);
  others.forEach((one, index) => {
    for (const [key, value] of Object.entries(one)) form.append(`reservations[${index}][${key}]`, value);
  });
  const request = new Request('http://x', { method: 'POST', body: form });
  return test.app.inject({
    method: 'POST',
    url: '/v1/transfers/receptive-group-booking/receptive-group',
    headers: {
      authorization: `Bearer ${await signIn(test, guest)}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** Two rooms that belong together. */
async function rooms(more: Record<string, unknown> = {}) {
  const one = await makeStay(test);
  const two = await makeStay(test, { parent_resv_name_id: `R-${one.folio}`, ...more });
  return { one, two };
}

describe('a receptive group', () => {
  it('of related rooms rides on one coupon, which both see and only the owner pays', async () => {
    const { one, two } = await rooms();
    const made = await group(one, member(one), [member(two, { adults: '3', minors: '0' })]);
    expect(made.statusCode).toBe(200);
    expect(made.json().reservations).toMatchObject([
      { folio: one.folio, adults: 2, minors: 1, main: true },
      { folio: two.folio, adults: 3, minors: 0, main: false },
    ]);
    const receptive_group_id = made.json().receptive_group_id;
    const token = await signIn(test, one);
    const wrong = await create(test, token, 121, await bodyOf(test, one, 121, { receptive_group_id }));
    expect([wrong.statusCode, wrong.json().expected]).toEqual([409, { adults: 5 }]);
    const created = await create(
      test,
      token,
      121,
      await bodyOf(test, one, 121, { receptive_group_id, adults: 5 }),
    );
    expect(created.statusCode).toBe(201);
    const other = { authorization: `Bearer ${await signIn(test, two)}` };
    const url = `/v1/transfers/coupons/${created.json().coupon_id}`;
    const seen = await test.app.inject({ url, headers: other });
    expect(seen.json()).toMatchObject({
      viewer: { owner: false, can_pay: false },
      reservations: [{ main: true }, { main: false }],
    });
    const paid = await test.app.inject({
      method: 'POST',
      url: '/v1/sales/payments/pay-coupon-by-id',
      headers: { ...other, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `coupon_id=${created.json().coupon_id}&payment_token=tok_visa&amount=160.00&currency=USD&uuidReference=12345678`,
    });
    expect([paid.statusCode, paid.json().code]).toEqual([403, 'booking.not_owner']);
  });

  it('of a room under another name, which the PMS knows to belong with theirs', async () => {
    const { one, two } = await rooms({ last_name: 'Other', last_name_folded: 'OTHER' });
    expect((await group(one, member(one), [member(two)])).statusCode).toBe(200);
  });

  it('of a stay that follows, of the same guest', async () => {
    const one = await makeStay(test);
    const today = localDateOf(test.now(), 'America/Cancun');
    const dates = {
      arrival_on: addDays(today, 37),
      departure_on: addDays(today, 40),
      name_id: `N-${one.folio}`,
    };
    const two = await makeStay(test, dates);
    expect((await group(one, member(one), [member(two)])).statusCode).toBe(200);
  });

  const cases = [
    [
      'a stranger’s stay',
      async () => ({ one: await makeStay(test), two: await makeStay(test) }),
      404,
      'link.not_found',
    ],
    [
      'a stay that is not',
      async () => ({ one: await makeStay(test), two: { hotel: 'BP', folio: 'BP999999-9', lastName: '' } }),
      404,
      'link.not_found',
    ],
    ['a cancelled room', () => rooms({ status: 'CANCELLED' }), 404, 'link.not_found'],
    ['a room of other dates', () => rooms({ departure_on: '2027-01-30' }), 422, 'link.dates_do_not_match'],
  ] as const;
  it.each(cases)('is not made with %s', async (_, make, status, code) => {
    const { one, two } = await make();
    await books.newRows();
    const answer = await group(one, member(one), [member(two)]);
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
      status,
      code,
      'reservations.0.folio',
    ]);
    expect(await books.newRows()).toEqual({});
  });

  it('is not made twice with the same room, nor with one that rides already', async () => {
    const { one, two } = await rooms();
    const twice = await group(one, member(one), [member(two), member(two)]);
    expect([twice.json().code, twice.json().field]).toEqual([
      'link.already_selected',
      'reservations.1.folio',
    ]);
    const own = await group(one, member(one), [member(one)]);
    expect(own.json().code).toBe('link.already_selected');
    const riding = await makePending(test);
    await test.db
      .updateTable('pms_stay')
      .set({ parent_resv_name_id: `R-${one.folio}` })
      .where('folio', '=', riding.guest.folio)
      .execute();
    const taken = await group(one, member(one), [member(riding.guest)]);
    expect(taken.json().code).toBe('link.already_has_transportation');
  });

  it.each([
    ['of another guest', 404, 'stay.not_found', 'folio', {}],
    ['of nobody', 422, 'passengers.adult_missing', 'adults', { adults: '0' }],
    ['of half a person', 400, 'number.invalid', 'adults', { adults: '1.5' }],
    ['of 999', 400, 'number.invalid', 'minors', { minors: '999' }],
    ['with an unknown field', 400, 'field.unknown', 'club', { club: '1' }],
  ])('%s is refused', async (what, status, code, field, change: Member) => {
    const one = await makeStay(test);
    const caller = what === 'of another guest' ? await makeStay(test) : one;
    await books.newRows();
    const answer = await group(caller, member(one, change), []);
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([status, code, field]);
    expect(await books.newRows()).toEqual({});
  });

  it('named by somebody else is not found when booking', async () => {
    const one = await makeStay(test);
    const made = await group(one, member(one), []);
    const other = await makeStay(test);
    const body = await bodyOf(test, other, 121, { receptive_group_id: made.json().receptive_group_id });
    const answer = await create(test, await signIn(test, other), 121, body);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'group.not_found']);
  });
});
