import { pathsOf } from '@traslado/contract/route';
import { type CallName, routes } from '@traslado/contract/routes';
import type { FastifyRequest } from 'fastify';

/**
 * Kinds of requests when there are more than the process can carry. Each kind has places of its own, so that a crowd of one never takes
 * another's. The number says how many times the usual delay of the event loop it takes to be refused.
 */
export const patience = {
  /** Answered from memory, in every state of the database. */
  catalogue: 1,
  /** All other calls. */
  stays: 1,
  /** Pages and their files: cheap, and half a page is worse than one that waits. */
  pages: 2,
  /** A booking about to be made. */
  sales: 2,
  /** Money on its way: the payment, the gateway's frame and its events. Refused last. */
  payments: 4,
} as const satisfies Record<string, number>;

export type LoadKind = keyof typeof patience;

/**
 * The share of the places that a kind has. A booking and its payment take many trips to the database: a second's worth of them is under way
 * at once, and later ones are told to come again rather than kept waiting.
 */
export const share = {
  catalogue: 1,
  stays: 1,
  pages: 1,
  sales: 0.16,
  payments: 0.3,
} as const satisfies Record<LoadKind, number>;

/**
 * Requests of a kind that may wait for a place, as a share of its places: people who press at the same moment, or a gateway that sends an
 * event again and again. A kind with many places needs none.
 */
export const waitingShare = {
  catalogue: 0,
  stays: 0,
  pages: 0,
  sales: 0.5,
  payments: 0.5,
} as const satisfies Record<LoadKind, number>;

export const loadKinds = Object.keys(patience) as LoadKind[];

const urlOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
const keysOf = (call: CallName): string[] =>
  pathsOf(routes[call]).map((path) => `${routes[call].method} ${urlOf(path)}`);
const all = (kind: LoadKind, ...calls: CallName[]) =>
  calls.flatMap(keysOf).map((key) => [key, kind] as const);

const ofCalls: ReadonlyMap<string, LoadKind> = new Map([
  ...all('stays', ...(Object.keys(routes) as CallName[])),
  ...all(
    'catalogue',
    'loginSystem',
    'listAirports',
    'listProperties',
    'getServiceSheet',
    'listServicesForSale',
    'listAirlines',
    'listSegmentConfigurations',
    'listSegments',
    'getRestriction',
    'getPublicIp',
    'getBrand',
  ),
  ...all('sales', 'createCoupon'),
  ...all('payments', 'payCoupon', 'getPayment', 'abandonPayment', 'getPaymentGateway'),
  ...all('payments', 'readPayLink', 'payByLink', 'getLinkPayment', 'abandonLinkPayment'),
]);

/** All events of a gateway, and the pages in its frame. */
const ofGateways = /^\/(webhooks|sandbox-gateway|gateway-frame)\//;

/** Of a request whose route is known, before anything of it is read. */
export function kindOf({ method, routeOptions: { url } }: FastifyRequest): LoadKind {
  // No route: a page of the web app, or one that is not there.
  if (url === undefined) return 'pages';
  const kind = ofCalls.get(`${method === 'HEAD' ? 'GET' : method} ${url}`);
  return kind ?? (ofGateways.test(url) ? 'payments' : 'pages');
}
