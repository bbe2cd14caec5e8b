import { dataBookings } from '../apps/api/src/demo/data-stories.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { manageWordsOf } from './manage-steps.ts';
import { productDatabase } from './product-database.ts';
import { spoilKovacs } from './product-states.ts';
import { openSignedIn } from './staff-steps.ts';

/** A link that was used is opened again. */
test.use({ expectedProblems: [/status of 404 .*fix-link/] });

test(
  'Kovács mends mail and phone with the code that staff hold out, once, and nothing is left to fix',
  onDesktop,
  async ({ page, browser, locale }) => {
    const words = manageWordsOf(locale);
    const { data } = words.staff;
    const { dataToFix } = words.mine;
    const id = await spoilKovacs();
    await openSignedIn(page, 'concierge', `/admin/bookings/${id}`);
    const section = page.getByRole('region', { name: data.title });
    await expect(section.getByText(data.kinds.phone)).toBeVisible();
    await expect(section.getByText(data.kinds.email_bounced)).toBeVisible();
    // Somebody says that the phone is right, and takes it back.
    const { right } = data;
    await section.getByRole('button', { name: `${right.marks.phone}: ${data.kinds.phone}` }).click();
    const why = page.getByRole('dialog', { name: right.ask.title });
    await why.getByLabel(right.ask.label).fill('It rings at the desk.');
    await expectAccessible(page);
    await why.getByRole('button', { name: right.ask.save }).click();
    const rights = page.getByRole('region', { name: right.title });
    await expect(rights.getByText(data.kinds.phone)).toBeVisible();
    await expect(section.getByText(data.kinds.phone)).toHaveCount(0);
    await expectAccessible(page);
    await rights.getByRole('button', { name: right.takeBackOf(data.kinds.phone) }).click();
    await expect(rights).toHaveCount(0);
    await expect(section.getByText(data.kinds.phone)).toBeVisible();
    await section.getByRole('button', { name: data.make }).click();
    const dialog = page.getByRole('dialog', { name: data.code.title });
    await expect(dialog.getByRole('img', { name: data.code.label })).toBeVisible();
    await expectAccessible(page);
    const link = await dialog.getByRole('textbox', { name: data.code.address }).inputValue();
    expect(link).toMatch(/\/fix#link=[\w-]{22}$/);
    await dialog.getByRole('button', { name: data.code.done }).click();

    const { pathname, hash } = new URL(link);
    const elsewhere = await browser.newContext({ locale, reducedMotion: 'reduce' });
    const guest = await elsewhere.newPage();
    await guest.goto(`${process.env.E2E_BASE_URL}${pathname}${hash}`);
    await expect(guest.getByText(dataToFix.kinds.phone)).toBeVisible();
    // What opens is in no address bar, and nothing of the booking is on the page.
    expect(guest.url()).toMatch(/\/fix$/);
    for (const secret of [dataBookings.kovacs, 'Kovács', 'zsofia.kovacs', '361234567'])
      await expect(guest.getByText(secret)).toHaveCount(0);
    await expectAccessible(guest);
    await guest.getByLabel(dataToFix.link.phone, { exact: true }).fill('+3612345678');
    await guest.getByLabel(dataToFix.link.email, { exact: true }).fill('zsofia@mended.example');
    await guest.getByRole('button', { name: dataToFix.link.save }).click();
    await expect(guest.getByRole('heading', { name: dataToFix.link.saved.title })).toBeVisible();
    expect(await elsewhere.cookies()).toEqual([]);
    const another = await elsewhere.newPage();
    await another.goto(`${process.env.E2E_BASE_URL}${pathname}${hash}`);
    await expect(another.getByRole('heading', { name: dataToFix.link.over.title })).toBeVisible();
    await elsewhere.close();

    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('region', { name: words.staff.bookings.story.title })).toBeVisible();
      await expect(section).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    const { contact_phone: phone, contact_email: email } = await productDatabase()
      .selectFrom('coupon')
      .select(['contact_phone', 'contact_email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([phone, email]).toEqual(['+3612345678', 'zsofia@mended.example']);
  },
);
