import { expectAccessible } from './accessible.ts';
import { acceptAndGo, continueFrom, fillFlights, main, typeTime } from './booking-steps.ts';
import { expect, onPhone, test } from './fixtures.ts';
import { comeBack, type ManageWords, openBooking } from './manage-steps.ts';
import { openFlights } from './open-booking.ts';
import { productDatabase } from './product-database.ts';

/** A time as the page writes it, and as a pattern that takes any space in it. */
const shown = (words: ManageWords, civil: string): string => {
  const [hour = 0, minute = 0] = civil.split(':').map(Number);
  const two = String(minute).padStart(2, '0');
  if (words.locale === 'es-MX') return civil;
  return `${hour % 12 || 12}:${two}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
};

const ridesOf = (couponId: string) =>
  productDatabase()
    .selectFrom('transfer')
    .innerJoin('coupon', 'coupon.id', 'transfer.coupon_id')
    .select(['transfer.direction', 'transfer.flight_time', 'transfer.is_national', 'transfer.time_to_check'])
    .where('coupon.coupon_code', '=', couponId)
    .orderBy('transfer.direction')
    .execute();

test('times that the schedule does not have: one is given up, the other is kept and left to staff @desktop-first', async ({
  page,
  words,
  stay,
}) => {
  test.setTimeout(120_000);
  const { flight, timeQuestion } = words.booking;
  await openFlights(page, words, stay, 'USD 160');
  await fillFlights(page, words);
  for (const [direction, time] of [
    ['arrival', '16:00'],
    ['departure', '12:00'],
  ] as const) {
    await page.getByRole('button', { name: flight.notRight }).first().click();
    await typeTime(page, words.locale, flight.timeLabels[direction], time);
  }
  // The schedule knows where these flights go: nobody is asked.
  await expect(page.getByRole('radio', { name: flight.international })).toHaveCount(0);
  await main(page, words.booking.continue).click();
  const dialog = page.getByRole('dialog');
  const [scheduled, typed] = [shown(words, '14:35'), shown(words, '16:00')];
  await expect(dialog).toContainText(timeQuestion.text.arrival('AA 1234', scheduled, typed));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: timeQuestion.use(scheduled) }).click();
  const [leaves, said] = [shown(words, '14:20'), shown(words, '12:00')];
  await expect(dialog).toContainText(timeQuestion.text.departure('AA 1235', leaves, said));
  await dialog.getByRole('button', { name: timeQuestion.keep(said) }).click();
  await expect(page).toHaveURL(/\/transportation\/overview$/);
  // Until when the driver waits: landing, 40 minutes and 20; pick-up and 20.
  for (const until of ['15:35', '08:50'])
    await expect(page.getByRole('main').getByText(shown(words, until))).toBeVisible();
  const made = page.waitForResponse('**/sales/coupons/*');
  await acceptAndGo(page, words);
  const { coupon_id: number } = await (await made).json();
  expect(await ridesOf(number)).toEqual([
    { direction: 'arrival', flight_time: '14:35', is_national: false, time_to_check: false },
    { direction: 'departure', flight_time: '12:00', is_national: false, time_to_check: true },
  ]);
});

test.describe('a schedule that only the sale can ask', () => {
  test.use({ expectedProblems: [/503|409/] });

  test(
    'asks at the overview, and shows the new pick-up before anything is booked',
    onPhone,
    async ({ page, words, stay }) => {
      test.setTimeout(120_000);
      const { flight, timeQuestion, overview } = words.booking;
      await page.route('**/flights/search-data/AA/1235/**', (route) =>
        route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
      );
      await openFlights(page, words, stay, 'USD 160');
      await page.getByLabel(flight.labels.flightNumber).nth(0).fill('AA 1234');
      await page.getByLabel(flight.labels.flightNumber).nth(1).fill('AA 1235');
      await page.getByRole('radio', { name: flight.international }).check();
      await typeTime(page, words.locale, flight.timeLabels.departure, '12:00');
      await continueFrom(page, words, 'overview');
      await page.getByRole('checkbox').check();
      await main(page, overview.toPayment).click();
      const dialog = page.getByRole('dialog');
      const [leaves, said] = [shown(words, '14:20'), shown(words, '12:00')];
      await expect(dialog).toContainText(timeQuestion.text.departure('AA 1235', leaves, said));
      await dialog.getByRole('button', { name: timeQuestion.use(leaves) }).click();
      await expect(dialog).toBeHidden();
      // 14:20 less three and a half hours.
      await expect(page.getByRole('main').getByText(shown(words, '10:50'), { exact: true })).toBeVisible();
      await main(page, overview.toPayment).click();
      await expect(page).toHaveURL(/\/transportation\/payment$/);
    },
  );
});

test.describe('of a booking', () => {
  test.use({ expectedProblems: [/409/] });

  test('where to meet and until when the driver waits stand on the confirmation and in My transportation alike; a change is asked about its time, and keeps it @desktop-first', async ({
    page,
    words,
  }) => {
    test.setTimeout(120_000);
    const { timeQuestion, flight } = words.booking;
    const { number } = await comeBack(page, words);
    const sign =
      words.locale === 'es-MX' ? /Busca el letrero de Perla Resorts\./ : /Look for the Perla Resorts sign\./;
    const until = [shown(words, '15:35'), shown(words, '11:10')];
    await page.goto(`/confirmation?booking=${number}`);
    const meeting = page.getByRole('region', { name: words.confirmation.meetTitle });
    await expect(meeting).toContainText(sign);
    // Once, on the ticket.
    for (const time of until) await expect(page.getByText(time)).toHaveCount(1);
    const card = await openBooking(page, number);
    await expect(card.getByRole('region', { name: words.confirmation.meetTitle })).toContainText(sign);
    for (const time of until) await expect(card.getByText(time)).toBeVisible();
    await expect(page.getByText(/20 (to|a) 25 min/)).toHaveCount(0);

    await page.goto(`/mytransportation/${number}/edit/departure`);
    await page.getByRole('button', { name: flight.notRight }).click();
    await typeTime(page, words.locale, flight.timeLabels.departure, '17:00');
    await page.getByRole('button', { name: words.edit.preview }).click();
    const dialog = page.getByRole('dialog');
    const [leaves, said] = [shown(words, '14:20'), shown(words, '17:00')];
    await expect(dialog).toContainText(timeQuestion.text.departure('AA 1235', leaves, said));
    await dialog.getByRole('button', { name: timeQuestion.keep(said) }).click();
    await page.getByRole('button', { name: words.edit.review.apply, exact: true }).click();
    await expect(page).toHaveURL(/\/mytransportation/);
    await expect
      .poll(async () => (await ridesOf(number))[1])
      .toMatchObject({ flight_time: '17:00', time_to_check: true });
  });
});
