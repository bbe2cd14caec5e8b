import type { RoutesOf } from './call.ts';
import type { dataToFixCalls } from './calls/data-to-fix.ts';

/** Data of a booking that would fail on the day, for staff. Made of the calls by `npm run openapi`. */
export const dataToFixRoutes = {
  getDataToFix: {
    method: 'GET',
    path: '/v1/staff/bookings/{id}/data-to-fix',
    access: 'staff',
    permission: 'coupons:see',
  },
  makeFixLink: {
    method: 'POST',
    path: '/v1/staff/bookings/{id}/fix-link',
    access: 'staff',
    permission: 'coupons:act',
  },
  markFindingRight: {
    method: 'PUT',
    path: '/v1/staff/bookings/{id}/findings/{finding}/right',
    access: 'staff',
    permission: 'coupons:act',
    body: 'json',
  },
  takeFindingBack: {
    method: 'DELETE',
    path: '/v1/staff/bookings/{id}/findings/{finding}/right',
    access: 'staff',
    permission: 'coupons:act',
  },
} as const satisfies RoutesOf<typeof dataToFixCalls>;
