import { addDays, type CivilDate } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';

/** Address of the list that is asked for most often; the airport's clock says which day it is. */
export const TOMORROW_PATH = '/admin/day-lists?when=tomorrow';

/** True for an address that asks for it. */
export const asksTomorrow = (address: string): boolean =>
  new URLSearchParams(address).get('when') === 'tomorrow';

/** The day after today in a zone. */
export const tomorrowIn = (zone: string, now: number): CivilDate => addDays(localDateOf(now, zone), 1);

type Place = {
  readonly airport: { readonly id: number; readonly time_zone: string };
  readonly property: { readonly id: number } | null;
};

/** Tomorrow's arrivals at the place of a list. */
export const tomorrowsArrivals = ({ airport, property }: Place, now: number) => ({
  day: tomorrowIn(airport.time_zone, now),
  airport: airport.id,
  ...(property && { property: property.id }),
  direction: 'arrival' as const,
});
