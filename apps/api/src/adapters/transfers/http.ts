import { calls } from '@traslado/contract/calls';
import { routes } from '@traslado/contract/routes';
import { SALE_CURRENCY, toAmountText } from '@traslado/domain/money';
import { z } from 'zod';
import type { BackendLegWish, BackendOrder, BackendPayment, Transfers } from '../../ports/transfers.ts';
import type { Backend } from '../group-client/backend.ts';
import { createBesideSales } from './beside-sales.ts';
import { answerOf, deedOf, refusalOf } from './outcomes.ts';
import { backendCoupon, readCoupon, readSold } from './read-coupon.ts';

/** A problem of theirs, as far as it says why a bank did not pay. */
const bankProblem = z.object({ errors: z.array(z.object({ code: z.string() })).min(1) });

/** Their list tells which sale a ride came from; how they name it is their affair. */
const backendRecord = calls.listTransfersOfStay.shapes.answer.element.extend({
  reference: z.string().nullish(),
  uuidReference: z.string().nullish(),
});

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
        calls.createCoupon.shapes.answer,
      );
      return deedOf(outcome, readSold);
    },

    async findCoupon(code) {
      const outcome = await backend.call(
        routes.searchCoupon,
        { query: { coupon: code } },
        z.array(backendCoupon).max(1),
      );
      return answerOf(outcome, null, ([found]) =>
        // Another booking than the one asked for is nobody's business.
        found && found.coupon_id === code ? readCoupon(found) : null,
      );
    },

    async listRides({ hotel, folio }) {
      const outcome = await backend.call(
        routes.listTransfersOfStay,
        { params: { hotel, folio } },
        z.array(backendRecord),
      );
      return answerOf(outcome, [], (records) =>
        records.map((record) => ({
          transferId: record.transfer_id,
          couponCode: record.coupon_id,
          reference: record.uuidReference ?? record.reference ?? null,
          hotel: record.hotel,
          folio: record.folio,
          direction: record.direction,
          flightOn: record.service_date,
          pickUpOn: record.pick_up_date,
          pickUpTime: record.service_time,
          timeZone: record.time_zone,
          isConfirmed: record.status === 'confirmed',
        })),
      );
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
        calls.payCoupon.shapes.answer,
      );
      if (outcome.kind === 'rejected') return { ...refusalOf(outcome), reason: reasonOfBank(outcome.body) };
      if (outcome.kind === 'unavailable') return deedOf(outcome, () => notPaid);
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
        z.object({ coupon_id: z.literal(change.couponCode) }),
      );
      return deedOf(outcome, () => null);
    },

    async cancelRide(transferId) {
      const outcome = await backend.call(
        routes.cancelTransfer,
        { params: { id: transferId } },
        z.object({ transfer_id: z.literal(transferId) }),
      );
      return deedOf(outcome, () => null);
    },

    async cancelCoupons(codes) {
      const outcome = await backend.call(
        routes.cancelCoupons,
        { body: { coupons: [...codes] } },
        z.object({ coupons: z.array(z.object({ coupon_id: z.string() })) }),
      );
      return deedOf(outcome, () => null);
    },

    async createGroup([main, ...others]) {
      if (!main) return { kind: 'refused', code: null, reason: null };
      const outcome = await backend.call(
        routes.createReceptiveGroup,
        { body: { ...groupMember(main), reservations: others.map(groupMember) } },
        z.object({ receptive_group_id: calls.createReceptiveGroup.shapes.answer.shape.receptive_group_id }),
      );
      return deedOf(outcome, ({ receptive_group_id }) => ({ groupId: receptive_group_id }));
    },

    ...createBesideSales(backend),
  };
}

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
    from_appointment_place_id: order.fromPlaceId,
    to_appointment_place_id: order.toPlaceId,
    observation: order.observation,
    ...Object.fromEntries(order.legs.map((leg) => [leg.direction, legOf(leg)])),
    include: order.included,
    private: order.private,
    uuidReference: order.reference,
    reference: order.reference,
    movement_origin_id: order.movementOriginId,
    operation_type_id: order.operationType,
    ...(first?.airlineId ? { airline_id: first.airlineId } : {}),
    receptive_group_id: order.groupId,
  };
}
