import type { Page } from '@playwright/test';
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../apps/api/src/testing/identity/identity-provider.ts';
import { staff as english } from '../apps/web/src/i18n/en/staff.ts';
import { staff as spanish } from '../apps/web/src/i18n/es/staff.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test as usual } from './fixtures.ts';
import { startBeside } from './product-process.ts';

/** Staff who sign in with the group's identity service: a real provider, on another site than the product. */

const serviceName = 'Perla ID';

const test = usual.extend<object, { provider: IdentityProvider; productUrl: string }>({
  provider: [
    // Playwright wants a pattern here, even of a fixture that is not used.
    async ({ browserName: _browser }, use) => {
      const provider = await startIdentityProvider();
      provider.people.set('lucia', {
        name: 'Lucía Campos',
        preferred_username: 'lucia.campos',
        groups: ['Money'],
      });
      provider.people.set('pool', { name: 'Pool Guard', groups: ['Pool'] });
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  productUrl: [
    async ({ provider }, use) => {
      const product = await startBeside(
        {
          TRUSTED_PROXIES: '127.0.0.1,::1',
          OIDC_ISSUER_URL: provider.issuer,
          OIDC_CLIENT_ID: provider.clientId,
          OIDC_CLIENT_SECRET: provider.clientSecret,
          OIDC_NAME: serviceName,
          OIDC_ROLES_CLAIM: 'groups',
          OIDC_ROLES: 'Money=finance;Front desk=concierge',
        },
        `e2e-identity-product-${process.pid}.log`,
      );
      provider.admit(product.url);
      await use(product.url);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ productUrl }, use) => use(productUrl),
});

// One product for all of them.
test.describe.configure({ mode: 'default' });

// The page says that nobody is signed in yet; the provider is another host.
test.use({ expectedProblems: [/status of 401|asked another host: http:\/\/127\.0\.0\.1:/] });

const wordsOf = (locale: string | undefined) => (locale === 'es-MX' ? spanish : english);

async function signInThere(page: Page, mark: string): Promise<void> {
  await page.getByLabel('User').fill(mark);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test(
  'staff go to the group’s service, come in, and are out at both after signing out',
  onDesktop,
  async ({ page, locale, provider }) => {
    const words = wordsOf(locale);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/signin\?next=%2Fadmin$/);
    const way = page.getByRole('link', { name: words.service.submit(serviceName) });
    await expect(way).toBeVisible();
    await expect(page.getByLabel(words.signIn.password, { exact: true })).toHaveCount(0);
    await expectAccessible(page);

    await way.click();
    expect(new URL(page.url()).origin).toBe(provider.issuer);
    await signInThere(page, 'lucia');
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title);
    await expect(page.getByText(words.frame.signedInAs('Lucía Campos'))).toBeVisible();
    const { hostname } = new URL(page.url());
    const cookies = (await page.context().cookies()).filter(({ domain }) => domain === hostname);
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'staff', httpOnly: true, sameSite: 'Strict', expires: -1 }),
      expect.objectContaining({ name: 'staff-in', value: '1', sameSite: 'Strict', expires: -1 }),
    ]);
    // Of tokens there is the app's own alone, as on every page.
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept.match(/eyJ[\w-]+\.eyJ/g)).toHaveLength(1);

    await page.getByRole('button', { name: words.frame.signOut }).click();
    await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/session/end`));
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page).toHaveURL(/\/signin/);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/signin\?next=%2Fadmin$/);
    await page.getByRole('link', { name: words.service.submit(serviceName) }).click();
    await expect(page.getByLabel('User'), 'their session is over as well').toBeVisible();
  },
);

test(
  'who has no role here, and who turns back, read why, and can try again',
  onDesktop,
  async ({ page, locale }) => {
    const words = wordsOf(locale);
    const refusals = words.service.refusals(serviceName);
    const way = page.getByRole('link', { name: words.service.submit(serviceName) });
    await page.goto('/signin');
    await way.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(refusals['auth.cancelled'].title)).toBeVisible();
    await expectAccessible(page);

    await way.click();
    await signInThere(page, 'pool');
    await expect(page.getByRole('alert')).toContainText(refusals['auth.not_authorized'].title);
    await expect(page.getByRole('alert')).toContainText(serviceName);
    await expect(page).toHaveURL(/\/signin\?/);
    await expectAccessible(page);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('staff');
    // The provider knows the person: another account is the next step.
    await page.getByRole('link', { name: words.service.submitOther(serviceName) }).click();
    await signInThere(page, 'lucia');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title);
  },
);

test(
  'whatever fails behind the page is told at the door',
  onDesktop,
  async ({ page, locale, provider, productUrl }) => {
    const refusals = wordsOf(locale).service.refusals(serviceName);
    const way = page.getByRole('link', { name: wordsOf(locale).service.submit(serviceName) });
    provider.isFailing = true;
    await page.goto('/signin?next=/forbidden');
    await way.click();
    await signInThere(page, 'lucia');
    await expect(page.getByRole('alert')).toContainText(refusals['auth.unhandled'].title);
    provider.isFailing = false;
    // The same address once more, as by going back.
    await page.goto('/v1/staff/identity/return?code=once&state=once');
    await expect(page.getByRole('alert')).toContainText(refusals['auth.credentials_not_valid'].title);
    await page.goto('/signin?refused=%3Cb%3E');
    await expect(page.getByRole('alert')).toContainText(refusals['auth.unknown'].title);
    // Their session is there already: nothing is typed again.
    await page.goto('/signin?next=/forbidden');
    await way.click();
    await expect(page).toHaveURL(`${productUrl}/forbidden`);
  },
);

test(
  'another site may send people to the door, and not through it',
  onDesktop,
  async ({ page, locale, provider, productUrl }) => {
    const words = wordsOf(locale);
    await page.goto(`${provider.issuer}/.well-known/openid-configuration`);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, `${productUrl}/v1/staff/identity/start?next=https://evil.example/`);
    await expect(page).toHaveURL(`${productUrl}/signin?next=%2Fadmin`);
    await expect(page.getByRole('link', { name: words.service.submit(serviceName) })).toBeVisible();
  },
);
