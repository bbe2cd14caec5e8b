import type { Locator } from '@playwright/test';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { toInstant, toLocal } from '@traslado/domain/time/zone';
import { type FollowedRide, followRideAt } from '../../apps/api/src/testing/follow-ride.ts';
import { rideDay as en } from '../../apps/web/src/i18n/en/ride-day.ts';
import { rideDay as es } from '../../apps/web/src/i18n/es/ride-day.ts';
import { formatCivilDate, formatCivilTime } from '../../apps/web/src/i18n/format.ts';
import type { Locale } from '../../apps/web/src/i18n/locale.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { hourAtCancun } from '../hour-at-cancun.ts';
import { openBooking } from '../manage-steps.ts';
import { keepStay } from '../open-booking.ts';
import { type OwnBooking, ownBooking, services } from '../own-booking.ts';
import { productDatabase } from '../product-database.ts';
import { openSignedIn, staffWordsOf } from '../staff-steps.ts';

/** Guests of one day on their phones, and the desk beside them: what the flight does reaches both. */

const zone = 'America/Cancun';

/** The next 00:20 at the airport that lies in the future. */
function nextNight(): number {
  const now = Date.now();
  const at = toInstant(toLocal(now, zone).date, '00:20', zone).at;
  return at > now ? at : at + 24 * HOUR_MS;
}

type Guest = OwnBooking & { readonly flight: FollowedRide };

async function guestAt(flightAt: number): Promise<Guest> {
  const booking = await ownBooking({ serviceId: services.suvArrival });
  return { ...booking, flight: await followRideAt(productDatabase(), booking.number, flightAt) };
}

test('early, late three times, before midnight and perhaps canceled: guest and desk see the same @desktop-first', async ({
  page,
  words,
  locale,
}) => {
  test.setTimeout(150_000);
  const texts = locale === 'es-MX' ? es : en;
  const { flightWatch: watch } = staffWordsOf(locale);
  const clock = (at: number) => formatCivilTime(toLocal(at, zone).time, locale as Locale);
  const [aguirre, eklund, hashimoto, kowalczyk] = await Promise.all(
    [hourAtCancun(3, [1, 22]), hourAtCancun(3, [1, 22]), nextNight(), hourAtCancun(2)].map(guestAt),
  );
  if (!aguirre || !eklund || !hashimoto || !kowalczyk) throw new Error('four guests');
  const desk = await page.context().newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(desk, 'dispatcher', '/admin/flight-watch');

  /** The guest's page of the day as it is now. */
  async function cardOf({ number, stay }: Guest): Promise<Locator> {
    await keepStay(page, words, stay);
    await openBooking(page, number);
    return page.getByTestId(/^ride-day-/);
  }
  /** The flight's page at the desk, once its guest was told so often. */
  async function deskTold({ flight }: Guest, times: number): Promise<Locator> {
    const [told = ''] = watch.told.told('·').split('·');
    const riders = desk.getByRole('region', { name: watch.riders.title });
    const [notTold = ''] = watch.told.not_sent('·').split('·');
    const toGuest = riders
      .locator('li li')
      .filter({ hasText: `${watch.told.audience.guest}:`, hasNotText: notTold });
    await expect(async () => {
      await desk.goto(`/admin/flight-watch/${flight.flightId}`);
      await expect(toGuest.filter({ hasText: told })).toHaveCount(times, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    return riders;
  }
  const moved = (from: number, minutes: number) => from + minutes * MINUTE_MS;

  await test.step('Aguirre lands 28 minutes early', async () => {
    const { flight } = aguirre;
    const early = clock(moved(flight.scheduledAt, -28));
    await flight.say('active', -28);
    const card = await cardOf(aguirre);
    await expect(card.getByText(early, { exact: true })).toBeVisible();
    await expect(card.getByText(texts.why.estimated_gate ?? '')).toContainText(
      texts.booked(clock(flight.scheduledAt)),
    );
    await expectAccessible(page);
    const riders = await deskTold(aguirre, 1);
    await expect(riders).toContainText(watch.riders.expected(early));
    await expect(riders).toContainText(watch.riders.sold(clock(flight.scheduledAt)));
    await expectAccessible(desk);
  });

  await test.step('Eklund is 30, 60 and 95 minutes late, and told once in ten minutes', async () => {
    const { flight } = eklund;
    for (const late of [30, 60, 95]) await flight.say('active', late);
    const late = clock(moved(flight.scheduledAt, 95));
    const card = await cardOf(eklund);
    await expect(card.getByText(late, { exact: true })).toBeVisible();
    const riders = await deskTold(eklund, 1);
    await expect(riders).toContainText(watch.riders.expected(late));
  });

  await test.step('Hashimoto lands before midnight, the day before', async () => {
    const { flight } = hashimoto;
    const at = moved(flight.scheduledAt, -35);
    await flight.say(at > Date.now() ? 'active' : 'landed', -35);
    const card = await cardOf(hashimoto);
    await expect(card.getByText(clock(at), { exact: true })).toBeVisible();
    await expect(
      card.getByText(formatCivilDate(toLocal(at, zone).date, locale as Locale)).first(),
    ).toBeVisible();
    // The guest may be told in the morning only: by night it is quiet.
    await desk.goto(`/admin/flight-watch/${flight.flightId}`);
    await expect(desk.getByRole('region', { name: watch.riders.title })).toContainText(clock(at));
  });

  await test.step('Kowalczyk may be canceled, and comes after all', async () => {
    const { flight } = kowalczyk;
    await flight.say('cancelled_uncertain', 0);
    let card = await cardOf(kowalczyk);
    await expect(card.getByText(texts.frozen.titles.cancelled_uncertain)).toBeVisible();
    await expectAccessible(page);
    const riders = await deskTold(kowalczyk, 1);
    await expect(riders).toContainText(watch.riders.cause.airline);
    await flight.say('active', 12);
    card = await cardOf(kowalczyk);
    await expect(card.getByText(texts.frozen.titles.cancelled_uncertain)).toHaveCount(0);
    await expect(card.getByText(clock(moved(flight.scheduledAt, 12)), { exact: true })).toBeVisible();
    await expect(await deskTold(kowalczyk, 2)).not.toContainText(watch.riders.cause.airline);
  });
});
