import { changeCalls } from './calls/changes.ts';
import { contactCalls } from './calls/contact.ts';
import { flightCalls } from './calls/flights.ts';
import { letterCalls } from './calls/letters.ts';
import { paymentCalls } from './calls/payments.ts';
import { saleCalls } from './calls/sales.ts';
import { serviceCalls } from './calls/services.ts';
import { startCalls } from './calls/start.ts';
import { stayCalls } from './calls/stays.ts';

/** Calls that the app makes for guests and visitors. */
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
} as const;
