import { scopeOf, type TheirNumbers } from '../../ports/their-numbers.ts';
import type {
  BackendChange,
  BackendCoupon,
  BackendFound,
  BackendOrder,
  Transfers,
} from '../../ports/transfers.ts';

/** The parts of our catalogue that this needs. */
export type NumberedCatalogue = {
  readonly theirs: TheirNumbers;
  readonly iataOf: (airportId: number) => string | null;
  readonly placesOf: (
    serviceId: number,
  ) => { readonly departurePlaceId: number; readonly arrivalPlaceId: number } | null;
};

/**
 * The transfers backend of the group, for callers who know our numbers only. Each request is sent with the group's numbers, and each answer
 * comes back with ours. A row without a number of the group is not sent.
 */
export function inOurNumbers(transfers: Transfers, current: () => NumberedCatalogue): Transfers {
  const theirAirline = (airlineId: number | null): number | null =>
    airlineId === null ? null : current().theirs.theirs('airline', airlineId);

  return {
    ...transfers,

    async sell(order) {
      const theirs = orderInTheirs(current(), order);
      if (!theirs) return { kind: 'refused', code: 'service.not_available', reason: null };
      return transfers.sell(theirs);
    },

    async findCoupon(code) {
      const answer = await transfers.findCoupon(code);
      if (answer.kind !== 'ok' || answer.value?.kind !== 'whole') return answer;
      const value: BackendFound = { kind: 'whole', coupon: couponInOurs(current(), answer.value.coupon) };
      return { ...answer, value };
    },

    change: (change: BackendChange) =>
      transfers.change({ ...change, airlineId: theirAirline(change.airlineId) }),

    async listIncluded(stay, airportId) {
      const { theirs, iataOf } = current();
      const airport = theirs.theirs('airport', airportId);
      const iata = iataOf(airportId);
      if (airport === null || iata === null) return { kind: 'ok', value: [] };
      const answer = await transfers.listIncluded(stay, airport);
      if (answer.kind !== 'ok') return answer;
      const scope = scopeOf(stay.hotel, iata);
      return { ...answer, value: answer.value.flatMap((id) => theirs.ours('service', id, scope) ?? []) };
    },

    async findDates({ serviceId, hotel }) {
      const theirs = current().theirs.theirs('service', serviceId);
      if (theirs === null) return { kind: 'ok', value: null };
      return transfers.findDates({ serviceId: theirs, hotel });
    },

    async takeQuestion(question) {
      const airportId = current().theirs.theirs('airport', question.airportId);
      // The group does not have this airport. The question is mailed to the resort instead.
      if (airportId === null) return { kind: 'refused', code: null, reason: null };
      return transfers.takeQuestion({ ...question, airportId });
    },
  };
}

/** The order with the group's numbers; null when it has none for the service or the rate. */
function orderInTheirs({ theirs, placesOf }: NumberedCatalogue, order: BackendOrder): BackendOrder | null {
  const serviceId = theirs.theirs('service', order.serviceId);
  const rateId = theirs.theirs('rate', order.rateId);
  if (serviceId === null || rateId === null) return null;
  const offer = theirs.offerOf(order.serviceId);
  const ours = placesOf(order.serviceId);
  const place = (id: number | null): number | null => {
    if (!offer || !ours || id === null) return id;
    return id === ours.departurePlaceId ? offer.departurePlaceId : offer.arrivalPlaceId;
  };
  return {
    ...order,
    serviceId,
    rateId,
    operationTypeId: offer ? offer.operationTypeId : order.operationType,
    movementOriginId: offer ? offer.movementOriginId : order.movementOriginId,
    fromPlaceId: place(order.fromPlaceId),
    toPlaceId: place(order.toPlaceId),
    legs: order.legs.map((leg) => ({
      ...leg,
      airlineId: leg.airlineId === null ? null : theirs.theirs('airline', leg.airlineId),
    })),
  };
}

/** Stands for a service, an airport or a place of the group that we have no row for. No row has this number. */
const unknown = 0;

/** The booking with our numbers. */
function couponInOurs({ theirs, iataOf, placesOf }: NumberedCatalogue, coupon: BackendCoupon): BackendCoupon {
  const airportId = theirs.ours('airport', coupon.airportId) ?? unknown;
  const scope = scopeOf(coupon.hotel, iataOf(airportId) ?? '');
  const serviceId = theirs.ours('service', coupon.serviceId, scope) ?? unknown;
  const offer = theirs.offerOf(serviceId);
  const places = placesOf(serviceId);
  const placeId = (theirPlace: number): number => {
    if (!offer || !places) return offer ? unknown : theirPlace;
    if (theirPlace === offer.departurePlaceId) return places.departurePlaceId;
    return theirPlace === offer.arrivalPlaceId ? places.arrivalPlaceId : unknown;
  };
  return {
    ...coupon,
    airportId,
    serviceId,
    transfers: coupon.transfers.map((ride) => ({ ...ride, placeId: placeId(ride.placeId) })),
  };
}
