import type { Page } from '@playwright/test';
import { nightInWords } from '@traslado/domain/booking/night-words';
import { addDays } from '@traslado/domain/time/civil';
import { expectAccessible } from './accessible.ts';
import { acceptAndGo, main, rideFor, typeTime } from './booking-steps.ts';
import { typeDay } from './first-sale-steps.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { comeBack, type ManageWords, openBooking } from './manage-steps.ts';
import { ownBooking } from './own-booking.ts';
import { productDatabase } from './product-database.ts';
import { deskOf } from './product-states.ts';
import { openSignedIn } from './staff-steps.ts';

test.use({ expectedProblems: [/404|409|422/] });

/** Types the landing by hand: the schedule has no such flight. */
const typeLanding = (page: Page, { locale, booking }: ManageWords) =>
  typeTime(page, locale, booking.flight.timeLabels.arrival, '00:20');

const languageOf = ({ locale }: ManageWords) => (locale === 'es-MX' ? 'es' : 'en');

const landingOf = async (number: string) =>
  productDatabase()
    .selectFrom('transfer')
    .innerJoin('coupon', 'coupon.id', 'transfer.coupon_id')
    .select(['flight_on', 'transfer.flight_time', 'late_arrival'])
    .where('coupon_code', '=', number)
    .where('direction', '=', 'arrival')
    .executeTakeFirstOrThrow();

/** "The night from …", as a line begins with it. */
const nightFrom = (words: ManageWords, from: string): RegExp =>
  new RegExp(nightInWords({ from, to: addDays(from, 1) }, languageOf(words)), 'i');

test('a landing after midnight is booked from the letter’s link, for the night that the guest means', async ({
  page,
  words,
  stay,
}) => {
  test.setTimeout(120_000);
  const { flight, night } = words.booking;
  const { arrival_on: on } = stay.row;
  await page.goto(`/#stay=${stay.folio}&name=${encodeURIComponent(stay.lastName)}`);
  await page.getByRole('button', { name: words.home.form.submit }).click();
  await rideFor(page, words, 'USD 160').click();
  await page.getByLabel(flight.labels.flightNumber).nth(0).fill('AA 4320');
  await page.getByLabel(flight.labels.flightNumber).nth(1).fill('AA 1235');
  await typeLanding(page, words);
  const question = page.getByRole('region', { name: night.title });
  await expect(question).toBeVisible();
  // Nothing beside the question answers it.
  await expect(page.getByText(nightFrom(words, addDays(on, -1)))).toHaveCount(1);
  // Sent without an answer, the form asks again.
  await main(page, words.booking.continue).click();
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: nightFrom(words, on) }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(nightFrom(words, on)).first()).toBeVisible();
  await main(page, words.booking.continue).click();
  await expect(page).toHaveURL(/\/transportation\/overview$/);
  await expect(page.getByText(nightFrom(words, on))).toBeVisible();
  const made = page.waitForResponse('**/sales/coupons/*');
  await acceptAndGo(page, words);
  const { coupon_id: number } = await (await made).json();
  expect(await landingOf(number)).toMatchObject({ flight_on: addDays(on, 1), late_arrival: false });
});

test('a flight that was rebooked a day late is changed by its guest, who arrives later @phone-first', async ({
  page,
  words,
}) => {
  test.setTimeout(120_000);
  const { dateAlert, flight, night } = words.booking;
  const { number, stay } = await comeBack(page, words);
  const { arrival_on: on } = stay.row;
  await page.goto(`/mytransportation/${number}/edit/arrival`);
  await page.getByRole('button', { name: flight.changeDay }).click();
  const next = addDays(on, 1);
  await typeDay(page, languageOf(words), flight.labels.date, next);
  await page.getByRole('button', { name: words.edit.preview }).click();
  const dialog = page.getByRole('dialog', { name: dateAlert.arrival.title });
  await expect(dialog.getByRole('link', { name: /\+52/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: dateAlert.late }).click();
  await page.getByRole('button', { name: words.edit.review.apply, exact: true }).click();
  await expect(page).toHaveURL(/\/mytransportation\?/);
  expect(await landingOf(number)).toMatchObject({ flight_on: next, late_arrival: true });
  await expect((await openBooking(page, number)).getByText(words.confirmation.lateArrival)).toBeVisible();

  // Rebooked once more, to an hour after midnight of the arrival date: the server asks, and the night before is meant.
  await page.goto(`/mytransportation/${number}/edit/arrival`);
  await typeDay(page, languageOf(words), flight.labels.date, on);
  await page.getByLabel(flight.labels.flightNumber).fill('AA 4320');
  await typeLanding(page, words);
  await page.getByRole('button', { name: words.edit.preview }).click();
  const question = page.getByRole('region', { name: night.title });
  await question.getByRole('button', { name: nightFrom(words, addDays(on, -1)) }).click();
  await expect(page.getByText(nightFrom(words, addDays(on, -1))).first()).toBeVisible();
  await page.getByRole('button', { name: words.edit.review.apply, exact: true }).click();
  await expect(page).toHaveURL(/\/mytransportation\?/);
  expect(await landingOf(number)).toMatchObject({ flight_on: on, late_arrival: false });
});

test(
  'the desk is asked about the night as well, and its lists name it',
  onDesktop,
  async ({ page, words }) => {
    test.setTimeout(120_000);
    const { acting } = words.staff;
    const { number, stay } = await ownBooking({ serviceId: 122 });
    const { arrival_on: on } = stay.row;
    await openSignedIn(page, 'concierge', await deskOf(number));
    await page.getByRole('button', { name: acting.deeds.change }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(acting.change.flight).fill('AA 4320');
    await typeTime(page, words.locale, acting.change.time, '00:20');
    await dialog.getByRole('button', { name: acting.preview }).click();
    const question = dialog.getByRole('region', { name: words.booking.night.title });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: nightFrom(words, on) }).click();
    await expect(dialog.getByText(nightFrom(words, on))).toBeVisible();
    await dialog.getByLabel(acting.reason, { exact: true }).selectOption('flight_changed');
    await dialog.getByRole('button', { name: acting.change.confirm }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(nightFrom(words, on)).first()).toBeVisible();
    await page.goto(`/admin/day-lists?day=${addDays(on, 1)}&airport=1&property=1`);
    await expect(
      page
        .getByRole('row', { name: nightFrom(words, on) })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  },
);
