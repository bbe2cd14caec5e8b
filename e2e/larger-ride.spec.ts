import { expectAccessible } from './accessible.ts';
import { main, rideFor } from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { openFlights, openRides } from './open-booking.ts';

/** Nine people fit in one van at 220.00; two SUVs cost 320.00. */

test.describe('a party of nine', () => {
  test.use({ stayWishes: { adults: 9, children: 0 } });

  test(
    'sees the van first, with what it costs less than two SUVs',
    onDesktop,
    async ({ page, words, stay }) => {
      const { card } = words.booking;
      await openRides(page, words, stay);
      const rides = page.getByRole('main').getByRole('article');
      const van = rides.first();
      await expect(van.getByRole('button', { name: card.choose('USD 220'), exact: true })).toBeVisible();
      const suv = await rides.nth(1).getByRole('heading').innerText();
      await expect(van.getByText(card.fitsInOne(9, 'USD 100', 2, suv))).toBeVisible();
      await expect(rideFor(page, words, 'USD 320')).toBeVisible();
    },
  );
});

test(
  'a party that grows on step 2 is offered the larger vehicle there, in one tap',
  onPhone,
  async ({ page, words, stay }) => {
    const { counters } = words.booking;
    await openFlights(page, words, stay, 'USD 160');
    await page.getByRole('textbox', { name: counters.adults }).fill('9');
    await expect(page.getByText(counters.vehicles(9, 2))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /USD 100\.00/ }).click();
    await expect(page.getByText(counters.vehicles(9, 2))).toHaveCount(0);
    await expect(page.getByText('USD 220', { exact: true }).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: counters.adults })).toHaveValue('9');
    await expect(main(page, words.booking.continue)).toBeVisible();
  },
);
