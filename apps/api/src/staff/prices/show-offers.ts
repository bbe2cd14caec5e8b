import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { insertLook } from '../../db/audit-looks.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms, PmsStay } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import { findStayForStaff } from '../../sellers/stay/find-stay-for-staff.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import type { AskedRides } from './find-guest.ts';
import { presentGuestPrice } from './presenter.ts';
import { priceForStay, requireAdult } from './price-for-guest.ts';

type Deps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly seller: Pick<Seller, 'included' | 'keepsBookings'>;
};

type When = { readonly language: Language; readonly now: number };
type Offers = CallAnswer<'searchOffers'>;

/**
 * The present offers for the guest of a stay, for staff of its property. Opening a stay is an entry of the audit. Codes: those of
 * `findStayForStaff`, `passengers.adult_missing`.
 */
export async function offersForStay(
  deps: Deps,
  staff: StaffCaller,
  { body, ...when }: When & { readonly body: CallRequest<'searchOffers'>['body'] },
): Promise<Offers> {
  const { hotel, folio, ...asked } = body;
  requireAdult(asked);
  const stay = await findStayForStaff(deps, staff, { hotel, folio });
  await insertLook(deps.db, staff, { at: 'stays', subject: `${stay.hotel}/${stay.folio}`, now: when.now });
  return offersOf(deps, stay, asked, when);
}

/** The same for the stay, the people and the flights of a booking. Codes: `coupon.not_found`, `stay.not_found`. */
export async function offersForBooking(
  deps: Deps,
  staff: StaffCaller,
  { id, ...when }: When & { readonly id: number },
): Promise<Offers> {
  const coupon = await findCouponForStaff(deps.db, staff, id);
  const answer = await deps.pms.findStay({ hotel: coupon.hotel, folio: coupon.folio });
  if (answer.kind === 'unavailable') throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  if (!answer.value) throw new Refused('stay.not_found');
  return offersOf(deps, answer.value, ridesOfBooking(coupon), when);
}

function ridesOfBooking({ tripType, transfers, adults, children, babySeats }: CouponRecord): AskedRides {
  const rideOf = (direction: 'arrival' | 'departure') =>
    transfers.find((ride) => ride.direction === direction);
  const [arrival, departure] = [rideOf('arrival'), rideOf('departure')];
  return {
    trip: tripType,
    domestic: (departure ?? arrival)?.isNational ?? false,
    adults,
    minors: children,
    babyseat: babySeats,
    ...(arrival && { arrival_date: arrival.flightOn, arrival_time: arrival.flightTime }),
    ...(departure && { departure_date: departure.flightOn, departure_time: departure.flightTime }),
  };
}

async function offersOf(
  deps: Deps,
  stay: PmsStay,
  asked: AskedRides,
  { language, now }: When,
): Promise<Offers> {
  const snapshot = deps.inventory.current();
  const property = snapshot.propertyByCode(stay.hotel);
  if (!property) throw new Refused('stay.not_found');
  const guest = { stay, isMadeUp: false };
  const priced = await priceForStay({ ...deps, snapshot }, { asked, guest, property, now });
  return presentGuestPrice(snapshot, priced, language);
}
