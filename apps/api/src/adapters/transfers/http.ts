import { calls } from '@traslado/contract/calls';
import { routes } from '@traslado/contract/routes';
import { SALE_CURRENCY, toAmountText } from '@traslado/domain/money';
import { z } from 'zod';
import type { BackendFound, BackendLegWish, BackendOrder, Transfers } from '../../ports/transfers.ts';
import type { Backend } from '../group-client/backend.ts';
import { either } from '../group-client/tolerant/either.ts';
import { answerOf } from '../group-client/tolerant/reading.ts';
import { one, record } from '../group-client/tolerant/shapes.ts';
import { text } from '../group-client/tolerant/values.ts';
import { createBesideSales } from './beside-sales.ts';
import { answerOfQuestion, deedOf } from './outcomes.ts';
import { backendCoupon, readCoupon, readSold } from './read-coupon.ts';
import { backendRides, foundOf, ridesOf } from './read-rides.ts';
import { saidDone, saidOf, saidPaid } from './said-done.ts';
import { groupDeed, noGroup, saidGroup } from './said-group.ts';
import type { Deed, WordTable } from './words-of-deeds.ts';

/** A sale is its number; what else our contract describes is used where all of it is there. */
const backendSale = answerOf(one(record({ coupon_id: text })));
const soldWhole = calls.createCoupon.shapes.answer;

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
        saidOf(deed, either(soldWhole, backendSale)),
      );
      return deedOf(outcome, deed, (answer) => ({
        couponCode: answer.coupon_id,
        sold: 'status' in answer ? readSold(answer) : null,
      }));
    },

    async findCoupon(code) {
      const outcome = await backend.call(
        routes.searchCoupon,
        { query: { coupon: code } },
        either(z.array(backendCoupon).max(1), backendRides),
      );
      return answerOfQuestion(outcome, null, (answer): BackendFound | null => {
        if ('rows' in answer) return foundOf(answer, code);
        const [found] = answer;
        // Another booking than the one asked for is nobody's business.
        return found && found.coupon_id === code ? { kind: 'whole', coupon: readCoupon(found) } : null;
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
          body: {
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
          },
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
