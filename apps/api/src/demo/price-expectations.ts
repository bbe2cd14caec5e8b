import { addDays } from '@traslado/domain/time/civil';
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import { demoProperty } from './places.ts';
import { serviceIdOf } from './services.ts';

/** Prices of three services that the demo expects. Each holds with the demo's rates; a test compares them. */
export function demoPriceExpectations(today: string): Insertable<Database['price_expectation']>[] {
  const party = { adults: 2, children: 1, babies: 0 };
  const of = (code: string) => demoProperty(code).id;
  return [
    {
      id: 1,
      property_id: of('LV'),
      service_id: serviceIdOf(of('LV'), 1, 1),
      service_on: addDays(today, 98),
      ...party,
      amount_minor: 76_00,
      note: 'The price of the spring brochure.',
    },
    // Lap children are charged here.
    {
      id: 2,
      property_id: of('RR'),
      service_id: serviceIdOf(of('RR'), 1, 2),
      service_on: addDays(today, 120),
      ...party,
      amount_minor: 80_00,
    },
    // Five people to a vehicle, so six take two.
    {
      id: 3,
      property_id: of('SJ'),
      service_id: serviceIdOf(of('SJ'), 2, 1),
      service_on: addDays(today, 60),
      adults: 6,
      children: 0,
      babies: 0,
      amount_minor: 336_00,
    },
  ];
}
