import type { RoutesOf } from './call.ts';
import type { actingCalls } from './calls/acting.ts';

/** Actions of staff for the guest of a booking. Made of the calls by `npm run openapi`. */
export const actingRoutes = {
  cancelForGuest: {
    method: 'POST',
    path: '/v1/staff/bookings/{id}/cancel',
    access: 'staff',
    permission: 'coupons:act',
    body: 'json',
  },
  changeForGuest: {
    method: 'POST',
    path: '/v1/staff/bookings/{id}/change',
    access: 'staff',
    permission: 'coupons:act',
    body: 'json',
  },
  correctContact: {
    method: 'POST',
    path: '/v1/staff/bookings/{id}/contact',
    access: 'staff',
    permission: 'coupons:act',
    body: 'json',
  },
  resendLetter: {
    method: 'POST',
    path: '/v1/staff/bookings/{id}/letter',
    access: 'staff',
    permission: 'coupons:act',
    body: 'json',
  },
  findStayToBook: {
    method: 'POST',
    path: '/v1/staff/bookings/stay',
    access: 'staff',
    permission: 'coupons:act',
    body: 'json',
  },
  linkStayForGuest: {
    method: 'POST',
    path: '/v1/staff/bookings/stay/link',
    access: 'staff',
    permission: 'coupons:act',
    body: 'json',
  },
  groupStaysForGuest: {
    method: 'POST',
    path: '/v1/staff/bookings/stay/group',
    access: 'staff',
    permission: 'coupons:act',
    body: 'json',
  },
  bookForGuest: {
    method: 'POST',
    path: '/v1/staff/bookings',
    access: 'staff',
    permission: 'coupons:act',
    body: 'json',
  },
  makePayLink: {
    method: 'POST',
    path: '/v1/staff/bookings/{id}/pay-link',
    access: 'staff',
    permission: 'coupons:act',
    body: 'json',
  },
  endPayLink: {
    method: 'DELETE',
    path: '/v1/staff/bookings/{id}/pay-link',
    access: 'staff',
    permission: 'coupons:act',
  },
} as const satisfies RoutesOf<typeof actingCalls>;
