import { randomUUID } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { acceptAndGo, continueFrom, fillFlights, payButton, typeCard } from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { comeBack, type ManageWords, openBooking, openFold, signInByFolio } from './manage-steps.ts';
import { keepStay, openFlights } from './open-booking.ts';
import { guestClient, services, sessionOf } from './own-booking.ts';
import { ownStay } from './own-stay.ts';

/** What the card of a booking offers while it can be done. */
const offered = ({ possible }: ManageWords['mine']) => ({
  passengers: possible.passengers,
  contact: possible.contact,
  cancel: possible.cancel,
});

test('past the deadlines: no change and no cancellation, but a person', onPhone, async ({ page, words }) => {
  const { mine, edit, cancel } = words;
  await signInByFolio(page, words, { folio: 'BP100010-1', lastName: 'Tanaka' });
  const card = page.locator('details[data-testid]').first();
  await expect(card.getByRole('heading', { name: mine.possible.over })).toBeVisible();
  const number = (await card.getAttribute('data-testid'))?.replace('booking-', '');
  for (const name of [mine.ride.changeFlight, ...Object.values(offered(mine))])
    await expect(card.getByRole('link', { name, exact: true })).toHaveCount(0);
  // An address that was kept from before, or a page that was open when the time passed.
  await page.goto(`/mytransportation/${number}/edit/arrival`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(edit.dialogs.deadline.title);
  await expect(dialog).toContainText(words.confirmation.clock('Cancún'));
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /^tel:\+52/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/mytransportation\?booking=/);
  await page.goto(`/mytransportation/${number}/cancel`);
  await expect(dialog.getByRole('heading')).toHaveText(cancel.dialogs.deadline.title);
});

test(
  'a private ride: more vehicles are said first, a single leg gives nothing back',
  onDesktop,
  async ({ page, words }) => {
    test.setTimeout(90_000);
    const { mine, edit, cancel, booking } = words;
    const { number } = await comeBack(page, words, { serviceId: services.suvRoundTrip });
    let card = await openBooking(page, number);
    await card.getByRole('link', { name: mine.possible.passengers }).click();
    await page.getByRole('textbox', { name: booking.counters.adults }).fill('7');
    await page.getByRole('button', { name: edit.preview }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(edit.dialogs.vehicles.title(2));
    await expect(dialog).toContainText('USD 320.00');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: edit.dialogs.cancel }).click();

    card = await openBooking(page, number);
    await card.getByRole('link', { name: mine.possible.cancel }).click();
    await page.getByRole('radio').nth(1).check();
    await expect(page.getByText(cancel.preview.notices['refund.private_round_trip_whole'])).toBeVisible();
    await expect(page.getByText(cancel.preview.nothing)).toBeVisible();
  },
);

test.describe('two tabs', () => {
  test.use({ expectedProblems: [/409|412|422/] });

  test(
    'the second one is told, and shown how the booking stands now',
    onDesktop,
    async ({ page, context, words }) => {
      test.setTimeout(90_000);
      const { edit, cancel, booking } = words;
      const { number, stay: own } = await comeBack(page, words);
      await page.goto(`/mytransportation/${number}/edit/departure`);
      await page.getByLabel(booking.flight.labels.flightNumber).fill('AM 584');
      await expect(page.getByText('Aeroméxico AM 584')).toBeVisible();

      const other = await context.newPage();
      await keepStay(other, words, own);
      const cancelling = await context.newPage();
      await keepStay(cancelling, words, own);
      await cancelling.goto(`/mytransportation/${number}/cancel`);
      await cancelling.getByRole('radio').nth(2).check();
      await expect(cancelling.getByRole('region', { name: cancel.preview.title })).toContainText('USD 42.00');

      await other.goto(`/mytransportation/${number}/edit/contact`);
      await other.getByLabel(booking.flights.notes).fill('A surfboard of 2.1 m');
      await other.getByRole('button', { name: edit.preview }).click();
      await other.getByRole('button', { name: edit.review.apply, exact: true }).click();
      await expect(other.getByText(edit.saved)).toBeVisible();

      await page.getByRole('button', { name: edit.preview }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading')).toHaveText(edit.dialogs.stale.title);
      await expect(dialog).toContainText('AA 1235');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: edit.dialogs.stale.show }).click();
      await expect(page.getByLabel(booking.flight.labels.flightNumber)).toHaveValue('AA 1235');

      // A cancellation that was looked at before is not made behind the guest's back either.
      await cancelling.getByRole('button', { name: cancel.continue }).click();
      const last = cancelling.getByRole('dialog');
      await last.getByRole('checkbox').check();
      await last.getByRole('button', { name: cancel.confirm.yesRefund('USD 42.00') }).click();
      await expect(cancelling.getByText(cancel.dialogs.stale)).toBeVisible();
    },
  );
});

test.describe('a server that fails', () => {
  test.use({ expectedProblems: [/503|412|ERR_FAILED/] });

  test('changes and cancellations can be tried again, and happen once', onPhone, async ({ page, words }) => {
    test.setTimeout(90_000);
    const { edit, cancel, mine } = words;
    const { number } = await comeBack(page, words);
    let failures = 2;
    await page.route('**/transfers/reservations/**', async (route) => {
      const isMade = route.request().method() === 'PUT' && /preview=0/.test(route.request().url());
      if (!isMade || failures === 0) return route.continue();
      failures -= 1;
      if (failures === 1)
        return route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
      // The server does it, and its answer never arrives.
      await route.fetch();
      return route.abort('failed');
    });
    await page.goto(`/mytransportation/${number}/cancel`);
    await page.getByRole('radio').nth(0).check();
    await page.getByRole('button', { name: cancel.continue }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: cancel.confirm.yesRefund('USD 84.00') }).click();
    await expect(dialog.getByRole('heading')).toHaveText(cancel.dialogs.failed.title);
    await dialog.getByRole('button', { name: edit.dialogs.again }).click();
    await expect(dialog.getByRole('heading')).toHaveText(cancel.dialogs.offline.title);
    await dialog.getByRole('button', { name: edit.dialogs.again }).click();
    // It had been cancelled: the page says how it stands instead of cancelling twice.
    await expect(page.getByText(mine.afterLost)).toBeVisible();
    const card = page.getByTestId(`booking-${number}`);
    await expect(card.locator('[data-refund]')).toHaveCount(1);
    await expect(card.locator('[data-refund]')).toContainText('USD 84.00');
  });
});

