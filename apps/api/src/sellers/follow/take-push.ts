import { parseDesignator } from '@traslado/domain/flight/designator';
import type { Db } from '../../db/client.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { askAgain } from '../../store/flight-watch/push-repository.ts';

/**
 * Flights that a feed names of its own accord are asked about in the next round, at most once a minute, however often it names them.
 * @param names flight numbers as written there, by either code of their airline
 */
export async function takePush(
  { db, inventory }: { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> },
  names: readonly string[],
  now: number,
): Promise<void> {
  const airlines = inventory.current().airlines;
  const keys = names.flatMap((name) => {
    const flight = parseDesignator(name);
    if (!flight) return [];
    const airline = airlines.find(({ icaoCode }) => icaoCode === flight.airlineCode);
    return [airline ? `${airline.iataCode}${flight.number}${flight.suffix}` : flight.key];
  });
  if (keys.length > 0) await askAgain(db, keys, now);
}
