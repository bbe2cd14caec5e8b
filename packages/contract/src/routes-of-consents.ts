import type { RoutesOf } from './call.ts';
import type { consentCalls } from './calls/consents.ts';

/** Consents of guests to messages on their phones. Made of the calls by `npm run openapi`. */
export const consentRoutes = {
  getConsents: {
    method: 'GET',
    path: '/v1/guests/consents',
    access: 'guest',
  },
  setConsent: {
    method: 'PUT',
    path: '/v1/guests/consents',
    access: 'guest',
    body: 'json',
  },
  addPushSubscription: {
    method: 'POST',
    path: '/v1/guests/push-subscriptions',
    access: 'guest',
    body: 'json',
  },
  endPushSubscription: {
    method: 'DELETE',
    path: '/v1/guests/push-subscriptions',
    access: 'guest',
    body: 'json',
  },
  renewPushSubscription: {
    method: 'PUT',
    path: '/v1/guests/push-subscriptions',
    access: 'public',
    body: 'json',
  },
  reportPush: {
    method: 'POST',
    path: '/v1/channel-reports/push',
    access: 'public',
    body: 'json',
  },
} as const satisfies RoutesOf<typeof consentCalls>;
