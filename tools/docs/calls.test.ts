import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueRoutes, DEEDS, routeOf } from '@traslado/contract/catalogue-calls';
import { type CallName, routes } from '@traslado/contract/routes';
import { rates } from '@traslado/domain/catalogues/rates';
import { describe, expect, it } from 'vitest';
import { cloneFolder } from '../clone-folder.mjs';

/** A row of docs/calls.md: `| METHOD `path` | name | `file` | who | …`. */
const rows = readFileSync(join(cloneFolder, 'docs/calls.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| ([A-Z]+) `([^`]+)` \| (\w+) \| `([^`]+)` \| (\w+) \|/.exec(line))
  .filter((match) => match !== null)
  .map(([, method, path, name = '', file = '', who]) => ({ method, path, name, file, who }));

const ofCatalogues: readonly string[] = Object.keys(catalogueRoutes);

const names = (Object.keys(routes) as CallName[]).filter((name) => !ofCatalogues.includes(name));

/**
 * The calls that the guest app makes of the group's backends, as they were given: method and path, with a name for each place. What stands
 * beside a call is served in its place.
 */
const given: readonly (readonly [call: string, inPlace?: string])[] = [
  ['POST /v1/auth/login/system'],
  ['GET /profile'],
  ['GET /airports'],
  ['GET /api/v2/properties/all'],
  ['GET /master-service/sheet-data/{id}'],
  ['GET /v1/serviceManage/transfers-services-for-sale/{hotel}'],
  ['GET /api/v2/reservations/reservationByReference/{lastname}/{folio}'],
  ['GET /api/v2/reservations/consecutives'],
  ['POST /API/GetListRelatedReservations'],
  ['POST /v1/transfers/consecutive-reserves/Consecutive/{baseHotel}/{baseFolio}/{hotel}/{folio}'],
  ['GET /v2/transfers/reservations/{hotel}/{folio}'],
  ['GET /v1/guests/reservations/search'],
  ['GET /v3/transfers/include'],
  ['GET /v1/transfers/airlines-external'],
  ['GET /v1/transfers/transfers/service-segment/{segment}/configuration'],
  ['GET /v1/transfers/transfers/service-segment/{segment}'],
  ['GET /v1/serviceManage/restrictions/{id}'],
  ['GET /v1/transfers/flights/key/{flightNumber}'],
  ['GET /v1/transfers/flights/search-data/{codeFlight}/{numberFlight}/{type}/{dateFlight}'],
  ['GET /v1/transfers/reservation/dates/{serviceID}/{hotel}'],
  ['POST /v1/transfers/receptive-group-booking/receptive-group'],
  ['POST /transfers/v1/sales/coupons/{service_id}'],
  ['PUT /v3/transfers/reservations/{receptive_reservation_id}'],
  ['POST /v1/sales/payments/pay-coupon-by-id'],
  ['PUT /v2/transfers/receptive-reservations/service-cancel/{id}'],
  ['PUT /v2/transfers/reservations/cancel-coupons-by-id'],
  ['POST /v1/transfers/transfer-ws/contact-messages-guest'],
  ['GET /v1/serviceManage/notification-groups'],
  ['POST /v1/serviceManage/email-service/send'],
  ['POST confirmation letter by the proxy', 'POST /v1/transfers/coupons/{coupon_id}/letter/email'],
  ['GET /v1/exchange-rate'],
  ['GET a public look-up of the own address', 'GET /api/public/ip'],
  ['GET /api/public/geo-ip/{ip}'],
];

describe('the calls that were given', () => {
  const served = new Set<string>(names.map((name) => `${routes[name].method} ${routes[name].path}`));

  it.each(given)('%s is in the contract, by method, path and the names in it', (call, inPlace) => {
    expect(served).toContain(inPlace ?? call);
  });
});

describe('docs/calls.md', () => {
  it('has a row for each call of the contract, and no other', () => {
    expect(rows.map((row) => row.name).sort()).toEqual([...names].sort());
  });

  it.each(rows)(
    'says of $name what the contract says, and where it is bound',
    ({ name, method, path, file, who }) => {
      const route = routes[name as CallName];
      expect({ method, path, who }).toEqual({ method: route.method, path: route.path, who: route.access });
      expect(readFileSync(join(cloneFolder, file), 'utf8')).toContain(`bind(binding, '${name}'`);
    },
  );

  it.each(DEEDS)('says where every catalogue is served for %s', (deed) => {
    const text = readFileSync(join(cloneFolder, 'docs/calls.md'), 'utf8');
    const { method, path } = routeOf(rates, deed);
    const family = path.replace(`/${rates.name}`, '/{catalogue}');
    expect(text).toContain(`| ${method} \`${family}\` | \`${deed}\`: `);
  });
});
