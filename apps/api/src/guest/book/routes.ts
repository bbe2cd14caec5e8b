import { insertLook } from '../../db/audit-looks.ts';
import type { Db } from '../../db/client.ts';
import { channelOf } from '../../http/admit-system.ts';
import { type Binding, bind, guestOf } from '../../http/bind.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Flights } from '../../ports/flights.ts';
import type { Pms } from '../../ports/pms.ts';
import { findCouponForCaller } from '../../sellers/booking/find-coupon-for.ts';
import { presentCoupon } from '../../sellers/booking/presenter.ts';
import { reportFailedSale } from '../../sellers/booking/report-failed-sale.ts';
import { createCoupon } from '../../sellers/ours/create-coupon.ts';
import { listOwnCoupons } from '../../sellers/ours/list-own-coupons.ts';
import { listTransfersOfStay } from '../../sellers/ours/list-transfers-of-stay.ts';
import type { Guesses } from '../../sellers/stay/count-guesses.ts';
import { searchCoupon } from './search-coupon.ts';

export type CouponsDependencies = {
  readonly db: Db;
  readonly pms: Pms;
  readonly flights: Flights;
  readonly inventory: Inventory;
  readonly guesses: Guesses;
};

/** Bookings: made, found, shown. */
export function bindCoupons(binding: Binding, deps: CouponsDependencies): void {
  const { db, inventory } = deps;
  const { tokens } = binding;

  bind(binding, 'createCoupon', async ({ caller, params, body, idempotencyKey, language, now }) => {
    const guest = guestOf(caller);
    const sale = { guest, serviceId: params.service_id, body, idempotencyKey, language, now };
    try {
      return await createCoupon({ ...deps, clock: binding.clock }, sale);
    } catch (error) {
      await reportFailedSale({ db, log: binding.app.log }, { ...sale, error });
      throw error;
    }
  });

  bind(binding, 'listCoupons', async ({ caller, language, now }) =>
    listOwnCoupons(deps, { guest: guestOf(caller), language, now }),
  );

  bind(binding, 'getCoupon', async ({ caller, params, language, now }) => {
    const { coupon, standing } = await findCouponForCaller(db, caller, params.coupon_id);
    if (caller.kind === 'staff') await insertLook(db, caller, { at: 'booking', subject: coupon.code, now });
    return presentCoupon(inventory.current(), coupon, { owner: standing === 'owner', language, now });
  });

  bind(binding, 'searchCoupon', ({ caller, query, ip, language, now }) =>
    searchCoupon(
      { ...deps, tokens },
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

  bind(binding, 'listTransfersOfStay', ({ caller, params, language }) =>
    listTransfersOfStay(deps, { guest: guestOf(caller), ...params, language }),
  );
}
