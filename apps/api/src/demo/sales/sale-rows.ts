import { donePickUpAt } from '@traslado/domain/booking/deadlines';
import { totalPassengers } from '@traslado/domain/booking/passengers';
import { planCancellation } from '@traslado/domain/booking/plan-cancellation';
import type { RefundRule } from '@traslado/domain/booking/refund';
import { companyOf } from '@traslado/domain/stay/company';
import { DAY_MS, type Instant, MINUTE_MS, toIso } from '@traslado/domain/time/instant';
import { airportPlaceId, propertyPlaceId } from '../places.ts';
import { demoSellers } from '../sellers.ts';
import type { Course } from './course.ts';
import { addRow, type EndedSale, type SaleIds, type SaleRows, saleUuid } from './ended-sale.ts';
import { letterRows } from './letter-rows.ts';
import { moneyRows } from './money-rows.ts';
import type { PlayedRide, PlayedSale } from './play-sale.ts';
import { stayRowsOf } from './stay-rows.ts';

type Plan = Extract<ReturnType<typeof planCancellation>, { kind: 'ok' }>['plan'];

function rideStatus(
  ride: PlayedRide,
  course: Course,
  now: Instant,
): 'pending' | 'confirmed' | 'completed' | 'no_show' {
  if (course.confirmedAt === null) return 'pending';
  if (ride.pickUp.at > donePickUpAt(now)) return 'confirmed';
  return course.noShow ? 'no_show' : 'completed';
}

function planOf(
  { sale, course, ids }: { sale: PlayedSale; course: Course; ids: SaleIds },
  rules: readonly RefundRule[],
): Plan | null {
  if (course.cancelled === null || course.confirmedAt === null) return null;
  const asked = planCancellation(
    {
      status: 'confirmed',
      expiresAt: null,
      hotel: sale.property.code,
      serviceId: sale.serviceId,
      private: sale.kind !== 1,
      totalMinor: sale.due.dueMinor,
      paidMinor: sale.due.dueMinor,
      refunds: [],
      disputes: [],
      price: sale.due,
      transfers: sale.rides.map((ride, place) => ({
        id: ids.transfer + place,
        direction: ride.direction,
        status: 'confirmed',
        changeUntil: ride.changeUntilAt,
        cancelUntil: ride.cancelUntilAt,
        pickUpAt: ride.pickUp.at,
        keptPercent: 0,
        cancelledPriceMinor: null,
      })),
    },
    course.cancelled.wish,
    rules,
    { standing: 'owner', now: course.cancelled.at },
  );
  if (asked.kind === 'refused') throw new RangeError(`a demo booking could not be cancelled: ${asked.code}`);
  return asked.plan;
}

/** Adds all rows of a sale. */
export function addSale(
  rows: SaleRows,
  asked: {
    readonly sale: PlayedSale;
    readonly course: Course;
    readonly ids: SaleIds;
    readonly couponCode: string;
    readonly rules: readonly RefundRule[];
    readonly systemIds: readonly number[];
    readonly now: Instant;
  },
): void {
  const { sale, course, ids, couponCode, now } = asked;
  const plan = planOf(asked, asked.rules);
  const cancelledAt = course.cancelled?.at ?? null;
  const company = companyOf(sale.country, demoSellers);
  const refund =
    plan && plan.refundMinor > 0 && cancelledAt !== null
      ? { at: cancelledAt + (course.refundRetried ? DAY_MS : 9 * MINUTE_MS), amountMinor: plan.refundMinor }
      : null;
  const merchantId = company === 'CIHC' ? 2 : 1;
  const ended: EndedSale = { sale, course, ids, couponCode, merchantId, refund };
  const { adults, children, babySeats } = sale.passengers;
  const isSold = course.confirmedAt !== null;
  const seats = totalPassengers(sale.passengers, sale.seatPolicy);
  const guest = `${sale.firstName} ${sale.lastName}`;
  const stay = stayRowsOf(rows, ended, now);
  addRow(rows, 'coupon', {
    id: ids.coupon,
    coupon_code: couponCode,
    hotel: stay.hotel,
    folio: stay.folio,
    guest_name: sale.lastName,
    property_id: sale.property.id,
    airport_id: sale.airportId,
    service_id: sale.serviceId,
    rate_id: sale.rateId,
    trip_type: (['round_trip', 'arrival', 'departure'] as const)[sale.operation - 1],
    private: sale.kind !== 1,
    included: sale.isIncluded,
    status: isSold ? (plan?.statusAfter ?? 'confirmed') : 'expired',
    adults,
    children,
    baby_seats: babySeats,
    passengers: seats,
    vehicles: sale.due.vehicles ?? 1,
    currency: sale.due.currency,
    total_minor: sale.due.dueMinor,
    included_minor: sale.due.includedMinor,
    paid_minor: isSold ? sale.due.dueMinor : 0,
    refunded_minor: refund?.amountMinor ?? 0,
    price: {
      lines: sale.due.lines,
      unit: sale.kind === 1 ? 'passenger' : 'vehicle',
      unitMinor: sale.unitMinor,
      units: sale.due.vehicles ?? seats,
    },
    contact_name: guest,
    contact_email: stay.email,
    contact_phone: stay.phone,
    observation: '',
    language: sale.language,
    company,
    agency_code: sale.agency,
    country: sale.country,
    movement_origin_id: 1,
    receptive_group_id: 0,
    version: 1 + (course.change ? 1 : 0) + (plan ? 1 : 0),
    expires_at: isSold ? null : toIso(sale.createdAt + DAY_MS),
    created_at: toIso(sale.createdAt),
    confirmed_at: course.confirmedAt === null ? null : toIso(course.confirmedAt),
    cancelled_at: plan?.statusAfter === 'cancelled' && cancelledAt !== null ? toIso(cancelledAt) : null,
    written_at: toIso(sale.createdAt),
    channel: sale.system === null ? null : (asked.systemIds[sale.system] ?? null),
  });
  addRow(rows, 'coupon_stay', {
    coupon_id: ids.coupon,
    hotel: stay.hotel,
    folio: stay.folio,
    guest,
    main: true,
    adults,
    children,
    baby_seats: babySeats,
  });
  rideRows(rows, ended, { plan, seats, now });
  if (plan && cancelledAt !== null) cancelRow(rows, ended, plan, cancelledAt);
  moneyRows(rows, ended);
  letterRows(rows, { ...ended, now });
}

