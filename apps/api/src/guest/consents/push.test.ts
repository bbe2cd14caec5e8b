import { calls } from '@traslado/contract/calls';
import { MOST_DEVICES } from '@traslado/domain/channels/push-hosts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pushKeys } from '../../choose-channels.ts';
import { createDb, createPool } from '../../db/client.ts';
import { insertDelivery } from '../../store/channel/delivery-repository.ts';
import { makePaid } from '../../testing/changes.ts';
import { makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { silentPush } from '../../testing/silent-push.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const example = {
  keys: {
    p256dh: 'BN-Mr-jWcQ7Jhra1kCuo3Lm-LulcKOJCfGqqS7V6SNQEcCWIwby11Lglt7VG2sq4oUlm8uV2Futb0YTsYIk9W-w',
    auth: 'fT0xAcqU2TrmsPFsqBhM-w',
  },
};
const wording = { id: 'push-ride', version: 1 };
const at = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;

/** A paid booking with its guest's calls. */
async function booked() {
  const made = await makePaid(test, serviceOf.suvArrival);
  const send = async (
    method: 'POST' | 'PUT' | 'DELETE' | 'GET',
    url: string,
    payload?: object,
    guest = made.guest,
  ) =>
    test.app.inject({
      ...{ method, url, headers: { authorization: `Bearer ${await signIn(test, guest)}` } },
      ...(payload && { payload }),
    });
  const path = '/v1/guests/push-subscriptions';
  const bodyOf = (endpoint: string, more: object = {}) => ({
    ...{ coupon_id: made.code, wording, source: 'confirmation' },
    subscription: { ...example, endpoint },
    ...more,
  });
  const add = (endpoint: string, more: object = {}) => send('POST', path, bodyOf(endpoint, more));
  const drop = (endpoint: string) => send('DELETE', path, { coupon_id: made.code, endpoint });
  const endpoints = async () =>
    (
      await sql<{ endpoint: string }>`
        select d.endpoint from push_device d join coupon c on c.id = d.coupon_id
        where c.coupon_code = ${made.code} order by d.added_at, d.id`.execute(test.db)
    ).rows.map(({ endpoint }) => endpoint);
  const rows = async () =>
    (
      await sql<object>`
        select g.is_given as "isGiven", g.wording, g.wording_version as version, g.language, g.source, g.phone
        from guest_consent g join coupon c on c.id = g.coupon_id
        where c.coupon_code = ${made.code} and g.channel = 'push' order by g.id`.execute(test.db)
    ).rows;
  const shown = async () =>
    calls.getConsents.shapes.answer.parse(
      (await send('GET', `/v1/guests/consents?coupon_id=${made.code}`)).json(),
    );
  const isOn = async () => (await shown()).channels.find(({ channel }) => channel === 'push')?.is_given;
  const end = () =>
    send('PUT', '/v1/guests/consents', {
      ...{ coupon_id: made.code, channel: 'push', purpose: 'ride', is_given: false },
      source: 'my_transportation',
    });
  return { made, send, path, bodyOf, add, drop, endpoints, rows, shown, isOn, end };
}

