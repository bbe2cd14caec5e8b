import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { booking as enBooking } from '../apps/web/src/i18n/en/booking.ts';
import { bookingEnd as enEnd } from '../apps/web/src/i18n/en/booking-end.ts';
import { confirmation as enConfirmation } from '../apps/web/src/i18n/en/confirmation.ts';
import { home as enHome } from '../apps/web/src/i18n/en/home.ts';
import { issues as enIssues } from '../apps/web/src/i18n/en/issues.ts';
import { linking as enLinking } from '../apps/web/src/i18n/en/linking.ts';
import { booking as esBooking } from '../apps/web/src/i18n/es/booking.ts';
import { bookingEnd as esEnd } from '../apps/web/src/i18n/es/booking-end.ts';
import { confirmation as esConfirmation } from '../apps/web/src/i18n/es/confirmation.ts';
import { home as esHome } from '../apps/web/src/i18n/es/home.ts';
import { issues as esIssues } from '../apps/web/src/i18n/es/issues.ts';
import { linking as esLinking } from '../apps/web/src/i18n/es/linking.ts';

const en = { ...enBooking, ...enEnd, addStay: { ...enBooking.addStay, ...enLinking } };
const es = { ...esBooking, ...esEnd, addStay: { ...esBooking.addStay, ...esLinking } };

/** What a guest does at each step of a booking, in the words of the page's language. */

export type Words = {
  readonly locale: 'en-US' | 'es-MX';
  readonly booking: typeof en;
  readonly confirmation: typeof enConfirmation;
  readonly home: typeof enHome;
  /** Of the fields of the booking, too. */
  readonly issues: typeof enIssues & (typeof en)['issues'];
};

export function wordsOf(locale: string | undefined): Words {
  return locale === 'es-MX'
    ? {
        locale,
        booking: es,
        confirmation: esConfirmation,
        home: esHome,
        issues: { ...esIssues, ...es.issues },
      }
    : {
        locale: 'en-US',
        booking: en,
        confirmation: enConfirmation,
        home: enHome,
        issues: { ...enIssues, ...en.issues },
      };
}

/** What a guest types to prove a stay. */
export type Proof = { readonly lastName: string; readonly folio: string };

export type Trip = 'round_trip' | 'arrival' | 'departure';

/** Sends the form of the home page. The number names the resort. */
export async function lookUp(
  page: Page,
  words: Words,
  stay: Proof,
  trip: Trip = 'round_trip',
  /** Airport and resort that the guest chooses instead of those of the number. */
  places?: { readonly airport: string; readonly resort: string },
): Promise<void> {
  const { form } = words.home;
  await page.goto('/');
  // The drawn page has tests of its own (`slow-line.spec.ts`).
  await expect(page.locator('html')).not.toHaveAttribute('data-home');
  if (trip !== 'round_trip') {
    await page.getByRole('radio', { name: form.oneWay }).check();
    await page.getByRole('radio', { name: trip === 'arrival' ? form.toResort : form.toAirport }).check();
  }
  await page.getByLabel(form.booking).fill(stay.folio);
  await page.getByLabel(form.lastName).fill(stay.lastName);
  if (places) {
    // A resort with several airports asks for its airport, and only for that, without being told to.
    const airport = page.getByLabel(form.airport, { exact: true });
    const change = page.getByRole('button', { name: form.changePlaces, exact: true });
    await expect(airport.or(change).first()).toBeVisible();
    if (await change.isVisible()) await change.click();
    await airport.selectOption(places.airport);
    const resort = page.getByLabel(form.resort, { exact: true });
    if (await resort.isVisible()) await resort.selectOption(places.resort);
  }
  await page.getByRole('button', { name: form.submit }).click();
}

