import { randomInt, randomUUID } from 'node:crypto';
import type { AlertKind } from '@traslado/domain/access/alerts';
import { insertStaffAlert } from '../apps/api/src/db/staff-alerts.ts';
import { demoPassword, demoUsername } from '../apps/api/src/demo/staff.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { comeFromOwnAddress, openSignedIn, signInAs, staffWordsOf } from './staff-steps.ts';

/** Browsers write to the console what is refused: a wrong password, one to be changed, one too short; never asking who is signed in. */
test.use({
  expectedProblems: [
    /status of (401 (?!.*\/profile\))|403 .*staff\/session|422 .*staff\/password|503 .*staff\/session)/,
  ],
});

test.beforeEach(({ page }) => comeFromOwnAddress(page));

/** A refund that somebody made in the gateway's own pages, of a booking of the demo. */
async function makeGatewayRefund(): Promise<{ id: number; subject: string }> {
  const db = productDatabase();
  const coupon = await db
    .selectFrom('coupon')
    .select(['id'])
    .where('coupon_code', '=', 'DB4SR7XK2M')
    .executeTakeFirstOrThrow();
  const at = new Date();
  const [attempt, refund] = [randomUUID(), randomUUID()];
  const money = {
    coupon_id: coupon.id,
    amount_minor: 16_000,
    currency: 'USD',
    created_at: at,
    updated_at: at,
  };
  await db
    .insertInto('payment_attempt')
    .values({ ...money, id: attempt, status: 'failed', gateway: 'sandbox' })
    .execute();
  await db
    .insertInto('refund')
    .values({ ...money, id: refund, attempt_id: attempt, status: 'failed', reason: 'cancelled' })
    .execute();
  return leave('refund.at_gateway', refund, 'the card was closed', coupon.id);
}

/** A letter that no mailbox took. */
async function makeUndeliverable(): Promise<{ id: number; subject: string }> {
  const mail = await productDatabase()
    .insertInto('mail')
    .values({
      message_id: `<${randomUUID()}@traslado.example>`,
      kind: 'confirmation',
      language: 'en',
      recipients: ['ana.lost@visitor.example'],
      subject: 'Your transportation is confirmed',
      body_text: '',
      body_html: '',
      status: 'failed',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return leave('mail.undelivered', String(mail.id), '550 no such mailbox', null);
}

async function leave(kind: AlertKind, subject: string, detail: string, couponId: number | null) {
  const db = productDatabase();
  await insertStaffAlert(db, { kind, subject, detail, couponId, now: Date.now() });
  return db
    .selectFrom('staff_alert')
    .select(['id', 'subject'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
}

test(
  'signing in says what is missing and what is wrong, lets in, and out again once the server hears it',
  onDesktop,
  async ({ page, locale }) => {
    const words = staffWordsOf(locale);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/signin\?next=%2Fadmin$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn.title);
    await expectAccessible(page);

    await page.getByRole('button', { name: words.signIn.submit }).click();
    await expect(page.getByRole('region').getByRole('link')).toHaveCount(2);
    await expect(page.getByText(words.refusals['auth.invalid_credentials'].title)).toBeVisible();
    const username = page.getByLabel(words.signIn.username, { exact: true });
    await username.fill('maria ruiz');
    await page.getByRole('button', { name: words.signIn.submit }).click();
    await expect(page.getByText(words.issues['username.invalid']()).first()).toBeVisible();
    await expect(page.getByText(words.refusals['auth.invalid_credentials'].title)).toBeVisible();
    await signInAs(page, words, 'finance', 'not the password');
    await expect(page.getByRole('alert')).toContainText(words.refusals['auth.credentials_not_valid'].title);
    await expect(page.getByLabel(words.signIn.username, { exact: true })).toHaveValue('finance.demo');
    await expectAccessible(page);

    await signInAs(page, words, 'finance');
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title);
    await expect(page.getByText(words.frame.signedInAs('Fátima Cuentas'))).toBeVisible();
    const cookies = await page.context().cookies();
    const strict = { sameSite: 'Strict', expires: -1 };
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'staff', httpOnly: true, ...strict }),
      expect.objectContaining({ name: 'staff-in', value: '1', httpOnly: false, ...strict }),
    ]);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain('finance.demo');
    expect(kept).not.toContain('attention:');

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title);
    await page.route(
      '**/v1/staff/session',
      (route) => route.fulfill({ status: 503, json: { code: 'auth.sign_out_failed' } }),
      { times: 1 },
    );
    await page.getByRole('button', { name: words.frame.signOut }).click();
    await expect(page.getByText(words.refusals['auth.sign_out_failed'].title)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title);
    await page.getByRole('button', { name: words.frame.signOut }).click();
    await expect(page).toHaveURL(/\/signin$/);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('permissions');
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/signin\?next=%2Fadmin$/);
  },
);

