import type { Page } from '@playwright/test';
import { formatCivilDate } from '../apps/web/src/i18n/format.ts';
import { expectAccessible } from './accessible.ts';
import {
  acceptAndGo,
  bookingNumber,
  continueFrom,
  fillFlights,
  main,
  payButton,
  typeCard,
  type Words,
} from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { comeBack, openBooking } from './manage-steps.ts';
import { openFlights } from './open-booking.ts';
import { ownBooking } from './own-booking.ts';
import { changeStay, type OwnStay, ownStay } from './own-stay.ts';

/** Stays that ride together: offered by the server, typed by the guest, refused, taken off, and never put together by force. */

/** Up to the flights of a shared round trip. */
const reachFlights = (page: Page, words: Words, stay: OwnStay) => openFlights(page, words, stay, 'USD 84');

/** The stay of the same guest at another resort of this airport that begins the day the first one ends. */
async function consecutivePair(): Promise<readonly [OwnStay, OwnStay]> {
  const first = await ownStay();
  const second = await ownStay({
    hotel: 'PM',
    arrivesIn: 37,
    nights: 4,
    name_id: first.row.name_id,
    last_name: first.row.last_name,
    first_name: first.row.first_name,
  });
  return [first, second];
}

const typeStay = async (
  page: Page,
  words: Words,
  stay: Pick<OwnStay, 'folio' | 'lastName'>,
  resort?: string,
) => {
  const { addStay } = words.booking;
  const dialog = page.getByRole('dialog');
  if (resort) {
    await dialog.getByRole('radio', { name: addStay.kinds.consecutive.title }).check();
    await dialog.getByLabel(addStay.resort, { exact: true }).selectOption(resort);
  }
  await dialog.getByLabel(addStay.booking).fill(stay.folio);
  await dialog.getByLabel(addStay.lastName).fill(stay.lastName);
  await dialog.getByRole('button', { name: addStay.submit }).click();
};

test('the stay that follows is offered before the flights, added with one tap, and rides there and back once @phone-first', async ({
  page,
  words,
}) => {
  test.setTimeout(120_000);
  const { addStay, flight } = words.booking;
  const [first, second] = await consecutivePair();
  const day = (on: string, style: 'full' | 'short' = 'full') => formatCivilDate(on, words.locale, style);
  await reachFlights(page, words, first);
  const add = page.getByRole('button', { name: addStay.addNamed(second.folio) });
  const home = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: flight.title.departure }) });
  await test.step('offered before the flights, with what it means', async () => {
    await expect(page.getByRole('heading', { name: addStay.found })).toBeVisible();
    await expect(add).toBeVisible();
    const [offered, asked] = [
      await add.boundingBox(),
      await page.getByLabel(flight.labels.flightNumber).first().boundingBox(),
    ];
    expect((offered?.y ?? 0) + (offered?.height ?? 0)).toBeLessThan(asked?.y ?? 0);
    await expect(home).toContainText(day(first.row.departure_on), { ignoreCase: true });
    await expect(
      page.getByText(addStay.moves.departure('Playa Mangle', day(second.row.departure_on, 'short'))),
    ).toBeVisible();
    await expectAccessible(page);
  });
  await fillFlights(page, words);
  const notes = page.getByLabel(words.booking.flights.notes);
  await notes.fill('Two surfboards');
  await test.step('what it means is said where it was added, and takes the focus', async () => {
    await add.click();
    const moved = page.locator(':focus');
    await expect(moved).toContainText(addStay.span.title);
    await expect(moved).toContainText(
      addStay.span.departure('Playa Mangle', day(second.row.departure_on, 'short')),
    );
    await expect(page.getByText(addStay.span.between)).toBeVisible();
    await expect(home).toContainText(day(second.row.departure_on), { ignoreCase: true });
  });
  // The same people move on: nobody is counted twice, and the price stays.
  await expect(add).toHaveCount(0);
  await expect(notes).toHaveValue('Two surfboards');
  await expect(page.getByText('American Airlines AA 123')).toHaveCount(2);
  await expectAccessible(page);

  await continueFrom(page, words, 'overview');
  await expect(page.getByText('Playa Mangle').filter({ visible: true }).first()).toBeVisible();
  await acceptAndGo(page, words);
  await typeCard(page, words);
  await (await payButton(page, words, 'USD 84.00')).click();
  await bookingNumber(page);
});

