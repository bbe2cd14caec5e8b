import { fillPath } from '@traslado/contract/route';
import { routes } from '@traslado/contract/routes';
import type { CallAnswer } from '@traslado/contract/schemas';
import {
  type Asker,
  mayCancel,
  mayCancelAny,
  mayChangeAny,
  mayChangeRide,
  mayPay,
} from '@traslado/domain/booking/abilities';
import { dueMinorOf, openChange } from '@traslado/domain/booking/due';
import { isInForce } from '@traslado/domain/booking/state';
import { listsOf } from '@traslado/domain/booking/terms';
import { maskOnFile } from '@traslado/domain/contact/on-file';
import { shownFlight } from '@traslado/domain/flight/read-flight';
import type { Language } from '@traslado/domain/language';
import { SALE_CURRENCY, toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import { imagesOfService } from '../../inventory/sheet.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { CouponRecord, TransferRecord } from '../../store/booking/record.ts';
import type { Sale } from '../../store/booking/sale.ts';
import { meetingAt, presentPickUp } from './present-pick-up.ts';
import { presentSeller } from './present-seller.ts';

export type CouponView = CallAnswer<'getCoupon'>;
type TransferView = CouponView['transfers'][number];

const isoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at));

/** Answer of a creation. */
export function presentCreated(
  sale: Sale,
  made: {
    readonly couponCode: string;
    readonly holdExpiresAt: number | null;
    readonly expiresAt: number | null;
    readonly transferIds: readonly number[];
  },
): CallAnswer<'createCoupon'> {
  return {
    coupon_id: made.couponCode,
    status: made.holdExpiresAt === null ? 'confirmed' : 'pending_payment',
    amount_due: toDecimal(sale.due.dueMinor),
    currency: SALE_CURRENCY,
    hold_expires_at: isoOrNull(made.holdExpiresAt),
    expires_at: isoOrNull(made.expiresAt),
    transfers: sale.legs.map((leg, index) => ({
      transfer_id: made.transferIds[index] ?? 0,
      direction: leg.direction,
      service_date: leg.flightOn,
      service_time: leg.pickUp.time,
    })),
  };
}

const askerOf = ({ owner, now }: Viewer): Asker => ({ standing: owner ? 'owner' : 'member', now });

/** The viewer's rights to a ride now, from the rules that the calls ask. */
function viewerOfRide(coupon: CouponRecord, ride: TransferRecord, viewer: Viewer): TransferView['viewer'] {
  const asker = askerOf(viewer);
  return {
    can_change: mayChangeRide(coupon, ride, asker).kind === 'ok',
    can_cancel: mayCancel(coupon, { transferId: ride.id }, asker).kind === 'ok',
  };
}

/** The viewer's rights now, so that no screen works them out again. */
function viewerOf(coupon: CouponRecord, viewer: Viewer): CouponView['viewer'] {
  const asker = askerOf(viewer);
  return {
    owner: viewer.owner,
    can_pay: mayPay(coupon, asker).kind === 'ok',
    can_edit: mayChangeAny(coupon, asker),
    can_cancel: mayCancelAny(coupon, asker),
  };
}

function paymentOf(coupon: CouponRecord): CouponView['payment'] {
  if (coupon.paidMinor > 0 && coupon.refundedMinor === coupon.paidMinor) return 'refunded';
  if (coupon.status === 'pending_payment' || coupon.status === 'expired') return 'pending';
  return coupon.totalMinor === 0 ? 'included' : 'paid';
}

/** Its letter is written the moment after it is confirmed. */
const confirmationMailOf = ({ status, confirmationMail }: CouponRecord): CouponView['confirmation_mail'] =>
  confirmationMail ?? (isInForce(status) ? 'sending' : null);

function presentPendingChange(coupon: CouponRecord, now: number): CouponView['pending_change'] {
  const change = openChange(coupon, now);
  if (!change) return null;
  return {
    change_id: change.id,
    transfer_id: change.transferId,
    amount_due: toDecimal(change.amountMinor),
    currency: SALE_CURRENCY,
    new_total: toDecimal(change.totalMinor),
    changes: [...change.summary],
    expires_at: toIso(change.expiresAt),
  };
}

type Viewer = { readonly owner: boolean; readonly language: Language; readonly now: number };

/** Mail and phone of a booking as a browser may see them. */
function maskedContact({ contactEmail, contactPhone }: CouponRecord): { email: string; phone: string } {
  const { email, phone } = maskOnFile({ email: contactEmail, phone: contactPhone });
  return { email: email ?? '', phone: phone ?? '' };
}

