import type { Db } from '../../db/client.ts';
import { type Binding, bind } from '../../http/bind.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms } from '../../ports/pms.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import type { Guesses } from '../../sellers/stay/count-guesses.ts';
import { checkAllPrices } from '../expectations/check-all-prices.ts';
import { listPricedServices } from './list-priced-services.ts';
import { presentGuestPrice } from './presenter.ts';
import { priceForGuest } from './price-for-guest.ts';
import { readPriceCalendar } from './read-price-calendar.ts';
import { offersForBooking, offersForStay } from './show-offers.ts';

export type PricesDependencies = {
  readonly db: Db;
  readonly pms: Pms;
  readonly inventory: Inventory;
  readonly guesses: Guesses;
  readonly seller: Pick<Seller, 'included' | 'keepsBookings'>;
};

/** Prices for staff, from the catalogue in memory that the sale uses. */
export function bindPrices(binding: Binding, dependencies: PricesDependencies): void {
  const { inventory } = dependencies;

  bind(binding, 'listPricedServices', async ({ caller, language }) =>
    listPricedServices(inventory.current(), { scope: caller.scope, language }),
  );

  bind(binding, 'getPriceCalendar', async ({ caller, query, language }) =>
    readPriceCalendar(inventory.current(), { ...query, scope: caller.scope, language }),
  );

  bind(binding, 'checkPriceExpectations', ({ caller, now }) =>
    checkAllPrices(dependencies.db, { scope: caller.scope, now }),
  );

  bind(binding, 'searchOffers', ({ caller, body, language, now }) =>
    offersForStay(dependencies, caller, { body, language, now }),
  );

  bind(binding, 'getBookingOffers', ({ caller, params, language, now }) =>
    offersForBooking(dependencies, caller, { ...params, language, now }),
  );

  bind(binding, 'searchGuestPrice', async ({ caller, body, language, ip, now }) => {
    const snapshot = inventory.current();
    const { scope } = caller;
    const priced = await priceForGuest({ ...dependencies, snapshot }, { asked: body, scope, ip, now });
    return presentGuestPrice(snapshot, priced, language);
  });
}
