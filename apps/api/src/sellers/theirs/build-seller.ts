import { normaliseFolio } from '@traslado/domain/stay/folio';
import { guestOf } from '../../http/bind.ts';
import type { LetterProxy } from '../../ports/letter-proxy.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { Refused } from '../../refused.ts';
import { presentGateway } from '../booking/present-gateway.ts';
import { presentRecords } from '../booking/presenter.ts';
import type { Seller } from '../port/seller.ts';
import { askIncluded } from './ask-included.ts';
import { cancelBackendRides } from './cancel-backend-rides.ts';
import { type ChangeBackendDeps, changeBackendRide } from './change-backend-ride.ts';
import { findBackendCoupon, listBackendCoupons } from './find-backend-coupon.ts';
import { findBackendLetterFacts } from './find-letter-facts.ts';
import { findOpenDates } from './find-open-dates.ts';
import { linkThere } from './link-there.ts';
import { getBackendPayment, type PayDeps, payBackendCoupon } from './pay-backend-coupon.ts';
import { presentBackendCoupon } from './present-backend-coupon.ts';
import { searchBackendCoupon } from './search-backend-coupon.ts';
import { type SellDeps, sellCoupon } from './sell-coupon.ts';
import { sendBackendLetter } from './send-backend-letter.ts';

export type TheirSellerDeps = SellDeps &
  PayDeps &
  ChangeBackendDeps & {
    readonly publicUrl: string;
    /** The gateway in whose frame the card is typed, whichever backend charges it. */
    readonly payments: { readonly port: Pick<PaymentsPort, 'clientConfig'> };
    readonly letterProxy?: LetterProxy | null | undefined;
  };

/** The group's own backend sells, charges and keeps the bookings. */
export function buildSeller(deps: TheirSellerDeps): Seller {
  const { inventory, transfers, letterProxy = null } = deps;
  return {
    numbersOf: 'group',
    keepsBookings: false,
    included: (...asked) => askIncluded(transfers, ...asked),
    openDates: (asked) => findOpenDates(transfers, asked),
    learnLink: (main, other) => linkThere(transfers, main, other),
    takeQuestion: (question) => transfers.takeQuestion(question),
    sell: (request) => sellCoupon(deps, request),
    list: async ({ guest, language, now }) => {
      const found = await listBackendCoupons(deps, guest, now);
      return found
        .toReversed()
        .map((one) => presentBackendCoupon(inventory.current(), one, { language, now }));
    },
    show: async ({ caller, code, language, now }) => {
      const found = await findBackendCoupon(deps, guestOf(caller), code, now);
      return presentBackendCoupon(inventory.current(), found, { language, now });
    },
    listRides: async ({ guest, hotel, folio, language, now }) => {
      if (hotel !== guest.hotel || normaliseFolio(folio) !== guest.folio) throw new Refused('stay.not_found');
      const found = await listBackendCoupons(deps, guest, now);
      return presentRecords(
        inventory.current(),
        found.map(({ coupon }) => coupon),
        language,
      );
    },
    find: (code, now) => searchBackendCoupon(deps, code, now),
    // The backend charges with an account of its own, and takes the cards of that account.
    gateway: async () => presentGateway(deps.payments.port.clientConfig(), [], ''),
    pay: (request) => payBackendCoupon(deps, request),
    showPayment: (asked) => getBackendPayment(deps, asked),
    // Theirs has no call that closes a payment: it stays as it is, and their answer to the bank ends it.
    abandonPayment: (asked) => getBackendPayment(deps, asked),
    change: (request) => changeBackendRide(deps, request),
    cancel: (request) => cancelBackendRides(deps, request),
    letterFacts: (asked) => findBackendLetterFacts(deps, asked),
    sendLetter: (request) => sendBackendLetter({ ...deps, letterProxy }, request),
  };
}
