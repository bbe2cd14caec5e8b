import type { RoutesOf } from './call.ts';
import type { programCalls } from './guest-calls.ts';

/** Calls that only a group’s own programs make. Made of the calls by `npm run openapi`. */
export const programRoutes = {
  getServiceSheet: {
    method: 'GET',
    path: '/master-service/sheet-data/{id}',
    access: 'app',
  },
  listSegmentConfigurations: {
    method: 'GET',
    path: '/v1/transfers/transfers/service-segment/{segment}/configuration',
    access: 'app',
  },
  listSegments: {
    method: 'GET',
    path: '/v1/transfers/transfers/service-segment/{segment}',
    access: 'app',
  },
  getRestriction: {
    method: 'GET',
    path: '/v1/serviceManage/restrictions/{id}',
    access: 'app',
  },
  findFlightByKey: {
    method: 'GET',
    path: '/v1/transfers/flights/key/{flightNumber}',
    access: 'app',
  },
  listTransfersOfStay: {
    method: 'GET',
    path: '/v2/transfers/reservations/{hotel}/{folio}',
    access: 'guest',
  },
  cancelTransfer: {
    method: 'PUT',
    path: '/v2/transfers/receptive-reservations/service-cancel/{id}',
    access: 'guest',
  },
} as const satisfies RoutesOf<typeof programCalls>;
