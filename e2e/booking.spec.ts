import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  acceptAndGo,
  bookingNumber,
  cardFrame,
  continueFrom,
  fillFlights,
  main,
  payButton,
  rideFor,
  typeCard,
  type Words,
} from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { openFlights, openPayment, openRides } from './open-booking.ts';

/** A card whose bank asks its owner before it pays. */
const ASKED_BY_BANK = '4000002500003155';
const bankFrame = (page: Page, words: Words): FrameLocator =>
  page.frameLocator(`iframe[title="${words.booking.payment.bankFrameTitle}"]`);

test(
  'only the arrival: the way back is offered, declined, and offered again on the confirmation',
  onDesktop,
  async ({ page, words, stay }) => {
    const { booking, confirmation } = words;
    await openRides(page, words, stay, 'arrival');
    await rideFor(page, words, 'USD 95').click();
    await expect(page.getByRole('button', { name: booking.departureOffer.yes('USD 65.00') })).toBeVisible();
    await page.getByRole('button', { name: booking.departureOffer.no }).click();
    await fillFlights(page, words, 'arrival');
    await continueFrom(page, words, 'overview');
    await acceptAndGo(page, words);
    await typeCard(page, words);
    await (await payButton(page, words, 'USD 95.00')).click();
    await bookingNumber(page);
    await page.getByRole('button', { name: confirmation.offer.button }).click();
    await expect(page).toHaveURL(/\/transportation\/service$/);
    await expect(rideFor(page, words, 'USD 95')).toBeVisible();
    await expect(page.getByText(booking.trips.departure.title).first()).toBeVisible();
  },
);

test.describe('only the departure, shared', () => {
  test.use({ expectedProblems: [/404/] });
  test(
    'a flight that nobody flies keeps nothing of the one found before; the bank asks, and the ride is booked',
    onPhone,
    async ({ page, words, stay }) => {
      const { flight } = words.booking;
      await openFlights(page, words, stay, 'USD 48', 'departure');
      const number = page.getByLabel(flight.labels.flightNumber);
      await number.fill('AA 1235');
      await expect(page.getByText('American Airlines AA 1235')).toBeVisible();
      await expect(page.getByRole('button', { name: flight.isPrivate })).toHaveCount(0);
      await number.fill('ZZ 999');
      const time = page.getByRole('group', { name: flight.timeLabels.departure }).getByRole('textbox');
      await expect(time).toHaveCount(2);
      await expect(time.first()).toHaveValue('');
      await expect(time.last()).toHaveValue('');
      // A shared ride fetches no private plane.
      await expect(page.getByRole('button', { name: flight.isPrivate })).toHaveCount(0);

      await fillFlights(page, words, 'departure');
      await continueFrom(page, words, 'overview');
      await acceptAndGo(page, words);
      await typeCard(page, words, ASKED_BY_BANK);
      await (await payButton(page, words, 'USD 48.00')).click();
      await bankFrame(page, words).locator('button.primary').click();
      await bookingNumber(page);
    },
  );
});

test.describe('a card that is declined and a bank that refuses', () => {
  test.use({ expectedProblems: [/402/] });
  test(
    'charge nothing and leave the name on the card; another card pays, also while the bank asks',
    onPhone,
    async ({ page, words, stay }) => {
      const { payment } = words.booking;
      const frame = cardFrame(page, words);
      const bank = bankFrame(page, words);
      const pay = async (number: string) => {
        await typeCard(page, words, number);
        await (await payButton(page, words, 'USD 160.00')).click();
      };
      const expectNameOnly = async () => {
        await expect(page.getByRole('alert').filter({ hasText: payment.failed })).toBeVisible();
        for (const field of ['#number', '#expiry', '#cvc'])
          await expect(frame.locator(field)).toHaveValue('');
        // The cardholder's name stays: it is not asked twice.
        await expect(frame.locator('#name')).toHaveValue('Ana Rivera');
      };
      await openPayment(page, words, stay, 'USD 160');
      await pay('4000000000000002');
      await expectNameOnly();
      await pay(ASKED_BY_BANK);
      await expect(frame.locator('#name')).toBeHidden();
      await bank.locator('button:not(.primary)').click();
      await expectNameOnly();
      await pay(ASKED_BY_BANK);
      await expect(bank.locator('button.primary')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: payment.otherCard }).filter({ visible: true }).click();
      await expect(frame.locator('#number')).toHaveValue('');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await typeCard(page, words);
      // Twice, as an impatient guest does.
      await (await payButton(page, words, 'USD 160.00')).dblclick();
      await bookingNumber(page);
    },
  );
});

test(
  'a reload in each step loses nothing and books once; Back keeps answers',
  onPhone,
  async ({ page, words, stay }) => {
    const { booking } = words;
    await openRides(page, words, stay);
    await page.reload();
    await rideFor(page, words, 'USD 160').click();
    const notes = page.getByLabel(booking.flights.notes);
    await notes.fill('A cot, please');
    await fillFlights(page, words);
    await page.reload();
    await expect(page.getByLabel(booking.flight.labels.flightNumber).first()).toHaveValue('AA 1234');
    await expect(notes).toHaveValue('A cot, please');
    await continueFrom(page, words, 'overview');
    await page.reload();
    await expect(page.getByText('A cot, please')).toBeVisible();
    await page.goBack();
    await expect(notes).toHaveValue('A cot, please');
    await page.goForward();
    let made = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/sales/coupons/')) made += 1;
    });
    await acceptAndGo(page, words);
    await page.reload();
    await page.goBack();
    await main(page, booking.overview.toPayment).click();
    await expect(page).toHaveURL(/\/transportation\/payment$/);
    expect(made).toBe(1);
    await typeCard(page, words);
    await cardFrame(page, words).locator('#cvc').press('Enter');
    await bookingNumber(page);
    await page.reload();
    await bookingNumber(page);
  },
);

test(
  'what is missing is said in a summary and at the field, flights in a dialog too; starting over clears all',
  onDesktop,
  async ({ page, words, stay }) => {
    const { booking } = words;
    const numbers = page.getByLabel(booking.flight.labels.flightNumber);
    const notes = page.getByLabel(booking.flights.notes);
    await openFlights(page, words, stay, 'USD 160');
    await notes.fill('A cot, please');
    await main(page, booking.continue).click();
    await expect(page.getByRole('dialog')).toContainText(booking.stops.flights.text);
    await page.getByRole('button', { name: booking.stops.show }).click();
    await expect(page.getByRole('link', { name: `${booking.flight.title.departure}, ` })).toHaveCount(1);
    await expect(numbers.first()).toHaveAttribute('aria-invalid', 'true');
    await fillFlights(page, words);
    await continueFrom(page, words, 'overview');
    await main(page, booking.overview.toPayment).click();
    const terms = page.getByRole('checkbox', { name: booking.overview.accept });
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription(words.issues['policies.not_accepted']());
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.goBack();
    await expect(notes).toHaveValue('A cot, please');
    await page.getByRole('button', { name: booking.startOver.open }).click();
    await page.getByRole('button', { name: booking.startOver.yes }).click();
    await expect(page).toHaveURL(/\/transportation\/service$/);
    await rideFor(page, words, 'USD 160').click();
    await expect(notes).toHaveValue('');
    await expect(numbers.first()).toHaveValue('');
  },
);
