import type { RoutesOf } from './call.ts';
import type { fixLinkCalls } from './calls/fix-links.ts';

/** Data that would fail on the day, as guests correct them. Made of the calls by `npm run openapi`. */
export const fixLinkRoutes = {
  listDataToFix: {
    method: 'GET',
    path: '/v1/transfers/coupons/{coupon_id}/data-to-fix',
    access: 'guest',
  },
  readFixLink: {
    method: 'POST',
    path: '/v1/fix-link',
    access: 'public',
    body: 'json',
  },
  saveByFixLink: {
    method: 'POST',
    path: '/v1/fix-link/save',
    access: 'public',
    body: 'json',
  },
} as const satisfies RoutesOf<typeof fixLinkCalls>;
