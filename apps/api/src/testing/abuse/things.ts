import type { Route } from '@traslado/contract/route';
import type { TestApp } from '../open-test-app.ts';
import { callTried, type TriedCall } from '../tried-calls.ts';
import { changeSetThings } from './change-set.ts';
import { colleagueThings } from './colleague.ts';
import { deskThings } from './desk.ts';
import { fixLinkThings } from './fix-link.ts';
import { lookThings } from './look.ts';
import { moneyThings } from './money.ts';
import { bookingThings } from './own-bookings.ts';
import { payLinkThings } from './pay-link.ts';
import type { Expected, Officer, Own } from './person.ts';
import { refundRequestThings } from './refund-request.ts';
import { rideThings } from './ride.ts';
import { staffMatterThings } from './staff-matters.ts';
import { stayThings } from './stay-to-book.ts';

/** Kind of thing that the path of a call names. */
export type Thing = {
  /** Values in a request by their field: `@` and a name of what is made, or as they are. `in.field` is a field inside another one. */
  readonly names: Readonly<Record<string, string | number | readonly string[]>>;
  readonly make?: (test: TestApp, officer: Officer) => Promise<Own['rows']>;
  /** Answer to an administrator of other properties; without it the thing is of a property. */
  readonly elsewhere?: Expected | ((route: Route) => Expected);
};

/** Things by the path of their calls, as far as it says the kind, without `/v1/staff/`. The longest is taken. */
export type Things = Readonly<Record<string, Thing>>;

const things: Things = {
  ...staffMatterThings,
  ...colleagueThings,
  ...deskThings,
  ...moneyThings,
  ...rideThings,
  ...bookingThings,
  ...stayThings,
  ...refundRequestThings,
  ...payLinkThings,
  ...fixLinkThings,
  ...lookThings,
  ...changeSetThings,
  // Of the guest themself.
  '/v1/guests/consents': { names: { coupon_id: '@coupon' } },
  '/v1/guests/push-subscriptions': { names: { coupon_id: '@coupon' } },
  '/v1/guests/rides': { names: { transfer_id: '@arrival', number: 1 } },
  '/v2/transfers/receptive-reservations': { names: { id: '@arrival' } },
  '/v1/transfers/consecutive-reserves': { names: { hotel: '@hotel', folio: '@related' } },
  '/v1/auth/login': { names: { username: 'web' } },
};

const byLength = Object.keys(things).sort((one, other) => other.length - one.length);

/** The thing of a call. */
export function thingOf(name: TriedCall): Thing | undefined {
  const path = callTried(name).route.path.replace('/v1/staff/', '');
  const key = byLength.find((one) => path === one || path.startsWith(`${one}/`));
  return key === undefined ? undefined : things[key];
}
