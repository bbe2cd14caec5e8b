import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { ownBooking } from './own-booking.ts';
import { ownStay } from './own-stay.ts';
import { productDatabase } from './product-database.ts';
import { openFilters, openSignedIn, staffWordsOf } from './staff-steps.ts';

test('a booking is found by the name that a guest tells, and its price explains itself @desktop-first', async ({
  page,
  locale,
}) => {
  const { bookings: texts, prices, palette, acting } = staffWordsOf(locale);
  const { number, stay } = await ownBooking();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await openSignedIn(page, 'concierge', '/admin/bookings');
  const box = page.getByRole('main').getByRole('textbox');
  await expect(box).toBeFocused();
  await expect(page.getByRole('heading', { name: texts.lists.coming })).toBeVisible();
  await expectAccessible(page);

  // Its name among those of others, then all of its number: one is found, and Enter opens it.
  const found = page.locator('a[data-found]');
  await box.fill(stay.lastName);
  await expect(found.filter({ hasText: number })).toBeVisible();
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await box.fill('??');
  await expect(page.getByText(texts.notRecognized)).toBeVisible();
  // A stay without a booking leads to its sale, filled in.
  const unbooked = await ownStay();
  await box.fill(unbooked.folio);
  await expect(found).toContainText(texts.stays.book);
  await expectAccessible(page);
  await box.press('Enter');
  await expect(page.getByLabel(acting.book.folio, { exact: true })).toHaveValue(unbooked.folio);
  await page.getByRole('button', { name: acting.book.find }).click();
  await expect(page.getByText(unbooked.lastName).first()).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue(unbooked.folio);

  // Not the stay that is found still: its answer is of another question. The new one comes after the key.
  let pressed = (): void => {};
  const isPressed = new Promise<void>((resolve) => {
    pressed = resolve;
  });
  await page.route('**/v1/staff/bookings/search', async (route) => {
    await isPressed;
    await route.continue();
  });
  await box.fill(number);
  await box.press('Enter');
  pressed();
  await expect(found).toContainText(number);
  await box.press('Enter');
  await expect(page.getByRole('button', { name: `${number} ${texts.page.copy}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(stay.lastName);
  await expect(page).toHaveTitle(new RegExp(texts.page.title(number)));
  expect(page.url()).toMatch(/\/admin\/bookings\/\d+$/);

  await expect(page.getByText(texts.page.timesIn('Cancún')).first()).toBeVisible();
  const story = page.getByRole('region', { name: texts.story.title });
  await expect(story.getByText(String(texts.story.events['booking.sold']), { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await story.getByLabel(texts.story.filter).selectOption('booking');
  await expect(story.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: texts.why.open }).click();
  const dialog = page.getByRole('dialog', { name: texts.why.title });
  await expect(dialog.getByText(texts.why.kept)).toBeVisible();
  await expect(dialog.getByText(prices.guest.step.people, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Going back shows what was searched for; without it, what was opened last.
  await page.getByRole('link', { name: texts.page.back }).click();
  await expect(box).toHaveValue(number);
  await box.fill('');
  await expect(page.getByRole('heading', { name: texts.groups.opened })).toBeVisible();
  await expect(found).toHaveCount(1);

  // The palette finds bookings as this page does, and leads here with what was typed in it.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: palette.box }).fill(number);
  await expect(page.getByRole('group', { name: texts.title, exact: true }).getByRole('option')).toContainText(
    number,
  );
  await page.getByRole('combobox', { name: palette.box }).fill(stay.lastName);
  await page.getByRole('option', { name: texts.palette(stay.lastName) }).click();
  await expect(box).toHaveValue(stay.lastName);
  await expect(found.filter({ hasText: number })).toBeVisible();

  // Nobody's name is kept on the device or stands in the page's address; only the palette asks the catalogues by theirs.
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href,
  );
  expect(kept).not.toContain(stay.lastName);
  expect(kept).not.toContain(number);
  const named = addresses.filter((address) => decodeURIComponent(address).includes(stay.lastName));
  expect(named.filter((address) => !address.includes('/v1/staff/palette'))).toEqual([]);
});

test(
  'the longest story has every line that the database has, and its money adds up',
  onDesktop,
  async ({ page, locale }) => {
    const { bookings: texts } = staffWordsOf(locale);
    const db = productDatabase();
    const { id } = await db
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', 'MNS4H7TQ2W')
      .executeTakeFirstOrThrow();
    // Every line that the tables have: when, what, how much, and what stands beside it.
    const { rows } = await sql<{ at: number; what: string; minor: number; beside: string }>`
    select at, what, coalesce(minor, 0) as minor, coalesce(beside, '') as beside from (
      select created_at as at, 'booking.sold' as what, total_minor as minor, '' as beside from coupon where id = ${id}
      union all select coalesce(happened_at, created_at), 'payment.' || status, amount_minor, concat_ws(' · ',
          nullif(concat_ws(' ', initcap(card_brand), card_last4), ''), failure) from payment_attempt where coupon_id = ${id}
      union all select created_at, 'change.' || case when kind = 'cancel' then 'cancelled' when status = 'pending' or ended_at <> created_at then 'pending'
          else status end, amount_minor, acting ->> 'note' from coupon_change where coupon_id = ${id}
      union all select ended_at, 'change.' || status, amount_minor, '' from coupon_change
        where coupon_id = ${id} and kind = 'change' and status <> 'pending' and ended_at <> created_at
      union all select created_at, 'refund.requested', amount_minor, '' from refund where coupon_id = ${id} and origin_id is null
      union all select coalesce(happened_at, updated_at), 'refund.' || status, amount_minor, failure from refund
        where coupon_id = ${id} and status in ('succeeded', 'failed')
      union all select coalesce(sent_at, created_at), 'letter.' || status, 0, subject from mail where coupon_id = ${id}
      union all select created_at, 'message.written', 0, reference from contact_message where coupon_id = ${id}
      union all select learned_at, 'pms.' || case what when 'proved' then 'proved_by_guest' else what end, 0, folio from stay_event where coupon_id = ${id}) told
    order by at`.execute(db);
    const { rows: sums } = await sql<{ paid: number; refunded: number }>`
    select (sum(amount_minor) filter (where kind = 'capture'))::int as paid, (sum(amount_minor) filter (where kind = 'refund'))::int as refunded
    from ledger_entry where coupon_id = ${id}`.execute(db);
    expect(rows.length).toBeGreaterThan(6);

    await openSignedIn(page, 'concierge', `/admin/bookings/${id}`);
    const story = page.getByRole('region', { name: texts.story.title });
    await expect(story.getByRole('listitem').first()).toBeVisible();
    const shown = await story.locator('ol > li').evaluateAll((lines) =>
      lines.map((line) => ({
        at: Date.parse(line.querySelector('time')?.getAttribute('datetime') ?? ''),
        title: line.querySelector('p')?.textContent ?? '',
        text: line.textContent ?? '',
      })),
    );
    expect(shown.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).reverse());
    const wordsOf: Readonly<Record<string, string>> = texts.story.events;
    const left = [...shown];
    for (const { at, what, minor, beside } of rows) {
      const words = wordsOf[what] ?? what;
      const place = left.findIndex(
        (line) =>
          line.at === at &&
          (minor === 0 ? line.title === words : line.title.startsWith(`${words} · `)) &&
          (minor === 0 || line.title.includes(Math.abs(minor / 100).toFixed(2))) &&
          line.text.includes(beside),
      );
      expect(left[place], `${what} ${new Date(at).toISOString()}`).toBeDefined();
      left.splice(place, 1);
    }
    // Of each kind as many lines as the tables have rows of it, with the amounts of the ledger at the top.
    const money = page.getByRole('region', { name: texts.money.title });
    for (const [name, minor] of [
      [texts.money.paid, sums[0]?.paid],
      [texts.money.refunded, sums[0]?.refunded],
    ] as const)
      await expect(money.getByText(name).first().locator('..')).toContainText(
        ((minor ?? 0) / 100).toFixed(2),
      );
    const { rows: kinds } = await sql<{ payments: number; refunds: number }>`
    select (select count(*)::int from payment_attempt where coupon_id = ${id}) as payments,
      (select (count(*) filter (where origin_id is null) + count(*) filter (where status in ('succeeded', 'failed')))::int from refund where coupon_id = ${id}) as refunds`.execute(
      db,
    );
    for (const [kind, count] of [
      [texts.story.kinds.payment, kinds[0]?.payments],
      [texts.story.kinds.refund, kinds[0]?.refunds],
    ] as const) {
      await story.getByLabel(texts.story.filter).selectOption({ label: kind });
      await expect(story.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(
        count ?? -1,
      );
    }
  },
);

test('a list of bookings is chosen, kept, and opened again @desktop-first', async ({ page, locale }) => {
  const words = staffWordsOf(locale);
  const { lists } = words.bookings;
  const { number } = await ownBooking();
  await openSignedIn(page, 'concierge', '/admin/bookings/lists');
  await openFilters(page, words);
  await page.getByLabel(lists.labels.days).selectOption({ label: lists.days.any });
  await page.getByLabel(lists.labels.order).selectOption({ label: lists.orders.created });
  await page.getByRole('button', { name: lists.labels.columns }).click();
  await page.getByLabel(lists.descending).check();
  await page.getByLabel(lists.columns.email, { exact: true }).check();
  await page.getByRole('button', { name: lists.show }).click();
  const table = page.getByRole('region', { name: lists.title });
  await expect(table.getByText(number, { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // The file has the guest's name, and so no number.
  await expect(page.getByText(lists.saveText)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: lists.save }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain(lists.columns.email);
  expect(file).not.toContain(number);

  const name = `L ${number}`;
  await page.getByRole('button', { name: lists.keep }).click();
  const dialog = page.getByRole('dialog', { name: lists.keep });
  await dialog.getByLabel(lists.name).fill(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: lists.keepIt, exact: true }).click();
  await expect(page.getByText(lists.keptNow(name))).toBeVisible();
  await page.reload();
  await page.getByLabel(lists.kept).selectOption({ label: name });
  await openFilters(page, words);
  await expect(page.getByLabel(lists.labels.order)).toHaveValue('created');
  await expect(table.getByText(number, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: lists.forget }).click();
  await expect(page.getByText(lists.forgotten)).toBeVisible();
});
