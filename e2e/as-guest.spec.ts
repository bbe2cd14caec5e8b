import type { Page } from '@playwright/test';
import { mytransportation as english } from '../apps/web/src/i18n/en/mytransportation.ts';
import { mytransportation as spanish } from '../apps/web/src/i18n/es/mytransportation.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { ownBooking, services } from './own-booking.ts';
import { productDatabase } from './product-database.ts';
import { makeColleague, openSignedIn, staffWordsOf } from './staff-steps.ts';

// What is tried and refused shows in the console, too.
test.use({ serviceWorkers: 'allow', expectedProblems: [/status of (403 .*coupons|409 .*looks)/] });

/** All that the browser keeps of a page: stores of tab and device, offline copies, databases. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const copies = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return {
      device: { ...localStorage },
      tab: { ...sessionStorage },
      copies: copies.flat().filter((url) => url.includes('/v1/')),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cookies: document.cookie,
    };
  });

test(
  'staff see a booking as its guest, can do nothing, and leave nothing behind',
  onDesktop,
  async ({ page, locale }) => {
    const { look: texts, bookings, lists } = staffWordsOf(locale);
    const { number, stay } = await ownBooking({ serviceId: services.suvArrival });
    const { id } = await productDatabase()
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', number)
      .executeTakeFirstOrThrow();
    // One look at a time: an account of the test's own.
    const { key } = await makeColleague('Mira Recepción', { roles: ['concierge'] });
    await openSignedIn(page, key, `/admin/bookings/${id}`);
    await expect(page.getByRole('region', { name: bookings.story.title })).toBeVisible();
    const before = await keptBy(page);

    await page.getByRole('button', { name: lists.more }).click();
    await page.getByRole('button', { name: texts.open }).click();
    const dialog = page.getByRole('dialog', { name: texts.title });
    await dialog.getByLabel(texts.reason, { exact: true }).selectOption('guest_asks');
    await expectAccessible(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/\/v\d\//.test(request.url())) sent.push(`${request.method()} ${request.headers().look ?? '-'}`);
    });
    await dialog.getByRole('button', { name: texts.start }).click();

    const bar = page.getByRole('region', { name: texts.bar });
    await expect(bar).toBeVisible();
    await expect(page.getByText(texts.noCode)).toBeVisible();
    await expectAccessible(page);
    const seen = (await page.locator('body').innerText()).toUpperCase();
    expect([number, stay.folio].filter((secret) => seen.includes(secret.toUpperCase()))).toEqual([]);
    // Buttons are the guest's; they say that they are.
    await page.getByRole('link', { name: (locale === 'es-MX' ? spanish : english).possible.cancel }).click();
    await expect(page.getByText(texts.readOnly)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/as-guest\/\d+$/);
    // What the page would send is refused by the server, by whichever way.
    const refused = await page.evaluate(async (code) => {
      const answer = await fetch(`/v1/transfers/coupons/${code}`, {
        headers: { accept: 'application/json' },
      });
      return `${answer.status} ${(await answer.json()).code}`;
    }, number);
    expect(refused).toBe('403 look.read_only');

    await bar.getByRole('link', { name: texts.pages.confirmation }).click();
    await expect(page.getByTestId('booking-number')).toContainText('•');
    await expectAccessible(page);
    // A change and a cancellation, up to where the guest asks for a preview.
    await bar.getByRole('link', { name: texts.pages.change, exact: true }).click();
    await expect(page.getByText(texts.leftOut.change)).toBeVisible();
    const topics = page.getByRole('group', { name: texts.leftOut.topics });
    for (const topic of await topics.getByRole('button').all()) {
      await topic.click();
      await expect(page.getByRole('heading', { level: 1, name: await topic.innerText() })).toBeVisible();
      await expectAccessible(page);
    }
    await bar.getByRole('link', { name: texts.pages.cancel, exact: true }).click();
    await expect(page.getByText(texts.leftOut.cancel)).toBeVisible();
    await page.locator('.read-only button[type=submit]').click();
    await expect(page.getByText(texts.readOnly).first()).toBeVisible();
    await expectAccessible(page);
    expect(await keptBy(page)).toEqual(before);
    await bar.getByRole('button', { name: texts.end }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/bookings/${id}$`));
    await expect(page.getByRole('region', { name: bookings.story.title })).toBeVisible();
    // Of staff their profile is sealed anew; of the guest nothing came in.
    const after = await keptBy(page);
    expect(Object.keys(after.device).sort()).toEqual(Object.keys(before.device).sort());
    expect(after.tab).toEqual(before.tab);
    expect(JSON.stringify(after)).not.toContain(number);

    // Going back does not bring it again.
    const { id: last } = await productDatabase()
      .selectFrom('staff_look')
      .select('id')
      .where('coupon_id', '=', id)
      .executeTakeFirstOrThrow();
    await page.goto(`/admin/as-guest/${last}`);
    await expect(page.getByRole('heading', { level: 1, name: texts.ends.over.title })).toBeVisible();
    await expectAccessible(page);
    const told = await productDatabase()
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', number)
      .where('action', 'like', 'look.%')
      .orderBy('id')
      .execute();
    expect(told.map(({ action }) => action)).toEqual([
      'look.start',
      'look.mytransportation',
      'look.confirmation',
      'look.change',
      'look.cancel',
      'look.end',
    ]);
    expect(
      sent.filter((one) => !one.startsWith('GET') && !one.startsWith('DELETE') && !one.startsWith('POST -')),
    ).toEqual([]);
  },
);
