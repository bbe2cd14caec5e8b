import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { continueFrom, fillFlights, findRides, lookUp, main } from './booking-steps.ts';
import { catalogueSays } from './catalogue-says.ts';
import { expect, onPhone, test } from './fixtures.ts';
import type { ManageWords } from './manage-steps.ts';
import { type OwnStay, ownStay } from './own-stay.ts';
import { closeRoundTrips, endRates, openAirport } from './product-states.ts';

/** A ride that is not for sale, as the catalogue brings it about. Each test has a resort of its own. */

test.use({ expectedProblems: [/status of 422 /] });

async function lookUpAt(page: Page, words: ManageWords, stay: OwnStay, airportId: number): Promise<void> {
  await lookUp(page, words, stay, 'round_trip', { airport: String(airportId), resort: stay.hotel });
  await expect(page).toHaveURL(/\/transportation\/service$/);
}

test(
  'an airport that does not serve the resort, and a resort without a ride of that kind, are told',
  onPhone,
  async ({ page, words }) => {
    const { destination, noServices } = words.booking.refusals;
    await openAirport('RR', 8);
    await closeRoundTrips('NY');
    await catalogueSays(
      async (app) =>
        (await app.call('listAirports', { query: { hotel: 'RR' } })).length === 2 &&
        (await app.call('listServicesForSale', { params: { hotel: 'NY' }, query: { is_round_trip: '1' } }))
          .length === 0,
    );
    const alert = page.getByRole('alert');
    await test.step('no ride of that kind', async () => {
      await lookUpAt(page, words, await ownStay({ hotel: 'NY' }), 5);
      await expect(alert).toContainText(noServices.title);
      await expect(alert.getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('another airport; from the one that serves it there are rides', async () => {
      const stay = await ownStay({ hotel: 'RR' });
      await lookUpAt(page, words, stay, 8);
      await expect(alert).toContainText(destination.title);
      await expect(alert.getByRole('link').first()).toBeVisible();
      await lookUpAt(page, words, stay, 6);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  },
);

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
