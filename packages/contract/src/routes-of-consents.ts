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
} as const satisfies RoutesOf<typeof consentCalls>;
