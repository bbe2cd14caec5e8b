import { expect, type Locator, type Page } from '@playwright/test';
import { booked as enBooked } from '../apps/web/src/i18n/en/booked.ts';
import { cancel as en } from '../apps/web/src/i18n/en/cancel.ts';
import { edit as enEdit } from '../apps/web/src/i18n/en/edit.ts';
import { mytransportation as enMine } from '../apps/web/src/i18n/en/mytransportation.ts';
import { shell as enShell } from '../apps/web/src/i18n/en/shell.ts';
import { signIn as enSignIn } from '../apps/web/src/i18n/en/sign-in.ts';
import { staff as enStaff } from '../apps/web/src/i18n/en/staff.ts';
import { stay as enStay } from '../apps/web/src/i18n/en/stay.ts';
import { voucher as enVoucher } from '../apps/web/src/i18n/en/voucher.ts';
import { booked as esBooked } from '../apps/web/src/i18n/es/booked.ts';
import { cancel as es } from '../apps/web/src/i18n/es/cancel.ts';
import { edit as esEdit } from '../apps/web/src/i18n/es/edit.ts';
import { mytransportation as esMine } from '../apps/web/src/i18n/es/mytransportation.ts';
import { shell as esShell } from '../apps/web/src/i18n/es/shell.ts';
import { signIn as esSignIn } from '../apps/web/src/i18n/es/sign-in.ts';
import { staff as esStaff } from '../apps/web/src/i18n/es/staff.ts';
import { stay as esStay } from '../apps/web/src/i18n/es/stay.ts';
import { voucher as esVoucher } from '../apps/web/src/i18n/es/voucher.ts';
import {
  bookingNumber,
  type Proof,
  payButton,
  reachPayment,
  type Trip,
  typeCard as typeSandboxCard,
  type Words,
  wordsOf,
} from './booking-steps.ts';
import { keepStay } from './open-booking.ts';
import { type BookingWishes, type OwnBooking, ownBooking } from './own-booking.ts';

/** What a guest does with a booking that is made, in the words of the page's language. */

export type ManageWords = Words & {
  readonly booked: typeof enBooked;
  readonly cancel: typeof en;
  readonly edit: typeof enEdit;
  readonly mine: typeof enMine;
  readonly shell: typeof enShell;
  readonly signIn: typeof enSignIn;
  readonly staff: typeof enStaff;
  readonly stay: typeof enStay;
  readonly voucher: typeof enVoucher;
};

export function manageWordsOf(locale: string | undefined): ManageWords {
  const words = wordsOf(locale);
  return locale === 'es-MX'
    ? {
        ...words,
        booked: esBooked,
        cancel: es,
        edit: esEdit,
        mine: esMine,
        shell: esShell,
        signIn: esSignIn,
        staff: esStaff,
        stay: esStay,
        voucher: esVoucher,
      }
    : {
        ...words,
        booked: enBooked,
        cancel: en,
        edit: enEdit,
        mine: enMine,
        shell: enShell,
        signIn: enSignIn,
        staff: enStaff,
        stay: enStay,
        voucher: enVoucher,
      };
}

/** Types a good card into a gateway's fields. */
export type TypeCard = (page: Page, words: ManageWords) => Promise<void>;

/** Books and pays one of the demo's rides on the pages; `price` is the one on the card. */
export async function bookRide(
  page: Page,
  words: ManageWords,
  stay: Proof,
  price: string,
  { trip = 'round_trip', typeCard = typeSandboxCard }: { trip?: Trip; typeCard?: TypeCard } = {},
): Promise<string> {
  await reachPayment(page, words, stay, price, trip);
  await typeCard(page, words);
  await (await payButton(page, words, `${price}.00`)).click();
  return bookingNumber(page);
}

/**
 * A guest who booked before comes back: a booking of the test's own, its owner signed in. The dialog is looked at in `sign-in.spec.ts`.
 */
export async function comeBack(
  page: Page,
  words: ManageWords,
  wishes: BookingWishes = {},
): Promise<OwnBooking> {
  const booking = await ownBooking(wishes);
  await keepStay(page, words, booking.stay);
  return booking;
}

/** Signs in from the header by booking number and last name. */
export async function signInByNumber(
  page: Page,
  words: ManageWords,
  number: string,
  lastName: string,
): Promise<void> {
  await openSignIn(page, words);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.signIn.bookingNumber).fill(number);
  await dialog.getByLabel(words.signIn.lastName, { exact: true }).fill(lastName);
  await dialog.getByRole('button', { name: words.signIn.submit }).click();
}

/** Signs in from the header by resort, confirmation number and last name. */
export async function signInByFolio(
  page: Page,
  words: ManageWords,
  stay: Proof & { readonly hotel?: string },
): Promise<void> {
  await openSignIn(page, words);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: words.signIn.byStay }).click();
  await dialog.getByLabel(words.signIn.resort, { exact: true }).selectOption(stay.hotel ?? 'BP');
  await dialog.getByLabel(words.signIn.booking, { exact: true }).fill(stay.folio);
  await dialog.getByLabel(words.signIn.lastName, { exact: true }).fill(stay.lastName);
  await dialog.getByRole('button', { name: words.signIn.submit }).click();
}

export async function openSignIn(page: Page, words: ManageWords): Promise<void> {
  await page.goto('/');
  // A link of the drawn page leads to the page of its address, which has a sign-in of its own.
  await expect(page.locator('html')).not.toHaveAttribute('data-home');
  await page.getByRole('banner').getByRole('link', { name: words.mine.title }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: words.signIn.title })).toBeVisible();
}

/** The card of one booking in My transportation, opened. */
export async function openBooking(page: Page, number: string): Promise<Locator> {
  await page.goto(`/mytransportation?booking=${number}`);
  const card = page.getByTestId(`booking-${number}`);
  await expect(card).toHaveAttribute('open', '');
  return card;
}

/** Opens a card that is folded on a phone. */
export async function openFold(card: Locator): Promise<void> {
  await expect(card).toBeVisible();
  const closed = card.locator('details:not([open]) > summary').first();
  if (await closed.isVisible()) await closed.click();
}
