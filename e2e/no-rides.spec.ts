import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { continueFrom, fillFlights, findRides, lookUp, main } from './booking-steps.ts';
import { catalogueSays } from './catalogue-says.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import type { ManageWords } from './manage-steps.ts';
import { type OwnStay, ownStay } from './own-stay.ts';
import { closeRoundTrips, endRates, openAirport } from './product-states.ts';

/** A ride that is not for sale, as the catalogue brings it about. Each test has a resort of its own. */

test.use({ expectedProblems: [/status of 422 /] });

async function lookUpAt(page: Page, words: ManageWords, stay: OwnStay, airportId: number): Promise<void> {
  await lookUp(page, words, stay, 'round_trip', { airport: String(airportId), resort: stay.hotel });
  await expect(page).toHaveURL(/\/transportation\/service$/);
}

test('the airport that the guest chose does not serve the resort', onPhone, async ({ page, words }) => {
  await openAirport('RR', 8);
  await catalogueSays(
    async (app) => (await app.call('listAirports', { query: { hotel: 'RR' } })).length === 2,
  );
  const stay = await ownStay({ hotel: 'RR' });
  await lookUpAt(page, words, stay, 8);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(words.booking.refusals.destination.title);
  await expect(alert.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  // From the airport that serves it there are rides.
  await lookUpAt(page, words, stay, 6);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the resort sells no ride of that kind', onDesktop, async ({ page, words }) => {
  await closeRoundTrips('NY');
  await catalogueSays(
    async (app) =>
      (await app.call('listServicesForSale', { params: { hotel: 'NY' }, query: { is_round_trip: '1' } }))
        .length === 0,
  );
  await lookUpAt(page, words, await ownStay({ hotel: 'NY' }), 5);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(words.booking.refusals.noServices.title);
  await expect(alert.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('the rates run out between the overview and the payment', onPhone, async ({ page, words }) => {
  const { booking } = words;
  const hotel = 'VA';
  await findRides(page, words, await ownStay({ hotel }));
  await page.getByRole('article').first().getByRole('button', { name: /USD/ }).first().click();
  await fillFlights(page, words);
  await continueFrom(page, words, 'overview');
  await page.getByRole('checkbox').check();
  const putBack = await endRates(hotel);
  try {
    await catalogueSays(async (app) => {
      const list = await app.call('listServicesForSale', {
        params: { hotel },
        query: { is_round_trip: '1' },
      });
      return list.every((service) => service.service_rate_id === null);
    });
    await main(page, booking.overview.toPayment).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(booking.overviewStops.noRate.title);
    await expectAccessible(page);
  } finally {
    await putBack();
  }
});
