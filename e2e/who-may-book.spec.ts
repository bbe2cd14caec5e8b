import type { Page } from '@playwright/test';
import { contact as en } from '../apps/web/src/i18n/en/contact.ts';
import { contact as es } from '../apps/web/src/i18n/es/contact.ts';
import { formatCivilDate } from '../apps/web/src/i18n/format.ts';
import { expectAccessible } from './accessible.ts';
import {
  acceptAndGo,
  bookingNumber,
  continueFrom,
  fillFlights,
  findRides,
  lookUp,
  main,
  rideFor,
} from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { openRides } from './open-booking.ts';
import { ownStay } from './own-stay.ts';

/** What a stay includes, what it may not book, and a backend that is away in the middle. */

const amount = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true });

test.describe('a stay that includes a round trip', () => {
  test.use({ stayWishes: { last_name: 'Muñoz López', rate_plan: 'AI-RT' } });

  test(
    'shows it at no price; more people cost theirs, said before the check; without them no card is needed',
    onDesktop,
    async ({ page, words, stay }) => {
      const { booking } = words;
      // As people type them.
      const folio = stay.folio.toLowerCase().replace('bp', 'bp ');
      await findRides(page, words, { lastName: 'Munoz-Lopez', folio });
      const card = page.getByRole('article').first();
      await expect(card.getByText(booking.card.included)).toBeVisible();
      await expect(card.getByText('USD 0', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await card.getByRole('button', { name: booking.card.chooseFree }).click();
      await fillFlights(page, words);

      const adults = page.getByRole('textbox', { name: booking.counters.adults });
      await adults.fill('4');
      await expect(page.getByText(booking.counters.moreThanStay)).toBeVisible();
      await expect(page.getByText(booking.counters.moreThanStayPrice('USD 84.00'))).toBeVisible();
      await adults.fill('2');
      await expect(page.getByText(booking.counters.moreThanStay)).toHaveCount(0);

      await continueFrom(page, words, 'overview');
      await expect(page.getByText(booking.price.included).filter({ visible: true }).first()).toBeVisible();
      await page.getByRole('checkbox').check();
      await main(page, booking.overview.toConfirm).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.payment.titleFree);
      await expect(
        page.getByText(booking.payment.nothingDue).filter({ visible: true }).first(),
      ).toBeVisible();
      await expectAccessible(page);
      await main(page, booking.payment.confirm).dblclick();
      await bookingNumber(page);
    },
  );

  test('a better ride costs the difference', onPhone, async ({ page, words, stay }) => {
    const { booking } = words;
    await openRides(page, words, stay);
    // 160.00 for the vehicle, less two included seats of 42.00.
    await expect(page.getByText(booking.card.onTop(booking.card.perVehicle('USD 160.00', 1)))).toBeVisible();
    await rideFor(page, words, 'USD 76').click();
    await fillFlights(page, words);
    await continueFrom(page, words, 'overview');
    await expect(amount(page, 'USD 76').first()).toBeVisible();
    await expect(page.getByText('−USD 84.00').filter({ visible: true }).first()).toBeVisible();
    await acceptAndGo(page, words);
  });
});

test.describe('a stay that includes only the arrival', () => {
  test.use({ stayWishes: { rate_plan: 'AI-AR' } });

  test(
    'is offered the way back at its price, declined and taken',
    onDesktop,
    async ({ page, words, stay }) => {
      const { departureOffer, card, price } = words.booking;
      await openRides(page, words, stay, 'arrival');
      await page.getByRole('button', { name: card.chooseFree }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(departureOffer.includedText);
      await expect(dialog.getByRole('button', { name: /USD \d+/ })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: departureOffer.no }).click();
      await expect(page).toHaveURL(/\/flights$/);

      // Both ways were asked for this time.
      await openRides(page, words, stay);
      await page.getByRole('button', { name: card.chooseFree }).click();
      await expect(page.getByText(departureOffer.includedText)).toBeVisible();
      await page.getByRole('button', { name: departureOffer.yes('USD 36.00') }).click();
      await fillFlights(page, words);
      await continueFrom(page, words, 'overview');
      await expect(amount(page, price.included).first()).toBeVisible();
      await expect(amount(page, 'USD 36').first()).toBeVisible();
    },
  );
});

test(
  'told at the look-up: an agency that does not sell here, another airport, which is one tap away',
  onPhone,
  async ({ page, words }) => {
    const { stay: texts, booking } = words;
    const dialog = page.getByRole('dialog');
    await test.step('an agency: the phone and a message', async () => {
      await lookUp(page, words, await ownStay({ agency_code: 'RESALE' }));
      await expect(dialog.getByRole('heading')).toHaveText(texts.notAvailable.title);
      await expect(dialog.getByRole('link')).toHaveAttribute('href', /^tel:\+/);
      await dialog.getByRole('button', { name: texts.write }).click();
      await expect(dialog.getByRole('heading')).toHaveText(words.locale === 'es-MX' ? es.title : en.title);
    });
    await test.step('another airport', async () => {
      const stay = await ownStay({ hotel: 'SC' });
      await lookUp(page, words, stay, 'round_trip', { airport: '1', resort: 'BP' });
      await expect(dialog.getByRole('heading')).toHaveText(texts.airportMismatch.title);
      await expect(dialog).toContainText('SJD');
      await expectAccessible(page);
      await dialog.getByRole('button').filter({ hasText: /Cabos/ }).first().click();
      await expect(page).toHaveURL(/\/transportation\/service$/);
      await expect(page.getByRole('heading', { name: booking.service.title })).toBeVisible();
    });
  },
);

test('rides that are not sold say why and give the phone', onDesktop, async ({ page, words }) => {
  test.setTimeout(90_000);
  const { service, card: texts } = words.booking;
  const card = page.getByRole('article').first();
  await test.step('days on which a resort’s rides do not run', async () => {
    await findRides(page, words, await ownStay({ hotel: 'CR', arrivesIn: 60 }));
    await expect(page.getByText(service.allClosed)).toBeVisible();
    await expect(card.getByText(texts.closed)).toBeVisible();
    await expect(card.getByText(/20\d\d/)).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', /^tel:\+/);
    await expect(card.getByRole('button', { name: texts.details })).toBeVisible();
  });
  await test.step('a way back on such a day is told with the flights, before the check', async () => {
    const { soon, continue: next } = words.booking;
    await findRides(page, words, await ownStay({ hotel: 'CR', arrivesIn: 55, nights: 6 }));
    await card.getByRole('button', { name: /USD/ }).first().click();
    await fillFlights(page, words);
    await main(page, next).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(soon.closed.title);
    await expect(dialog.getByRole('link')).toHaveAttribute('href', /^tel:\+/);
    await expectAccessible(page);
  });
  await test.step('a resort that wants to know days ahead', async () => {
    await findRides(page, words, await ownStay({ hotel: 'LV', arrivesIn: 1 }));
    await expect(card.getByText(texts.closed)).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', /^tel:\+/);
  });
  await test.step('too soon, and the ride back is offered in its place', async () => {
    const stay = await ownStay({ arrivesIn: 0 });
    await openRides(page, words, stay, 'arrival');
    await expect(page.getByText(service.tooNear)).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', /^tel:\+52/);
    await expect(page.getByRole('button', { name: texts.choose('USD 95') })).toHaveCount(0);
    await expectAccessible(page);
    const day = formatCivilDate(stay.row.departure_on, words.locale, 'short');
    await page.getByRole('button', { name: words.booking.soon.bookOther.departure(day) }).click();
    await rideFor(page, words, 'USD 95').click();
    await fillFlights(page, words, 'departure');
    await continueFrom(page, words, 'overview');
  });
});

test.describe('the resort’s system is away in the middle of a booking', () => {
  test.use({ expectedProblems: [/503|504/] });

  const away = {
    status: 503,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      type: 'about:blank',
      title: 'Unavailable',
      status: 503,
      code: 'pms.unavailable',
      detail: '',
    }),
  };

  test(
    'at the rides, and at the sale: it is told, nothing is lost, and it goes on when it is back; late, its answer is awaited and taken once',
    onPhone,
    async ({ page, words, stay }) => {
      test.setTimeout(90_000);
      const { booking } = words;
      await page.route('**/transfers-services-for-sale/**', (route) => route.fulfill(away));
      await lookUp(page, words, stay);
      await expect(page.getByRole('alert')).toContainText(booking.refusals.server.title, { timeout: 20_000 });
      await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:\+/);
      await page.unroute('**/transfers-services-for-sale/**');
      await page.getByRole('button', { name: booking.tryAgain }).click();
      await rideFor(page, words, 'USD 84').click();
      await fillFlights(page, words);
      await page.getByLabel(booking.flights.notes).fill('A wheelchair, please');
      await continueFrom(page, words, 'overview');

      await page.route('**/transfers/v1/sales/coupons/*', (route) => route.fulfill(away));
      await page.getByRole('checkbox').check();
      await main(page, booking.overview.toPayment).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading')).toHaveText(booking.overviewStops.failed.title);
      // Also after the page was reloaded.
      await page.reload();
      await expect(page.getByText('A wheelchair, please')).toBeVisible();
      await expect(page.getByRole('checkbox')).toBeChecked();
      await page.unroute('**/transfers/v1/sales/coupons/*');

      const keys = new Set<string>();
      let answer = () => {};
      const isAwaited = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/transfers/v1/sales/coupons/*', async (route) => {
        keys.add((route.request().postDataJSON() as { uuidReference: string }).uuidReference);
        await isAwaited;
        await route.continue();
      });
      await main(page, booking.overview.toPayment).click();
      const waiting = main(page, booking.overview.booking);
      await expect(waiting).toBeVisible();
      await waiting.click({ force: true });
      answer();
      await expect(page).toHaveURL(/\/transportation\/payment$/);
      expect(keys.size).toBe(1);
    },
  );
});
