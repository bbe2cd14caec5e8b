import { describe, expect, it } from 'vitest';
import { type PushWorld, runPushWorker } from './push-worker.ts';

type Listener = (event: never) => void;

/** A service worker's world, whose calls and notifications are kept. */
function openWorker({ isOffline = false } = {}) {
  const listeners = new Map<string, Listener>();
  const shown: { title: string; options: unknown }[] = [];
  const opened: string[] = [];
  const called: unknown[] = [];
  const subscriptionAt = (endpoint: string) => ({
    endpoint,
    options: { userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys: { p256dh: 'B', auth: 'a' } }),
  });
  const world = {
    location: { origin: 'https://rides.example' },
    clients: { openWindow: async (url: string) => void opened.push(url) },
    registration: {
      showNotification: async (title: string, options: unknown) => void shown.push({ title, options }),
      pushManager: { subscribe: async () => subscriptionAt('https://push.example/fresh') },
    },
    fetch: async (path: string, { method, body }: RequestInit) => {
      called.push([method, path, JSON.parse(String(body))]);
      if (isOffline) throw new TypeError('Failed to fetch');
      return new Response();
    },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  };
  runPushWorker(world as unknown as PushWorld);
  /** Tells of an event, and waits for the work that it began. */
  const tell = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  return { tell, shown, opened, called, subscriptionAt };
}

const push = {
  title: 'Your ride · Cancún',
  text: 'Pick-up 3:40 PM',
  tag: 'ride-1',
  key: 'k1',
  path: '/my-ride#link=a',
};
const report = (state: string) => ['POST', '/v1/channel-reports/push', { key: 'k1', state }];

describe('the service worker', () => {
  it('shows a push in place of an older one, and reports it by its key', async () => {
    const { tell, shown, called } = openWorker();
    await tell('push', { data: { json: () => push } });
    expect(shown).toEqual([
      {
        title: push.title,
        options: expect.objectContaining({
          body: push.text,
          tag: 'ride-1',
          renotify: true,
          data: { key: 'k1', path: push.path },
        }),
      },
    ]);
    expect(called).toEqual([report('delivered')]);
    await tell('push', { data: null });
    expect(shown).toHaveLength(1);
  });

  it('shows it without a network, too', async () => {
    const { tell, shown } = openWorker({ isOffline: true });
    await tell('push', { data: { json: () => push } });
    expect(shown).toHaveLength(1);
  });

  it('opens the ride of a notification that is tapped, and no other site', async () => {
    const { tell, opened, called } = openWorker();
    const closed: string[] = [];
    const tapped = (path: string) => ({
      notification: { data: { key: 'k1', path }, close: () => closed.push(path) },
    });
    await tell('notificationclick', tapped(push.path));
    await tell('notificationclick', tapped('https://evil.example/'));
    await tell('notificationclick', tapped('//evil.example/'));
    expect(opened).toEqual(['https://rides.example/my-ride#link=a']);
    expect([closed.length, called[0]]).toEqual([3, report('read')]);
  });

  it.each([
    ['another', 'https://push.example/new'],
    ['none', 'https://push.example/fresh'],
  ])('tells the server of a new subscription, with %s at hand', async (which, endpoint) => {
    const { tell, called, subscriptionAt } = openWorker();
    await tell('pushsubscriptionchange', {
      oldSubscription: subscriptionAt('https://push.example/old'),
      newSubscription: which === 'none' ? null : subscriptionAt('https://push.example/new'),
    });
    const subscription = { endpoint, keys: { p256dh: 'B', auth: 'a' } };
    expect(called).toEqual([
      ['PUT', '/v1/guests/push-subscriptions', { endpoint: 'https://push.example/old', subscription }],
    ]);
    await tell('pushsubscriptionchange', { oldSubscription: null, newSubscription: null });
    expect(called).toHaveLength(1);
  });
});