test.describe('a stay that may not ride along', () => {
  test.use({ expectedProblems: [/40[0-9]|422/] });

  test('is refused in words of its own, and what was typed stays', onPhone, async ({ page, words }) => {
    test.setTimeout(120_000);
    const { addStay } = words.booking;
    const own = await ownStay();
    const elsewhere = await ownStay({ hotel: 'SC', arrivesIn: 37 });
    const gap = await ownStay({ hotel: 'PM', arrivesIn: 40, nights: 3 });
    const otherDates = await ownStay({ arrivesIn: 31 });
    const included = await ownStay({ rate_plan: 'AI-RT' });
    const cancelled = await ownStay({ status: 'CANCELLED' });
    const stranger = await ownStay();
    const riding = await ownBooking({});
    await reachFlights(page, words, own);
    await page.getByRole('button', { name: addStay.open }).click();
    const dialog = page.getByRole('dialog');
    const refuses = async (code: keyof typeof addStay.refusals, stay: OwnStay, resort?: string) => {
      await typeStay(page, words, stay, resort);
      const alert = dialog.getByRole('alert');
      await expect(alert).toContainText(addStay.refusals[code]);
      await expect(alert).toContainText(addStay.next[code]);
      await expect(dialog.getByLabel(addStay.booking)).toHaveValue(stay.folio);
    };
    await refuses('link.already_selected', own);
    await refuses('link.not_found', { ...own, folio: 'BP999999999-1' });
    await refuses('link.not_found', cancelled);
    // Nobody links a stranger by the number alone.
    await refuses('link.not_found', { ...stranger, lastName: 'Somebody' });
    await refuses('link.dates_do_not_match', otherDates);
    await refuses('link.included_does_not_match', included);
    await refuses('link.already_has_transportation', riding.stay);
    await expectAccessible(page);
    await refuses('link.not_consecutive', gap, 'PM');
    await refuses('link.not_found', elsewhere, 'PM');
    await refuses('link.different_destination', elsewhere, 'SC');
    await expect(dialog.getByRole('link', { name: /\+/ })).toHaveAttribute('href', /^tel:\+/);
  });

  test(
    'changed meanwhile: the guest is told, goes on alone, and nothing typed is lost',
    onPhone,
    async ({ page, words }) => {
      test.setTimeout(90_000);
      const { addStay } = words.booking;
      const [first, second] = await consecutivePair();
      await reachFlights(page, words, first);
      await page.getByRole('button', { name: addStay.addNamed(second.folio) }).click();
      await expect(page.getByText(addStay.span.title)).toBeVisible();
      await fillFlights(page, words);
      await continueFrom(page, words, 'overview');
      await changeStay(second, { status: 'CANCELLED' });
      await page.getByRole('checkbox').check();
      await main(page, words.booking.overview.toPayment).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(words.booking.overviewStops.groupReset.title);
      await dialog.getByRole('button', { name: words.booking.overviewStops.review }).click();
      await expect(page).toHaveURL(/\/transportation\/flights$/);
      await expect(page.getByText(second.folio)).toHaveCount(0);
      await expect(page.getByLabel(words.booking.flight.labels.flightNumber).nth(1)).toHaveValue('AA 1235');
    },
  );
});

