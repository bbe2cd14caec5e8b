import type { CallGroup } from '@traslado/domain/catalogues/systems';
import type { CallName, Calls } from './calls.ts';

/** Calls that a token of a program may make. */
type AppCall = { [N in CallName]: Calls[N]['route']['access'] extends 'app' ? N : never }[CallName];

/** Of which group each of them is. One that is missing does not compile. */
const GROUPS: Readonly<Record<AppCall, CallGroup>> = {
  listAirports: 'catalogue',
  listProperties: 'catalogue',
  listCountriesOfPhones: 'catalogue',
  getServiceSheet: 'catalogue',
  listServicesForSale: 'catalogue',
  listSegments: 'catalogue',
  listSegmentConfigurations: 'catalogue',
  getRestriction: 'catalogue',
  getReservationDates: 'catalogue',
  getExchangeRate: 'look_ups',
  listAirlines: 'look_ups',
  findFlightByKey: 'look_ups',
  searchFlight: 'look_ups',
  findStay: 'guests',
  searchCoupon: 'guests',
  sendContactMessage: 'contact',
};

/** The group that a program needs for a call. A guest's own calls are made as the guest whose session it opened. */
export const groupOf = (call: CallName): CallGroup =>
  Object.hasOwn(GROUPS, call) ? GROUPS[call as AppCall] : 'guests';
