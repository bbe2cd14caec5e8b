import type { Call } from './call.ts';
import { actingCalls } from './calls/acting.ts';
import { allCatalogueCalls } from './calls/all-catalogues.ts';
import { approvalCalls } from './calls/approvals.ts';
import { bookingCalls } from './calls/bookings.ts';
import { catalogueCalls } from './calls/catalogues.ts';
import { changeSetCalls } from './calls/change-sets.ts';
import { dataToFixCalls } from './calls/data-to-fix.ts';
import { dayListCalls } from './calls/day-lists.ts';
import { deskCalls } from './calls/desk.ts';
import { fixLinkCalls } from './calls/fix-links.ts';
import { flightWatchCalls } from './calls/flight-watch.ts';
import { formCalls } from './calls/forms.ts';
import { guestMessageCalls } from './calls/guest-messages.ts';
import { homeCalls } from './calls/home.ts';
import { lookCalls } from './calls/looks.ts';
import { messageCalls } from './calls/messages.ts';
import { moneyCalls } from './calls/money.ts';
import { payLinkCalls } from './calls/pay-links.ts';
import { pictureCalls } from './calls/pictures.ts';
import { priceCalls } from './calls/prices.ts';
import { queueCalls } from './calls/queues.ts';
import { reportCalls } from './calls/reports.ts';
import { guestCalls } from './guest-calls.ts';
import { peopleCalls } from './people-calls.ts';

/** Every call of the product, once. No browser loads this: it carries tables of routes, which are made of it. */
export const calls = {
  ...guestCalls,
  ...formCalls,
  ...deskCalls,
  ...messageCalls,
  ...guestMessageCalls,
  ...queueCalls,
  ...homeCalls,
  ...pictureCalls,
  ...priceCalls,
  ...bookingCalls,
  ...moneyCalls,
  ...dayListCalls,
  ...flightWatchCalls,
  ...reportCalls,
  ...approvalCalls,
  ...actingCalls,
  ...payLinkCalls,
  ...lookCalls,
  ...dataToFixCalls,
  ...fixLinkCalls,
  ...changeSetCalls,
  ...peopleCalls,
  ...allCatalogueCalls,
  ...catalogueCalls,
} as const satisfies Readonly<Record<string, Call>>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
