import { reservationDates } from '@traslado/domain/booking/availability';
import type { Clock } from '../../clock.ts';
import { insertLook } from '../../db/audit-looks.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { findCoupon } from '../../store/booking/repository.ts';
import { showCoupon } from '../booking/show-coupon.ts';
import { findLetterFactsFor } from '../letter/find-letter-facts.ts';
import { sendLetter } from '../letter/send-letter.ts';
import type { Seller } from '../port/seller.ts';
import { askOurRules } from '../ride/find-included-service.ts';
import { abandonPayment } from './abandon-payment.ts';
import { type CancelDeps, cancelRides } from './cancel-rides.ts';
import { type ChangeDeps, changeTransfer } from './change-transfer.ts';
import { resolveServedSales } from './choose-charging.ts';
import { type CreateDeps, createCoupon } from './create-coupon.ts';
import { getGateway } from './get-gateway.ts';
import { getPayment } from './get-payment.ts';
import { listOwnCoupons } from './list-own-coupons.ts';
import { listTransfersOfStay } from './list-transfers-of-stay.ts';
import { type PayDeps, payCoupon } from './pay-coupon.ts';

export type OurSellerDeps = Omit<CreateDeps, 'inventory'> &
  Omit<ChangeDeps, 'inventory'> &
  Omit<CancelDeps, 'inventory' | 'authority'> &
  Pick<PayDeps, 'log' | 'publicUrl'> & {
    readonly inventory: Inventory;
    readonly clock: Clock;
    readonly payments: { readonly port: PayDeps['payments'] };
  };

/** We sell, and keep the bookings. */
export function buildSeller(deps: OurSellerDeps): Seller {
  const { db, inventory, clock } = deps;
  const paying = { ...deps, payments: deps.payments.port };
  inventory.onReload(() => resolveServedSales(paying, clock.now()));
  return {
    numbersOf: 'ours',
    keepsBookings: true,
    included: askOurRules,
    openDates: async ({ property, service, now }) =>
      reservationDates({ nowAt: now, zone: property.timeZone, rules: service.rules }),
    learnLink: async () => {},
    takeQuestion: null,
    sell: (request) => createCoupon(deps, request),
    list: (asked) => listOwnCoupons(deps, asked),
    show: async (asked) => {
      const { caller, now } = asked;
      const shown = await showCoupon(deps, asked);
      if (caller.kind === 'staff')
        await insertLook(db, caller, { at: 'booking', subject: shown.coupon_id, now });
      return shown;
    },
    listRides: ({ now: _now, ...asked }) => listTransfersOfStay(deps, asked),
    find: (code) => findCoupon(db, code),
    gateway: (asked) => getGateway(paying, asked),
    pay: (request) => payCoupon(paying, request),
    showPayment: (asked) => getPayment(paying, asked),
    abandonPayment: (asked) => abandonPayment(paying, asked),
    change: (request) => changeTransfer(deps, request),
    cancel: (request) => cancelRides(deps, request),
    letterFacts: ({ code, guest, language, now }) => findLetterFactsFor(deps, code, guest, language, now),
    sendLetter: (request) => sendLetter(deps, request),
  };
}