test(
  'a refund made at the gateway waits for finance, is handled with a note, and is kept with it',
  onDesktop,
  async ({ page, locale }) => {
    const words = staffWordsOf(locale);
    const refund = await makeGatewayRefund();
    const letter = await makeUndeliverable();
    await openSignedIn(page, 'finance', '/admin/attention');
    await expect(page).toHaveURL(/\/admin$/);
    const kind = words.attention.titles['refund.at_gateway'];
    const line = page.getByTestId(`alert-${refund.id}`);
    await expect(line).toContainText(kind);
    await expect(line).toContainText('Camille Dubois');
    await expect(page.getByText(words.attention.titles['mail.undelivered'])).toHaveCount(0);
    await expect(page.getByTestId(`alert-${letter.id}`)).toHaveCount(0);
    await expect(page).toHaveTitle(/^\(\d+\) /);
    await expectAccessible(page);

    await page.keyboard.press('j');
    await expect(page.locator('[data-row]').first()).toBeFocused();
    await line.getByRole('button', { name: words.attention.handleWhat(kind) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('USD 160.00');
    await expect(dialog).toContainText('the card was closed');
    await dialog.getByRole('button', { name: words.attention.save }).click();
    await expect(dialog.getByRole('region').getByRole('link')).toHaveCount(1);
    await expectAccessible(page);
    const note = `Paid back by bank transfer ${refund.id}.`;
    await dialog.getByLabel(words.attention.note).fill(note);
    await dialog.getByRole('button', { name: words.attention.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(line).toHaveCount(0);
    await page.getByRole('tab', { name: words.attention.handled }).click();
    await expect(line).toContainText(note);
    await expect(line).toContainText('Fátima Cuentas');
    const deed = await productDatabase()
      .selectFrom('audit_entry')
      .select(['username', 'detail'])
      .where('action', '=', 'alert.handle')
      .where('subject', '=', String(refund.id))
      .executeTakeFirstOrThrow();
    expect(deed).toMatchObject({ username: 'finance.demo', detail: { note } });
  },
);

test(
  'an undeliverable letter waits for the concierge, who works by keyboard alone',
  onDesktop,
  async ({ page, locale }) => {
    const words = staffWordsOf(locale);
    const letter = await makeUndeliverable();
    await page.goto('/signin?next=%2Fadmin%2Fattention');
    await page.getByLabel(words.signIn.username, { exact: true }).focus();
    await page.keyboard.type(demoUsername('concierge'));
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    const card = page.getByTestId(`alert-${letter.id}`);
    await expect(card).toContainText(words.attention.titles['mail.undelivered']);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const handle = card.getByRole('button');
    for (let presses = 0; presses < 200; presses += 1) {
      await page.keyboard.press('Tab');
      if (await handle.evaluate((button) => button === document.activeElement)) break;
    }
    await expect(handle).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('a•••@visitor.example');
    await expect(page.getByRole('dialog')).toContainText('550 no such mailbox');
    const note = page.getByRole('dialog').getByLabel(words.attention.note);
    while (!(await note.evaluate((field) => field === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.type('Reached her by phone.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card).toHaveCount(0);
  },
);

test(
  'forbidden is for who is signed in, with the way home and out; a session that ended in between leads to the door and back',
  onDesktop,
  async ({ page, locale }) => {
    const words = staffWordsOf(locale);
    await page.goto('/forbidden');
    await expect(page).toHaveURL(/\/signin\?next=%2Fforbidden$/);
    await signInAs(page, words, 'catalogue');
    await expect(page).toHaveURL(/\/forbidden$/);
    await expect(page).toHaveTitle(new RegExp(words.titles.forbidden));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.forbidden.title);
    await expect(page.getByRole('link', { name: words.forbidden.home })).toHaveAttribute('href', '/');
    await expectAccessible(page);
    await page.getByRole('button', { name: words.forbidden.logout }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/forbidden');
    await expect(page).toHaveURL(/\/signin\?next=%2Fforbidden$/);

    await page.goto('/signin?next=%2Fadmin%2Fattention');
    await signInAs(page, words, 'administrator');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title);
    // No call of the page is under way when the session ends.
    await expect(page.locator('a[href^="/admin/day-lists?"]')).toHaveCount(2);
    await page.context().clearCookies();
    await page.getByRole('tab', { name: words.attention.handled }).click();
    await expect(page).toHaveURL(/\/signin\?next=%2Fadmin&ended=1$/);
    await expect(page.getByText(words.signIn.ended)).toBeVisible();
    await signInAs(page, words, 'administrator');
    await expect(page).toHaveURL(/\/admin$/);
  },
);

test('a password that has to be changed is changed at the door', onDesktop, async ({ page, locale }) => {
  const words = staffWordsOf(locale);
  const db = productDatabase();
  const { password_hash } = await db
    .selectFrom('staff_account')
    .select('password_hash')
    .where('username', '=', demoUsername('auditor'))
    .executeTakeFirstOrThrow();
  const username = `new.person.${randomInt(1_000_000)}`;
  const at = new Date();
  await db
    .insertInto('staff_account')
    .values({
      username,
      display_name: 'New Person',
      email: null,
      password_hash,
      roles: ['auditor'],
      status: 'reset_required',
      created_at: at,
      updated_at: at,
    })
    .execute();
  await page.goto('/signin');
  await page.getByLabel(words.signIn.username, { exact: true }).fill(username);
  await page.getByLabel(words.signIn.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: words.signIn.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.newPassword.title);
  await expectAccessible(page);
  const [first, second] = [
    page.getByLabel(words.newPassword.newPassword, { exact: true }),
    page.getByLabel(words.newPassword.repeated, { exact: true }),
  ];
  await first.fill('too short');
  await second.fill('too short');
  await page.getByRole('button', { name: words.newPassword.submit }).click();
  await expect(
    page.getByText(words.issues['password.too_short']({ min: 12, current: 9 })).first(),
  ).toBeVisible();
  for (const field of [first, second]) await field.fill('a longer one that is fine');
  await page.getByRole('button', { name: words.newPassword.submit }).click();
  await expect(page).toHaveURL(/\/admin$/);
  // An auditor handles nothing.
  await expect(page.getByRole('tab', { name: words.attention.handled })).toBeVisible();
  await expect(page.getByRole('button', { name: words.home.handle, exact: true })).toHaveCount(0);
});
