import type { Page } from '@playwright/test';
import { specialLabels } from '@traslado/domain/booking/special-form-words';
import { sql } from 'kysely';
import { expectAccessible } from './accessible.ts';
import { typeTime, wordsOf } from './booking-steps.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { guestClient, ownBooking, services, sessionOf } from './own-booking.ts';
import { ownStay } from './own-stay.ts';
import { productDatabase } from './product-database.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

type Words = ReturnType<typeof staffWordsOf>;

const HOUR_MS = 3_600_000;

const idOf = async (number: string): Promise<number> =>
  (
    await productDatabase()
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', number)
      .executeTakeFirstOrThrow()
  ).id;

/** The ride begins in two hours, so the guest's deadlines have passed. */
async function rideSoon(number: string): Promise<void> {
  const at = Date.now() + 2 * HOUR_MS;
  await productDatabase()
    .updateTable('transfer')
    .set({
      pickup_at: new Date(at),
      change_until: new Date(at - 96 * HOUR_MS),
      cancel_until: new Date(at - 5 * HOUR_MS),
    })
    .where('coupon_id', '=', await idOf(number))
    .execute();
}

async function sayWhy(page: Page, words: Words['acting'], confirm: string, note = ''): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.reason, { exact: true }).selectOption('illness');
  if (note) await dialog.getByLabel(words.note).fill(note);
  await dialog.getByRole('button', { name: confirm }).click();
}

test(
  'staff cancel after the guest’s deadline, and the guest sees it with the refund',
  onDesktop,
  async ({ page, locale }) => {
    const { acting: words, bookings, lists } = staffWordsOf(locale);
    const { number, stay } = await ownBooking({ serviceId: services.suvArrival });
    await rideSoon(number);
    await openSignedIn(page, 'finance', `/admin/bookings/${await idOf(number)}`);
    await page.getByRole('button', { name: lists.more }).click();
    await page.getByRole('button', { name: words.deeds.cancel }).click();
    const dialog = page.getByRole('dialog', { name: words.deeds.cancel });
    await dialog.getByLabel(words.cancel.waive).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.preview }).click();
    await expect(dialog.getByText(words.rules.cancel_deadline)).toBeVisible();
    await expect(dialog.getByText(words.rules.fee)).toBeVisible();
    await dialog.getByText(words.why.refund).click();
    await expect(dialog.getByText(words.why.sum('USD 95.00'))).toBeVisible();
    await expectAccessible(page);
    // Without a note a rule does not give way.
    await sayWhy(page, words, words.cancel.confirm);
    await expect(dialog.getByRole('alert').or(dialog.getByText(words.note)).first()).toBeVisible();
    const note = 'She is in hospital since this morning.';
    await sayWhy(page, words, words.cancel.confirm, note);
    await expect(dialog).toBeHidden();
    const story = page.getByRole('region', { name: bookings.story.title });
    await expect(story.getByText(note)).toBeVisible();
    await expect(story.getByText(words.reasons.illness)).toBeVisible();

    const guest = guestClient(await sessionOf(stay));
    const seen = await guest.call('getCoupon', { params: { coupon_id: number } });
    expect(seen.status).toBe('cancelled');
    expect(seen.refunds).toMatchObject([{ amount: 95 }]);
  },
);

test('a contact is corrected, and both addresses are told', onDesktop, async ({ page, locale }) => {
  const { acting: words, lists } = staffWordsOf(locale);
  const { number } = await ownBooking({ serviceId: services.suvArrival });
  const right = `right.${number.toLowerCase()}@visitor.example`;
  await openSignedIn(page, 'concierge', `/admin/bookings/${await idOf(number)}`);
  await page.getByRole('button', { name: lists.more }).click();
  await page.getByRole('button', { name: words.deeds.contact }).click();
  const dialog = page.getByRole('dialog', { name: words.deeds.contact });
  await dialog.getByLabel(words.contact.email).fill(right);
  await dialog.getByRole('button', { name: words.preview }).click();
  await expectAccessible(page);
  await sayWhy(page, words, words.contact.confirm);
  await expect(dialog).toBeHidden();
  await expect
    .poll(
      async () => {
        const mails = await productDatabase()
          .selectFrom('mail')
          .select('recipients')
          .where('coupon_id', '=', await idOf(number))
          .where('kind', '=', 'change')
          .execute();
        return new Set(mails.flatMap(({ recipients }) => recipients)).size;
      },
      { timeout: 20_000 },
    )
    .toBe(2);
});

