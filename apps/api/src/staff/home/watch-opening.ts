import type { Snapshot } from '../../inventory/snapshot.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import { findBookingsMade } from '../../store/catalogue/setup-repository.ts';
import type { HomeDependencies } from './read-home.ts';
import { daysOfSale } from './read-setup.ts';

/** True if a guest can book anything on any day for sale. */
function canBeBooked(snapshot: Snapshot, now: number): boolean {
  if (!snapshot.societyByCode(snapshot.sellers.otherwise)?.legalName) return false;
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
 * True once guests have been let in: since something can be booked, or was. It stays true, whatever is ended later: guests find their
 * bookings.
 */
export async function watchOpening(
  {
    db,
    inventory,
    seller,
  }: Pick<HomeDependencies, 'db' | 'inventory'> & { readonly seller: Pick<Seller, 'keepsBookings'> },
  now: () => number,
): Promise<() => boolean> {
  // The group's backend, where it sells, has its own sales.
  let isOpen = !seller.keepsBookings || (await findBookingsMade(db)) !== 'none';
  return () => {
    isOpen ||= canBeBooked(inventory.current(), now());
    return isOpen;
  };
}
