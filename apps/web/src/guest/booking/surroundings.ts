import { callApi } from '../../data/client.ts';
import type { BookingState } from '../draft/booking-state.ts';
import { dispatch } from '../draft/booking-store.ts';

type Known = Pick<BookingState, 'ip' | 'geolocation' | 'exchangeRate'>;

async function place(): Promise<Pick<Known, 'ip' | 'geolocation'>> {
  const { ip } = await callApi('getPublicIp', {});
  const geolocation = ip === null ? null : await callApi('getGeoIp', { params: { ip } }).catch(() => null);
  return { ip, geolocation };
}

async function rate(): Promise<Pick<Known, 'exchangeRate'>> {
  const { exchangeRate, currency } = await callApi('getExchangeRate', {});
  return { exchangeRate: exchangeRate === null ? null : { rate: exchangeRate, currency } };
}

let asked: Promise<void> | null = null;

/** The guest's place and the rate of the day, asked once a visit. Both only inform: an unknown one is null. */
export function learnSurroundings(): Promise<void> {
  asked ??= Promise.all([
    place().catch(() => ({ ip: null, geolocation: null })),
    rate().catch(() => ({ exchangeRate: null })),
  ]).then(([where, money]) => dispatch({ type: 'surroundingsKnown', known: { ...where, ...money } }));
  return asked;
}
