/** The part of a service worker's world that pushes need; its own library of types would clash with the page's. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type PushEvent = ExtendableEvent & { readonly data: { json(): unknown } | null };
type ClickEvent = ExtendableEvent & { readonly notification: Pick<Notification, 'data' | 'close'> };
type ChangeEvent = ExtendableEvent & {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
};
export type PushWorld = {
  readonly location: Pick<Location, 'origin'>;
  readonly clients: { openWindow(url: string): Promise<unknown> };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>;
  readonly fetch: typeof fetch;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
};

/**
 * The service worker's part for notifications: its own text is sent to the browser, so it uses nothing from outside itself. A push is shown, and then
 * reported by the key that came with it; the tap opens the ride's page. Nothing is kept but the notification itself.
 */
export function runPushWorker(world: PushWorld): void {
  const send = (method: string, path: string, body: object) =>
    world
      .fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        keepalive: true,
      })
      .catch(() => undefined);
  const report = (key: unknown, state: 'delivered' | 'read') =>
    send('POST', '/v1/channel-reports/push', { key, state });

  world.addEventListener('push', (event) => {
    const said = event.data?.json() as Record<'title' | 'text' | 'tag' | 'key' | 'path', string> | undefined;
    if (!said) return;
    const { title, text, tag, key, path } = said;
    const options = { body: text, tag, renotify: true, icon: '/icons/192.png', data: { key, path } };
    event.waitUntil(world.registration.showNotification(title, options).then(() => report(key, 'delivered')));
  });

  world.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    const { key, path } = notification.data as { key: string; path: string };
    notification.close();
    const { href, origin } = new URL(path, world.location.origin);
    const open = origin === world.location.origin ? world.clients.openWindow(href) : null;
    event.waitUntil(Promise.all([open, report(key, 'read')]));
  });

  world.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription: old, newSubscription } = event;
    // Without the old address nobody knows whose browser this is: it is asked again on the page.
    if (!old) return;
    const renewed = newSubscription
      ? Promise.resolve(newSubscription)
      : world.registration.pushManager.subscribe(old.options);
    event.waitUntil(
      renewed.then((one) => {
        const { endpoint, keys } = one.toJSON();
        return send('PUT', '/v1/guests/push-subscriptions', {
          endpoint: old.endpoint,
          subscription: { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } },
        });
      }),
    );
  });
}
