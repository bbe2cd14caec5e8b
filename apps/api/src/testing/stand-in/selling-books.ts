import { randomInt } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { deadlinesOf } from '@traslado/domain/booking/deadlines';
import { splitEvenly, toDecimal, toMinor } from '@traslado/domain/money';
import { addDays } from '@traslado/domain/time/civil';
import { MINUTE_MS, toIso } from '@traslado/domain/time/instant';
import { toInstant } from '@traslado/domain/time/zone';
import { airportPlaceId, demoAirport, demoProperties, propertyPlaceId } from '../../demo/places.ts';
import { demoRates, demoServices } from '../../demo/services.ts';

/** The books of the group's own transfers backend, as the stand-in keeps them: in memory, in the shapes of the wire. */

/** Their booking: no answer of theirs has the end of a driver's wait, or data to check. */
export type BackendView = Omit<CallAnswer<'getCoupon'>, 'transfers' | 'file_id'> & {
  readonly transfers: readonly (Omit<
    Ride,
    'terminal' | 'drop_off' | 'time_to_check' | 'special_items' | 'special_answer' | 'pick_up'
  > & {
    readonly pick_up: Omit<Ride['pick_up'], 'waits_until'>;
  })[];
};

type Ride = CallAnswer<'getCoupon'>['transfers'][number];

export type Sold = { view: BackendView; readonly reference: string };

export type LegBody = {
  readonly flight_key: string;
  readonly service_date: string;
  readonly flight_time: string;
  readonly service_time?: string | undefined;
  readonly is_national?: '0' | '1' | undefined;
};

/** The creation body, as far as the books care. */
export type SaleBody = {
  readonly hotel: string;
  readonly folio: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly adults: number;
  readonly minors: number;
  readonly babyseat: number;
  readonly observation?: string | undefined;
  readonly include?: boolean | undefined;
  readonly arrival?: LegBody | null | undefined;
  readonly departure?: LegBody | null | undefined;
  readonly uuidReference?: string | undefined;
  readonly receptive_group_id: number;
};

export type Member = { hotel: string; folio: string; adults: number; minors: number; baby: number };

const tripOf = { 1: 'round_trip', 2: 'arrival', 3: 'departure' } as const;

let nextRide = 700_000;

function priceOf(
  service: (typeof demoServices)[number],
  body: SaleBody,
  { today, dearerMinor }: { today: string; dearerMinor: number },
) {
  const rate = demoRates(today).find(
    ({ service_id, priority }) => service_id === service.id && priority === 2,
  );
  const people = body.adults + body.babyseat;
  const vehicles = Math.ceil(people / service.pax_max);
  const unitMinor = ((service.private ? rate?.price_minor : rate?.adult_minor) ?? 0) + dearerMinor;
  const units = service.private ? vehicles : people;
  return {
    people,
    vehicles: service.private ? vehicles : 1,
    unitMinor,
    units,
    totalMinor: body.include ? 0 : unitMinor * units,
  };
}

/** A ride with its pick-up, as they calculate it: the same three and a half, or two and a half, hours before the flight. */
export function rideOf(
  direction: 'arrival' | 'departure',
  leg: LegBody,
  place: { readonly id: number; readonly zone: string; readonly city: string },
  status: BackendView['transfers'][number]['status'],
  transferId = ++nextRide,
): BackendView['transfers'][number] {
  const { flight_time: flightTime, service_date: flightOn } = leg;
  const time = direction === 'arrival' ? flightTime : (leg.service_time ?? flightTime);
  const date = direction === 'departure' && time > flightTime ? addDays(flightOn, -1) : flightOn;
  const at = toInstant(date, time, place.zone);
  const { changeUntilAt, cancelUntilAt } = deadlinesOf(at.at);
  return {
    transfer_id: transferId,
    direction,
    status,
    flight_code: leg.flight_key,
    airline: null,
    is_national: leg.is_national ?? '0',
    flight_date: flightOn,
    flight_time: flightTime,
    pick_up: {
      place: { id: place.id, name: '', detail: '' },
      date,
      time,
      time_zone: place.zone,
      zone_name: place.city,
      at: toIso(at.at),
      is_day_before: date < flightOn,
    },
    change_until: toIso(changeUntilAt),
    cancel_until: toIso(cancelUntilAt),
    viewer: { can_change: false, can_cancel: false },
  };
}

