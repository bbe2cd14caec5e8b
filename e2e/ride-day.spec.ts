import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { hashOfToken } from '../apps/api/src/db/token-hash.ts';
import { followRideAt, insertFollowed } from '../apps/api/src/testing/follow-ride.ts';
import { rideDay as en } from '../apps/web/src/i18n/en/ride-day.ts';
import { rideDay as es } from '../apps/web/src/i18n/es/ride-day.ts';
import { expectAccessible } from './accessible.ts';
import { typeTime } from './booking-steps.ts';
import { typeDay } from './first-sale-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { hourAtCancun } from './hour-at-cancun.ts';
import { tabTo } from './keyboard.ts';
import { type ManageWords, manageWordsOf, openBooking } from './manage-steps.ts';
import { expectedOffline, workerReady } from './offline.ts';
import { keepStay } from './open-booking.ts';
import { ownBooking, services } from './own-booking.ts';
import { productDatabase } from './product-database.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test.use({
  serviceWorkers: 'allow',
  expectedProblems: [new RegExp(`${expectedOffline.map(({ source }) => source).join('|')}|422`)],
});

/** A paid ride whose flight leaves or lands on the hour in some hours from now, with its first news. */
async function rideOfToday(
  page: Page,
  words: ManageWords,
  serviceId: number,
  hours: number,
  said: Parameters<typeof insertFollowed>[2],
) {
  const { number, stay } = await ownBooking({ serviceId });
  const flightAt = new Date(hourAtCancun(hours));
  const id = await productDatabase()
    .transaction()
    .execute(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        with ride as (
          select t.id, ${flightAt}::timestamptz at time zone t.time_zone as flight,
            ${flightAt}::timestamptz - case t.direction when 'departure' then interval '210 minutes' else interval '0' end as at
          from transfer t join coupon c on c.id = t.coupon_id where c.coupon_code = ${number})
        update transfer t set flight_on = r.flight::date, flight_time = r.flight::time, pickup_at = r.at,
          pickup_on = (r.at at time zone t.time_zone)::date, pickup_time = (r.at at time zone t.time_zone)::time,
          change_until = r.at - interval '96 hours', cancel_until = r.at - interval '5 hours'
        from ride r where t.id = r.id returning t.id`.execute(tx);
      const ride = rows[0]?.id ?? 0;
      // A round in between would ask the feed about its number.
      await insertFollowed(tx, ride, said, Date.now());
      return ride;
    });
  await keepStay(page, words, stay);
  return { number, id };
}

test('Jiménez keeps the sold pick-up of a flight that leaves later, and reads it without a network @phone-first', async ({
  page,
  context,
  locale,
}) => {
  const words = locale === 'es-MX' ? es : en;
  const { number, id } = await rideOfToday(page, manageWordsOf(locale), services.suvDeparture, 12, {
    state: 'scheduled',
    lateByMinutes: 180,
  });
  await openBooking(page, number);
  await workerReady(page);
  const card = page.getByTestId(`ride-day-${id}`);
  await expect(card.getByRole('heading', { name: words.title.departure })).toBeVisible();
  const keep = card.getByRole('button').nth(1);
  await expect(keep).toBeVisible();
  await expectAccessible(page);
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toContainText(words.done.keep('').trim().slice(0, 12));
  await expect(card.getByRole('button', { name: words.write })).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(1);
  await expect(card.getByText(words.why.sold ?? '')).toBeVisible();
  await card.getByRole('link', { name: words.page.only }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.page.title })).toBeVisible();
  await expect(card.getByText(words.why.sold ?? '')).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(true);
  await page.reload();
  await expect(card.getByText(words.why.sold ?? '')).toBeVisible();
  await expect(card.getByText(/hace|este minuto|minute/)).toBeVisible();
  await expect(card.getByRole('link').first()).toBeVisible();
});

test('Greene, whose flight was canceled, has the choices, and comes anyway @desktop-first', async ({
  page,
  locale,
}) => {
  const words = locale === 'es-MX' ? es : en;
  const { possible } = manageWordsOf(locale).mine;
  const { number, id } = await rideOfToday(page, manageWordsOf(locale), services.suvArrival, 3, {
    state: 'cancelled',
  });
  await openBooking(page, number);
  const card = page.getByTestId(`ride-day-${id}`);
  await expect(card.getByText(words.frozen.titles.cancelled)).toBeVisible();
  await expect(card.getByRole('link', { name: words.frozen.change })).toBeVisible();
  await expect(card.getByRole('link', { name: words.frozen.cancel })).toBeVisible();
  await expect(page.getByRole('link', { name: possible.cancel })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: words.frozen.come }).click();
  await expect(card.getByText(words.frozen.titles.cancelled)).toHaveCount(0);
  await expect(page.getByRole('link', { name: possible.cancel })).toHaveCount(0);
});

test('A reader of a message keeps the sold pick-up by its link, and learns nothing of the guest @phone-first', async ({
  page,
  locale,
}) => {
  const words = locale === 'es-MX' ? es : en;
  const { number, id } = await rideOfToday(page, manageWordsOf(locale), services.suvDeparture, 12, {
    state: 'scheduled',
    lateByMinutes: 180,
  });
  const key = randomBytes(16).toString('base64url');
  await sql`
    with notice as (
      insert into ride_notice (transfer_id, audience, fact, kind, pick_up_at, was_at, reason, channel, outcome, learned_at, made_at, told_at)
      select id, 'guest', 1, 'pick_up_proposed', pickup_at, pickup_at, 'sold', 'mail', 'told', now(), now(), now() from transfer where id = ${id} returning id)
    insert into notice_link (hash, notice_id, made_at) select ${hashOfToken(key)}, id, now() from notice`.execute(
    productDatabase(),
  );
  await page.goto(`/my-ride#link=${key}`);
  const card = page.getByTestId('ride-day');
  await expect(card.getByRole('heading', { name: words.title.departure })).toBeVisible();
  await expect(page).toHaveURL(/\/my-ride$/);
  await expect(page.getByText(number)).toHaveCount(0);
  await expectAccessible(page);
  await card.getByRole('button').nth(1).click();
  await expect(card.getByRole('status')).toContainText(words.done.keep('').trim().slice(0, 12));
  await expect(card.getByText(words.why.sold ?? '')).toBeVisible();
});

