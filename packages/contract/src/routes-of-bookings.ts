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
  getBookingOffers: {
    method: 'GET',
    path: '/v1/staff/bookings/{id}/offers',
    access: 'staff',
    permission: 'coupons:see',
  },
  searchOffers: {
    method: 'POST',
    path: '/v1/staff/bookings/offers',
    access: 'staff',
    permission: 'coupons:act',
    body: 'json',
  },
} as const satisfies RoutesOf<typeof bookingCalls>;
