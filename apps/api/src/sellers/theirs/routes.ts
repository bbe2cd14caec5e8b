import { normaliseFolio } from '@traslado/domain/stay/folio';
import { searchCoupon } from '../../guest/book/search-coupon.ts';
import { channelOf } from '../../http/admit-system.ts';
import { type Binding, bind, guestOf } from '../../http/bind.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Flights } from '../../ports/flights.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { presentRecords } from '../booking/presenter.ts';
import { reportFailedSale } from '../booking/report-failed-sale.ts';
import type { Guesses } from '../stay/count-guesses.ts';
import { findBackendCoupon, listBackendCoupons } from './find-backend-coupon.ts';
import { getBackendPayment, type PayDeps, payBackendCoupon } from './pay-backend-coupon.ts';
import { presentBackendCoupon } from './present-backend-coupon.ts';
import { searchBackendCoupon } from './search-backend-coupon.ts';
import { sellCoupon } from './sell-coupon.ts';

export type GroupBackendDependencies = PayDeps & {
  readonly pms: Pms;
  readonly flights: Flights;
  readonly guesses: Guesses;
  readonly inventory: Inventory;
};

/** The calls that sell, pay and show, where the group's own backend does it. In place of those of our own sale. */
export function bindGroupBackend(binding: Binding, deps: GroupBackendDependencies): void {
  const { db, inventory } = deps;

  bind(binding, 'createCoupon', async ({ caller, params, body, idempotencyKey, language, now }) => {
    const guest = guestOf(caller);
    const sale = { guest, serviceId: params.service_id, body, idempotencyKey, language, now };
    try {
      return await sellCoupon(deps, sale);
    } catch (error) {
      await reportFailedSale({ db, log: binding.app.log }, { ...sale, error });
      throw error;
    }
  });

  bind(binding, 'listCoupons', async ({ caller, language, now }) => {
    const found = await listBackendCoupons(deps, guestOf(caller), now);
    return found.toReversed().map((one) => presentBackendCoupon(inventory.current(), one, { language, now }));
  });

  bind(binding, 'getCoupon', async ({ caller, params, language, now }) => {
    const found = await findBackendCoupon(deps, guestOf(caller), params.coupon_id, now);
    return presentBackendCoupon(inventory.current(), found, { language, now });
  });

  bind(binding, 'searchCoupon', ({ caller, query, ip, language, now }) =>
    searchCoupon(
      {
        ...deps,
        tokens: binding.tokens,
        find: (code, at) => searchBackendCoupon(deps, code, at),
        numbersOf: 'group',
      },
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

  bind(binding, 'listTransfersOfStay', async ({ caller, params, language, now }) => {
    const guest = guestOf(caller);
    if (params.hotel !== guest.hotel || normaliseFolio(params.folio) !== guest.folio)
      throw new Refused('stay.not_found');
    const found = await listBackendCoupons(deps, guest, now);
    return presentRecords(
      inventory.current(),
      found.map(({ coupon }) => coupon),
      language,
    );
  });

  bind(binding, 'payCoupon', ({ caller, body, idempotencyKey, language, now }) =>
    payBackendCoupon(deps, { payer: guestOf(caller), body, idempotencyKey, language, now }),
  );

  bind(binding, 'getPayment', ({ caller, params, now }) =>
    getBackendPayment(deps, { guest: guestOf(caller), code: params.coupon_id, now }),
  );

  // Theirs has no call that closes a payment: it stays as it is, and their answer to the bank ends it.
  bind(binding, 'abandonPayment', ({ caller, params, now }) =>
    getBackendPayment(deps, { guest: guestOf(caller), code: params.coupon_id, now }),
  );
}
