import type { Route } from './route.ts';

/** Calls of staff: how they come in and go out, and what only they may ask for. */
export const staffRoutes = {
  listSignInWays: {
    method: 'GET',
    path: '/v1/staff/sign-in-ways',
    access: 'public',
  },
  signInStaff: {
    method: 'POST',
    path: '/v1/staff/session',
    access: 'public',
    body: 'json',
    status: 201,
  },
  renewPassword: {
    method: 'PUT',
    path: '/v1/staff/password',
    access: 'public',
    body: 'json',
  },
  signOutStaff: {
    method: 'DELETE',
    path: '/v1/staff/session',
    access: 'public',
  },
  getProfile: {
    method: 'GET',
    path: '/profile',
    access: 'staff',
  },
  listAlerts: {
    method: 'GET',
    path: '/v1/staff/alerts',
    access: 'staff',
    permission: 'attention:see',
  },
  handleAlert: {
    method: 'PATCH',
    path: '/v1/staff/alerts/{id}',
    access: 'staff',
    permission: 'attention:handle',
    body: 'json',
  },
  listNotificationGroups: {
    method: 'GET',
    path: '/v1/serviceManage/notification-groups',
    access: 'staff',
    permission: 'recipients:see',
  },
  sendEmail: {
    method: 'POST',
    path: '/v1/serviceManage/email-service/send',
    access: 'staff',
    permission: 'mail:send',
    body: 'form',
  },
  listRegions: {
    method: 'GET',
    path: '/v1/staff/regions',
    access: 'staff',
    permission: 'regions:see',
  },
  exportRegions: {
    method: 'GET',
    path: '/v1/staff/regions.csv',
    access: 'staff',
    permission: 'regions:see',
    answer: 'csv',
  },
  getRegion: {
    method: 'GET',
    path: '/v1/staff/regions/{id}',
    access: 'staff',
    permission: 'regions:see',
  },
  listRegionHistory: {
    method: 'GET',
    path: '/v1/staff/regions/{id}/history',
    access: 'staff',
    permission: 'regions:see',
  },
  createRegion: {
    method: 'POST',
    path: '/v1/staff/regions',
    access: 'staff',
    permission: 'regions:change',
    body: 'json',
    status: 201,
  },
  updateRegion: {
    method: 'PUT',
    path: '/v1/staff/regions/{id}',
    access: 'staff',
    permission: 'regions:change',
    body: 'json',
  },
  deleteRegion: {
    method: 'DELETE',
    path: '/v1/staff/regions/{id}',
    access: 'staff',
    permission: 'regions:change',
  },
} as const satisfies Record<string, Route>;
