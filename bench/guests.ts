import { randomUUID } from 'node:crypto';
import type { BenchStay } from './stays.ts';

/** A guest ready to book: token and the body of a private round trip, without its key. */
export type Guest = BenchStay & { readonly token: string; readonly body: object };

type Service = {
  readonly id: number;
  readonly private: boolean;
  readonly maximum_pax: number;
  readonly service_rate_id: number | null;
};

/** Look-ups that are under way at once while the guests of a bench are prepared. */
const atOnce = 8;

async function json<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** The round trip that the bench books, private or shared. */
export async function serviceForRoundTrip(url: string, app: string, isPrivate = true): Promise<Service> {
  const services = await json<Service[]>(
    await fetch(`${url}/v1/serviceManage/transfers-services-for-sale/BP?is_round_trip=1&airport_id=1`, {
      headers: { authorization: `Bearer ${app}` },
    }),
  );
  const service = services.find((one) => one.private === isPrivate && one.service_rate_id !== null);
  if (!service) throw new Error('no such round trip is for sale');
  return service;
}

/** The app's own token. */
export async function signAppIn(url: string): Promise<string> {
  const login = await json<{ id: { token: string } }>(
    await fetch(`${url}/v1/auth/login/system`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'web' }),
    }),
  );
  return login.id.token;
}

/** New stays without a look-up by their guests yet, who arrive on so many days. */
export async function openStays(url: string, count: number, days = 90): Promise<BenchStay[]> {
  return json(await fetch(`${url}/bench/stays?count=${count}&days=${days}`));
}

/** A guest's body for booking a stay, without its key. */
export function bookingOf(stay: BenchStay, serviceRateId: number | null): object {
  const { hotel, folio, arrivalOn, departureOn } = stay;
  return {
    hotel,
    folio,
    name: 'Ana Rivera',
    email: 'ana@example.com',
    phone: '+529981234567',
    adults: 2,
    minors: 0,
    babyseat: 0,
    service_rate_id: serviceRateId,
    is_round_trip: true,
    arrival: { flight_key: 'AM58', service_date: arrivalOn, flight_time: '14:35', is_national: '0' },
    departure: { flight_key: 'AM59', service_date: departureOn, flight_time: '16:20', is_national: '0' },
  };
}

/** Logs the app in and looks so many new stays up, as their guests would. */
export async function prepareGuests(
  url: string,
  count: number,
  { days, isPrivate }: { readonly days?: number; readonly isPrivate?: boolean } = {},
): Promise<{ app: string; guests: Guest[] }> {
  const app = await signAppIn(url);
  const service = await serviceForRoundTrip(url, app, isPrivate);
  const stays = (await openStays(url, count, days)).values();
  const guests: Guest[] = [];
  const lookUp = async (): Promise<void> => {
    for (const stay of stays) {
      const path = `/api/v2/reservations/reservationByReference/${encodeURIComponent(stay.lastName)}/${stay.folio}`;
      const answer = await fetch(url + path, { headers: { authorization: `Bearer ${app}` } });
      const found = await json<{ session: { token: string } }>(answer);
      guests.push({
        ...stay,
        token: found.session.token,
        body: bookingOf(stay, service.service_rate_id),
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lookUp));
  return { app, guests };
}

/** Books and pays a guest's round trip. Returns the booking's number. */
export async function bookAndPay(url: string, serviceId: number, guest: Guest): Promise<string> {
  const headers = { authorization: `Bearer ${guest.token}` };
  const coupon = await json<{ coupon_id: string }>(
    await fetch(`${url}/transfers/v1/sales/coupons/${serviceId}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...guest.body, uuidReference: randomUUID() }),
    }),
  );
  await json(
    await fetch(`${url}/v1/sales/payments/pay-coupon-by-id`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({
        coupon_id: coupon.coupon_id,
        payment_token: 'tok_visa',
        amount: priceOfOffer(coupon),
        currency: 'USD',
        uuidReference: randomUUID(),
      }),
    }),
  );
  return coupon.coupon_id;
}

/** Books and pays a private round trip for each, some at a time, and returns them with their booking. */
export async function bookForGuests(
  url: string,
  guests: readonly Guest[],
): Promise<(Guest & { readonly couponId: string })[]> {
  const app = await signAppIn(url);
  const { id } = await serviceForRoundTrip(url, app);
  const booked: (Guest & { couponId: string })[] = [];
  const waiting = [...guests];
  const book = async (): Promise<void> => {
    for (let guest = waiting.shift(); guest; guest = waiting.shift())
      booked.push({ ...guest, couponId: await bookAndPay(url, id, guest) });
  };
  await Promise.all(Array.from({ length: 8 }, book));
  return booked;
}

/** Amount due of a created coupon, as the pay call wants it. */
export function priceOfOffer(coupon: unknown): string {
  return ((coupon as { amount_due?: number }).amount_due ?? 0).toFixed(2);
}
