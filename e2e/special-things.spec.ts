import { specialLabels } from '@traslado/domain/booking/special-form-words';
import type { SpecialKind } from '@traslado/domain/booking/special-items';
import { saySpecialItems, specialWords } from '@traslado/domain/booking/special-words';
import { expectAccessible } from './accessible.ts';
import { acceptAndGo, continueFrom, fillFlights, main } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';
import { comeBack, type ManageWords, openBooking } from './manage-steps.ts';
import { openFlights } from './open-booking.ts';
import { services } from './own-booking.ts';
import { productDatabase } from './product-database.ts';
import { deskOf } from './product-states.ts';
import { openSignedIn } from './staff-steps.ts';

const surfboards = [{ kind: 'surfboard', count: 2 }] as const;

const languageOf = ({ locale }: ManageWords) => (locale === 'es-MX' ? 'es' : 'en');
const labelOf = (language: 'en' | 'es', kind: SpecialKind) =>
  specialLabels(language)[`special.${kind}`] ?? '';

const itemsOf = (number: string) =>
  productDatabase()
    .selectFrom('transfer')
    .innerJoin('coupon', 'coupon.id', 'transfer.coupon_id')
    .select(['special_items', 'special_answer'])
    .where('coupon.coupon_code', '=', number)
    .orderBy('direction')
    .execute();

test('large and special things are counted by keyboard, refused where they cannot be, and sold with both rides', async ({
  page,
  words,
  stay,
}) => {
  const { booking } = words;
  const language = languageOf(words);
  const { title } = specialWords[language];
  await openFlights(page, words, stay, 'USD 160');
  await fillFlights(page, words);
  const opener = page.getByRole('button', { name: booking.special });
  await opener.focus();
  await page.keyboard.press('Enter');
  const section = page.getByRole('region', { name: title });
  await expect(section).toBeFocused();
  const counter = (kind: SpecialKind) => section.getByRole('textbox', { name: labelOf(language, kind) });
  await counter('surfboard').press('ArrowUp');
  await counter('surfboard').press('ArrowUp');
  await expect(counter('surfboard')).toHaveValue('2');
  // Nobody rides in a baby seat, so their kinds are not asked for.
  await expect(counter('infant_seat')).toHaveCount(0);
  await counter('booster_seat').fill('9');
  await main(page, booking.continue).click();
  await expect(page).toHaveURL(/\/flights$/);
  await expect(
    page.getByText(booking.issues['special_items.booster_without_child']({ max: 1 })).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await counter('booster_seat').fill('0');
  await counter('booster_seat').blur();

  await continueFrom(page, words, 'overview');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();
  await expect(counter('surfboard')).toHaveValue('2');
  await continueFrom(page, words, 'overview');
  const made = page.waitForResponse('**/sales/coupons/*');
  await acceptAndGo(page, words);
  const { coupon_id: number } = await (await made).json();
  const surf = { special_items: surfboards, special_answer: 'call' };
  expect(await itemsOf(number)).toEqual([surf, surf]);
});

test('large things join a ride that is booked, and the desk settles them @desktop-first', async ({
  page,
  words,
}) => {
  test.setTimeout(120_000);
  const language = languageOf(words);
  const { acting } = words.staff;
  const { number, stay } = await comeBack(page, words, { serviceId: services.suvRoundTrip });
  await page.goto(`/mytransportation/${number}/edit/arrival`);
  await page.getByRole('button', { name: words.booking.special }).click();
  await page.getByRole('textbox', { name: labelOf(language, 'surfboard') }).fill('2');
  await page.getByRole('button', { name: words.edit.preview }).click();
  const waiting = saySpecialItems({ items: surfboards, answer: 'call' }, language);
  await expect(page.getByText(waiting).first()).toBeVisible();
  await page.getByRole('button', { name: words.edit.review.apply, exact: true }).click();
  await expect(page).toHaveURL(/\/mytransportation\?/);
  await expect((await openBooking(page, number)).getByText(waiting)).toBeVisible();

  await openSignedIn(page, 'concierge', await deskOf(number));
  const forDesk = saySpecialItems({ items: surfboards, answer: 'call' }, language, 'staff');
  await expect(page.getByText(forDesk)).toBeVisible();
  await page.getByRole('button', { name: acting.deeds.change }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: labelOf(language, 'golf_bag') }).fill('1');
  await dialog.getByRole('checkbox', { name: acting.change.settled }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: acting.preview }).click();
  await dialog.getByLabel(acting.reason, { exact: true }).selectOption('guest_asked');
  await dialog.getByRole('button', { name: acting.change.confirm }).click();
  await expect(dialog).toBeHidden();
  const items = [...surfboards, { kind: 'golf_bag', count: 1 }] as const;
  expect(await itemsOf(number)).toEqual([
    { special_items: items, special_answer: 'confirmed' },
    { special_items: [], special_answer: null },
  ]);
  await page.goto(`/admin/day-lists?day=${stay.row.arrival_on}&airport=1&property=1`);
  await expect(
    page
      .getByText(saySpecialItems({ items, answer: 'confirmed' }, language, 'staff'))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('the kind of a baby seat is said with the passengers, for both rides @phone-first', async ({
  page,
  words,
}) => {
  const { edit, booking } = words;
  const { number } = await comeBack(page, words, { serviceId: services.suvRoundTrip });
  await page.goto(`/mytransportation/${number}/edit/passengers`);
  const seats = page.getByRole('textbox', { name: booking.counters.babySeats });
  await expect(page.getByRole('button', { name: edit.seatKind })).toHaveCount(0);
  await seats.press('ArrowUp');
  await page.getByRole('button', { name: edit.seatKind }).click();
  await page.getByRole('textbox', { name: labelOf(languageOf(words), 'infant_seat') }).press('ArrowUp');
  await expectAccessible(page);
  await page.getByRole('button', { name: edit.preview }).click();
  await page.getByRole('button', { name: edit.review.apply, exact: true }).click();
  await expect(page).toHaveURL(/\/mytransportation\?/);
  const seat = { special_items: [{ kind: 'infant_seat', count: 1 }], special_answer: 'confirmed' };
  expect(await itemsOf(number)).toEqual([seat, seat]);
});
