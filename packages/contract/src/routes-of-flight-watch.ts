import type { RoutesOf } from './call.ts';
import type { flightWatchCalls } from './calls/flight-watch.ts';

/** Flights that are followed. Made of the calls by `npm run openapi`. */
export const flightWatchRoutes = {
  getFlightWatch: {
    method: 'GET',
    path: '/v1/staff/flight-watch',
    access: 'staff',
    permission: 'flight-watch:see',
  },
  getWatchedFlight: {
    method: 'GET',
    path: '/v1/staff/flight-watch/{id}',
    access: 'staff',
    permission: 'flight-watch:see',
  },
  setFlightTime: {
    method: 'PUT',
    path: '/v1/staff/flight-watch/{id}/time',
    access: 'staff',
    permission: 'flight-watch:change',
    body: 'json',
  },
  removeFlightTime: {
    method: 'DELETE',
    path: '/v1/staff/flight-watch/{id}/time',
    access: 'staff',
    permission: 'flight-watch:change',
  },
  searchNotices: {
    method: 'POST',
    path: '/v1/staff/notices/search',
    access: 'staff',
    permission: 'notices:see',
    body: 'json',
  },
} as const satisfies RoutesOf<typeof flightWatchCalls>;
