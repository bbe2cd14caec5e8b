import { randomInt, randomUUID } from 'node:crypto';
import { type Client, createClient } from '@traslado/contract/client';
import { routes } from '@traslado/contract/routes';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { StayWishes } from '../apps/api/src/testing/stay.ts';
import { type OwnStay, ownStay } from './own-stay.ts';
import { productDatabase } from './product-database.ts';

/** A booking that stands before its test begins, made by the product's own calls as its pages make it. */
export type OwnBooking = { readonly number: string; readonly stay: OwnStay };

/** The demo's services at BP, by their prices for 2 adults. */
export const services = {
  /** USD 84, a seat each. */
  sharedRoundTrip: 111,
  /** USD 48, a seat each. */
  sharedArrival: 112,
  /** USD 160, for six. */
  suvRoundTrip: 121,
  /** USD 95, for six. */
  suvArrival: 122,
  /** USD 95, for six. */
  suvDeparture: 123,
} as const;

export type BookingWishes = {
  readonly serviceId?: number;
  /** Of the sandbox: `tok_visa` unless said; `tok_threeDSecure` leaves the payment under way, null the booking unpaid. */
  readonly card?: string | null;
  readonly stay?: OwnStay;
  readonly stayWishes?: StayWishes;
  readonly language?: 'en' | 'es';
  /** STOP of a phone ends the messages of all its bookings, so a test of that has one of its own. */
  readonly phone?: string;
};

/** Calls of a guest who sits somewhere of their own: limits count by address. */
export function guestClient(token?: string, locale: 'en-US' | 'es-MX' = 'en-US'): Client {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  return createClient({
    routes,
    baseUrl: process.env.E2E_BASE_URL ?? '',
    tokenFor: () => token ?? null,
    locale: () => locale,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init?.headers, 'x-forwarded-for': address } }),
  });
}

/** Looks the stay up as the home page does. */
export async function findStay(stay: OwnStay, locale?: 'en-US' | 'es-MX'): Promise<CallAnswer<'findStay'>> {
  const app = await guestClient().call('loginSystem', { body: { username: 'web' } });
  return guestClient(app.id.token, locale).call('findStay', {
    params: { lastname: stay.lastName, folio: stay.folio },
    query: {},
  });
}

/** The token of the stay's guest. */
export async function sessionOf(stay: OwnStay): Promise<string> {
  const { session } = await findStay(stay);
  return session.token;
}

/**
 * A stay of its own with a booking: AA 1234 lands at 14:35 on its first day, AA 1235 leaves at 14:20 on its last (the pick-up at 10:50).
 * A shared round trip, paid, unless said.
 */
export async function ownBooking(wishes: BookingWishes = {}): Promise<OwnBooking> {
  const { serviceId = services.sharedRoundTrip, card = 'tok_visa' } = wishes;
  const stay = wishes.stay ?? (await ownStay(wishes.stayWishes));
  const { row } = stay;
  const guest = guestClient(await sessionOf(stay));
  const rate = await productDatabase()
    .selectFrom('rate')
    .select('id')
    .where('service_id', '=', serviceId)
    .where('valid_from', '<=', row.arrival_on)
    .where('valid_to', '>=', row.arrival_on)
    .orderBy('priority')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const operation = serviceId % 10;
  const made = await guest.call('createCoupon', {
    params: { service_id: String(serviceId) },
    body: {
      hotel: stay.hotel,
      folio: stay.folio,
      name: `${stay.firstName} ${stay.lastName}`,
      email: row.email ?? 'ana@guests.example',
      phone: wishes.phone ?? '+13055550142',
      adults: row.adults,
      minors: row.children,
      babyseat: 0,
      service_rate_id: rate.id,
      is_round_trip: operation === 1,
      ...(operation !== 3 && {
        arrival: {
          flight_key: 'AA 1234',
          service_date: row.arrival_on,
          flight_time: '14:35',
          is_national: '0',
        },
      }),
      ...(operation !== 2 && {
        departure: {
          flight_key: 'AA 1235',
          service_date: row.departure_on,
          flight_time: '14:20',
          is_national: '0',
        },
      }),
      language: wishes.language ?? 'en',
      uuidReference: randomUUID(),
    },
  });
  if (card !== null && made.amount_due > 0) {
    const paid = await guest.call('payCoupon', {
      body: {
        coupon_id: made.coupon_id,
        payment_token: card,
        amount: made.amount_due.toFixed(2),
        currency: 'USD',
        uuidReference: randomUUID(),
      },
    });
    const ends = card === 'tok_threeDSecure' ? 'requires_action' : 'succeeded';
    if (paid.status !== ends) throw new Error(`not paid: ${JSON.stringify(paid)}`);
  }
  return { number: made.coupon_id, stay };
}