/** Writes a booking; `null` for a service that they do not sell at that hotel. */
export function sold(
  serviceId: number,
  body: SaleBody,
  { members, dearerMinor, now }: { members: readonly Member[]; dearerMinor: number; now: number },
): Sold | null {
  const service = demoServices.find(({ id }) => id === serviceId);
  const property = demoProperties.find(({ code }) => code === body.hotel);
  if (!service || !property || service.property_id !== property.id) return null;
  const airport = demoAirport(service.airport_id);
  const price = priceOf(service, body, { today: toIso(now).slice(0, 10), dearerMinor });
  const isPending = price.totalMinor > 0;
  const status = isPending ? 'pending' : 'confirmed';
  const at = (id: number) => ({ id, zone: airport.time_zone, city: airport.city });
  const [main, ...others] = members.length > 0 ? members : [{ ...body, baby: body.babyseat }];
  const view: BackendView = {
    // A plain number, unlike ours.
    coupon_id: String(randomInt(1_000_000_000, 10_000_000_000)),
    status: isPending ? 'pending_payment' : 'confirmed',
    trip_type: tripOf[service.operation_type],
    version: 1,
    service: { id: serviceId, name: '', private: service.private, image: '', pax_max: service.pax_max },
    hotel: body.hotel,
    hotel_name: property.name,
    folio: body.folio,
    airport: { airport_id: airport.id as number, iata_code: airport.iata_code, name: '', city: '' },
    transfers: [
      ...(body.arrival
        ? [rideOf('arrival', body.arrival, at(airportPlaceId(service.airport_id)), status)]
        : []),
      ...(body.departure
        ? [rideOf('departure', body.departure, at(propertyPlaceId(service.property_id)), status)]
        : []),
    ],
    reservations: [main, ...others].flatMap((one, index) =>
      one
        ? [
            {
              hotel: one.hotel,
              hotel_name: '',
              folio: one.folio,
              guest: index === 0 ? body.name : '',
              main: index === 0,
              adults: one.adults,
              minors: one.minors,
              babyseat: one.baby,
            },
          ]
        : [],
    ),
    contact: { name: body.name, email: body.email, phone: body.phone },
    observation: body.observation ?? '',
    price: {
      currency: 'USD',
      total: toDecimal(price.totalMinor),
      paid: 0,
      refunded: 0,
      due: toDecimal(price.totalMinor),
      included: body.include ?? false,
      unit: service.private ? 'vehicle' : 'passenger',
      unit_price: toDecimal(price.unitMinor),
      units: price.units,
      lines: linesOf(service.private, price),
    },
    total_passengers: price.people,
    total_vehicles: price.vehicles,
    payment: isPending ? 'pending' : 'included',
    hold_expires_at: isPending ? toIso(now + 15 * MINUTE_MS) : null,
    expires_at: isPending ? toIso(now + 24 * 60 * MINUTE_MS) : null,
    created_at: toIso(now),
    confirmation_mail: null,
    refunds: [],
    pending_change: null,
    policies: [],
    terms: [],
    phone: property.phone,
    viewer: { owner: false, can_pay: false, can_edit: false, can_cancel: false },
  };
  return { view, reference: body.uuidReference ?? '' };
}

function linesOf(isPrivate: boolean, price: ReturnType<typeof priceOf>): BackendView['price']['lines'] {
  const whole = toDecimal(price.unitMinor * price.units);
  const code = isPrivate ? 'price.vehicles' : 'price.adults';
  const lines = [{ code, quantity: price.units, unit_price: toDecimal(price.unitMinor), amount: whole }];
  if (price.totalMinor === price.unitMinor * price.units) return lines;
  return [...lines, { code: 'price.included', quantity: 1, unit_price: -whole, amount: -whole }];
}

export function paid(view: BackendView): BackendView {
  return {
    ...view,
    status: 'confirmed',
    version: view.version + 1,
    payment: 'paid',
    hold_expires_at: null,
    transfers: view.transfers.map((ride) => ({ ...ride, status: 'confirmed' })),
    price: { ...view.price, paid: view.price.total, due: 0 },
  };
}

/** Cancels rides and refunds half or all of the money, as a private round trip or any other does. */
export function cancelled(
  view: BackendView,
  isCancelled: (transferId: number) => boolean,
  { feeMinor, now }: { feeMinor: number; now: number },
): BackendView {
  const transfers = view.transfers.map((ride) =>
    isCancelled(ride.transfer_id) ? { ...ride, status: 'cancelled' as const } : ride,
  );
  const standing = transfers.filter(({ status }) => status !== 'cancelled').length;
  const prices = splitEvenly(toMinor(view.price.total), view.transfers.length);
  const back = view.service.private
    ? standing === 0
      ? toMinor(view.price.paid)
      : 0
    : view.transfers.reduce(
        (sum, ride, index) =>
          isCancelled(ride.transfer_id) && ride.status !== 'cancelled' ? sum + (prices[index] ?? 0) : sum,
        0,
      );
  const refundMinor = view.price.paid > 0 ? Math.max(0, back - feeMinor) : 0;
  return {
    ...view,
    status: standing === 0 ? 'cancelled' : 'partially_cancelled',
    version: view.version + 1,
    transfers,
    price: { ...view.price, due: 0 },
    refunds:
      refundMinor === 0
        ? view.refunds
        : [
            {
              refund_id: `R${nextRide++}`,
              status: 'requested',
              amount: toDecimal(refundMinor),
              currency: 'USD',
              reason: 'cancel',
              requested_at: toIso(now),
              updated_at: toIso(now),
            },
            ...view.refunds,
          ],
  };
}

/** The lines of their list. */
export function recordsOf({ view, reference }: Sold): readonly object[] {
  return view.transfers.map((ride) => ({
    transfer_id: ride.transfer_id,
    coupon_id: view.coupon_id,
    direction: ride.direction,
    service_date: ride.flight_date,
    service_time: ride.pick_up.time,
    pick_up_date: ride.pick_up.date,
    time_zone: ride.pick_up.time_zone,
    flight_code: ride.flight_code,
    flight_time: ride.flight_time,
    is_national: ride.is_national,
    airline_id: null,
    pax: view.total_passengers,
    adults: view.reservations.reduce((sum, { adults }) => sum + adults, 0),
    minors: view.reservations.reduce((sum, { minors }) => sum + minors, 0),
    babyseat: view.reservations.reduce((sum, { babyseat }) => sum + babyseat, 0),
    hotel: view.hotel,
    folio: view.folio,
    reservation_status: view.status,
    status: ride.status,
    round_service: view.trip_type === 'round_trip',
    private: view.service.private,
    observation: view.observation,
    confirmation_letter: null,
    provider_id: 1,
    service_id: view.service.id,
    service: '',
    receptive_group_id: 0,
    version: view.version,
    reference,
  }));
}