/** A paid arrival whose flight the test speaks for, by day and in three hours or more unless said, and whose stay begins on that day. */
async function followedArrival(at = hourAtCancun(3, [6, 20])) {
  const on = localDateOf(at, 'America/Cancun');
  const booking = await ownBooking({ serviceId: services.suvArrival });
  const db = productDatabase();
  await db
    .updateTable('pms_stay')
    .set({ arrival_on: on, departure_on: addDays(on, 7) })
    .where('folio', '=', booking.stay.folio)
    .execute();
  const flight = await followRideAt(db, booking.number, at);
  return { ...booking, flight, on };
}

/** A flight of tomorrow at noon: that is never a landing at night, and its deadline for changes has passed. */
function followedOfNoon() {
  const tomorrow = addDays(localDateOf(Date.now(), 'America/Cancun'), 1);
  return followedArrival(Date.parse(`${tomorrow}T12:00:00-05:00`));
}

test(
  'a frozen ride goes to another flight of the same day or of another, or back without a fee',
  onPhone,
  async ({ page, words }) => {
    const { booking, cancel, edit } = words;
    const { frozen } = es;
    const [greene, other, owner] = await Promise.all([
      followedArrival(),
      followedArrival(),
      followedOfNoon(),
    ]);
    for (const { flight } of [greene, other, owner]) await flight.say('cancelled', 0);

    await keepStay(page, words, owner.stay);
    await page.goto(`/mytransportation/${owner.number}/edit/arrival`);
    // Nobody knows yet whose flight it is.
    await page.getByLabel(booking.flight.labels.flightNumber).fill('');
    await page.getByRole('button', { name: booking.flight.isPrivate }).click();
    // No feed knows it.
    await page.getByLabel(booking.flight.labels.tailNumber).fill('XA-TST');
    await typeTime(page, words.locale, booking.flight.timeLabels.arrival, '15:10');
    await page.getByRole('button', { name: edit.preview }).click();
    await page.getByRole('button', { name: edit.review.apply, exact: true }).click();
    await expect(page.getByText(edit.saved)).toBeVisible();
    let card = await openBooking(page, owner.number);
    await expect(card.getByText('XA-TST').first()).toBeVisible();
    await expect(page.getByText(frozen.titles.cancelled)).toHaveCount(0);

    await keepStay(page, words, greene.stay);
    card = await openBooking(page, greene.number);
    await page.getByRole('link', { name: frozen.change }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(edit.titles.arrival);
    await page.getByLabel(booking.flight.labels.flightNumber).fill('AM 583');
    await page.getByRole('button', { name: booking.flight.changeDay }).click();
    await typeDay(page, 'es', booking.flight.labels.date, addDays(greene.on, 1));
    await expect(page.getByText('Aeroméxico AM 583')).toBeVisible();
    await page.getByRole('button', { name: edit.preview }).click();
    // The guest comes a day after the stay begins.
    await page.getByRole('button', { name: booking.dateAlert.late }).click();
    await expect(page.getByText(edit.review.samePrice)).toBeVisible();
    await page.getByRole('button', { name: edit.review.apply, exact: true }).click();
    await expect(page.getByText(edit.saved)).toBeVisible();
    card = await openBooking(page, greene.number);
    await expect(card.getByText('AM 583').first()).toBeVisible();
    await expect(page.getByText(frozen.titles.cancelled)).toHaveCount(0);

    await keepStay(page, words, other.stay);
    await openBooking(page, other.number);
    await page.getByRole('link', { name: frozen.cancel }).click();
    await expect(page.getByRole('region', { name: cancel.preview.title })).toContainText('USD 95.00');
    await page.getByRole('button', { name: cancel.continue }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: cancel.confirm.yesRefund('USD 95.00') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.done.title);
  },
);

test('the desk sets a time by hand and takes it away by keyboard alone', onDesktop, async ({ page }) => {
  const { flightWatch: texts } = staffWordsOf('en-US');
  const { flight, on } = await followedArrival();
  await flight.say('active', 20);
  await openSignedIn(page, 'dispatcher', `/admin/flight-watch?day=${on}`);
  const code = await productDatabase()
    .selectFrom('watched_flight')
    .select('operating_key as key')
    .where('id', '=', flight.flightId)
    .executeTakeFirstOrThrow();
  await tabTo(page, code.key.slice(2), 'a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code.key.slice(2));
  await tabTo(page, texts.hand.form, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, texts.hand.labels.reason, 'input, textarea');
  await page.keyboard.type('The pilot called.');
  await expectAccessible(page);
  await tabTo(page, texts.hand.save, 'button');
  await page.keyboard.press('Enter');
  const hand = page.getByRole('region', { name: texts.hand.title });
  await expect(hand).toContainText('The pilot called.');
  // The focus is where the dialog was opened.
  await expect(page.getByRole('button', { name: texts.hand.form })).toBeFocused();
  await tabTo(page, texts.hand.remove, 'button');
  await page.keyboard.press('Enter');
  await expect(hand).toContainText(texts.hand.none);
});
