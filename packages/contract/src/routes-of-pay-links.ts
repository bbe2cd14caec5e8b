import type { RoutesOf } from './call.ts';
import type { payLinkCalls } from './calls/pay-links.ts';

/** Paying with a link that staff made. Made of the calls by `npm run openapi`. */
export const payLinkRoutes = {
  readPayLink: {
    method: 'POST',
    path: '/v1/pay-link',
    access: 'public',
    body: 'json',
  },
  payByLink: {
    method: 'POST',
    path: '/v1/pay-link/payment',
    access: 'public',
    body: 'json',
  },
  getLinkPayment: {
    method: 'POST',
    path: '/v1/pay-link/state',
    access: 'public',
    body: 'json',
  },
  abandonLinkPayment: {
    method: 'POST',
    path: '/v1/pay-link/abandon',
    access: 'public',
    body: 'json',
  },
} as const satisfies RoutesOf<typeof payLinkCalls>;
