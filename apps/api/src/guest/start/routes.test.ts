import { calls } from '@traslado/contract/calls';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';

const product = useTestApp();

const login = (username: string) =>
  product.app.inject({
    method: 'POST',
    url: '/v1/auth/login/system',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `username=${username}`,
  });

describe('the system log-in', () => {
  it('gives the app a token that opens the catalogue', async () => {
    const answer = await login('web');
    expect(answer.statusCode).toBe(200);
    const { id } = calls.loginSystem.shapes.answer.parse(answer.json());
    const airports = await product.app.inject({
      url: '/airports',
      headers: { authorization: `Bearer ${id.token}` },
    });
    expect(airports.statusCode).toBe(200);
  });

  it('knows no other user', async () => {
    const answer = await login('root');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'auth.unknown_user', field: 'username' });
  });

  it('is needed for the catalogue', async () => {
    expect((await product.app.inject({ url: '/airports' })).statusCode).toBe(401);
  });
});

describe('airports and resorts', () => {
  it('leaves out airports without web transfers', async () => {
    const airports = calls.listAirports.shapes.answer.parse((await product.get('/airports')).json());
    expect(airports.map((airport) => airport.iata_code)).toEqual([
      'CUN',
      'CZM',
      'TQO',
      'SJD',
      'PVR',
      'MBJ',
      'PUJ',
      'NAS',
    ]);
    expect(airports[0]).toMatchObject({ airport_id: 1, time_zone: 'America/Cancun' });
  });

  it('lists those of one hotel', async () => {
    const airports = calls.listAirports.shapes.answer.parse((await product.get('/airports?hotel=tq')).json());
    expect(airports.map((airport) => airport.iata_code)).toEqual(['CUN', 'TQO']);
    expect((await product.get('/airports?hotel=ZZ')).json()).toMatchObject({
      status: 404,
      code: 'hotel.not_found',
      field: 'hotel',
    });
  });

  it.each([
    ['', 17, ['BP', 'PM', 'CR', 'LV', 'TM']],
    ['?allBrands=1&includeMoonZone=1', 17, ['BP', 'PM', 'CR', 'LV', 'TM']],
    ['?allBrands=0', 2, ['BP', 'PM']],
    ['?includeMoonZone=0', 16, ['BP', 'PM', 'CR', 'LV', 'IS']],
    ['?allBrands=false&includeMoonZone=false', 2, ['BP', 'PM']],
  ])('lists resorts as asked: %s', async (query, count, first) => {
    const answer = await product.get(`/api/v2/properties/all${query}`);
    const codes = calls.listProperties.shapes.answer.parse(answer.json()).map(({ code }) => code);
    expect(codes).toHaveLength(count);
    expect(codes.slice(0, first.length)).toEqual(first);
  });

  it('shows a part of a resort only where it is asked for, as soon as its row says so', async () => {
    const edit = (code: string, moon_zone: boolean) =>
      product.editCatalogue((db) =>
        db.updateTable('property').set({ moon_zone }).where('code', '=', code).execute(),
      );
    const codes = async () =>
      calls.listProperties.shapes.answer
        .parse((await product.get('/api/v2/properties/all?includeMoonZone=0')).json())
        .map(({ code }) => code);
    await edit('LV', true);
    expect(await codes()).not.toContain('LV');
    await edit('LV', false);
    expect(await codes()).toContain('LV');
  });

  it('gives each resort the date at its own place', async () => {
    // Half past four in London: already Sunday in Punta Cana, still Saturday in Los Cabos.
    product.setNow(Date.parse('2026-11-22T04:30:00Z'));
    const answer = await product.get('/api/v2/properties/all?allBrands=1');
    product.setNow(Date.parse('2026-11-21T15:00:00Z'));
    const dates = new Map(
      calls.listProperties.shapes.answer
        .parse(answer.json())
        .map((property) => [property.code, property.currentDate]),
    );
    expect([dates.get('BP'), dates.get('SC'), dates.get('PC')]).toEqual([
      '2026-11-21',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it.each([
    ['/airports?hotel=B%27P', 'hotel.invalid', 'hotel'],
    ['/airports?resort=BP', 'field.unknown', 'resort'],
    ['/api/v2/properties/all?allBrands=yes', 'field.invalid', 'allBrands'],
  ])('refuses %s and names the field', async (url, code, field) => {
    const answer = await product.get(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code, field });
  });

  it('says so when nothing changed', async () => {
    const first = await product.get('/airports');
    const etag = String(first.headers.etag);
    const again = await product.get('/airports', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const other = await product.get('/airports', { 'if-none-match': 'W/"other"' });
    expect(other.statusCode).toBe(200);
  });

  it('shows an edited row, a switched-off resort and a closed airport at once', async () => {
    const etag = String((await product.get('/airports')).headers.etag);
    await product.editCatalogue((db) =>
      db.updateTable('airport').set({ web_transfers: false }).where('iata_code', '=', 'NAS').execute(),
    );
    const answer = await product.get('/airports', { 'if-none-match': etag });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('"NAS"');
    await product.editCatalogue((db) =>
      db
        .updateTable('property')
        .set({ name: 'Bahía Perla Grand', change_hours: 72 })
        .where('code', '=', 'BP')
        .execute(),
    );
    await product.editCatalogue((db) =>
      db.updateTable('property').set({ active: false }).where('code', '=', 'NS').execute(),
    );
    const properties = calls.listProperties.shapes.answer.parse(
      (await product.get('/api/v2/properties/all')).json(),
    );
    expect(properties.find((property) => property.code === 'BP')).toMatchObject({
      name: 'Bahía Perla Grand',
      changeDeadlineHours: 72,
    });
    expect(properties.some((property) => property.code === 'NS')).toBe(false);
    await product.editCatalogue((db) =>
      db.updateTable('airport_property').set({ extra_minutes: 25 }).where('property_id', '=', 1).execute(),
    );
    const edited = calls.listProperties.shapes.answer.parse(
      (await product.get('/api/v2/properties/all')).json(),
    );
    expect(edited.find((property) => property.code === 'BP')?.airports).toEqual([
      { airport_id: 1, extraMinutes: 25 },
    ]);
  });
});

describe('the brand, the rate of the day and the address', () => {
  it('is data with ten hotel groups, and nothing secret', async () => {
    await product.db
      .insertInto('app_setting')
      .values({ key: 'token_secret', value: JSON.stringify('a-secret') })
      .execute();
    const answer = await product.app.inject({ url: '/api/public/brand' });
    const brand = calls.getBrand.shapes.answer.parse(answer.json());
    expect(brand).toMatchObject({ name: 'Perla Resorts', demo: true });
    expect(brand.groups).toHaveLength(10);
    expect(new Set(brand.groups.map((group) => group.groupId))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(answer.body).not.toContain('a-secret');
  });

  it('follows an edit of the brand, its groups and the rate', async () => {
    await product.editCatalogue((db) =>
      db.updateTable('hotel_group').set({ name: 'Perla One' }).where('id', '=', 1).execute(),
    );
    await product.editCatalogue((db) => db.updateTable('brand').set({ name: 'Coral Hotels' }).execute());
    const brand = calls.getBrand.shapes.answer.parse(
      (await product.app.inject({ url: '/api/public/brand' })).json(),
    );
    expect(brand.name).toBe('Coral Hotels');
    expect(brand.groups[0]?.name).toBe('Perla One');
  });

  it('tells the newest rate that has begun, or null', async () => {
    expect((await product.get('/v1/exchange-rate')).json()).toEqual({
      exchangeRate: 18,
      currency: 'MXN',
      asOf: '2026-11-21',
    });
    await product.editCatalogue((db) =>
      db
        .insertInto('exchange_rate')
        .values([
          { currency: 'MXN', as_of: '2026-11-30', rate: 99 },
          { currency: 'EUR', as_of: '2026-11-21', rate: 0.9 },
        ])
        .execute(),
    );
    expect((await product.get('/v1/exchange-rate')).json()).toMatchObject({ exchangeRate: 18 });
    await product.editCatalogue((db) => db.deleteFrom('exchange_rate').execute());
    expect((await product.get('/v1/exchange-rate')).json()).toEqual({
      exchangeRate: null,
      currency: 'MXN',
      asOf: null,
    });
  });

  it('tells the address that is seen, and null for where it is', async () => {
    expect(
      (await product.app.inject({ url: '/api/public/ip', remoteAddress: '203.0.113.9' })).json(),
    ).toEqual({
      ip: '203.0.113.9',
    });
    const geo = await product.app.inject({ url: '/api/public/geo-ip/203.0.113.9' });
    expect([geo.statusCode, geo.body]).toEqual([200, 'null']);
  });
});
