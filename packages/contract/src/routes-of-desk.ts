import type { RoutesOf } from './call.ts';
import type { deskCalls } from './calls/desk.ts';

/** Signing in and out of staff, and their own calls. Made of the calls by `npm run openapi`. */
export const deskRoutes = {
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
} as const satisfies RoutesOf<typeof deskCalls>;