describe('notifications in a browser', () => {
  it('are agreed to in the words that were shown, and ended for all browsers in one tap', async () => {
    const { add, endpoints, rows, shown, isOn, end } = await booked();
    expect(await isOn()).toBe(false);
    for (const name of ['a', 'a', 'b']) expect((await add(at(name))).statusCode).toBe(200);
    expect([await isOn(), await endpoints()]).toEqual([true, [at('a'), at('b')]]);
    const { push } = await shown();
    expect(push).toEqual({
      key: silentPush.publicKey,
      devices: [expect.stringMatching(/^[\da-f]{64}$/), expect.any(String)],
    });
    expect(await rows()).toEqual([
      { isGiven: true, wording: 'push-ride', version: 1, language: 'en', source: 'confirmation', phone: '' },
    ]);
    for (const _ of [1, 2]) expect((await end()).statusCode).toBe(200);
    expect([await isOn(), await endpoints()]).toEqual([false, []]);
    expect(await rows()).toMatchObject([{}, { isGiven: false, source: 'my_transportation', wording: null }]);
  });

  it('end in one browser, and the consent with the last of them', async () => {
    const { add, drop, endpoints, isOn } = await booked();
    await add(at('a'));
    await add(at('b'));
    await drop(at('a'));
    await drop(at('nobody'));
    expect([await isOn(), await endpoints()]).toEqual([true, [at('b')]]);
    for (const _ of [1, 2]) expect((await drop(at('b'))).statusCode).toBe(200);
    expect([await isOn(), await endpoints()]).toEqual([false, []]);
  });

  it('of a guest who subscribes ever again are those of the newest browsers', async () => {
    const { add, endpoints, rows } = await booked();
    for (let number = 0; number < 4 * MOST_DEVICES; number += 1) await add(at(`n${number}`));
    await Promise.all(Array.from({ length: 20 }, (_, number) => add(at(`p${number}`))));
    const kept = await endpoints();
    expect(kept).toHaveLength(MOST_DEVICES);
    expect(kept.every((one) => one.startsWith(at('p')))).toBe(true);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['https://127.0.0.1/abc'],
    ['https://169.254.169.254/latest/meta-data/'],
    ['https://fcm.googleapis.com@127.0.0.1/abc'],
    ['http://fcm.googleapis.com/abc'],
    ['https://fcm.googleapis.com.evil.example/abc'],
    ['no address'],
  ])('at %s are refused', async (endpoint) => {
    const { add, send, path, endpoints, isOn } = await booked();
    const refused = await add(endpoint);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'push.host_not_allowed']);
    await add(at('a'));
    const renewed = await send('PUT', path, { endpoint: at('a'), subscription: { ...example, endpoint } });
    expect(renewed.json().code).toBe('push.host_not_allowed');
    expect([await isOn(), await endpoints()]).toEqual([true, [at('a')]]);
  });

  it('need a wording that was shown, keys that are some, and a browser', async () => {
    const { add, send, made, endpoints } = await booked();
    const unknown = await add(at('a'), { wording: { id: 'sms-ride', version: 1 } });
    expect([unknown.statusCode, unknown.json().code]).toEqual([422, 'consent.wording_unknown']);
    const keys = { ...example.keys, p256dh: 'B'.repeat(87) };
    const subscription = { endpoint: at('a'), keys };
    expect((await add(at('a'), { subscription })).json().code).toBe('push.keys_invalid');
    const bare = await send('PUT', '/v1/guests/consents', {
      ...{ coupon_id: made.code, channel: 'push', purpose: 'ride', is_given: true, wording },
      source: 'confirmation',
    });
    expect([bare.statusCode, bare.json().code]).toEqual([409, 'push.not_subscribed']);
    expect(await endpoints()).toEqual([]);
  });

  it('of another guest’s booking are neither given nor ended', async () => {
    const { add, bodyOf, send, path, made, endpoints } = await booked();
    await add(at('a'));
    const other = await makeStay(test);
    expect((await send('POST', path, bodyOf(at('theirs')), other)).statusCode).toBe(404);
    const ended = await send('DELETE', path, { coupon_id: made.code, endpoint: at('a') }, other);
    expect([ended.statusCode, await endpoints()]).toEqual([404, [at('a')]]);
  });

  it('move with their browser to its new address, for those who know the old one', async () => {
    const { add, send, path, endpoints } = await booked();
    await add(at('old'));
    await add(at('other'));
    const renew = (from: string, to: string) =>
      send('PUT', path, { endpoint: at(from), subscription: { ...example, endpoint: at(to) } });
    expect((await renew('guessed', 'theirs')).json()).toEqual({ taken: true });
    expect((await renew('old', 'new')).json()).toEqual({ taken: true });
    expect((await renew('new', 'other')).json()).toEqual({ taken: true });
    expect(await endpoints()).toEqual([at('new'), at('other')]);
  });
});

describe('a report of a service worker', () => {
  it('needs nothing but the key of its push; another key, another channel and another word change nothing', async () => {
    const { made } = await booked();
    const { rows } = await sql<{ id: number }>`
      insert into ride_notice (transfer_id, audience, fact, kind, pick_up_at, was_at, reason, channel, learned_at, made_at)
      values (${made.arrivalId}, 'guest', 1, 'landed', now(), now(), 'schedule', 'push', now(), now()) returning id`.execute(
      test.db,
    );
    for (const channel of ['push', 'sms'] as const)
      await test.db.transaction().execute((tx) =>
        insertDelivery(tx, {
          ...{ noticeId: rows[0]?.id ?? 0, channel, key: `its ${channel}`, address: null, now: test.now() },
        }),
      );
    const states = async () =>
      (
        await sql<{ state: string }>`
          select state from notice_delivery where notice_id = ${rows[0]?.id} order by number`.execute(test.db)
      ).rows.map(({ state }) => state);
    const report = (key: string, state: string) =>
      test.app.inject({ method: 'POST', url: '/v1/channel-reports/push', payload: { key, state } });
    for (const key of ['guessed', 'its sms'])
      expect((await report(key, 'read')).json()).toEqual({ taken: true });
    expect((await report('its push', 'failed')).statusCode).toBe(400);
    expect(await states()).toEqual(['handing_over', 'handing_over']);
    for (const state of ['read', 'delivered', 'delivered']) await report('its push', state);
    expect(await states()).toEqual(['read', 'handing_over']);
  });
});

describe('the key pair of pushes', () => {
  it('is one for processes that start together, and that of the settings where there is one', async () => {
    const own = { VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private' };
    expect(await pushKeys(own, test.db)).toEqual({ publicKey: 'public', privateKey: 'private' });
    const none = { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined };
    const processes = [1, 2, 3, 4].map(() => createDb(createPool({ url: test.url, max: 1 })));
    const pairs = await Promise.all(processes.map((db) => pushKeys(none, db)));
    await Promise.all(processes.map((db) => db.destroy()));
    expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
    expect([pairs[0]?.publicKey.length, pairs[0]?.privateKey.length]).toEqual([87, 43]);
  });
});