test.describe('money that is still owed', () => {
  test.use({ expectedProblems: [/402/] });

  test('is paid from My transportation, after a card that was declined', onPhone, async ({ page, words }) => {
    test.setTimeout(90_000);
    const { booking, mine } = words;
    const { number } = await comeBack(page, words, { card: null });
    const card = await openBooking(page, number);
    await expect(card.getByText(mine.states.pending)).toBeVisible();
    await expectAccessible(page);
    await card
      .getByRole('link', { name: mine.pay.button('USD 84.00') })
      .first()
      .click();
    await typeCard(page, words, '4000000000000002');
    await (await payButton(page, words, 'USD 84.00')).click();
    await expect(page.getByText(booking.payment.failed)).toBeVisible();
    await typeCard(page, words);
    await (await payButton(page, words, 'USD 84.00')).click();
    await expect(page.getByText(mine.payment.paid)).toBeVisible();
    await expect(page.getByTestId(`booking-${number}`).getByText(mine.states.paid).first()).toBeVisible();
  });
});

test(
  'a room-mate reads the booking, and is told who may change it',
  onDesktop,
  async ({ page, words, stay }) => {
    test.setTimeout(90_000);
    const { booking, mine } = words;
    const mate = await ownStay({ parent_resv_name_id: stay.row.resv_name_id });
    await openFlights(page, words, stay, 'USD 84');
    await fillFlights(page, words);
    await page.getByRole('button', { name: booking.addStay.open }).click();
    const dialog = page.getByRole('dialog');
    await page.getByLabel(booking.addStay.booking).fill(mate.folio);
    await dialog.getByLabel(booking.addStay.lastName).fill(mate.lastName);
    await page.getByRole('button', { name: booking.addStay.submit }).click();
    await expect(dialog).toBeHidden();
    await continueFrom(page, words, 'overview');
    await acceptAndGo(page, words);
    await page.goto('/');
    await page.evaluate(() => sessionStorage.clear());

    await signInByFolio(page, words, mate);
    const readOnly = page.locator('details[data-testid][open]');
    await expect(readOnly.getByText(mine.readOnly.text)).toBeVisible();
    await expect(readOnly.getByRole('link', { name: mine.possible.cancel })).toHaveCount(0);
    await expect(readOnly.getByRole('link', { name: mine.pay.button('USD 168.00') })).toHaveCount(0);
    await expectAccessible(page);
    // Nor does the address of a change let them in.
    const number = (await readOnly.getAttribute('data-testid'))?.replace('booking-', '') ?? '';
    await page.goto(`/mytransportation/${number}/edit/passengers`);
    await expect(page.getByText(mine.readOnly.text)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  },
);

test.describe('the confirmation by e-mail', () => {
  test.use({ expectedProblems: [/429/] });

  test('goes to an address that was typed twice, five times a day', onPhone, async ({ page, words }) => {
    test.setTimeout(90_000);
    const { mine } = words;
    const { number, stay } = await comeBack(page, words);
    const guest = guestClient(await sessionOf(stay));
    const card = await openBooking(page, number);
    const dialog = page.getByRole('dialog');
    await openFold(card.getByRole('region', { name: words.confirmation.keepTitle }));
    const openForAnother = async () => {
      await card.getByRole('button', { name: mine.send.button }).click();
      await dialog.getByRole('button', { name: mine.send.change, exact: true }).click();
    };
    await openForAnother();
    await dialog.getByLabel(mine.send.email, { exact: true }).fill('ana@example.com');
    await dialog.getByLabel(mine.send.again).fill('ana@example.org');
    await dialog.getByRole('button', { name: mine.send.submit }).click();
    await expect(dialog.getByRole('region').getByRole('link')).toHaveCount(1);
    await expectAccessible(page);
    for (const left of [4, 0]) {
      // The same dialog answers the ones between.
      for (let sent = 3; left === 0 && sent > 0; sent -= 1)
        await guest.call('sendLetter', {
          params: { coupon_id: number },
          body: { email: `ana${sent}@example.com`, uuidReference: randomUUID() },
        });
      await dialog.getByLabel(mine.send.email, { exact: true }).fill(`ana${left}@example.com`);
      await dialog.getByLabel(mine.send.again).fill(`ANA${left}@example.com`);
      await dialog.getByRole('button', { name: mine.send.submit }).click();
      await expect(dialog.getByText(mine.send.remaining(left))).toBeVisible();
      await expect(dialog.getByText('a•••@example.com')).toBeVisible();
      await dialog.getByRole('button', { name: mine.send.close, exact: true }).last().click();
      await openForAnother();
    }
    await dialog.getByLabel(mine.send.email, { exact: true }).fill('ana@example.com');
    await dialog.getByLabel(mine.send.again).fill('ana@example.com');
    await dialog.getByRole('button', { name: mine.send.submit }).click();
    await expect(dialog.getByText(mine.send.tooMany.title)).toBeVisible();
  });
});
