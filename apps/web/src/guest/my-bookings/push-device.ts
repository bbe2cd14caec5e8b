import type { CallRequest } from '@traslado/contract/schemas';

/** This browser and its notifications. */

type Subscription = CallRequest<'addPushSubscription'>['body']['subscription'];

/** `install`: an iPhone or iPad shows notifications of installed web apps only. `blocked`: its owner does not want any. */
export type PushAbility = 'possible' | 'install' | 'blocked' | 'none';

export function pushAbility(): PushAbility {
  // Nothing registers a service worker during development.
  if (!import.meta.env.PROD) return 'none';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isAppleDevice() ? 'install' : 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** An iPad says that it is a Mac, and has fingers. */
const isAppleDevice = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const ownSubscription = async (): Promise<PushSubscription | null> => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
};

/** Address of this browser at its push service; null without a subscription. */
export const ownEndpoint = async (): Promise<string | null> => (await ownSubscription())?.endpoint ?? null;

/** The mark by which the server lists a browser: SHA-256 of its address, hex. */
export async function markOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Asks for notifications, in a tap. Null where the guest says no. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(options).catch(async (error: DOMException) => {
    // One that was made with another key of ours stands in the way.
    if (error.name !== 'InvalidStateError') throw error;
    await (await ownSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys } = made.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}
