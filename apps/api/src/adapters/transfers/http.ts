import { routes } from '@traslado/contract/routes';
import { SALE_CURRENCY, toAmountText } from '@traslado/domain/money';
import type { BackendFound, BackendLegWish, BackendOrder, Transfers } from '../../ports/transfers.ts';
import type { Backend } from '../group-client/backend.ts';
import { createBesideSales } from './beside-sales.ts';
import { answerOfQuestion, deedOf } from './outcomes.ts';
import { backendSale } from './read-coupon.ts';
import { backendFound, codeOf } from './read-found.ts';
import { backendRides, ridesOf } from './read-rides.ts';
import { saidDone, saidOf, saidPaid } from './said-done.ts';
import { groupDeed, noGroup, saidGroup } from './said-group.ts';
import type { Deed, WordTable } from './words-of-deeds.ts';

/**
 * The group's transfers backend over HTTP, by the calls as documented. The client retries GET only, so a sale, a charge or a change is never sent
 * twice.
 * @param words of a setting, beside those of the table
 */
export function createHttpTransfers(backend: Backend, words?: WordTable): Transfers {
  return {
    async sell(order) {
      const deed: Deed = { kind: 'sale', fields: ['coupon_id'], words };
      const outcome = await backend.call(
        routes.createCoupon,
        { params: { service_id: order.serviceId }, body: bodyOf(order) },
        saidOf(deed, backendSale),
      );
      return deedOf(outcome, deed, (sale) => sale);
    },

    async findCoupon(code) {
      const outcome = await backend.call(routes.searchCoupon, { query: { coupon: code } }, backendFound);
      return answerOfQuestion(outcome, null, ({ rows }): BackendFound | null => {
        const own = rows.filter((row) => codeOf(row) === code);
        const rides = own.filter((row) => 'transferId' in row);
        const coupon = own.find((row) => 'price' in row);
        if (coupon) return { kind: 'whole', coupon };
        return rides.length > 0 ? { kind: 'rides', rides } : null;
      });
    },

    async listRides({ hotel, folio }) {
      const outcome = await backend.call(
        routes.listTransfersOfStay,
        { params: { hotel, folio } },
        backendRides,
      );
      const refused = outcome.kind === 'ok' ? outcome.value.refused : 0;
      const answer = answerOfQuestion(outcome, [], (read) => ridesOf(read, { hotel, folio }));
      return answer.kind === 'ok' ? { ...answer, refused } : answer;
    },

    async pay({ couponCode, reference, paymentToken, amountMinor }) {
      const deed: Deed = { kind: 'payment', fields: ['coupon_id'], wanted: [couponCode], words };
      const outcome = await backend.call(
        routes.payCoupon,
        {
          body: {
            coupon_id: couponCode,
            payment_token: paymentToken,
            amount: toAmountText(amountMinor),
            currency: SALE_CURRENCY,
            uuidReference: reference,
          },
        },
        saidPaid(deed),
      );
      return deedOf(outcome, deed, (payment) => payment);
    },

    async change(change) {
      const deed: Deed = { kind: 'change', fields: ['coupon_id'], wanted: [change.couponCode], words };
      const outcome = await backend.call(
        routes.changeTransfer,
        {
          params: { receptive_reservation_id: change.transferId },
          body: changeBody(change),
        },
        saidDone(deed),
      );
      return deedOf(outcome, deed, () => null);
    },

    async cancelRide(transferId) {
      const deed: Deed = { kind: 'cancellation', fields: ['transfer_id'], wanted: [transferId], words };
      const outcome = await backend.call(
        routes.cancelTransfer,
        { params: { id: transferId } },
        saidDone(deed),
      );
      return deedOf(outcome, deed, () => null);
    },

    async cancelCoupons(codes) {
      const deed: Deed = { kind: 'cancellation', fields: ['coupon_id'], wanted: codes, words };
      const outcome = await backend.call(
        routes.cancelCoupons,
        { body: { coupons: [...codes] } },
        saidDone(deed),
      );
      return deedOf(outcome, deed, () => null);
    },

    async createGroup([main, ...others]) {
      if (!main) return { kind: 'refused', code: null, reason: null };
      const deed = groupDeed(words);
      const outcome = await backend.call(
        routes.createReceptiveGroup,
        { body: { ...groupMember(main), reservations: others.map(groupMember) } },
        saidGroup(deed),
      );
      return deedOf(outcome, deed, (groupId) => ({ groupId: groupId ?? noGroup }));
    },

    ...createBesideSales(backend, words),
  };
}

const changeBody = (change: Parameters<Transfers['change']>[0]) => ({
  coupon_id: change.couponCode,
  service_date: change.flightOn,
  service_time: change.pickUpTime,
  flight_time: change.flightTime,
  flight_code: change.flightCode,
  ...(change.airlineId !== null && { airline_id: change.airlineId }),
  pax: change.passengers,
  adults: change.adults,
  minors: change.children,
  babyseat: change.babySeats,
});

const groupMember = ({
  hotel,
  folio,
  adults,
  children,
  babySeats,
}: Parameters<Transfers['createGroup']>[0][number]) => ({
  hotel,
  folio,
  adults: String(adults),
  minors: String(children),
  baby: String(babySeats),
});

const legOf = (leg: BackendLegWish) => ({
  flight_key: leg.flightCode,
  service_date: leg.flightOn,
  flight_time: leg.flightTime,
  service_time: leg.pickUpTime,
  is_national: leg.isNational ? '1' : '0',
});

/** A number of theirs, left out where they gave none. */
const said = (name: string, number: number | null): object => (number === null ? {} : { [name]: number });

/** The creation body as documented, with every field that it has. */
function bodyOf(order: BackendOrder): object {
  const [first] = order.legs;
  return {
    hotel: order.stay.hotel,
    folio: order.stay.folio,
    name: order.contact.name,
    email: order.contact.email,
    phone: order.contact.phone,
    adults: order.adults,
    minors: order.children,
    babyseat: order.babySeats,
    pax: order.passengers,
    service_rate_id: order.rateId,
    is_round_trip: order.operationType === 1,
    position_id: order.positionId,
    ...said('from_appointment_place_id', order.fromPlaceId),
    ...said('to_appointment_place_id', order.toPlaceId),
    observation: order.observation,
    ...Object.fromEntries(order.legs.map((leg) => [leg.direction, legOf(leg)])),
    include: order.included,
    private: order.private,
    uuidReference: order.reference,
    reference: order.reference,
    ...said('movement_origin_id', order.movementOriginId),
    ...said('operation_type_id', order.operationTypeId),
    ...said('airline_id', first?.airlineId ?? null),
    receptive_group_id: order.groupId,
  };
}
