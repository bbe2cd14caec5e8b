import type { Db } from '../../db/client.ts';
import { channelOf } from '../../http/admit-system.ts';
import { type Binding, bind, guestOf } from '../../http/bind.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms } from '../../ports/pms.ts';
import { reportFailedSale } from '../../sellers/booking/report-failed-sale.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import type { Guesses } from '../../sellers/stay/count-guesses.ts';
import { searchCoupon } from './search-coupon.ts';

export type BookDependencies = {
  readonly db: Db;
  readonly pms: Pms;
  readonly inventory: Inventory;
  readonly guesses: Guesses;
  readonly seller: Seller;
};

/** Bookings: made, found, shown. */
export function bindSales(binding: Binding, deps: BookDependencies): void {
  const { db, seller } = deps;

  bind(binding, 'createCoupon', async ({ caller, params, body, idempotencyKey, language, now }) => {
    const sale = {
      guest: guestOf(caller),
      serviceId: params.service_id,
      body,
      idempotencyKey,
      language,
      now,
    };
    try {
      return await seller.sell(sale);
    } catch (error) {
      await reportFailedSale({ db, log: binding.app.log }, { ...sale, error });
      throw error;
    }
  });

  bind(binding, 'listCoupons', ({ caller, language, now }) =>
    seller.list({ guest: guestOf(caller), language, now }),
  );

  bind(binding, 'getCoupon', ({ caller, params, language, now }) =>
    seller.show({ caller, code: params.coupon_id, language, now }),
  );

  bind(binding, 'searchCoupon', ({ caller, query, ip, language, now }) =>
    searchCoupon(
      { ...deps, tokens: binding.tokens },
      {
        typed: query.coupon,
        lastName: query.last_name,
        arrival: query.arrival,
        ip,
        channel: channelOf(caller),
        language,
        now,
      },
    ),
  );

  bind(binding, 'listTransfersOfStay', ({ caller, params, language, now }) =>
    seller.listRides({ guest: guestOf(caller), ...params, language, now }),
  );
}
