import type { RoutesOf } from './call.ts';
import type { lookCalls } from './calls/looks.ts';

/** A booking as its guest sees it, for staff. Made of the calls by `npm run openapi`. */
export const lookRoutes = {
  showLook: {
    method: 'GET',
    path: '/v1/staff/looks/{id}/{page}',
    access: 'staff',
    permission: 'coupons:look',
  },
  endLook: {
    method: 'DELETE',
    path: '/v1/staff/looks/{id}',
    access: 'staff',
    permission: 'coupons:look',
  },
} as const satisfies RoutesOf<typeof lookCalls>;
