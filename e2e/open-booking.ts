import { expect, type Page } from '@playwright/test';
import {
  type BookingAction,
  bookingForStay,
  reduceBooking,
} from '../apps/web/src/guest/draft/booking-state.ts';
import { keepInTab } from '../apps/web/src/guest/draft/keep-booking.ts';
import { LOCAL_KEYS, SESSION_KEYS } from '../apps/web/src/storage/stored-keys.ts';
import { acceptAndGo, continueFrom, fillFlights, type Trip, type Words } from './booking-steps.ts';
import { findStay, services } from './own-booking.ts';
import type { OwnStay } from './own-stay.ts';

/** A booking that begins at a later step: the tab keeps what the steps before it write. Those have tests of their own. */

const emptyPage = '<!doctype html><title>Before</title><link rel="icon" href="data:,">';

/**
 * Proves the stay beside the page and keeps it in the tab, as the home page and the sign-in do. A page that shows nothing yet gets an empty one,
 * for the test to go on from.
 */
export async function keepStay(
  page: Page,
  words: Pick<Words, 'locale'>,
  stay: OwnStay,
  trip: Trip = 'round_trip',
  ...done: readonly BookingAction[]
): Promise<void> {
  const { session, ...found } = await findStay(stay, words.locale);
  const way =
    trip === 'round_trip'
      ? { typeReservation: 'RoundTrip', direction: '' }
      : { typeReservation: 'OneWay', direction: trip };
  // The only airport of the resort where these stays are.
  const selection = { ...way, airport: '1', resort: found.resort };
  const ofTab = new Map<string, string>([
    [SESSION_KEYS.accessToken, JSON.stringify(session)],
    [SESSION_KEYS.userInformation, JSON.stringify(found)],
    [SESSION_KEYS.selectData, JSON.stringify(selection)],
  ]);
  if (done.length > 0) {
    const store = {
      getItem: () => null,
      removeItem: () => {},
      setItem: (key: string, value: string) => ofTab.set(key, value),
    };
    keepInTab(store, done.reduce(reduceBooking, bookingForStay(found, trip)));
  }
  // An open page of the product has a service worker, and a route of the test does not reach past it.
  if (page.url() === 'about:blank') {
    await page.route('**/before', (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }));
    await page.goto('/before');
    // A route that stays stops every request of the page and turns its cache off.
    await page.unroute('**/before');
  }
  await page.evaluate(
    ({ entries, owner }) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
      localStorage.setItem(...owner);
    },
    {
      entries: [...ofTab],
      owner: [LOCAL_KEYS.keptOwner, `${found.resort}|${found.confirmationNumber}`] as const,
    },
  );
}

/** The cards of step 1. */
export async function openRides(
  page: Page,
  words: Words,
  stay: OwnStay,
  trip: Trip = 'round_trip',
): Promise<void> {
  await keepStay(page, words, stay, trip);
  await page.goto('/transportation/service');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** The demo's services at BP by their prices for 2 adults. */
const bothWays: Readonly<Record<string, number>> = {
  'USD 84': services.sharedRoundTrip,
  'USD 160': services.suvRoundTrip,
};
const oneWay: Readonly<Record<string, number>> = {
  'USD 48': services.sharedArrival,
  'USD 95': services.suvArrival,
};

function serviceAt(price: string, trip: Trip): number {
  const id = (trip === 'round_trip' ? bothWays : oneWay)[price];
  if (id === undefined) throw new Error(`no ${trip} at ${price}`);
  // The departure of a service has the number after its arrival's.
  return trip === 'departure' ? id + 1 : id;
}

/** The flights of a ride, step 2; the way back of an arrival is declined. */
export async function openFlights(
  page: Page,
  words: Words,
  stay: OwnStay,
  price: string,
  trip: Trip = 'round_trip',
): Promise<void> {
  await keepStay(
    page,
    words,
    stay,
    trip,
    { type: 'serviceChosen', serviceId: serviceAt(price, trip), trip },
    ...(trip === 'arrival' ? [{ type: 'departureDeclined' } as const] : []),
    { type: 'went', step: 2 },
  );
  await page.goto('/transportation/flights');
  await expect(page.getByLabel(words.booking.flight.labels.flightNumber).first()).toBeVisible();
}

/** The overview with both demo flights, step 3. */
export async function openOverview(
  page: Page,
  words: Words,
  stay: OwnStay,
  price: string,
  trip: Trip = 'round_trip',
): Promise<void> {
  await openFlights(page, words, stay, price, trip);
  await fillFlights(page, words, trip);
  await continueFrom(page, words, 'overview');
}

/** The payment of a ride, step 4. */
export async function openPayment(
  page: Page,
  words: Words,
  stay: OwnStay,
  price: string,
  trip: Trip = 'round_trip',
): Promise<void> {
  await openOverview(page, words, stay, price, trip);
  await acceptAndGo(page, words);
}
