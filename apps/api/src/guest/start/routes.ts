import type { NumberOwner } from '@traslado/domain/booking/booking-number';
import { type Binding, bind } from '../../http/bind.ts';
import { createPreparedAnswers, sendPrepared } from '../../http/prepared.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { ExchangeRates } from '../../ports/exchange-rates.ts';
import type { GeoIp } from '../../ports/geo-ip.ts';
import { Refused } from '../../refused.ts';
import type { FollowPromise } from '../../sellers/follow/promise-following.ts';
import { listProperties } from './list-properties.ts';
import { presentAirport, presentBrand, presentProperty } from './presenter.ts';

export type StartDependencies = {
  readonly inventory: Inventory;
  readonly geoIp: GeoIp;
  readonly exchangeRates: ExchangeRates;
  readonly demo: boolean;
  readonly numbersOf: NumberOwner;
  readonly followPromise: FollowPromise;
};

/** Answers that contain today's date are rebuilt each minute: midnight falls on a full minute in every time zone. */
const minuteOf = (now: number): number => Math.floor(now / 60_000);

/** The data that a page needs before it knows its guest. */
export function bindStart(binding: Binding, dependencies: StartDependencies): void {
  const { inventory, geoIp, exchangeRates, demo, numbersOf, followPromise } = dependencies;
  const answers = createPreparedAnswers();

  bind(binding, 'listAirports', async ({ query, now, request, reply }) => {
    const snapshot = inventory.current();
    if (snapshot.isUnread('airports')) throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
    const property = query.hotel === undefined ? undefined : snapshot.propertyByCode(query.hotel);
    if (query.hotel !== undefined && !property?.active)
      throw new Refused('hotel.not_found', { field: 'hotel' });
    const epoch = `${snapshot.version}|${minuteOf(now)}`;
    const answer = answers.get(epoch, `airports|${property?.code ?? ''}`, () =>
      snapshot.airports
        .filter((airport) => airport.webTransfers)
        .filter((airport) => !property || airport.propertyIds.includes(property.id))
        .map(presentAirport),
    );
    return sendPrepared({ request, reply }, answer);
  });

  bind(binding, 'listProperties', async ({ query, now, request, reply }) => {
    const { allBrands = true, includeMoonZone = true } = query;
    const snapshot = inventory.current();
    if (snapshot.isUnread('properties')) throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
    const epoch = `${snapshot.version}|${minuteOf(now)}`;
    const answer = answers.get(epoch, `properties|${allBrands}|${includeMoonZone}`, () =>
      listProperties(snapshot, { allBrands, includeMoonZone }).map((property) =>
        presentProperty(property, now),
      ),
    );
    return sendPrepared({ request, reply }, answer);
  });

  bind(binding, 'listCountriesOfPhones', async ({ now, request, reply }) => {
    const snapshot = inventory.current();
    const answer = answers.get(`${snapshot.version}|${minuteOf(now)}`, 'countries', () =>
      snapshot.countries.map(({ code, name, dialingCode, position }) => ({
        code,
        name,
        dialing_code: dialingCode,
        position,
      })),
    );
    return sendPrepared({ request, reply }, answer);
  });

  bind(binding, 'getExchangeRate', async ({ now }) => {
    // A day that has begun at any of our places has its rate: the group's western-most clock would lag behind.
    const found = await exchangeRates.find('MXN', new Date(now).toISOString().slice(0, 10));
    return { exchangeRate: found?.rate ?? null, currency: 'MXN', asOf: found?.asOf ?? null };
  });

  bind(binding, 'getPublicIp', async ({ ip }) => ({ ip: ip || null }));

  bind(binding, 'getGeoIp', async ({ params }) => {
    const country = await geoIp.countryOf(params.ip);
    return country === null ? null : { country };
  });

  bind(binding, 'getBrand', async ({ now, request, reply }) => {
    const snapshot = inventory.current();
    const more = { demo, numbers_of: numbersOf, follows_flights: await followPromise(now) };
    const epoch = `${snapshot.version}|${minuteOf(now)}`;
    return sendPrepared(
      { request, reply },
      answers.get(epoch, `brand|${more.follows_flights}`, () => presentBrand(snapshot, more)),
    );
  });
}
