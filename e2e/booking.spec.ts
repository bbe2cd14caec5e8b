import { expectAccessible } from './accessible.ts';
import {
  acceptAndGo,
  bookingNumber,
  cardFrame,
  continueFrom,
  fillFlights,
  findRides,
  main,
  payButton,
  reachPayment,
  rideFor,
  typeCard,
} from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { ownStay } from './own-stay.ts';

test(
  'only the arrival: the way back is offered, declined, and offered again on the confirmation',
  onDesktop,
  async ({ page, words, stay }) => {
    const { booking, confirmation } = words;
    await findRides(page, words, stay, 'arrival');
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

test('only the departure, shared', onPhone, async ({ page, words, stay }) => {
  await findRides(page, words, stay, 'departure');
  await rideFor(page, words, 'USD 48').click();
  await fillFlights(page, words, 'departure');
  await continueFrom(page, words, 'overview');
  await acceptAndGo(page, words);
  await typeCard(page, words);
  await (await payButton(page, words, 'USD 48.00')).click();
  await bookingNumber(page);
});

test('an included round trip needs no card', onPhone, async ({ page, words }) => {
  const stay = await ownStay({ last_name: 'Muñoz López', rate_plan: 'AI-RT' });
  const { booking } = words;
  // As people type them.
  await findRides(page, words, {
    lastName: 'Munoz-Lopez',
    folio: stay.folio.toLowerCase().replace('bp', 'bp '),
  });
  await page.getByRole('button', { name: booking.card.chooseFree }).click();
  await fillFlights(page, words);
  await continueFrom(page, words, 'overview');
  await page.getByRole('checkbox').check();
  await main(page, booking.overview.toConfirm).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.payment.titleFree);
  const confirm = main(page, booking.payment.confirm);
  await confirm.dblclick();
  await bookingNumber(page);
});

test('an included arrival: the departure is added at its price', onDesktop, async ({ page, words }) => {
  const stay = await ownStay({ rate_plan: 'AI-AR' });
  const { booking } = words;
  await findRides(page, words, stay);
  await page.getByRole('button', { name: booking.card.chooseFree }).click();
  await expect(page.getByText(booking.departureOffer.includedText)).toBeVisible();
  await page.getByRole('button', { name: booking.departureOffer.yes('USD 36.00') }).click();
  await fillFlights(page, words);
  await continueFrom(page, words, 'overview');
  await expect(page.getByText(booking.price.included).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('USD 36', { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

test.describe('a card that is declined', () => {
  test.use({ expectedProblems: [/402/] });
  test('says so, charges nothing, and another one pays', onPhone, async ({ page, words, stay }) => {
    const { booking } = words;
    await reachPayment(page, words, stay, 'USD 160');
    await typeCard(page, words, '4000000000000002');
    await (await payButton(page, words, 'USD 160.00')).click();
    await expect(page.getByRole('alert').filter({ hasText: booking.payment.failed })).toBeVisible();
    const frame = cardFrame(page, words);
    for (const field of ['#number', '#expiry', '#cvc']) await expect(frame.locator(field)).toHaveValue('');
    // Who pays is not asked twice.
    await expect(frame.locator('#name')).toHaveValue('Ana Rivera');
    await frame.locator('#number').fill('4242424242424242');
    await frame.locator('#expiry').fill('12/30');
    await frame.locator('#cvc').fill('123');
    // Twice, as an impatient guest does.
    await (await payButton(page, words, 'USD 160.00')).dblclick();
    await bookingNumber(page);
  });
});

test.describe('a bank that refuses', () => {
  test.use({ expectedProblems: [/402/] });
  test('leaves the name on the card, and nothing else of it', onDesktop, async ({ page, words, stay }) => {
    const { booking } = words;
    await reachPayment(page, words, stay, 'USD 160');
    await typeCard(page, words, '4000002500003155');
    await (await payButton(page, words, 'USD 160.00')).click();
    const bank = page.frameLocator(`iframe[title="${booking.payment.bankFrameTitle}"]`);
    await expect(cardFrame(page, words).locator('#name')).toBeHidden();
    await bank.locator('button:not(.primary)').click();
    await expect(page.getByRole('alert').filter({ hasText: booking.payment.failed })).toBeVisible();
    const frame = cardFrame(page, words);
    await expect(frame.locator('#name')).toHaveValue('Ana Rivera');
    for (const field of ['#number', '#expiry', '#cvc']) await expect(frame.locator(field)).toHaveValue('');
  });
});

test('another card while the bank asks', onPhone, async ({ page, words, stay }) => {
  const { payment } = words.booking;
  await reachPayment(page, words, stay, 'USD 160');
  await typeCard(page, words, '4000002500003155');
  await (await payButton(page, words, 'USD 160.00')).click();
  const bank = page.frameLocator(`iframe[title="${payment.bankFrameTitle}"]`).locator('button.primary');
  await expect(bank).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: payment.otherCard }).filter({ visible: true }).click();
  await expect(cardFrame(page, words).locator('#number')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await typeCard(page, words);
  await (await payButton(page, words, 'USD 160.00')).click();
  await bookingNumber(page);
});

test('the bank asks, and the ride is booked', onPhone, async ({ page, words, stay }) => {
  const { booking } = words;
  await reachPayment(page, words, stay, 'USD 160');
  await typeCard(page, words, '4000002500003155');
  await (await payButton(page, words, 'USD 160.00')).click();
  await page
    .frameLocator(`iframe[title="${booking.payment.bankFrameTitle}"]`)
    .locator('button.primary')
    .click();
  await bookingNumber(page);
});

test(
  'a reload in each step loses nothing and books once; Back keeps answers',
  onPhone,
  async ({ page, words, stay }) => {
    const { booking } = words;
    await findRides(page, words, stay);
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

test('starting over clears flights, passengers and notes', onDesktop, async ({ page, words, stay }) => {
  const { booking } = words;
  await findRides(page, words, stay);
  await rideFor(page, words, 'USD 160').click();
  await page.getByLabel(booking.flights.notes).fill('A cot, please');
  await fillFlights(page, words);
  await page.getByRole('button', { name: booking.startOver.open }).click();
  await page.getByRole('button', { name: booking.startOver.yes }).click();
  await expect(page).toHaveURL(/\/transportation\/service$/);
  await rideFor(page, words, 'USD 160').click();
  await expect(page.getByLabel(booking.flights.notes)).toHaveValue('');
  await expect(page.getByLabel(booking.flight.labels.flightNumber).first()).toHaveValue('');
});

test(
  'what is missing is said in a summary and at the field, flights in a dialog too',
  onDesktop,
  async ({ page, words, stay }) => {
    const { booking } = words;
    await findRides(page, words, stay);
    await rideFor(page, words, 'USD 160').click();
    await main(page, booking.continue).click();
    await expect(page.getByRole('dialog')).toContainText(booking.stops.flights.text);
    await page.getByRole('button', { name: booking.stops.show }).click();
    await expect(page.getByRole('link', { name: `${booking.flight.title.departure}, ` })).toHaveCount(1);
    await expect(page.getByLabel(booking.flight.labels.flightNumber).first()).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await fillFlights(page, words);
    await continueFrom(page, words, 'overview');
    await main(page, booking.overview.toPayment).click();
    const terms = page.getByRole('checkbox', { name: booking.overview.accept });
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription(words.issues['policies.not_accepted']());
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test.describe('a flight that nobody flies', () => {
  test.use({ expectedProblems: [/404/] });
  test('keeps nothing of the one found before', onPhone, async ({ page, words, stay }) => {
    const { flight } = words.booking;
    await findRides(page, words, stay, 'departure');
    await rideFor(page, words, 'USD 95').click();
    const number = page.getByLabel(flight.labels.flightNumber);
    await number.fill('AA 1235');
    await expect(page.getByText('American Airlines AA 1235')).toBeVisible();
    await expect(page.getByRole('button', { name: flight.isPrivate })).toHaveCount(0);
    await number.fill('ZZ 999');
    const time = page.getByRole('group', { name: flight.timeLabels.departure }).getByRole('textbox');
    await expect(time).toHaveCount(2);
    await expect(time.first()).toHaveValue('');
    await expect(time.last()).toHaveValue('');
    await expect(page.getByRole('button', { name: flight.isPrivate })).toBeVisible();
  });
});
