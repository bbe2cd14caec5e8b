import { expect, onPhone, test } from './fixtures.ts';
import { bookRide } from './manage-steps.ts';
import { expectedOffline, workerReady } from './offline.ts';

test.use({ serviceWorkers: 'allow', expectedProblems: expectedOffline });

test(
  'pages without a network bear the name of the brand, whichever it is',
  onPhone,
  async ({ page, context, words, stay }) => {
    test.setTimeout(90_000);
    const name = 'Costa Esmeralda';
    await context.route('**/api/public/brand', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), name } });
    });
    await bookRide(page, words, stay, 'USD 84');
    await workerReady(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(words.voucher.title)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(` · ${name}$`));
    await expect(page.getByRole('link', { name: words.shell.home(name) })).toContainText(name);
    // A page that needs a connection.
    await page.goto('/transportation/service');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shell.error.offlineTitle);
    await expect(page).toHaveTitle(words.shell.title(words.shell.error.offlineTitle, name));
    await expect(page.getByRole('link', { name: words.shell.home(name) })).toContainText(name);
    await context.setOffline(false);
  },
);
