import { addDays } from '@traslado/domain/time/civil';
import type { Instant } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { demoProperty } from '../demo/places.ts';
import { type DemoStay, stayRow } from '../demo/stay-row.ts';

/** Wishes for a test's stay; columns of the PMS, and days from the property's today. */
export type StayWishes = Partial<DemoStay> & {
  /** Days from today until the guest arrives; 30 by default. */
  readonly arrivesIn?: number;
  /** 7 by default. */
  readonly nights?: number;
};

/** A row of the embedded PMS with a guest of its own, by default at BP with nothing included. It is not written. */
export function testStay(folio: string, now: Instant, wishes: StayWishes = {}): DemoStay {
  const { arrivesIn = 30, nights = 7, ...columns } = wishes;
  const hotel = columns.hotel ?? 'BP';
  const arrivalOn = addDays(localDateOf(now, demoProperty(hotel).time_zone), arrivesIn);
  return stayRow({
    hotel,
    folio,
    name_id: `N-${folio}`,
    first_name: 'Ana',
    last_name: 'Test',
    arrival_on: arrivalOn,
    departure_on: addDays(arrivalOn, nights),
    adults: 2,
    children: 1,
    country: 'US',
    ...columns,
  });
}
