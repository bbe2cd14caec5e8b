import type { Snapshot } from '../../inventory/snapshot.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import { findBookingsMade } from '../../store/catalogue/setup-repository.ts';
import type { HomeDependencies } from './read-home.ts';
import { daysOfSale } from './read-setup.ts';

/** Whether a guest can book anything on any day that is sold. */
function canBeBooked(snapshot: Snapshot, now: number): boolean {
  return snapshot.properties.some(({ id, active, airports, timeZone }) => {
    const { from, to } = daysOfSale(now, timeZone);
    return (
      active &&
      airports
        .filter(({ airportId }) => snapshot.airportById(airportId)?.webTransfers)
        .flatMap(({ airportId }) => snapshot.servicesOf(id, airportId))
        .some(({ rates }) => rates.some((rate) => rate.validFromOn <= to && rate.validToOn >= from))
    );
  });
}

/**
 * Tells whether guests have been let in: since something can be booked, or since something was. It stays so, whatever is ended later:
 * whoever has booked finds their booking.
 */
export async function watchOpening(
  {
    db,
    inventory,
    seller,
  }: Pick<HomeDependencies, 'db' | 'inventory'> & { readonly seller: Pick<Seller, 'keepsBookings'> },
  now: () => number,
): Promise<() => boolean> {
  // Where the group's backend sells, what was sold is there.
  let isOpen = !seller.keepsBookings || (await findBookingsMade(db)) !== 'none';
  return () => {
    isOpen ||= canBeBooked(inventory.current(), now());
    return isOpen;
  };
}
