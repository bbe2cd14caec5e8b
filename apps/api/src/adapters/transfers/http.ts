import { calls } from '@traslado/contract/calls';
import { routes } from '@traslado/contract/routes';
import { SALE_CURRENCY, toAmountText } from '@traslado/domain/money';
import { z } from 'zod';
import type {
  BackendFound,
  BackendLegWish,
  BackendOrder,
  BackendPayment,
  Transfers,
} from '../../ports/transfers.ts';
import type { Backend } from '../group-client/backend.ts';
import { either } from '../group-client/tolerant/either.ts';
import { answerOf, refuse } from '../group-client/tolerant/reading.ts';
import { one, record } from '../group-client/tolerant/shapes.ts';
import { id, map, optional } from '../group-client/tolerant/values.ts';
import { createBesideSales } from './beside-sales.ts';
import { answerOfQuestion, deedOf, refusalOf } from './outcomes.ts';
import { backendSale } from './read-coupon.ts';
import { backendFound, codeOf } from './read-found.ts';
import { backendRides, ridesOf } from './read-rides.ts';
import { saidDone, saidPaid } from './said-done.ts';

/** A problem of theirs, as far as it says why a bank did not pay. */
const bankProblem = z.object({ errors: z.array(z.object({ code: z.string() })).min(1) });

/**
 * The group's transfers backend over HTTP, by the calls as documented. The client retries GET only, so a sale, a charge or a change is never sent
 * twice.
 */
export function createHttpTransfers(backend: Backend): Transfers {
  return {
    async sell(order) {
      const outcome = await backend.call(
        routes.createCoupon,
        { params: { service_id: order.serviceId }, body: bodyOf(order) },
        backendSale,
      );
      return deedOf(outcome, (sale) => sale);
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
        either(calls.payCoupon.shapes.answer, saidPaid(couponCode)),
      );
      if (outcome.kind === 'rejected') return { ...refusalOf(outcome), reason: reasonOfBank(outcome.body) };
      if (outcome.kind === 'unavailable') return deedOf(outcome, () => notPaid);
      if (outcome.value === null) return { kind: 'done', value: { ...notPaid, kind: 'paid' } };
      const { status, failure, action_url: actionUrl, card, coupon_id: paid } = outcome.value;
      if (paid !== couponCode) return { kind: 'unknown' };
      if (status === 'failed')
        return { kind: 'refused', code: 'payment.declined', reason: failure?.code ?? null };
      return {
        kind: 'done',
        value: { kind: status === 'succeeded' ? 'paid' : 'waiting', actionUrl, card },
      };
    },

    async change(change) {
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
        saidDone('coupon_id', change.couponCode),
      );
      return deedOf(outcome, () => null);
    },

    async cancelRide(transferId) {
      const outcome = await backend.call(
        routes.cancelTransfer,
        { params: { id: transferId } },
        saidDone('transfer_id', transferId),
      );
      return deedOf(outcome, () => null);
    },

    async cancelCoupons(codes) {
      const outcome = await backend.call(
        routes.cancelCoupons,
        { body: { coupons: [...codes] } },
        either(z.object({ coupons: z.array(z.object({ coupon_id: z.string() })) }), saidDone('', '')),
      );
      return deedOf(outcome, () => null);
    },

    async createGroup([main, ...others]) {
      if (!main) return { kind: 'refused', code: null, reason: null };
      const outcome = await backend.call(
        routes.createReceptiveGroup,
        { body: { ...groupMember(main), reservations: others.map(groupMember) } },
        { ...either(backendGroup, saidDone('', '')), told: backendGroup.told },
      );
      return deedOf(outcome, (groupId) => ({ groupId: groupId ?? noGroup }));
    },

    ...createBesideSales(backend),
  };
}

/** How their answer names a group is not shown. A success without its number is one: a sale then says that it has none, which is 0. */
const noGroup = 0;
const backendGroup = answerOf(
  one(
    map(
      record({ receptive_group_id: optional(id), id: optional(id) }),
      ({ receptive_group_id, id: number }, at) =>
        receptive_group_id ?? number ?? refuse(at, 'the number of a group', undefined),
    ),
  ),
);

const notPaid: BackendPayment = { kind: 'waiting', actionUrl: null, card: null };

function reasonOfBank(body: unknown): string | null {
  return bankProblem.safeParse(body).data?.errors[0]?.code ?? null;
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