function rideRows(
  rows: SaleRows,
  { sale, course, ids }: EndedSale,
  { plan, seats, now }: { readonly plan: Plan | null; readonly seats: number; readonly now: Instant },
): void {
  const isSold = course.confirmedAt !== null;
  const cancelledAt = course.cancelled?.at ?? null;
  for (const [place, ride] of sale.rides.entries()) {
    const transferId = ids.transfer + place;
    const given = plan?.legs.find((leg) => leg.transferId === transferId);
    addRow(rows, 'transfer', {
      id: transferId,
      coupon_id: ids.coupon,
      direction: ride.direction,
      status: given ? 'cancelled' : rideStatus(ride, course, now),
      flight_code: ride.flight,
      airline_id: ride.airlineId,
      is_national: ride.isNational,
      terminal: ride.terminal,
      flight_on: ride.on,
      flight_time: ride.time,
      pickup_on: ride.pickUp.on,
      pickup_time: ride.pickUp.time,
      pickup_at: toIso(ride.pickUp.at),
      time_zone: sale.zone,
      place_id:
        ride.direction === 'arrival' ? airportPlaceId(sale.airportId) : propertyPlaceId(sale.property.id),
      change_until: toIso(ride.changeUntilAt),
      cancel_until: toIso(ride.cancelUntilAt),
      version: 1 + (course.change?.ride === ride ? 1 : 0) + (given ? 1 : 0),
      kept_percent: given?.keptPercent ?? 0,
      cancelled_price_minor: given?.priceMinor ?? null,
    });
    if (ride.departure !== null)
      addRow(rows, 'seat', {
        transfer_id: transferId,
        departure: ride.departure,
        seats,
        held_until: isSold ? null : toIso(sale.createdAt + 15 * MINUTE_MS),
        released_at: given && cancelledAt !== null ? toIso(cancelledAt) : null,
      });
  }
}

function cancelRow(rows: SaleRows, { sale, course, ids }: EndedSale, plan: Plan, cancelledAt: Instant): void {
  addRow(rows, 'coupon_change', {
    id: saleUuid(3, ids.index, 1),
    coupon_id: ids.coupon,
    transfer_id: plan.legs[0]?.transferId ?? ids.transfer,
    kind: 'cancel',
    status: 'applied',
    base_version: course.change ? 2 : 1,
    plan: plan.legs.map(({ transferId, keptPercent, priceMinor }) => ({
      id: transferId,
      kept: keptPercent,
      price: priceMinor,
    })),
    summary: {
      directions: plan.legs.map(({ direction }) => direction),
      refundMinor: plan.refundMinor,
      feeMinor: plan.feeMinor,
      notices: plan.notices,
    },
    amount_minor: -plan.refundMinor,
    total_minor: sale.due.dueMinor,
    currency: sale.due.currency,
    created_at: toIso(cancelledAt),
    ended_at: toIso(cancelledAt),
  });
}
