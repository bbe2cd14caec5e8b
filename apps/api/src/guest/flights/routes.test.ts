import { calls } from '@traslado/contract/calls';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';

const product = useTestApp();

const key = '/v1/transfers/flights/key';
const search = '/v1/transfers/flights/search-data';

describe('flights', () => {
  it.each(['AA1234', 'aa 1234', 'Aa1234'])('are found by the designator %s', async (typed) => {
    const answer = await product.get(`${key}/${encodeURIComponent(typed)}`);
    expect(calls.findFlightByKey.shapes.answer.parse(answer.json())).toMatchObject({
      flight_key: 'AA1234',
      airline: 'American Airlines',
      type: 'A',
      flight_date: null,
      flight_time: '14:35',
      is_national: '0',
      airport_id: 1,
    });
  });

  it.each([
    [
      'AA/1235/D/2026-12-28',
      { flight_key: 'AA1235', flight_time: '14:20', is_national: '0', flight_date: '2026-12-28' },
    ],
    [
      'VB/3101/d/2026-12-28',
      { flight_key: 'VB3101', airline: 'Viva', flight_time: '01:10', is_national: '1' },
    ],
    ['Y4/0741/A/2026-12-28', { flight_key: 'Y4741', airline: 'Volaris', other_airport: 'GDL' }],
    ['AAL/01235/D/2026-12-28', { flight_key: 'AA1235', flight_time: '14:20' }],
  ])('are found by %s', async (path, expected) => {
    expect((await product.get(`${search}/${path}`)).json()).toMatchObject(expected);
  });

  it.each([
    [`${key}/ZZ1234`, 404, 'flight.not_found'],
    [`${key}/AA1234%2F`, 422, 'flight.number_invalid'],
    [`${key}/AA0000`, 422, 'flight.number_invalid'],
    [`${key}/1234567`, 422, 'flight.number_invalid'],
    [`${key}/${encodeURIComponent("AA1' or 1")}`, 422, 'flight.number_invalid'],
    [`${search}/AA/1235/A/2026-12-28`, 404, 'flight.not_found'],
    [`${search}/AA/1235/X/2026-12-28`, 400, 'field.invalid'],
    [`${search}/AA/1235/D/2026-02-30`, 400, 'date.invalid'],
  ])('refuses %s', async (url, status, code) => {
    const answer = await product.get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('fly only on their days', async () => {
    // Monday only; 28 December 2026 is a Monday.
    await product.db
      .updateTable('scheduled_flight')
      .set({ weekdays: ['mon'] })
      .where('flight_number', '=', '1235')
      .execute();
    expect((await product.get(`${search}/AA/1235/D/2026-12-28`)).statusCode).toBe(200);
    expect((await product.get(`${search}/AA/1235/D/2026-12-29`)).statusCode).toBe(404);
  });
});

describe('airlines', () => {
  it('are listed by name, with those that older lists lack', async () => {
    const answer = await product.get('/v1/transfers/airlines-external');
    const airlines = calls.listAirlines.shapes.answer.parse(answer.json());
    const codes = new Map(airlines.map((airline) => [airline.iataCode, airline.name]));
    expect([codes.get('VB'), codes.get('Y4'), codes.get('B6'), codes.get('F9')]).toEqual([
      'Viva',
      'Volaris',
      'JetBlue',
      'Frontier Airlines',
    ]);
    expect(airlines.every((airline) => airline.icaoCode === airline.iataCode)).toBe(true);
    const names = airlines.map((airline) => airline.name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('follow an edit', async () => {
    await product.editCatalogue((db) =>
      db.updateTable('airline').set({ status: 0 }).where('iata_code', '=', 'B6').execute(),
    );
    await product.editCatalogue((db) =>
      db.updateTable('airline').set({ name: 'Viva Aerobus' }).where('iata_code', '=', 'VB').execute(),
    );
    const { body } = await product.get('/v1/transfers/airlines-external');
    expect(body).not.toContain('JetBlue');
    expect(body).toContain('Viva Aerobus');
    expect((await product.get(`${key}/VB3101`)).json()).toMatchObject({ airline: 'Viva Aerobus' });
  });
});
