import type { RoutesOf } from './call.ts';
import type { bookingCalls } from './calls/bookings.ts';

/** Bookings as staff find them and look into them. Made of the calls by `npm run openapi`. */
export const bookingRoutes = {
  searchBookings: {
    method: 'POST',
    path: '/v1/staff/bookings/search',
    access: 'staff',
    permission: 'coupons:see',
    body: 'json',
  },
  getBookingStory: {
    method: 'GET',
    path: '/v1/staff/bookings/{id}',
    access: 'staff',
    permission: 'coupons:see',
  },
  startLook: {
    method: 'POST',
    path: '/v1/staff/bookings/{id}/look',
    access: 'staff',
    permission: 'coupons:look',
    body: 'json',
  },
} as const satisfies RoutesOf<typeof bookingCalls>;
