import { calls } from '@traslado/contract/calls';
import { describe, expect, it } from 'vitest';
import { bodyOf, create, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const product = useTestApp();

describe('what a stay includes', () => {
  const guestOf = async (hotel: string, folio: string, lastName: string) => {
    const { token } = await product.tokens.issueGuest({ hotel, folio, lastName }, testNow);
    return { authorization: `Bearer ${token}` };
  };
  const url = (hotel: string, folio: string, rest = '') =>
    `/v3/transfers/include?hotel=${hotel}&folio=${folio}&airport_id=1${rest}`;
  const included = async (folio: string, lastName: string, rest = '') =>
    calls.listIncludedTransfers.shapes.answer
      .parse(
        (
          await product.app.inject({
            url: url('BP', folio, rest),
            headers: await guestOf('BP', folio, lastName),
          })
        ).json(),
      )
      .map((one) => [one.id, one.covers]);

  it.each([
    ['BP100001-1', 'Rivera', []],
    ['BP100002-1', 'Muñoz López', [[111, 'round_trip']]],
    ['BP100011-1', 'Silva', [[112, 'arrival']]],
  ])('%s', async (folio, lastName, expected) => {
    expect(await included(folio, lastName)).toEqual(expected);
  });

  it('says what is left of the benefit, before anybody books', async () => {
    const guest = await makeStay(product, { rate_plan: 'AI-RT' });
    const token = await signIn(product, guest);
    const headers = { authorization: `Bearer ${token}` };
    const benefitFor = async (rest = '') =>
      (await product.app.inject({ url: url('BP', guest.folio, rest), headers })).json()[0]?.benefit;
    expect(await benefitFor()).toEqual({
      adults: 2,
      children: 1,
      worth: 126,
      used: 0,
      remaining: 126,
      currency: 'USD',
    });
    const book = async (service: number) =>
      create(product, token, service, await bodyOf(product, guest, service));
    // One way of the better car has the arrival paid whole; nothing is due, so it is confirmed.
    expect((await book(serviceOf.suvArrival)).json()).toMatchObject({ status: 'confirmed', amount_due: 0 });
    expect(await benefitFor()).toMatchObject({ worth: 126, used: 95, remaining: 31 });
    const departure = (await book(serviceOf.suvDeparture)).json();
    expect(departure.amount_due).toBe(95 - 31);
    // Unpaid: another departure would replace it, an arrival would not.
    expect(await benefitFor('&trip_type=departure')).toMatchObject({ used: 95, remaining: 31 });
    expect(await benefitFor('&trip_type=arrival')).toMatchObject({ used: 126, remaining: 0 });
  });

  it.each([
    ['for its own people', serviceOf.sharedRoundTrip, {}, 0],
    ['for more people than the stay', serviceOf.sharedRoundTrip, { adults: 5 }, 5 * 42 - 126],
    ['for something better, at the difference', serviceOf.suvRoundTrip, {}, 160 - 126],
    ['for something better and a second vehicle', serviceOf.suvRoundTrip, { adults: 7 }, 2 * 160 - 126],
  ])('pays %s', async (_, service, more, due) => {
    const guest = await makeStay(product, { rate_plan: 'AI-RT' });
    const token = await signIn(product, guest);
    const made = await create(product, token, service, await bodyOf(product, guest, service, more));
    expect(made.json().amount_due).toBe(due);
    const shown = await product.app.inject({
      url: `/v1/transfers/coupons/${made.json().coupon_id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const { price } = shown.json();
    expect(price.total).toBe(due);
    expect(price.lines.at(-1)).toMatchObject({ code: 'price.included' });
  });

  it('is told of the stays that ride together', async () => {
    const one = await makeStay(product, { rate_plan: 'AI-RT' });
    const two = await makeStay(product, {
      rate_plan: 'AI-RT',
      parent_resv_name_id: `R-${one.folio}`,
      adults: 3,
    });
    const headers = { authorization: `Bearer ${await signIn(product, one)}` };
    const linked = await product.app.inject({
      method: 'POST',
      url: `/v1/transfers/consecutive-reserves/Consecutive/BP/${one.folio}/BP/${two.folio}`,
      headers,
    });
    const group = linked.json().receptive_group_id;
    const answer = await product.app.inject({
      url: url('BP', one.folio, `&receptive_group_id=${group}`),
      headers,
    });
    expect(answer.json()[0].benefit).toMatchObject({ adults: 5, children: 2, worth: 7 * 42 });
  });

  it('ends and begins with its rule', async () => {
    const guest = await makeStay(product, { market_segment: 'WEDDING', arrivesIn: 30, nights: 5 });
    const headers = { authorization: `Bearer ${await signIn(product, guest)}` };
    const ids = async () =>
      (await product.app.inject({ url: url('BP', guest.folio), headers }))
        .json()
        .map(({ id }: { id: number }) => id);
    const rule = { property_id: 1, service_id: 121, market_segment: 'WEDDING', min_nights: 6 };
    await product.editCatalogue((db) => db.insertInto('included_rule').values(rule).execute());
    expect(await ids()).toEqual([]);
    const edit = (
      change: { min_nights: number } | { is_member: boolean } | { is_guest: boolean } | { club: string },
    ) =>
      product.editCatalogue((db) =>
        db
          .updateTable('included_rule')
          .set(change)
          .where('market_segment', '=', 'WEDDING')
          .where('property_id', '=', 1)
          .execute(),
      );
    await edit({ min_nights: 5 });
    expect(await ids()).toEqual([121]);
    await edit({ is_member: true });
    expect(await ids()).toEqual([]);
    const member = JSON.stringify({ isMember: true, isGuest: true, club: 'DIAMOND' });
    await product.db.updateTable('pms_stay').set({ club: member }).where('folio', '=', guest.folio).execute();
    expect(await ids()).toEqual([121]);
    await edit({ is_guest: false });
    expect(await ids()).toEqual([]);
    await edit({ is_guest: true });
    expect(await ids()).toEqual([121]);
    await edit({ club: 'GOLD' });
    expect(await ids()).toEqual([]);
    await edit({ club: 'DIAMOND' });
    expect(await ids()).toEqual([121]);
  });

  it('does not believe the query', async () => {
    expect(await included('BP100001-1', 'Rivera', '&is_member=1&is_guest=0&club=DIAMOND')).toEqual([]);
  });

  it('is asked of hotel BP at airport 1 in English where none is named', async () => {
    const headers = { ...(await guestOf('BP', 'BP100002-1', 'Muñoz López')), 'accept-language': 'es-MX' };
    const ask = async (rest: string) =>
      (
        await product.app.inject({
          url: `/v3/transfers/include?folio=BP100002-1&expand=sheet${rest}`,
          headers,
        })
      ).json();
    const plain = await ask('');
    expect(plain).toHaveLength(1);
    expect(plain).toEqual(await ask('&hotel=BP&airport_id=1&language=EN'));
    expect(plain).not.toEqual(await ask('&language=es'));
  });

  it('is nothing at another airport', async () => {
    const headers = await guestOf('BP', 'BP100002-1', 'Muñoz López');
    const answer = await product.app.inject({
      url: url('BP', 'BP100002-1').replace('airport_id=1', 'airport_id=4'),
      headers,
    });
    expect(answer.json()).toEqual([]);
  });

  it('is not told of a stranger’s stay, nor to the app alone', async () => {
    const headers = await guestOf('BP', 'BP100001-1', 'Rivera');
    const answer = await product.app.inject({ url: url('BP', 'BP100002-1'), headers });
    expect(answer.json()).toMatchObject({ status: 404, code: 'stay.not_found' });
    expect((await product.get(url('BP', 'BP100002-1'))).statusCode).toBe(401);
  });

  it('is told of a stay that rides along', async () => {
    const headers = await guestOf('BP', 'BP100001-1', 'Rivera');
    const { id } = await product.db
      .insertInto('receptive_group')
      .values({ hotel: 'BP', folio: 'BP100001-1', created_at: new Date(testNow) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await product.db
      .insertInto('receptive_group_stay')
      .values(
        ['BP100001-1', 'BP100002-1'].map((folio, index) => ({
          group_id: id,
          hotel: 'BP',
          folio,
          main: index === 0,
          adults: 2,
          children: 0,
          baby_seats: 0,
        })),
      )
      .execute();
    const answer = await product.app.inject({ url: url('BP', 'BP100002-1'), headers });
    expect(answer.json()).toMatchObject([{ id: 111, included: true }]);
  });

  it('says that a stay cancelled meanwhile is no longer available', async () => {
    const headers = await guestOf('BP', 'BP100009-1', 'Okafor');
    const answer = await product.app.inject({ url: url('BP', 'BP100009-1'), headers });
    expect(answer.json()).toMatchObject({ status: 422, code: 'stay.no_longer_available' });
  });
});
