import { isPushAddress, isStandIn } from '@traslado/domain/channels/push-hosts';
import type { HandOver, PushCarrier, PushDevice, PushMessage } from '../../ports/channels.ts';
import { createTransport } from '../group-client/transport.ts';
import { publicLookup } from './public-lookup.ts';

export type PushSettings = {
  /** Key pair by which push services know us, base64url (VAPID, RFC 8292). */
  readonly keys: { readonly publicKey: string; readonly privateKey: string };
  /** Contact for push services: a mailto: or https: address. */
  readonly subject: string;
  readonly hosts: readonly string[];
};

const WAIT_MS = 10_000;

type End = HandOver['kind'] | 'gone';

/** The state after each of several sendings: one that was taken counts most, then one that may have been. */
const ORDER: readonly End[] = ['taken', 'unknown', 'refused', 'gone'];

/** Pushes to browsers, encrypted for each of them. A redirect is not followed, and a name that leads into a private network is not called. */
export function overWebPush({ keys, subject, hosts }: PushSettings): PushCarrier {
  const bounds = { connectTimeoutMs: WAIT_MS, mostBytes: 100_000 };
  const outside = createTransport({ ...bounds, lookup: publicLookup });
  const standIns = createTransport(bounds);
  const isAllowed = (endpoint: string) => isPushAddress(endpoint, hosts);

  async function sendTo(device: PushDevice, message: PushMessage): Promise<{ end: End; reason: string }> {
    if (!isAllowed(device.endpoint)) return { end: 'gone', reason: 'host' };
    const request = await encrypt(device, message);
    if (!request) return { end: 'gone', reason: 'keys' };
    const transport = hosts.some((one) => isStandIn(one) && one === new URL(device.endpoint).host)
      ? standIns
      : outside;
    const reply = await transport.exchange(request, WAIT_MS);
    if (reply.kind !== 'reply')
      return reply.mayHaveHappened ? { end: 'unknown', reason: '' } : { end: 'refused', reason: 'connect' };
    const reason = `http ${reply.status}`;
    if (reply.status === 404 || reply.status === 410) return { end: 'gone', reason };
    if (reply.status >= 500) return { end: 'unknown', reason };
    return { end: reply.status >= 300 ? 'refused' : 'taken', reason };
  }

  async function encrypt({ endpoint, p256dh, auth }: PushDevice, message: PushMessage) {
    const { title, text, path, tag, key } = message;
    // Read with the first push: a start does not wait for it.
    const { default: webPush } = await import('web-push');
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ title, text, path, tag, key }),
        {
          vapidDetails: { subject, ...keys },
          TTL: message.lastsS,
          urgency: 'high',
          // The push service keeps the newest of a topic for a device that is offline.
          topic: tag.slice(0, 32),
        },
      );
      const sent = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
      return {
        method: 'POST',
        url: endpoint,
        headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
        body,
      };
    } catch {
      return null;
    }
  }

  return {
    publicKey: keys.publicKey,
    isAllowed,
    async send(message) {
      const ends = await Promise.all(
        message.devices.map(async (device) => ({ ...(await sendTo(device, message)), device })),
      );
      const gone = ends.filter(({ end }) => end === 'gone').map(({ device }) => device.endpoint);
      const best = ends.sort((one, other) => ORDER.indexOf(one.end) - ORDER.indexOf(other.end))[0];
      if (best?.end === 'unknown') return { kind: 'unknown', gone };
      if (best?.end !== 'taken') return { kind: 'refused', reason: best?.reason ?? 'no device', gone };
      return {
        ...{ kind: 'taken', gone, providerId: null, state: 'accepted', reason: null, parts: 1 },
        // Push services take nothing.
        costMicros: 0,
      };
    },
    close: async () => void (await Promise.all([outside.close(), standIns.close()])),
  };
}
