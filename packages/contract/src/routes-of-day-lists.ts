import type { RoutesOf } from './call.ts';
import type { dayListCalls } from './calls/day-lists.ts';

/** The rides of a day. Made of the calls by `npm run openapi`. */
export const dayListRoutes = {
  getDayList: {
    method: 'GET',
    path: '/v1/staff/day-lists',
    access: 'staff',
    permission: 'day-lists:see',
  },
  printDayList: {
    method: 'POST',
    path: '/v1/staff/day-lists/prints',
    access: 'staff',
    permission: 'day-lists:see',
    body: 'json',
  },
  exportDayList: {
    method: 'POST',
    path: '/v1/staff/day-lists/export',
    access: 'staff',
    permission: 'day-lists:see',
    body: 'json',
    answer: 'csv',
  },
  makeDayListDocument: {
    method: 'POST',
    path: '/v1/staff/day-lists/document',
    access: 'staff',
    permission: 'day-lists:see',
    body: 'json',
    answer: 'pdf',
  },
  markRide: {
    method: 'POST',
    path: '/v1/staff/rides/{id}/mark',
    access: 'staff',
    permission: 'rides:mark',
    body: 'json',
  },
  takeMarkBack: {
    method: 'DELETE',
    path: '/v1/staff/rides/{id}/mark',
    access: 'staff',
    permission: 'rides:mark',
  },
} as const satisfies RoutesOf<typeof dayListCalls>;
