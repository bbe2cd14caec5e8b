import type { z } from 'zod';
import type { CallName } from './routes.ts';
import * as changes from './schemas/changes.ts';
import * as contact from './schemas/contact.ts';
import * as flights from './schemas/flights.ts';
import * as letters from './schemas/letters.ts';
import * as regions from './schemas/regions.ts';
import * as sales from './schemas/sales.ts';
import * as services from './schemas/services.ts';
import * as staff from './schemas/staff.ts';
import * as start from './schemas/start.ts';
import * as stays from './schemas/stays.ts';

export type CallSchemas = {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
};

/** The shapes of every call, by the name it has in `routes`. Total by type: a route without schemas does not compile. */
export const schemas = {
  loginSystem: start.loginSystem,
  listAirports: start.listAirports,
  listProperties: start.listProperties,
  getServiceSheet: services.getServiceSheet,
  listServicesForSale: services.listServicesForSale,
  findStay: stays.findStay,
  listIncludedTransfers: services.listIncludedTransfers,
  listAirlines: flights.listAirlines,
  listSegmentConfigurations: services.listSegmentConfigurations,
  listSegments: services.listSegments,
  getRestriction: services.getRestriction,
  findFlightByKey: flights.findFlightByKey,
  searchFlight: flights.searchFlight,
  getReservationDates: services.getReservationDates,
  createReceptiveGroup: stays.createReceptiveGroup,
  listConsecutiveStays: stays.listConsecutiveStays,
  listRelatedStays: stays.listRelatedStays,
  linkConsecutiveStay: stays.linkConsecutiveStay,
  createCoupon: sales.createCoupon,
  payCoupon: sales.payCoupon,
  getPayment: sales.getPayment,
  getPaymentGateway: sales.getPaymentGateway,
  listTransfersOfStay: sales.listTransfersOfStay,
  searchCoupon: sales.searchCoupon,
  getCoupon: sales.getCoupon,
  listCoupons: changes.listCoupons,
  changeTransfer: changes.changeTransfer,
  cancelTransfer: changes.cancelTransfer,
  cancelCoupons: changes.cancelCoupons,
  sendLetter: changes.sendLetter,
  getLetter: letters.getLetter,
  getCalendar: letters.getCalendar,
  sendContactMessage: contact.sendContactMessage,
  getExchangeRate: start.getExchangeRate,
  getPublicIp: start.getPublicIp,
  getGeoIp: start.getGeoIp,
  listSignInWays: staff.listSignInWays,
  signInStaff: staff.signInStaff,
  renewPassword: staff.renewPassword,
  signOutStaff: staff.signOutStaff,
  getProfile: staff.getProfile,
  listAlerts: staff.listAlerts,
  handleAlert: staff.handleAlert,
  listNotificationGroups: staff.listNotificationGroups,
  sendEmail: staff.sendEmail,
  listRegions: regions.listRegions,
  exportRegions: regions.exportRegions,
  getRegion: regions.getRegion,
  listRegionHistory: regions.listRegionHistory,
  createRegion: regions.createRegion,
  updateRegion: regions.updateRegion,
  deleteRegion: regions.deleteRegion,
  getBrand: start.getBrand,
} as const satisfies Record<CallName, CallSchemas>;

export type Schemas = typeof schemas;

type Part<N extends CallName, P extends 'params' | 'query' | 'body'> =
  Schemas[N] extends Record<P, infer S extends z.ZodType> ? S : never;

/** What a caller sends: `{ params?, query?, body? }`, each present exactly when the call has it. */
export type CallInput<N extends CallName> = {
  [P in 'params' | 'query' | 'body' as Part<N, P> extends never ? never : P]: z.input<Part<N, P>>;
};

/** What a use case receives after validation and coercion. */
export type CallRequest<N extends CallName> = {
  [P in 'params' | 'query' | 'body' as Part<N, P> extends never ? never : P]: z.output<Part<N, P>>;
};

/** What the server answers. */
export type CallAnswer<N extends CallName> = z.output<Schemas[N]['answer']>;
