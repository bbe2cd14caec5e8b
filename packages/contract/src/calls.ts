import type { Call } from './call.ts';
import { allCatalogueCalls } from './calls/all-catalogues.ts';
import { bookingCalls } from './calls/bookings.ts';
import { catalogueCalls } from './calls/catalogues.ts';
import { changeSetCalls } from './calls/change-sets.ts';
import { deskCalls } from './calls/desk.ts';
import { formCalls } from './calls/forms.ts';
import { homeCalls } from './calls/home.ts';
import { messageCalls } from './calls/messages.ts';
import { pictureCalls } from './calls/pictures.ts';
import { priceCalls } from './calls/prices.ts';
import { guestCalls } from './guest-calls.ts';
import { peopleCalls } from './people-calls.ts';

/** Every call of the product, once. No browser loads this: it carries tables of routes, which are made of it. */
export const calls = {
  ...guestCalls,
  ...formCalls,
  ...deskCalls,
  ...messageCalls,
  ...homeCalls,
  ...pictureCalls,
  ...priceCalls,
  ...bookingCalls,
  ...changeSetCalls,
  ...peopleCalls,
  ...allCatalogueCalls,
  ...catalogueCalls,
} as const satisfies Readonly<Record<string, Call>>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
