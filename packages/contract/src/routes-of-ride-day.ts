import type { RoutesOf } from './call.ts';
import type { rideDayCalls } from './calls/ride-day.ts';

/** A ride on its day. Made of the calls by `npm run openapi`. */
export const rideDayRoutes = {
  getRideDay: {
    method: 'GET',
    path: '/v1/guests/rides/{transfer_id}/day',
    access: 'guest',
  },
  answerRideDay: {
    method: 'POST',
    path: '/v1/guests/rides/{transfer_id}/answer',
    access: 'guest',
    body: 'json',
  },
  readRideLink: {
    method: 'POST',
    path: '/v1/ride-link',
    access: 'public',
    body: 'json',
  },
  answerRideLink: {
    method: 'POST',
    path: '/v1/ride-link/answer',
    access: 'public',
    body: 'json',
  },
} as const satisfies RoutesOf<typeof rideDayCalls>;