/** From the home page to the cards of step 1. */
export async function findRides(
  page: Page,
  words: Words,
  stay: Proof,
  trip: Trip = 'round_trip',
): Promise<void> {
  await lookUp(page, words, stay, trip);
  await expect(page).toHaveURL(/\/transportation\/service$/);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** A card by the price on its button, decimals left out as on the page. */
export function rideFor(page: Page, words: Words, price: string): Locator {
  return page.getByRole('button', { name: words.booking.card.choose(price), exact: true });
}

/** Demo flights: American, international; 14:35 in, 14:20 out with the pick-up at 10:50. */
export async function fillFlights(page: Page, words: Words, trip: Trip = 'round_trip'): Promise<void> {
  const { labels } = words.booking.flight;
  const numbers = page.getByLabel(labels.flightNumber);
  const wanted = { round_trip: ['AA 1234', 'AA 1235'], arrival: ['AA 1234'], departure: ['AA 1235'] }[trip];
  await expect(numbers).toHaveCount(wanted.length);
  for (const [index, number] of wanted.entries()) await numbers.nth(index).fill(number);
  await expect(page.getByText('American Airlines AA 123')).toHaveCount(wanted.length);
}

/** Types a time, `00:20`, into the field with this label. */
export async function typeTime(
  page: Page,
  locale: string | undefined,
  label: string,
  civil: string,
): Promise<void> {
  const [hour = 0, minute = 0] = civil.split(':').map(Number);
  const clock = page.getByRole('group', { name: label });
  const time = clock.getByRole('textbox');
  const isSpanish = locale === 'es-MX';
  await time.nth(0).fill(String(isSpanish ? hour : hour % 12 || 12).padStart(2, '0'));
  await time.nth(1).fill(String(minute).padStart(2, '0'));
  if (!isSpanish) await clock.getByRole('radio', { name: hour < 12 ? 'AM' : 'PM' }).check();
}

/** The step's main button; the one of the other width is not displayed. */
export function main(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true });
}

/** Says of children about whom nothing was said yet that they ride on a lap. */
async function answerSeats(page: Page, words: Words): Promise<void> {
  const { lap, lapDetail } = words.booking.counters.seats;
  for (const answer of await page.getByRole('radio', { name: `${lap} ${lapDetail}` }).all()) {
    const question = answer.locator('xpath=ancestor::fieldset[1]');
    if ((await question.locator('input:checked').count()) === 0) await answer.check();
  }
}

export async function continueFrom(page: Page, words: Words, to: string): Promise<void> {
  if (to === 'overview') await answerSeats(page, words);
  await main(page, words.booking.continue).click();
  await expect(page).toHaveURL(new RegExp(`/transportation/${to}$`));
}

export async function acceptAndGo(page: Page, words: Words): Promise<void> {
  await page.getByRole('checkbox').check();
  await main(page, words.booking.overview.toPayment).click();
  await expect(page).toHaveURL(/\/transportation\/payment$/);
}

/** From the home page to the payment of a ride; `price` is the one on its card. */
export async function reachPayment(
  page: Page,
  words: Words,
  stay: Proof,
  price: string,
  trip: Trip = 'round_trip',
): Promise<void> {
  await findRides(page, words, stay, trip);
  await rideFor(page, words, price).click();
  await fillFlights(page, words, trip);
  await continueFrom(page, words, 'overview');
  await acceptAndGo(page, words);
}

export function cardFrame(page: Page, words: Words): FrameLocator {
  return page.frameLocator(`iframe[title="${words.booking.payment.frameTitle}"]`);
}

export async function typeCard(page: Page, words: Words, number = '4242424242424242'): Promise<void> {
  const frame = cardFrame(page, words);
  await frame.locator('#number').fill(number);
  await frame.locator('#name').fill('Ana Rivera');
  await frame.locator('#expiry').fill('12/30');
  await frame.locator('#cvc').fill('123');
}

/**
 * The pay button, in view and at rest. The card's frame is a process of its own: a click in the same moment as a scroll can still be
 * handed to where that frame was, which no hand is quick enough for.
 */
export async function payButton(page: Page, words: Words, amount: string): Promise<Locator> {
  const button = main(page, words.booking.payment.pay(amount));
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 0;
        const next = () => {
          frames += 1;
          if (frames > 5) resolve();
          else requestAnimationFrame(next);
        };
        next();
      }),
  );
  return button;
}

/** Waits for the confirmation and gives the booking number. */
export async function bookingNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/confirmation$/);
  const number = page.getByTestId('booking-number');
  await expect(number).toHaveText(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  return (await number.textContent()) ?? '';
}
