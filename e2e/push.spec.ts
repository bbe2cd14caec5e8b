import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { sql } from 'kysely';
import { hashOfToken } from '../apps/api/src/db/token-hash.ts';
import { followRideAt } from '../apps/api/src/testing/follow-ride.ts';
import { phoneNews as words } from '../apps/web/src/i18n/en/phone-news.ts';
import { rideDay } from '../apps/web/src/i18n/en/ride-day.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { hourAtCancun } from './hour-at-cancun.ts';
import { manageWordsOf, openBooking } from './manage-steps.ts';
import { expectedOffline } from './offline.ts';
import { keepStay } from './open-booking.ts';
import { ownBooking, services } from './own-booking.ts';
import { productDatabase } from './product-database.ts';

test.use({ serviceWorkers: 'allow', expectedProblems: expectedOffline });

/** A browser without windows has no notifications, and reaches no push service: the guest says yes, and the subscription's address leads nowhere. */
async function stubSubscription(page: Page): Promise<string> {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const json = {
    endpoint: `http://127.0.0.1:9/${randomBytes(16).toString('base64url')}`,
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript((subscription) => {
    const made = { ...subscription, toJSON: () => subscription } as unknown as PushSubscription;
    const isMade = () => sessionStorage.getItem('subscribed') !== null;
    Object.defineProperty(Notification, 'permission', { get: () => (isMade() ? 'granted' : 'default') });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.getSubscription = async () => (isMade() ? made : null);
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', 'yes');
      return made;
    };
  }, json);
  return json.endpoint;
}

type Kept = {
  shown: { title: string; tag: string; body: string; data: object }[];
  opened: string[];
};

/** The device's side of the service worker: shown notifications by their tag, and the window that a tap opens. */
async function openDevice(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const world = globalThis as unknown as Kept & {
      registration: {
        showNotification: (title: string, options: Omit<Kept['shown'][0], 'title'>) => Promise<void>;
      };
      clients: { openWindow: (url: string) => Promise<null> };
    };
    Object.assign(world, { shown: [], opened: [] });
    world.registration.showNotification = async (title, { tag, body, data }) => {
      world.shown = [...world.shown.filter((one) => one.tag !== tag), { title, tag, body, data }];
    };
    world.clients.openWindow = async (url) => {
      world.opened.push(url);
      return null;
    };
  });
  return {
    shown: () =>
      worker.evaluate(() =>
        (globalThis as unknown as Kept).shown.map(({ title, body }) => ({ title, body })),
      ),
    /** Taps the only notification. @returns the page that it opens */
    tap: () =>
      worker.evaluate(() => {
        const { shown, opened } = globalThis as unknown as Kept;
        const { data } = shown[0] ?? {};
        const event = Object.assign(new Event('notificationclick'), {
          notification: { data, close: () => shown.pop() },
          waitUntil: () => {},
        });
        dispatchEvent(event);
        return opened[0] ?? '';
      }),
  };
}

/** Delivers as a push service does. */
async function openDelivery(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (push: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data: JSON.stringify(push),
    });
}

/** A notice that went out as a push, with the key of its report and of its link. */
async function sendNotice(transferId: number) {
  const [key, link] = [randomBytes(16).toString('base64url'), randomBytes(16).toString('base64url')];
  await sql`
    with notice as (
      insert into ride_notice (transfer_id, audience, fact, kind, pick_up_at, was_at, reason, channel, outcome, learned_at, made_at, told_at)
      select id, 'guest', 1, 'pick_up_moved', pickup_at, pickup_at, 'schedule', 'push', 'told', now(), now(), now() from transfer where id = ${transferId} returning id),
    link as (insert into notice_link (hash, notice_id, made_at) select ${hashOfToken(link)}, id, now() from notice)
    insert into notice_delivery (notice_id, channel, number, state, key, handed_over_at)
    select id, 'push', 1, 'accepted', ${key}, now() from notice`.execute(productDatabase());
  const state = async () =>
    (
      await sql<{ state: string }>`select state from notice_delivery where key = ${key}`.execute(
        productDatabase(),
      )
    ).rows[0]?.state;
  const push = {
    title: 'Your ride · Cancún',
    text: 'Flight AA 1234: your pick-up is now 3:40 PM.',
    tag: `ride-${transferId}`,
    path: `/my-ride#link=${link}`,
    key,
  };
  return { push, state };
}

test(
  'a guest agrees to notifications, and one of them leads to the ride',
  onDesktop,
  async ({ page, context }) => {
    const { number, stay } = await ownBooking({ serviceId: services.suvArrival });
    const at = hourAtCancun(3);
    await followRideAt(productDatabase(), number, at);
    const endpoint = await stubSubscription(page);
    await keepStay(page, manageWordsOf('en-US'), stay);
    await openBooking(page, number);

    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: words.channels.push }) });
    await expect(line.getByText(words.isOn, { exact: true })).toHaveCount(0);
    await line.getByRole('button', { name: words.agree.push }).focus();
    await page.keyboard.press('Enter');
    await expect(line.getByText(words.isOn, { exact: true })).toBeVisible();
    await expect(line.getByRole('button')).toHaveCount(1);
    await expect(line.getByRole('button', { name: words.end })).toBeFocused();
    await expectAccessible(page);
    const { rows } = await sql<{ endpoint: string; id: number }>`
    select d.endpoint, t.id from push_device d join coupon c on c.id = d.coupon_id join transfer t on t.coupon_id = c.id
    where c.coupon_code = ${number}`.execute(productDatabase());
    expect(rows[0]?.endpoint).toBe(endpoint);

    const deliver = await openDelivery(context, page);
    const { push, state } = await sendNotice(rows[0]?.id ?? 0);
    const device = await openDevice(context);
    await test.step('a push is shown and reported, the next one takes its place, without a network too', async () => {
      await deliver(push);
      await expect.poll(state).toBe('delivered');
      expect(await device.shown()).toEqual([{ title: push.title, body: push.text }]);
      await context.setOffline(true);
      await deliver({ ...push, text: 'Later.' });
      await expect.poll(device.shown).toEqual([{ title: push.title, body: 'Later.' }]);
      await context.setOffline(false);
    });

    await test.step('a tap on it opens the ride, which names nobody', async () => {
      const opened = await device.tap();
      await expect.poll(state).toBe('read');
      expect(await device.shown()).toEqual([]);
      await page.goto(opened);
      await expect(
        page.getByTestId('ride-day').getByRole('heading', { name: rideDay.title.arrival }),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/my-ride$/);
      await expect(page.getByText(number)).toHaveCount(0);
    });

    await test.step('one tap ends them', async () => {
      await openBooking(page, number);
      await line.getByRole('button', { name: words.end }).click();
      await expect(line.getByRole('button', { name: words.agree.push })).toBeVisible();
      const left = await sql`select from push_device where endpoint = ${endpoint}`.execute(productDatabase());
      expect(left.rows).toEqual([]);
    });
  },
);
