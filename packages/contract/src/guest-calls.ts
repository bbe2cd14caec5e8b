import { changeCalls } from './calls/changes.ts';
import { consentCalls } from './calls/consents.ts';
import { contactCalls } from './calls/contact.ts';
import { flightCalls } from './calls/flights.ts';
import { letterCalls } from './calls/letters.ts';
import { paymentCalls } from './calls/payments.ts';
import { rideDayCalls } from './calls/ride-day.ts';
import { saleCalls } from './calls/sales.ts';
import { serviceCalls } from './calls/services.ts';
import { startCalls } from './calls/start.ts';
import { stayCalls } from './calls/stays.ts';

/** Of a group's own programs; our pages have the same from other calls. */
const { getServiceSheet, listSegmentConfigurations, listSegments, getRestriction, ...servicesOfPages } =
  serviceCalls;
const { findFlightByKey, ...flightsOfPages } = flightCalls;
const { listTransfersOfStay, ...salesOfPages } = saleCalls;
const { cancelTransfer, ...changesOfPages } = changeCalls;

/** Calls that the app makes for guests and visitors. */
export const pageCalls = {
  ...startCalls,
  ...servicesOfPages,
  ...flightsOfPages,
  ...stayCalls,
  ...salesOfPages,
  ...paymentCalls,
  ...changesOfPages,
  ...letterCalls,
  ...contactCalls,
} as const;

export const programCalls = {
  getServiceSheet,
  listSegmentConfigurations,
  listSegments,
  getRestriction,
  findFlightByKey,
  listTransfersOfStay,
  cancelTransfer,
} as const;

/** Calls for guests and visitors, in the order of the document. */
export const guestCalls = {
  ...startCalls,
  ...serviceCalls,
  ...flightCalls,
  ...stayCalls,
  ...saleCalls,
  ...paymentCalls,
  ...changeCalls,
  ...letterCalls,
  ...contactCalls,
  ...rideDayCalls,
  ...consentCalls,
} as const;
