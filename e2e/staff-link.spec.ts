import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { comeFromOwnAddress, openSignedIn, staffWordsOf } from './staff-steps.ts';

/** A link that was used is gone, and who has no session yet is asked who they are. */
test.use({ expectedProblems: [/status of (401|404 .*staff\/link|422 .*staff\/link)/] });

test(
  'who is invited chooses a password by the mailed link, once, and is in',
  onDesktop,
  async ({ page, locale }) => {
    const texts = staffWordsOf(locale);
    await comeFromOwnAddress(page);
    const username = `nora.${randomUUID().slice(0, 8)}`;
    const email = `${username}@visitor.example`;
    await openSignedIn(page, 'administrator', '/admin');
    const invited = await page.request.post('/v1/staff/people', {
      headers: { origin: process.env.E2E_BASE_URL ?? '' },
      data: { username, name: 'Nora Nueva', email, roles: ['revenue'], scope: null },
    });
    expect(invited.status()).toBe(201);
    const { body_text } = await productDatabase()
      .selectFrom('mail')
      .select('body_text')
      .where(sql<boolean>`${email} = any(recipients)`)
      .executeTakeFirstOrThrow();
    const link = /\/signin#link=[\w-]+/.exec(body_text)?.[0] ?? '';
    await page.context().clearCookies();

    await page.goto(link);
    await expect(page.getByText(texts.link.username(username))).toBeVisible();
    // What opens is in no address bar and no history.
    expect(page.url()).toMatch(/\/signin$/);
    await expectAccessible(page);
    const [first, second] = [
      page.getByLabel(texts.newPassword.newPassword, { exact: true }),
      page.getByLabel(texts.newPassword.repeated, { exact: true }),
    ];
    const save = page.getByRole('button', { name: texts.newPassword.submit });
    await first.fill('too short');
    await second.fill('too short');
    await save.click();
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    const password = 'a long one of my own';
    await first.fill(password);
    await second.fill(password);
    await save.click();
    await expect(page.getByText(texts.frame.signedInAs('Nora Nueva'))).toBeVisible();

    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText(texts.link.over.title)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.link.toSignIn }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.signIn.title);
  },
);