test.describe('while the stays cannot be looked for', () => {
  test.use({ expectedProblems: [/503/] });

  test(
    'the number can be typed: of the stay that follows, and of a room, which brings its people and is taken off again',
    onDesktop,
    async ({ page, words }) => {
      test.setTimeout(90_000);
      const { addStay, counters } = words.booking;
      const [own, next] = await consecutivePair();
      const mate = await ownStay({ adults: 2, children: 0 });
      const room = await ownStay({ parent_resv_name_id: own.row.resv_name_id, adults: 1, children: 0 });
      const calls = /reservations\/consecutives|GetListRelatedReservations|consecutive-reserves/;
      const dialog = page.getByRole('dialog');
      const number = page.getByLabel(words.booking.flight.labels.flightNumber).first();
      const price = (amount: string) => page.getByText(amount).filter({ visible: true }).first();
      await page.route(calls, (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            title: '',
            status: 503,
            code: 'pms.unavailable',
            detail: '',
          }),
        }),
      );
      await reachFlights(page, words, own);
      await number.fill('AA 1234');
      await test.step('trying again helps', async () => {
        await expect(page.getByText(addStay.notLooked)).toBeVisible({ timeout: 20_000 });
        await page.getByRole('button', { name: addStay.open }).click();
        await expectAccessible(page);
        await typeStay(page, words, next, 'PM');
        await expect(dialog.getByRole('alert')).toContainText(addStay.refusals['link.server_error']);
        await page.unroute(calls);
        await dialog.getByRole('button', { name: addStay.submit }).click();
        await expect(page.getByText(addStay.span.title)).toBeVisible();
        await page.getByRole('button', { name: counters.removeNamed(next.folio) }).click();
        await expect(page.getByText(addStay.span.title)).toHaveCount(0);
      });
      await test.step('a room of the same dates', async () => {
        await page.getByRole('button', { name: addStay.open }).click();
        await typeStay(page, words, mate);
        await expect(dialog).toBeHidden();
        await expect(page.getByText(mate.folio).first()).toBeVisible();
        await expect(page.getByText(counters.mainGuest)).toBeVisible();
        // Four adults in shared seats.
        await expect(price('USD 168')).toBeVisible();
        await page.getByRole('button', { name: counters.removeNamed(mate.folio) }).click();
        await expect(page.getByText(mate.folio)).toHaveCount(0);
        await expect(price('USD 84')).toBeVisible();
        await expect(number).toHaveValue('AA 1234');
      });
      await test.step('one of the same family is offered', async () => {
        await page.getByRole('button', { name: addStay.addNamed(room.folio) }).click();
        await expect(price('USD 126')).toBeVisible();
      });
    },
  );
});

test.describe('in a booking that is made', () => {
  // The first question shows that a ride has to move; the page asks again with its new day.
  test.use({ expectedProblems: [/422/] });

  test(
    'the stay that follows joins and leaves, and takes the way back with it; a room joins and is paid for',
    onPhone,
    async ({ page, words }) => {
      test.setTimeout(120_000);
      const { booking, edit, mine } = words;
      const { number, stay } = await comeBack(page, words);
      const room = await ownStay({ parent_resv_name_id: stay.row.resv_name_id, adults: 1, children: 0 });
      const next = await ownStay({
        hotel: 'PM',
        arrivesIn: 37,
        nights: 4,
        name_id: stay.row.name_id,
        last_name: stay.row.last_name,
        first_name: stay.row.first_name,
      });
      const makeChange = async (name: string) => {
        const card = await openBooking(page, number);
        await card.getByRole('link', { name: mine.possible.passengers }).click();
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(edit.review.title);
        await expect(page.getByText('Playa Mangle').first()).toBeVisible();
        await page.getByRole('button', { name: edit.review.apply }).click();
        await expect(page.getByText(edit.saved)).toBeVisible();
      };
      await makeChange(booking.addStay.addNamed(next.folio));
      await expect((await openBooking(page, number)).getByText('Playa Mangle').first()).toBeVisible();
      await makeChange(booking.counters.removeNamed(next.folio));
      await test.step('a room', async () => {
        const card = await openBooking(page, number);
        await expect(card.getByText('Playa Mangle')).toHaveCount(0);
        await card.getByRole('link', { name: mine.possible.passengers }).click();
        const offer = page.getByRole('button', { name: booking.addStay.addNamed(room.folio) });
        await expect(offer).toBeVisible();
        await expectAccessible(page);
        await offer.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(edit.review.title);
        await expect(page.getByText(room.folio).first()).toBeVisible();
        await page.getByRole('button', { name: edit.review.applyPay('USD 42.00') }).click();
        await expect(page).toHaveURL(new RegExp(`/mytransportation/${number}/pay$`));
      });
    },
  );
});
