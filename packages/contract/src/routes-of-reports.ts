import type { RoutesOf } from './call.ts';
import type { reportCalls } from './calls/reports.ts';

/** Figures and the rows that they are made of. Made of the calls by `npm run openapi`. */
export const reportRoutes = {
  listReportChoices: {
    method: 'GET',
    path: '/v1/staff/reports',
    access: 'staff',
    permission: 'reports:see',
  },
  askReport: {
    method: 'POST',
    path: '/v1/staff/reports/ask',
    access: 'staff',
    permission: 'reports:see',
    body: 'json',
  },
  listReportRows: {
    method: 'POST',
    path: '/v1/staff/reports/rows',
    access: 'staff',
    permission: 'reports:see',
    body: 'json',
  },
  exportReport: {
    method: 'POST',
    path: '/v1/staff/reports/export',
    access: 'staff',
    permission: 'reports:see',
    body: 'json',
    answer: 'csv',
  },
  keepReport: {
    method: 'POST',
    path: '/v1/staff/reports',
    access: 'staff',
    permission: 'reports:see',
    body: 'json',
    status: 201,
  },
  deleteReport: {
    method: 'DELETE',
    path: '/v1/staff/reports/{id}',
    access: 'staff',
    permission: 'reports:see',
  },
} as const satisfies RoutesOf<typeof reportCalls>;
