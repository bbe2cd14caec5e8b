import type { RoutesOf } from './call.ts';
import type { homeCalls } from './calls/home.ts';

/** The staff’s first page, and the way to everything else. Made of the calls by `npm run openapi`. */
export const homeRoutes = {
  getHome: {
    method: 'GET',
    path: '/v1/staff/home',
    access: 'staff',
  },
  getWaitingCounts: {
    method: 'GET',
    path: '/v1/staff/home/counts',
    access: 'staff',
  },
  searchPalette: {
    method: 'POST',
    path: '/v1/staff/palette/search',
    access: 'staff',
    body: 'json',
  },
} as const satisfies RoutesOf<typeof homeCalls>;
