import { sql } from 'kysely';
import { insertFollowed } from '../apps/api/src/testing/follow-ride.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { ownBooking, services } from './own-booking.ts';
import { productDatabase } from './product-database.ts';
import { openFilters, openSignedIn, staffWordsOf } from './staff-steps.ts';

/** A booking whose flight is canceled: guest and desk were told, the resort has no address. */
async function toldBooking() {
  const { number } = await ownBooking({ serviceId: services.suvArrival });
  const db = productDatabase();
  const { rows } = await sql<{ id: number }>`
    select t.id from transfer t join coupon c on c.id = t.coupon_id where c.coupon_code = ${number}`.execute(
    db,
  );
  const id = rows[0]?.id ?? 0;
  await insertFollowed(db, id, { state: 'cancelled' }, Date.now());
  await sql`
    insert into ride_notice (transfer_id, audience, fact, kind, pick_up_at, was_at, reason, news_id, channel, outcome, because, learned_at, made_at, told_at)
    select t.id, n.audience, n.fact, n.kind, t.pickup_at + n.late, t.pickup_at, n.reason, (select max(id) from flight_news), n.channel, n.outcome,
      n.because, now() - n.ago, now() - n.ago, case when n.outcome = 'told' then now() - n.ago + interval '4 seconds' end
    from transfer t cross join (values
      ('guest', 1, 'pick_up_moved', interval '40 minutes', 'estimated_gate', 'mail', 'told', null, interval '2 hours'),
      ('resort', 1, 'pick_up_moved', interval '40 minutes', 'estimated_gate', 'mail', 'not_sent', 'nobody', interval '2 hours'),
      ('guest', 2, 'ride_frozen', interval '0', 'cancelled', 'mail', 'waiting', null, interval '1 minute'),
      ('desk', 2, 'ride_frozen', interval '0', 'cancelled', null, 'told', null, interval '1 minute'))
      n (audience, fact, kind, late, reason, channel, outcome, because, ago)
    where t.id = ${id}`.execute(db);
  return number;
}

test('a dispatcher finds by keys who was told what, and opens the booking and the flight @phone-first', async ({
  page,
  locale,
  isMobile,
}) => {
  const words = staffWordsOf(locale);
  const { notices: texts } = words.flightWatch;
  const number = await toldBooking();
  await openSignedIn(page, 'dispatcher', '/admin/notices');
  const search = page.getByRole('textbox', { name: texts.searchHint });
  const answer = page.waitForResponse((one) => one.request().postData()?.includes(number) ?? false);
  await search.fill(number);
  await answer;
  const list = page.getByRole('region', { name: texts.table });
  // The newest notices of all bookings may be the same four, paler until the answer is here.
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(list.getByText(number)).toHaveCount(2);
  const { audience } = words.flightWatch.told;
  await expect(list.getByText(`${texts.outcomes.not_sent}: ${audience.resort}`)).toHaveCount(1);
  expect(page.url()).not.toContain(number);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // Each choice is asked for at once; a phone folds them away and has a chip for each.
  await openFilters(page, words);
  await page.getByLabel(texts.labels.audience).selectOption('desk');
  await openFilters(page, words);
  await page.getByLabel(texts.labels.outcome).selectOption('told');
  await expect(list.getByText(number)).toHaveCount(1);
  await expect(page).toHaveURL(/\?audience=desk&outcome=told$/);
  if (isMobile) {
    const chip = (label: string, value: string) =>
      page.getByRole('button', { name: words.lists.removeFilter(`${label}: ${value}`) });
    await chip(texts.labels.outcome, texts.outcomes.told).press('Enter');
    await expect(page).toHaveURL(/\?audience=desk$/);
    await expect(chip(texts.labels.audience, words.flightWatch.told.audience.desk)).toBeFocused();
  }

  const flight = list.locator('a[href^="/admin/flight-watch/"]');
  await flight.press('Enter');
  await expect(page).toHaveURL(/\/admin\/flight-watch\/\d+$/);
  await page.goBack();
  // The search is still there, the booking's number with it.
  await expect(list.getByText(number)).toHaveCount(1);
  await list.getByRole('button', { name: texts.single(1) }).press('Enter');
  await list.locator('a[href^="/admin/bookings/"]').press('Enter');
  await expect(page).toHaveURL(/\/admin\/bookings\/\d+$/);
});
