import { airportProperties } from '@traslado/domain/catalogues/airport-properties';
import { airports } from '@traslado/domain/catalogues/airports';
import { properties } from '@traslado/domain/catalogues/properties';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePaid, show } from '../../testing/changes.ts';
import { editRow, mustEditRow } from '../../testing/edit-row.ts';
import { makePending, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const url = '/v1/staff/airport-properties';
let keeper: Staff;
/** Bahía Perla and Cancún. */
let id: number;
beforeAll(async () => {
  keeper = await makeStaff(test, ['catalogue']);
  const { rows } = (await keeper.ask('GET', `${url}?property_id=1&airport_id=1`)).json();
  id = rows[0].id;
});

describe('the road between an airport and a property', () => {
  it('has departures picked up earlier by its extra minutes', async () => {
    const pickUpAt = async () => {
      const { token, code } = await makePending(test, serviceOf.suvDeparture);
      return Date.parse((await show(test, token, code)).transfers[0].pick_up.at);
    };
    const before = await pickUpAt();
    await mustEditRow(keeper, airportProperties, { id, change: { extra_minutes: 25 } });
    expect((before - (await pickUpAt())) / MINUTE_MS).toBe(25);
  });

  it('says on a ride how long it is; one that is ended is no longer offered and stays with what was sold', async () => {
    const { token, code } = await makePaid(test);
    const minutes = async () => (await show(test, token, code)).transfers[0].drive_minutes;
    const served = async () =>
      (await test.get('/airports?hotel=BP')).json().map((one: { iata_code: string }) => one.iata_code);
    await mustEditRow(keeper, airportProperties, { id, change: { drive_minutes: 95 } });
    expect([await minutes(), await served()]).toEqual([95, ['CUN']]);
    await mustEditRow(keeper, airportProperties, { id, change: { active: false } });
    expect([await minutes(), await served()]).toEqual([95, []]);
    await mustEditRow(keeper, airportProperties, { id, change: { active: true } });
  });

  it('is found by what its airport and its property are called, in either language, and deleted by its property', async () => {
    const payload = { ...airportProperties.example, property_id: 7, airport_id: 8 };
    const row = (await keeper.ask('POST', url, { payload })).json();
    const found = async (search: string) =>
      (await keeper.ask('GET', `${url}?search=${encodeURIComponent(search)}`)).json().rows;
    expect(await found('aeropuerto internacional lynden')).toContainEqual(row);
    expect(await found('tulum quieto')).toContainEqual(row);
    expect(await found('montego')).not.toContainEqual(row);
    const uses = (await keeper.ask('GET', '/v1/staff/airports/8/uses')).json().uses;
    expect(uses).toContainEqual({ of: 'airport-properties', id: row.id, label: 'TQ · Tulum Quieto' });
    const remove = (typed: string) =>
      keeper.ask('DELETE', `${url}/${row.id}?confirmation=${encodeURIComponent(typed)}`);
    expect((await remove('7')).json().code).toBe('airport_property.word_differs');
    expect((await remove('tq tulum quieto')).json()).toEqual({ deleted: true });
  });

  it('is offered only airports and properties that are not ended', async () => {
    const choices = async (field: string) =>
      (await keeper.ask('GET', `${url}/choices?field=${field}`))
        .json()
        .choices.map((one: { id: number }) => one.id);
    for (const [field, definition] of [
      ['airport_id', airports],
      ['property_id', properties],
    ] as const) {
      expect(await choices(field)).toContain(8);
      await mustEditRow(keeper, definition, { id: 8, change: { active: false } });
      expect(await choices(field)).not.toContain(8);
    }
  });

  it.each([
    [{ extra_minutes: 601 }, 'field.out_of_range', 'extra_minutes'],
    [{ drive_minutes: 0 }, 'field.out_of_range', 'drive_minutes'],
    [{ airport_id: 999 }, 'field.invalid', 'airport_id'],
    [{ property_id: 2 }, 'airport_property.name_taken', 'airport_id'],
  ])('refuses %o', async (change, code, field) => {
    expect((await editRow(keeper, airportProperties, { id, change })).json()).toMatchObject({ code, field });
  });
});

it('stand by the name of the resort that is read, not by its number or code', async () => {
  const reader = await makeStaff(test, ['catalogue']);
  const properties = await test.db.selectFrom('property').select(['id', 'name']).execute();
  const plain = (name: string) =>
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  const names = new Map(properties.map(({ id, name }) => [id, plain(name)]));
  const listed = async (direction: string) => {
    const url = `/v1/staff/airport-properties?sort=property_id&direction=${direction}&page_size=100`;
    const { rows } = (await reader.ask('GET', url)).json();
    return rows.map((row: { property_id: number }) => names.get(row.property_id));
  };
  const up = await listed('asc');
  expect(new Set(up).size).toBeGreaterThan(5);
  expect(up).toEqual([...up].sort());
  expect(await listed('desc')).toEqual([...up].reverse());
});
