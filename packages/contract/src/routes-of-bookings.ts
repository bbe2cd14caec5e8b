import type { RoutesOf } from './call.ts';
import type { bookingCalls } from './calls/bookings.ts';

/** Bookings as staff find and read them. Made of the calls by `npm run openapi`. */
export const bookingRoutes = {
  listBookingViews: {
    method: 'GET',
    path: '/v1/staff/booking-views',
    access: 'staff',
    permission: 'coupons:see',
  },
  askBookingView: {
    method: 'POST',
    path: '/v1/staff/booking-views/ask',
    access: 'staff',
    permission: 'coupons:see',
    body: 'json',
  },
  exportBookingView: {
    method: 'POST',
    path: '/v1/staff/booking-views/export',
    access: 'staff',
    permission: 'coupons:see',
    body: 'json',
    answer: 'csv',
  },
  keepBookingView: {
    method: 'POST',
    path: '/v1/staff/booking-views',
    access: 'staff',
    permission: 'coupons:see',
    body: 'json',
    status: 201,
  },
  deleteBookingView: {
    method: 'DELETE',
    path: '/v1/staff/booking-views/{id}',
    access: 'staff',
    permission: 'coupons:see',
  },
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
  getBookingLetter: {
    method: 'GET',
    path: '/v1/staff/bookings/{id}/letters/{letter}',
    access: 'staff',
    permission: 'mail:send',
  },
} as const satisfies RoutesOf<typeof bookingCalls>;
