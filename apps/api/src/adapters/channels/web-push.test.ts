import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { PushMessage } from '../../ports/channels.ts';
import { openPushService, type PushService } from '../../testing/push-service.ts';
import { isPublicAddress, publicLookup } from './public-lookup.ts';
import { overWebPush } from './web-push.ts';

const keys = webPush.generateVAPIDKeys();
const subject = 'mailto:desk@perla.example';

let service: PushService;
let push: ReturnType<typeof overWebPush>;
beforeEach(async () => {
  service = await openPushService();
  push = overWebPush({ keys, subject, hosts: [service.host] });
});
afterEach(async () => {
  await push.close?.();
  await service.close();
});

const deviceOf = ({ endpoint, keys: { p256dh, auth } }: ReturnType<PushService['subscribe']>) => ({
  endpoint,
  p256dh,
  auth,
});
const message = (devices: PushMessage['devices']): PushMessage => ({
  ...{ channel: 'push', devices, title: 'Your ride · Cancún', text: 'Pick-up 3:40 PM', key: 'k1' },
  ...{ path: '/my-ride#link=abc', tag: 'ride-901', lastsS: 3_600 },
});

describe('a push', () => {
  it('is encrypted for its browser and signed by our key', async () => {
    const end = await push.send(message([deviceOf(service.subscribe())]));
    expect(end).toMatchObject({ kind: 'taken', state: 'accepted', gone: [], costMicros: 0 });
    const [came] = service.came;
    expect(came?.said).toEqual({
      title: 'Your ride · Cancún',
      text: 'Pick-up 3:40 PM',
      path: '/my-ride#link=abc',
      tag: 'ride-901',
      key: 'k1',
    });
    expect(came?.claims).toMatchObject({ aud: `http://${service.host}`, sub: subject, key: keys.publicKey });
    expect(came?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '3600',
      urgency: 'high',
      topic: 'ride-901',
    });
  });

  it('to several browsers is one, and names those that are gone', async () => {
    const [here, other] = [deviceOf(service.subscribe()), deviceOf(service.subscribe())];
    const away = { ...here, endpoint: `http://${service.host}/push/nobody` };
    expect(await push.send(message([away, here, other]))).toMatchObject({
      kind: 'taken',
      gone: [away.endpoint],
    });
    expect(service.came).toHaveLength(2);
    expect(await push.send(message([away]))).toEqual({
      kind: 'refused',
      reason: 'http 404',
      gone: [away.endpoint],
    });
    expect(await push.send(message([]))).toEqual({ kind: 'refused', reason: 'no device', gone: [] });
  });

  it.each([
    [410, { kind: 'refused', reason: 'http 410' }, true],
    [404, { kind: 'refused', reason: 'http 404' }, true],
    [302, { kind: 'refused', reason: 'http 302' }, false],
    [307, { kind: 'refused', reason: 'http 307' }, false],
    [403, { kind: 'refused', reason: 'http 403' }, false],
    [429, { kind: 'refused', reason: 'http 429' }, false],
    [503, { kind: 'unknown' }, false],
    ['none', { kind: 'unknown' }, false],
  ] as const)('that is answered with %s ends as %o, and is sent once', async (answer, end, isGone) => {
    service.answer = answer;
    const device = deviceOf(service.subscribe());
    service.subscribe('/redirected');
    expect(await push.send(message([device]))).toEqual({ ...end, gone: isGone ? [device.endpoint] : [] });
    expect(service.came.map(({ path }) => path)).toEqual([new URL(device.endpoint).pathname]);
  });

  it('is not sent to another host, nor with keys that are none', async () => {
    const device = deviceOf(service.subscribe());
    const elsewhere = overWebPush({ keys, subject, hosts: ['fcm.googleapis.com'] });
    expect(await elsewhere.send(message([device]))).toMatchObject({ kind: 'refused', reason: 'host' });
    expect(await push.send(message([{ ...device, p256dh: 'B'.repeat(87) }]))).toMatchObject({
      kind: 'refused',
      reason: 'keys',
    });
    await elsewhere.close?.();
    expect(service.came).toEqual([]);
  });

  it('does not go into a private network that a name leads to', async () => {
    const end = await new Promise((resolve) =>
      publicLookup('localhost', { all: true }, (error, addresses) => resolve(error?.message ?? addresses)),
    );
    expect(end).toBe('localhost leads into a private network');
  });
});

it.each([
  ['142.250.1.1', true],
  ['2a00:1450:4001::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.100.100.200', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:169.254.169.254', false],
])('%s is on the open network: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
