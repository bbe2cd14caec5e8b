import { expectAccessible } from './accessible.ts';
import { cardFrame } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';
import { comeBack, openBooking, openSignIn } from './manage-steps.ts';

/** What axe says of a guest's pages in the dark; by day it looks on at each of them in the other tests. */
test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  test('a booking, its changes and its end can be read by everybody @phone-first', async ({
    page,
    words,
  }) => {
    test.setTimeout(120_000);
    const { edit, cancel, signIn } = words;
    await openSignIn(page, words);
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('tab', { name: signIn.byStay }).click();
    await expectAccessible(page);
    const { number } = await comeBack(page, words);
    await openBooking(page, number);
    await expectAccessible(page);
    for (const topic of ['arrival', 'passengers', 'contact'] as const) {
      await page.goto(`/mytransportation/${number}/edit/${topic}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(edit.titles[topic]);
      await expectAccessible(page);
    }
    await page.goto(`/mytransportation/${number}/cancel`);
    await page.getByRole('radio').first().check();
    await expect(page.getByRole('region', { name: cancel.preview.title })).toBeVisible();
    await page.getByRole('button', { name: cancel.continue }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.goto(`/confirmation?booking=${number}`);
    await expect(page.getByTestId('booking-number')).toHaveText(number);
    await expectAccessible(page);
    await page.goto('/?contact=1');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});

for (const [colorScheme, first] of [
  ['light', '@desktop-first'],
  ['dark', '@phone-first'],
] as const) {
  test.describe(`a payment in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test(`can be read by everybody, in the brand’s typeface, which moves nothing when it comes ${first}`, async ({
      page,
      words,
    }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/instrument-sans-[^/]*\.woff2$/, async (route) => {
        if (route.request().frame() !== page.mainFrame()) await held;
        await route.continue();
      });
      const { number } = await comeBack(page, words, { card: null });
      await page.goto(`/mytransportation/${number}/pay`);
      const frame = cardFrame(page, words);
      await frame.locator('#number').waitFor();
      const places = () =>
        frame.locator('body').evaluate((body) =>
          [...body.querySelectorAll('form, form *')].map((part) => {
            const { top, height } = part.getBoundingClientRect();
            return [part.tagName, top, height];
          }),
        );
      const hasTypeface = () =>
        frame
          .locator('body')
          .evaluate(() =>
            [...document.fonts].some(
              ({ family, status }) => family.includes('Page Text') && status === 'loaded',
            ),
          );
      expect(await hasTypeface()).toBe(false);
      const before = await places();
      release();
      await expect.poll(hasTypeface).toBe(true);
      expect(await places()).toEqual(before);
      await expectAccessible(page);
    });
  });
}
