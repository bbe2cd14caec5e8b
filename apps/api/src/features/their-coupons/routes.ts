import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { type Binding, bind, guestOf } from '../../http/bind.ts';
import type { Flights } from '../../ports/flights.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { presentRecords } from '../coupons/presenter.ts';
import { reportFailedSale } from '../coupons/report-failed-sale.ts';
import { searchCoupon } from '../coupons/search-coupon.ts';
import type { Guesses } from '../stays/count-guesses.ts';
import { findTheirCoupon, listTheirCoupons, type TheirDeps } from './find-their-coupon.ts';
import { getTheirPayment, payTheirCoupon } from './pay-their-coupon.ts';
import { presentTheirCoupon } from './present-their-coupon.ts';
import { searchTheirCoupon } from './search-their-coupon.ts';
import { sellCoupon } from './sell-coupon.ts';

export type TheirCouponsDependencies = TheirDeps & {
  readonly pms: Pms;
  readonly flights: Flights;
  readonly guesses: Guesses;
  readonly catalogue: Catalogue;
};

/** The calls that sell, pay and show, where the group's own backend does it. In place of those of our own sale. */
export function bindTheirCoupons(binding: Binding, deps: TheirCouponsDependencies): void {
  const { db, catalogue } = deps;

  bind(binding, 'createCoupon', async ({ caller, params, body, intentKey, language, now }) => {
    const guest = guestOf(caller);
    const sale = { guest, serviceId: params.service_id, body, intentKey, language, now };
    try {
      return await sellCoupon(deps, sale);
    } catch (error) {
      await reportFailedSale({ db, log: binding.app.log }, { ...sale, error });
      throw error;
    }
  });

  bind(binding, 'listCoupons', async ({ caller, language, now }) => {
    const found = await listTheirCoupons(deps, guestOf(caller), now);
    return found.toReversed().map((one) => presentTheirCoupon(catalogue.current(), one, { language, now }));
  });

  bind(binding, 'getCoupon', async ({ caller, params, language, now }) => {
    const found = await findTheirCoupon(deps, guestOf(caller), params.coupon_id, now);
    return presentTheirCoupon(catalogue.current(), found, { language, now });
  });

  bind(binding, 'searchCoupon', ({ query, ip, language, now, reply }) => {
    reply.header('cache-control', 'no-store');
    return searchCoupon(
      { ...deps, tokens: binding.tokens, find: (code, at) => searchTheirCoupon(deps, code, at) },
      { typed: query.coupon, lastName: query.last_name, arrival: query.arrival, ip, language, now },
    );
  });

  bind(binding, 'listTransfersOfStay', async ({ caller, params, language, now }) => {
    const guest = guestOf(caller);
    if (params.hotel !== guest.hotel || normaliseFolio(params.folio) !== guest.folio)
      throw new Refused('stay.not_found');
    const found = await listTheirCoupons(deps, guest, now);
    return presentRecords(
      catalogue.current(),
      found.map(({ coupon }) => coupon),
      language,
    );
  });

  bind(binding, 'payCoupon', ({ caller, body, intentKey, language, now }) =>
    payTheirCoupon(deps, { guest: guestOf(caller), body, intentKey, language, now }),
  );

  bind(binding, 'getPayment', ({ caller, params, now }) =>
    getTheirPayment(deps, { guest: guestOf(caller), code: params.coupon_id, now }),
  );
}
