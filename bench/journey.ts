import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answered, CallKind, Phone, Sending } from './caller.ts';
import { bookingOf, priceOfOffer } from './guests.ts';
import type { BenchStay } from './stays.ts';

/** Most repetitions by a guest's app that was told to come back later. */
const mostTries = 8;

export type Way = {
  readonly phone: Phone;
  readonly stay: BenchStay;
  readonly service: { readonly id: number; readonly service_rate_id: number | null };
  /** The guest's time for reading and typing before a call, milliseconds. */
  readonly pause: () => number;
  /** True when the bench is over: nothing new is begun. */
  readonly isOver: () => boolean;
};

/** The answer that a call needs before the guest goes on. */
class GivenUp extends Error {}

/**
 * A guest from the home page to the letter: page, log-in, look-up, services, flight, booking, payment, bookings, letter. Where the product
 * is busy the guest's app waits as long as it was told and asks again, with the same key.
 * @returns true if the guest reached the letter
 */
export async function goTheWay({ phone, stay, service, pause, isOver }: Way): Promise<boolean> {
  const ask = async (kind: CallKind, sending: Sending): Promise<Answered> => {
    await sleep(pause());
    for (let tries = 0; tries < mostTries && !isOver(); tries += 1) {
      const answer = await phone.call(kind, sending);
      // A flight outside the schedule is typed in by hand.
      if (answer && (answer.status < 300 || answer.status === 404)) return answer;
      if (answer && answer.status !== 503) throw new GivenUp(`${answer.status} ${sending.path}`);
      await sleep((answer?.retryAfter ?? 1) * 1_000 * (1 + Math.random()));
    }
    throw new GivenUp(sending.path);
  };
  try {
    await ask('reads', { path: '/' });
    const login = await ask('reads', {
      method: 'POST',
      path: '/v1/auth/login/system',
      form: { username: 'web' },
    });
    const app: string = JSON.parse(login.body).id.token;
    await ask('reads', { path: '/api/v2/properties/all', token: app });
    const found = await ask('reads', {
      path: `/api/v2/reservations/reservationByReference/${stay.lastName}/${stay.folio}`,
      token: app,
    });
    const { token }: { token: string } = JSON.parse(found.body).session;
    await ask('reads', {
      path: `/v1/serviceManage/transfers-services-for-sale/${stay.hotel}?is_round_trip=1&airport_id=1&language=EN&service_date=${stay.arrivalOn}`,
      token: app,
    });
    await ask('reads', {
      path: `/v1/transfers/flights/search-data/AM/58/A/${stay.arrivalOn}`,
      token: app,
    });
    const made = await ask('bookings', {
      method: 'POST',
      path: `/transfers/v1/sales/coupons/${service.id}`,
      token,
      json: { ...bookingOf(stay, service.service_rate_id), uuidReference: randomUUID() },
    });
    const coupon: { coupon_id: string } = JSON.parse(made.body);
    await ask('payments', {
      method: 'POST',
      path: '/v1/sales/payments/pay-coupon-by-id',
      token,
      form: {
        coupon_id: coupon.coupon_id,
        payment_token: 'tok_visa',
        amount: priceOfOffer(coupon),
        currency: 'USD',
        uuidReference: randomUUID(),
      },
    });
    await ask('reads', { path: '/v1/transfers/coupons', token });
    await ask('letters', { path: `/v1/transfers/coupons/${coupon.coupon_id}/letter.pdf`, token });
    return true;
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    return false;
  }
}
