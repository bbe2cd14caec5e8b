import { calls } from '@traslado/contract/calls';
import { describe, expect, it } from 'vitest';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const product = useTestApp();

const sale = '/v1/serviceManage/transfers-services-for-sale';

async function forSale(hotel: string, query: string) {
  const answer = await product.get(`${sale}/${hotel}?${query}`);
  expect(answer.statusCode).toBe(200);
  return calls.listServicesForSale.shapes.answer.parse(answer.json());
}

describe('what is for sale', () => {
  it('is three round trips at Bahía Perla, the SUV recommended, each with one step better', async () => {
    const list = await forSale('BP', 'service_date=2026-12-21&is_round_trip=1&airport_id=1&language=EN');
    expect(
      list.map((one) => [
        one.id,
        one.private,
        one.recommended,
        one.maximum_pax,
        one.upsell_service_id,
        one.closed,
      ]),
    ).toEqual([
      [111, false, 0, 10, 121, null],
      [121, true, 1, 6, 131, null],
      [131, true, 0, 10, null, null],
    ]);
    expect(list[0]).toMatchObject({
      service_rate_id: 1111,
      operation_type_id: 1,
      departure_place_id: 101,
      arrival_place_id: 201,
      national_hour_before: '02:30',
      international_hour_before: '03:30',
    });
    expect(list[0]).not.toHaveProperty('sheet');
  });

  it('is both directions for one way, the places turned round for the way back', async () => {
    const list = await forSale('BP', 'service_date=2026-12-21&is_round_trip=0&airport_id=1');
    expect(list.map((one) => one.id)).toEqual([112, 113, 122, 123, 132, 133]);
    expect(list[1]).toMatchObject({ operation_type_id: 3, departure_place_id: 201, arrival_place_id: 101 });
  });

  it('is for airport 1 where none is named, or for the hotel’s own where that one does not serve it', async () => {
    for (const [hotel, airport] of [
      ['BP', 1],
      ['TQ', 1],
      ['SC', 4],
    ] as const)
      expect(await forSale(hotel, 'service_date=2026-12-21&is_round_trip=1')).toEqual(
        await forSale(hotel, `service_date=2026-12-21&is_round_trip=1&airport_id=${airport}`),
      );
  });

  it('is in English where no language is named, whatever the caller speaks', async () => {
    for (const path of [
      `${sale}/BP?service_date=2026-12-21&is_round_trip=1&expand=sheet`,
      '/master-service/sheet-data/121',
    ]) {
      const answers = await Promise.all(
        ['', '&language=EN', '&language=es'].map(async (language) => {
          const url = `${path}${path.includes('?') ? '' : '?'}${language}`;
          return (await product.get(url, { 'accept-language': 'es-MX' })).json();
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).not.toEqual(answers[2]);
    }
  });

  it('carries sheets in the language of the query when asked', async () => {
    const list = await forSale(
      'BP',
      'service_date=2026-12-21&is_round_trip=1&airport_id=1&language=es&expand=sheet',
    );
    expect(list[1]?.sheet).toMatchObject({ name: 'SUV privada', isRoundTrip: true, pax_max: 6 });
    expect(list[1]?.sheet?.rates.find((rate) => rate.id === list[1]?.service_rate_id)?.price).toBe(160);
  });

  it.each([['the farther airport of Tulum', 'TQ', 'airport_id=1', [1811, 1821, 1831]]])(
    'for %s',
    async (_, hotel, airport, ids) => {
      const list = await forSale(hotel, `service_date=2026-12-21&is_round_trip=1&${airport}`);
      expect(list.map((one) => one.id)).toEqual(ids);
    },
  );

  it.each([
    ['yesterday', 'BP', '2026-11-20', 'booking.in_the_past'],
    ['today', 'BP', '2026-11-21', 'booking.today_by_phone'],
    ['tomorrow before three', 'BP', '2026-11-22', null],
    ['the last day', 'BP', '2028-05-21', null],
    ['after it', 'BP', '2028-05-22', 'booking.too_far_ahead'],
    ['a black-out at Caleta Real', 'CR', '2027-01-21', 'booking.blackout'],
    ['the day after it', 'CR', '2027-01-23', null],
    ['inside the notice of Laguna Verde', 'LV', '2026-11-22', 'booking.notice_too_short'],
    ['at its end', 'LV', '2026-11-23', null],
  ])('closes %s with a reason', async (_, hotel, date, code) => {
    const list = await forSale(hotel, `service_date=${date}&is_round_trip=1&airport_id=1`);
    expect(list[0]?.closed?.code ?? null).toBe(code);
  });

  it('closes tomorrow at three in the afternoon at the property, to the minute', async () => {
    const codeAt = async (instant: string) => {
      product.setNow(Date.parse(instant));
      const list = await forSale('BP', 'service_date=2026-11-22&is_round_trip=1&airport_id=1');
      product.setNow(testNow);
      return list[0]?.closed?.code ?? null;
    };
    expect(await codeAt('2026-11-21T19:59:59Z')).toBe(null);
    expect(await codeAt('2026-11-21T20:00:00Z')).toBe('booking.too_late_for_tomorrow');
  });

  it('says the reason in the language and the months in words', async () => {
    const list = await forSale('CR', 'service_date=2027-01-21&is_round_trip=1&airport_id=1&language=es');
    expect(list[0]?.closed?.detail).toBe('Este servicio no opera el 21 de enero de 2027.');
  });

  it('takes the high season of Punta Clara before its base rate', async () => {
    const [base] = await forSale('PC', 'service_date=2026-12-21&is_round_trip=1&airport_id=7');
    const [high] = await forSale('PC', 'service_date=2027-05-15&is_round_trip=1&airport_id=7');
    expect([base?.service_rate_id, high?.service_rate_id]).toEqual([15111, 15112]);
  });

  it('answers 304 to who has it, until something in it changes', async () => {
    const url = `${sale}/PM?service_date=2026-12-21&is_round_trip=1&airport_id=1`;
    const etag = String((await product.get(url)).headers.etag);
    product.setNow(testNow + 120_000);
    expect((await product.get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    product.setNow(testNow);
    await product.editCatalogue((db) =>
      db.updateTable('service').set({ suitcases: 3 }).where('id', '=', 211).execute(),
    );
    const changed = await product.get(url, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()[0].suitcases).toBe(3);
  });

  it('comes compressed to who can read that', async () => {
    const url = `${sale}/BP?service_date=2026-12-21&is_round_trip=1&airport_id=1&expand=sheet`;
    const plain = await product.get(url);
    const small = await product.get(url, { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it.each([
    [`${sale}/ZZ?is_round_trip=1&airport_id=1`, 404, 'hotel.not_found', 'hotel'],
    [`${sale}/BP?is_round_trip=1&airport_id=99`, 404, 'airport.not_found', 'airport_id'],
    [`${sale}/BP?is_round_trip=1&airport_id=9`, 404, 'airport.not_found', 'airport_id'],
    [`${sale}/BP?is_round_trip=1&airport_id=4`, 422, 'airport.not_served', 'airport_id'],
    [`${sale}/BP?airport_id=1`, 400, 'field.required', 'is_round_trip'],
    [`${sale}/BP?is_round_trip=2&airport_id=1`, 400, 'field.invalid', 'is_round_trip'],
    [`${sale}/BP?is_round_trip=1&airport_id=1e0`, 400, 'number.invalid', 'airport_id'],
    [`${sale}/BP?is_round_trip=1&airport_id=1&service_date=2027-02-29`, 400, 'date.invalid', 'service_date'],
    [`${sale}/BP?is_round_trip=1&airport_id=1&language=fr`, 400, 'language.invalid', 'language'],
    [`${sale}/BP?is_round_trip=1&airport_id=1&price=1`, 400, 'field.unknown', 'price'],
    ['/master-service/sheet-data/99999', 404, 'service.not_found', 'id'],
    ['/master-service/sheet-data/111?hotel_key=PM', 404, 'service.not_found', 'id'],
    ['/master-service/sheet-data/99999999999', 400, 'number.invalid', 'id'],
    ['/v1/serviceManage/restrictions/77', 404, 'restriction.not_found', 'id'],
    ['/v1/transfers/transfers/service-segment/7777', 404, 'segment.not_found', 'segment'],
    ['/v1/transfers/reservation/dates/111/PM', 404, 'service.not_found', 'serviceID'],
  ])('refuses %s', async (url, status, code, field) => {
    const answer = await product.get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, field });
  });
});

describe('the service sheet', () => {
  it('speaks both languages about the same service', async () => {
    const [en, es] = await Promise.all(
      ['EN', 'ES'].map(async (language) =>
        calls.getServiceSheet.shapes.answer.parse(
          (await product.get(`/master-service/sheet-data/121?language=${language}`)).json(),
        ),
      ),
    );
    expect(en).toMatchObject({ name: 'Private SUV', transportationType: 'Private', serviceSegmentId: 12 });
    expect(es).toMatchObject({ name: 'SUV privada', transportationType: 'Privado', serviceSegmentId: 12 });
    expect(en?.itinerary).toHaveLength(es?.itinerary.length ?? 0);
    expect(en?.images.thumbnails).toEqual(['/art/vehicles/suv-thumbnail.svg']);
  });

  it('has all rates by priority, and with a date those of that day', async () => {
    const all = calls.getServiceSheet.shapes.answer.parse(
      (await product.get('/master-service/sheet-data/111')).json(),
    );
    expect(all.rates.map((rate) => rate.id)).toEqual([1119, 1111]);
    const dated = calls.getServiceSheet.shapes.answer.parse(
      (await product.get('/master-service/sheet-data/111?service_date=2026-12-21')).json(),
    );
    expect(dated.rates).toMatchObject([{ id: 1111, adultPrice: 42, minorPrice: 0, currencyId: 'USD' }]);
  });
});

describe('configurations, segments, restrictions, dates', () => {
  it('names the restriction of a segment and keeps the addresses of staff to itself', async () => {
    const rows = calls.listSegmentConfigurations.shapes.answer.parse(
      (await product.get('/v1/transfers/transfers/service-segment/41/configuration')).json(),
    );
    expect(rows).toMatchObject([
      { propertyId: 4, restrictionId: 2, restrictionCategoryId: 2, notificationMails: null },
    ]);
    expect((await product.get('/v1/serviceManage/restrictions/2')).json()).toMatchObject({
      restrictionCategoryId: 2,
      auxiliar: 48,
      status: 1,
    });
  });

  it('lists the services of a segment by place and state', async () => {
    const url = '/v1/transfers/transfers/service-segment/12';
    const ids = async (query: string) =>
      calls.listSegments.shapes.answer
        .parse((await product.get(`${url}${query}`)).json())
        .map((row) => row.service_id);
    expect(await ids('')).toEqual([121, 122, 123]);
    expect(await ids('?place_area_origin_id=201&place_area_destination_id=101')).toEqual([123]);
    expect(await ids('?status=0')).toEqual([]);
    expect(await ids('?service_id=122')).toEqual([122]);
  });

  it('gives the dates on which a service can be booked', async () => {
    expect((await product.get('/v1/transfers/reservation/dates/311/CR')).json()).toEqual({
      from: '2026-11-22',
      to: '2028-05-21',
      closed: ['2027-01-20', '2027-01-21', '2027-01-22'],
    });
    expect((await product.get('/v1/transfers/reservation/dates/411/LV')).json()).toMatchObject({
      from: '2026-11-23',
    });
  });
});
