import { expect, onDesktop, test } from './fixtures.ts';
import { openBooking, signInByFolio } from './manage-steps.ts';
import { ownBooking } from './own-booking.ts';

test(
  'a stay of a test’s own is as the product makes them, booking and all',
  onDesktop,
  async ({ page, words }) => {
    const { number, stay } = await ownBooking({ stayWishes: { first_name: 'Itzel' } });
    await signInByFolio(page, words, stay);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.mine.welcome('Itzel'));
    const card = await openBooking(page, number);
    await expect(card.getByText(words.mine.states.paid, { exact: true }).first()).toBeVisible();
  },
);