test(
  'what is offered now: each service with its price, or why not and what would change it; and what may be gone beyond',
  onDesktop,
  async ({ page, locale }) => {
    const { acting: words, prices } = staffWordsOf(locale);
    const { number, stay } = await ownBooking({ serviceId: services.suvArrival });
    // The resort moved the stay, so the day of the flight is not the stay's any more.
    await productDatabase()
      .updateTable('pms_stay')
      .set({ arrival_on: sql`arrival_on + 1` })
      .where('folio', '=', stay.folio)
      .execute();
    await openSignedIn(page, 'administrator', `/admin/bookings/${await idOf(number)}`);
    await page.getByRole('button', { name: prices.offers.open }).click();
    const dialog = page.getByRole('dialog', { name: prices.offers.title });
    const first = dialog
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first();
    await expect(first.getByText(prices.guest.notOffered)).toBeVisible();
    await expect(
      first.getByText(prices.guest.reasons['booking.date_outside_stay']?.({}) ?? ''),
    ).toBeVisible();
    await first.getByText(prices.because.title).first().click();
    await expect(first.getByText(prices.because.otherwise)).toBeVisible();
    await expect(first.getByText(prices.because.looked.stay_day)).toBeVisible();
    await expectAccessible(page);

    await page.goto('/admin/override-rules');
    await expect(page.getByRole('heading', { level: 1, name: words.table.title })).toBeVisible();
    await expect(page.getByText(words.rules.cancel_deadline).first()).toBeVisible();
    await expect(page.getByText(words.table.asksNote).first()).toBeVisible();
    await expectAccessible(page);
  },
);

test.describe('two stays', () => {
  test.use({ expectedProblems: [/status of 404 .*stay\/link/] });

  test(
    'are booked together by staff, after a wrong name, and the story tells it',
    onDesktop,
    async ({ page, locale }) => {
      const { acting: words, bookings } = staffWordsOf(locale);
      const { book, link } = words;
      const own = await ownStay();
      const friend = await ownStay({ last_name: 'García', last_name_folded: 'GARCIA' });
      await openSignedIn(page, 'concierge', '/admin/bookings/new');
      await page.getByLabel(book.hotel, { exact: true }).selectOption('BP');
      await page.getByLabel(book.folio, { exact: true }).fill(own.folio);
      await page.getByRole('button', { name: book.find }).click();
      await page.getByRole('button', { name: link.open }).click();
      const dialog = page.getByRole('dialog', { name: link.title });
      await dialog.getByLabel(link.hotel, { exact: true }).selectOption('BP');
      await dialog.getByLabel(link.folio, { exact: true }).fill(friend.folio);
      await dialog.getByLabel(link.lastName, { exact: true }).fill('Lopez');
      await dialog.getByRole('button', { name: link.submit }).click();
      await expect(dialog.getByText(words.refusedNow)).toBeVisible();
      await dialog.getByLabel(link.lastName, { exact: true }).fill('Garcia');
      await dialog.getByRole('button', { name: link.submit }).click();
      await expect(dialog).toBeHidden();
      // Taken off and added again: the form of the page has kept what it had.
      await page.getByRole('button', { name: link.removeNamed(friend.folio) }).click();
      await expect(page.getByRole('button', { name: link.open })).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByLabel(link.hotel, { exact: true }).selectOption('BP');
      await dialog.getByLabel(link.folio, { exact: true }).fill(friend.folio);
      await dialog.getByLabel(link.lastName, { exact: true }).fill('García');
      await dialog.getByRole('button', { name: link.submit }).click();
      await expect(page.getByText(friend.folio)).toBeVisible();
      await page.getByText(book.trips.arrival, { exact: true }).click();
      await page.getByLabel(book.labels.service, { exact: true }).selectOption(String(services.suvArrival));
      await page.getByLabel(book.labels.arrival_flight, { exact: true }).fill('AA1234');
      await typeTime(page, locale, book.labels.arrival_time, '14:35');
      await page.getByLabel(book.labels.email).fill('ana@visitor.example');
      await page.getByLabel(book.labels.phone).fill('+15551234567');
      await page.getByRole('button', { name: wordsOf(locale).booking.special }).click();
      const bicycles = specialLabels('en')['special.bicycle'] ?? '';
      await page.getByRole('textbox', { name: bicycles }).fill('1');
      await expectAccessible(page);
      await page.getByRole('button', { name: words.preview }).click();
      await expect(page.getByText(friend.folio)).toBeVisible();
      await page.getByLabel(words.reason, { exact: true }).selectOption('guest_asked');
      await page.getByRole('button', { name: book.confirm }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /close|cerrar/i })
        .click();
      await expect(page.getByText('1 bicycle. Call the guest.')).toBeVisible();
      const story = page.getByRole('region', { name: bookings.story.title });
      await story.getByLabel(bookings.story.filter).selectOption('booking');
      await expect(story.getByText(friend.folio)).toBeVisible();
    },
  );
});
