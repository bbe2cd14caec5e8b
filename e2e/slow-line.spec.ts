import { lookUp } from './booking-steps.ts';
import { expect, onPhone, test } from './fixtures.ts';

/** Between Find and the rides every frame shows something, and nothing jumps. */

test('on a slow line the frame of the rides is there at once, and nothing jumps when they come @phone-first', async ({
  page,
  words,
  stay,
}) => {
  await page.addInitScript(() => {
    const count = (name: string, by: number) => {
      const { dataset } = document.documentElement;
      dataset[name] = String(Number(dataset[name] ?? 0) + by);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && location.pathname !== '/') count('shift', Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      if (location.pathname.startsWith('/transportation')) {
        const shown = document.querySelectorAll(
          'main article, main [role=status] > *, #root > div > [role=status] > *',
        );
        count('frames', 1);
        if (![...shown].some((one) => one.checkVisibility({ opacityProperty: true }))) count('blank', 1);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // The step's code comes last: its place is held until then.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/service-step-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await lookUp(page, words, stay);
  await expect(page).toHaveURL(/\/transportation\/service$/);
  const waiting = page.getByRole('status', { name: words.booking.service.loading });
  await expect(page.locator('#root > div > [role=status] > *').first()).toBeVisible();
  release();
  await expect(waiting.or(page.getByRole('article').first())).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const seen = await page.locator('html').evaluate(({ dataset }) => ({
    frames: Number(dataset.frames),
    blank: Number(dataset.blank ?? 0),
    shift: Number(dataset.shift ?? 0),
  }));
  expect(seen.frames).toBeGreaterThan(0);
  expect(seen.blank).toBe(0);
  expect(seen.shift).toBeLessThan(0.02);
});

test(
  'what is sent before the resorts are known waits for them; one way that was asked for comes first',
  onPhone,
  async ({ page, words, stay }) => {
    const { booking, home } = words;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v2/properties/all*', async (route) => {
      await held;
      await route.continue();
    });
    await lookUp(page, words, stay, 'arrival');
    await expect(page.getByRole('button', { name: home.form.submitting })).toBeVisible();
    await expect(page.getByRole('region').getByRole('link')).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/\/transportation\/service$/);
    await page.locator('summary').click();
    const trips = page.getByRole('group', { name: booking.party.trip }).getByRole('radio');
    await expect(trips.first()).toBeChecked();
    await expect(trips.first()).toHaveAccessibleName(booking.trips.arrival.title);
    await expect(trips.last()).toHaveAccessibleName(booking.trips.round_trip.title);
  },
);

test(
  'a letter’s link is followed with what is typed and sent before the code of the page is here; the next page shows its title before its code',
  onPhone,
  async ({ page, words, stay }) => {
    let release = () => {};
    const hold = () =>
      new Promise<void>((resolve) => {
        release = resolve;
      });
    let held = hold();
    await page.route(/assets\/base-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/#stay=${stay.folio}&name=Nobody`);
    const main = page.getByRole('main');
    await main.getByLabel(words.home.form.lastName).fill(stay.lastName);
    await main.getByRole('button', { name: words.home.form.submit }).click();
    release();
    await expect(page).toHaveURL(/\/transportation\/service$/);
    // A page that stands is at its top: the browser restores the place that it was left at.
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(words.booking.service.title);

    held = hold();
    await page.reload({ waitUntil: 'commit' });
    await expect(title).toHaveText(words.booking.service.title);
    await expect(main).toHaveCount(0);
    const drawn = await title.boundingBox();
    release();
    await expect(main).toBeVisible();
    await expect(title).toHaveText(words.booking.service.title);
    const shown = await title.boundingBox();
    expect(Math.abs((shown?.y ?? 0) - (drawn?.y ?? 0))).toBeLessThan(2);
  },
);

test(
  'what is typed and sent before the code of the page is here stays, and is sent when it is; nothing stands in the address',
  onPhone,
  async ({ page, words, stay }) => {
    const { form } = words.home;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets\/base-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    const main = page.getByRole('main');
    const number = main.getByLabel(form.booking);
    await number.fill(stay.folio);
    await main.getByLabel(form.lastName).fill(stay.lastName);
    const oneWay = main.getByRole('radio', { name: form.oneWay });
    await oneWay.check();
    await main.getByRole('button', { name: form.submit }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(number).toHaveValue(stay.folio);
    release();
    // The direction is missing, as it is asked for by code alone.
    await expect(page.getByRole('region').getByRole('link')).toHaveCount(1);
    await expect(oneWay).toBeChecked();
    await expect(number).toHaveValue(stay.folio);
    await main.getByRole('radio', { name: form.toResort }).check();
    await main.getByRole('button', { name: form.submit }).click();
    await expect(page).toHaveURL(/\/transportation\/service$/);
  },
);
