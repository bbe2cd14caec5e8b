import type { RoutesOf } from './call.ts';
import type { priceCalls } from './calls/prices.ts';

/** Prices that staff look into. Made of the calls by `npm run openapi`. */
export const priceRoutes = {
  listPricedServices: {
    method: 'GET',
    path: '/v1/staff/price-calendar/services',
    access: 'staff',
    permission: 'rates:see',
  },
  getPriceCalendar: {
    method: 'GET',
    path: '/v1/staff/price-calendar',
    access: 'staff',
    permission: 'rates:see',
  },
  searchGuestPrice: {
    method: 'POST',
    path: '/v1/staff/guest-price/search',
    access: 'staff',
    permission: 'rates:see',
    body: 'json',
  },
  getPriceGrid: {
    method: 'GET',
    path: '/v1/staff/price-grid',
    access: 'staff',
    permission: 'rates:see',
  },
  copyRates: {
    method: 'POST',
    path: '/v1/staff/rates/copy',
    access: 'staff',
    permission: 'rates:change',
    body: 'json',
    bodyBytes: 2000000,
  },
  checkPriceExpectations: {
    method: 'GET',
    path: '/v1/staff/price-expectation-checks',
    access: 'staff',
    permission: 'price-expectations:see',
  },
} as const satisfies RoutesOf<typeof priceCalls>;
