import { airportProperties } from '@traslado/domain/catalogues/airport-properties';
import { airports } from '@traslado/domain/catalogues/airports';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { hotelGroups } from '@traslado/domain/catalogues/hotel-groups';
import { places } from '@traslado/domain/catalogues/places';
import { properties } from '@traslado/domain/catalogues/properties';
import { providers } from '@traslado/domain/catalogues/providers';
import { rates } from '@traslado/domain/catalogues/rates';
import { segments } from '@traslado/domain/catalogues/segments';
import { services } from '@traslado/domain/catalogues/services';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { watchOpening } from './watch-opening.ts';

/** A product without a sale or a visible ride yet. */
const test = useTestApp();

let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['administrator']);
  const all = await setupOf(keeper);
  expect(all, 'bookings of the demo were paid').toBeNull();
  await sql`truncate coupon, hotel_group, property, airport, place, provider, segment, service, rate cascade`.execute(
    test.db,
  );
  await test.backends.inventory.reload();
});

type Step = { step: string; state: string; gap: { code: string; target: object | null } | null };

async function setupOf(staff: Staff): Promise<readonly Step[] | null> {
  return (await staff.ask('GET', '/v1/staff/home')).json().setup;
}

const stepOf = async (staff: Staff, name: string) =>
  (await setupOf(staff))?.find(({ step }) => step === name);

it('tells what the first sale needs, to who can do something about it', async () => {
  expect(await stepOf(keeper, 'group')).toEqual({
    step: 'group',
    state: 'next',
    gap: { code: 'group.none', name: '', target: { catalogue: 'hotel-groups', id: 'new', start: {} } },
  });
  const revenue = await makeStaff(test, ['revenue']);
  expect((await stepOf(revenue, 'group'))?.gap).toMatchObject({ code: 'group.none', target: null });
  expect(await setupOf(await makeStaff(test, ['auditor']))).toBeNull();
  expect(await setupOf(await makeStaff(test, ['administrator'], { scope: [1] }))).toBeNull();
});

it('follows what staff keep, and says what is in the way', async () => {
  expect((await addRow(keeper, hotelGroups, { active: true })).statusCode).toBe(201);
  expect((await stepOf(keeper, 'group'))?.state).toBe('done');
  expect((await stepOf(keeper, 'property'))?.state).toBe('next');
  expect((await addRow(keeper, properties, { active: true })).statusCode).toBe(201);
  const airport = await addRow(keeper, airports, { active: true, web_transfers: false });
  expect(airport.statusCode).toBe(201);
  const { id, iata_code } = airport.json();
  expect((await stepOf(keeper, 'airport'))?.gap).toEqual({
    code: 'airport.not_on_web',
    name: iata_code,
    target: { catalogue: 'airports', id, start: {} },
  });
  expect((await changeRow(keeper, airports, id, { web_transfers: true })).statusCode).toBe(200);
  expect((await stepOf(keeper, 'airport'))?.state).toBe('done');
  expect((await stepOf(keeper, 'road'))?.state).toBe('next');
});

it('guests are let in with the first ride that can be booked, and stay in', async () => {
  const inventory = test.backends.inventory;
  const isOpen = await watchOpening({ db: test.db, inventory, seller: { keepsBookings: true } }, test.now);
  expect(isOpen()).toBe(false);
  const service = await makeRide();
  await inventory.reload();
  expect(isOpen()).toBe(true);
  expect((await stepOf(keeper, 'rate'))?.state).toBe('done');
  await sql`delete from rate where service_id = ${service}`.execute(test.db);
  await inventory.reload();
  expect(isOpen()).toBe(true);
  // Another process that starts now has never seen a ride.
  expect((await watchOpening({ db: test.db, inventory, seller: { keepsBookings: true } }, test.now))()).toBe(
    false,
  );
  expect((await stepOf(keeper, 'rate'))?.gap?.code).toBe('rate.none');
});

/** A service with all that it needs, at the property and the airport of the test before. */
async function makeRide(): Promise<number> {
  const add = async (definition: Definition, more: Facts): Promise<number> => {
    const answer = await addRow(keeper, definition, more);
    expect([definition.name, answer.statusCode, answer.body]).toEqual([definition.name, 201, answer.body]);
    return answer.json().id;
  };
  const idOf = async (name: string) => (await keeper.ask('GET', `/v1/staff/${name}`)).json().rows[0].id;
  const where = { property_id: await idOf('properties'), airport_id: await idOf('airports') };
  await add(airportProperties, where);
  const place_area_origin_id = await add(places, { ...where, kind: 'airport', property_id: null });
  const place_area_destination_id = await add(places, { ...where, airport_id: null });
  const segment_id = await add(segments, { place_area_origin_id, place_area_destination_id });
  const provider_id = await add(providers, { active: true });
  const service_id = await add(services, { ...where, segment_id, provider_id });
  await add(rates, { service_id, valid_from: '2026-01-01', valid_to: '2030-01-01' });
  return service_id;
}