/** A booking as its guest sees it, in one language. Names come from the catalogue of now, times and prices from the sale. */
export function presentCoupon(snapshot: Snapshot, coupon: CouponRecord, viewer: Viewer): CouponView {
  const { language } = viewer;
  const service = snapshot.serviceById(coupon.serviceId);
  const airport = snapshot.airportById(coupon.airportId);
  const property = snapshot.propertyById(coupon.propertyId);
  const text = service?.text[language];
  const { price } = coupon;
  return {
    coupon_id: coupon.code,
    file_id: coupon.code,
    status: coupon.status,
    trip_type: coupon.tripType,
    version: coupon.version,
    service: {
      id: coupon.serviceId,
      name: text?.name ?? '',
      private: coupon.private,
      image: service ? (imagesOfService(service).desktop[0] ?? '') : '',
      pax_max: service?.paxMax ?? 1,
    },
    hotel: coupon.hotel,
    hotel_name: property?.name ?? coupon.hotel,
    folio: coupon.folio,
    airport: {
      airport_id: coupon.airportId,
      iata_code: airport?.iataCode ?? '',
      name: airport?.name[language] ?? '',
      city: airport?.city ?? '',
    },
    transfers: coupon.transfers.map((transfer) => ({
      ...presentTransfer(snapshot, transfer, coupon, language),
      viewer: viewerOfRide(coupon, transfer, viewer),
    })),
    reservations: coupon.stays.map((stay) => ({
      hotel: stay.hotel,
      hotel_name: snapshot.propertyByCode(stay.hotel)?.name ?? stay.hotel,
      folio: stay.folio,
      guest: stay.guest,
      main: stay.main,
      adults: stay.adults,
      minors: stay.children,
      babyseat: stay.babySeats,
    })),
    contact: { name: coupon.contactName, ...maskedContact(coupon) },
    observation: coupon.observation,
    price: {
      currency: SALE_CURRENCY,
      total: toDecimal(coupon.totalMinor),
      paid: toDecimal(coupon.paidMinor),
      refunded: toDecimal(coupon.refundedMinor),
      due: toDecimal(dueMinorOf(coupon)),
      included: coupon.included,
      unit: price.unit,
      unit_price: toDecimal(price.unitMinor),
      units: price.units,
      lines: price.lines.map((line) => ({
        code: line.code,
        quantity: line.quantity,
        unit_price: toDecimal(line.unitMinor),
        amount: toDecimal(line.amountMinor),
      })),
    },
    total_passengers: coupon.passengers,
    total_vehicles: coupon.vehicles,
    payment: paymentOf(coupon),
    hold_expires_at: isoOrNull(coupon.holdExpiresAt),
    expires_at: isoOrNull(coupon.expiresAt),
    created_at: toIso(coupon.createdAt),
    confirmation_mail: confirmationMailOf(coupon),
    refunds: coupon.refunds.map((refund) => ({
      refund_id: refund.id,
      status: refund.status,
      amount: toDecimal(refund.amountMinor),
      currency: SALE_CURRENCY,
      reason: refund.reason,
      requested_at: toIso(refund.createdAt),
      updated_at: toIso(refund.updatedAt),
    })),
    pending_change: presentPendingChange(coupon, viewer.now),
    // As they were at the booking.
    ...listsOf(service ? snapshot.termsOf(service, language, coupon.createdAt) : []),
    ...presentSeller(snapshot, coupon),
    phone: property?.phone ?? '',
    viewer: viewerOf(coupon, viewer),
  };
}

function presentTransfer(
  snapshot: Snapshot,
  transfer: TransferRecord,
  { airportId, propertyId }: Pick<CouponRecord, 'airportId' | 'propertyId'>,
  language: Language,
): Omit<TransferView, 'viewer'> {
  const airport = snapshot.airportById(airportId);
  const airline = transfer.airlineId === null ? undefined : snapshot.airlineById(transfer.airlineId);
  const resort = transfer.propertyId === null ? undefined : snapshot.propertyById(transfer.propertyId);
  const road = (resort ?? snapshot.propertyById(propertyId))?.roads.find(
    (one) => one.airportId === airportId,
  );
  return {
    transfer_id: transfer.id,
    direction: transfer.direction,
    status: transfer.status,
    flight_code: shownFlight(transfer.flightCode),
    airline: airline?.name ?? null,
    is_national: transfer.isNational ? '1' : '0',
    flight_date: transfer.flightOn,
    flight_time: transfer.flightTime,
    terminal: transfer.terminal,
    time_to_check: transfer.timeToCheck,
    ...(transfer.lateArrival && { late_arrival: true }),
    special_items: [...transfer.specialItems],
    special_answer: transfer.specialAnswer,
    pick_up: presentPickUp(snapshot, transfer, airport, language),
    drop_off:
      transfer.direction === 'departure' ? meetingAt(snapshot, transfer, airport, language).dropoff : '',
    ...(resort && { resort: { code: resort.code, name: resort.name } }),
    ...(road && { drive_minutes: road.driveMinutes }),
    change_until: toIso(transfer.changeUntil),
    cancel_until: toIso(transfer.cancelUntil),
  };
}

/** The transfers of bookings as the specification's reservation records, one booking after the other, arrival first. */
export function presentRecords(
  snapshot: Snapshot,
  coupons: readonly CouponRecord[],
  language: Language,
): CallAnswer<'listTransfersOfStay'> {
  return coupons.flatMap((coupon) => {
    const service = snapshot.serviceById(coupon.serviceId);
    const isIssued = isInForce(coupon.status);
    return coupon.transfers.map((transfer) => ({
      transfer_id: transfer.id,
      coupon_id: coupon.code,
      direction: transfer.direction,
      service_date: transfer.flightOn,
      service_time: transfer.pickUpTime,
      pick_up_date: transfer.pickUpOn,
      time_zone: transfer.timeZone,
      flight_code: transfer.flightCode,
      flight_time: transfer.flightTime,
      is_national: transfer.isNational ? '1' : '0',
      airline_id: transfer.airlineId,
      pax: coupon.passengers,
      adults: coupon.adults,
      minors: coupon.children,
      babyseat: coupon.babySeats,
      hotel: coupon.hotel,
      folio: coupon.folio,
      reservation_status: coupon.status,
      status: transfer.status,
      round_service: coupon.tripType === 'round_trip',
      private: coupon.private,
      observation: coupon.observation,
      confirmation_letter: isIssued ? fillPath(routes.getLetter.path, { coupon_id: coupon.code }) : null,
      provider_id: service?.provider.id ?? 0,
      service_id: coupon.serviceId,
      service: service?.text[language].name ?? '',
      receptive_group_id: coupon.receptiveGroupId,
      version: transfer.version,
    }));
  });
}
