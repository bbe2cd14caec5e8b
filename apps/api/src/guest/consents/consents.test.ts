import { calls } from '@traslado/contract/calls';
import type { PhoneChannel } from '@traslado/domain/channels/channel';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { joinChannels } from '../../adapters/channels/join-channels.ts';
import { signRequest } from '../../adapters/channels/sign-request.ts';
import { overTwilio } from '../../adapters/channels/twilio.ts';
import { insertDelivery } from '../../store/channel/delivery-repository.ts';
import { makePaid } from '../../testing/changes.ts';
import { makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const on: PhoneChannel[] = [];
const account = { on, sid: 'AC0', token: 'a-token', service: 'MG0', publicUrl: 'http://localhost' };
const test = useTestApp({ channels: joinChannels([overTwilio(account, async () => null)]) });
beforeEach(() => {
  on.splice(0, 2, 'sms', 'whatsapp');
});

const wordings = {
  sms: { id: 'sms-ride', version: 1 },
  whatsapp: { id: 'whatsapp-ride', version: 1 },
} as const;

const offers = {
  purpose: 'offers',
  wording: { id: 'sms-offers', version: 1 },
  source: 'my_transportation',
};

/** A paid booking with its guest's calls. */
async function booked(phone = `+5299812${Math.floor(10_000 + Math.random() * 89_999)}`) {
  const made = await makePaid(test, serviceOf.suvArrival);
  await sql`update coupon set contact_phone = ${phone} where coupon_code = ${made.code}`.execute(test.db);
  const headersOf = async (guest = made.guest) => ({
    authorization: `Bearer ${await signIn(test, guest)}`,
    'accept-language': 'es',
  });
  const ask = async (guest = made.guest) =>
    test.app.inject({
      url: `/v1/guests/consents?coupon_id=${made.code}`,
      headers: await headersOf(guest),
    });
  const wish = async (channel: PhoneChannel, isGiven: boolean, more: object = {}) =>
    test.app.inject({
      method: 'PUT',
      url: '/v1/guests/consents',
      headers: await headersOf(),
      payload: {
        ...{ coupon_id: made.code, channel, purpose: 'ride', is_given: isGiven, source: 'confirmation' },
        ...(isGiven && { wording: wordings[channel] }),
        ...more,
      },
    });
  const given = async () => {
    const { channels } = calls.getConsents.shapes.answer.parse((await ask()).json());
    return Object.fromEntries(channels.map((one) => [one.channel, one.is_given]));
  };
  const rows = async () =>
    (
      await sql<{ isGiven: boolean; source: string }>`
        select g.is_given, g.source, g.wording, g.language, g.phone from guest_consent g join coupon c on c.id = g.coupon_id
        where c.coupon_code = ${made.code} order by g.id`.execute(test.db)
    ).rows;
  return { made, phone, ask, wish, given, rows };
}

describe('consents of a booking', () => {
  it('are given and ended in the words that were shown, once each, and a double tap is one', async () => {
    const { ask, wish, given, rows, phone } = await booked();
    expect((await ask()).json()).toMatchObject({
      channels: [
        { channel: 'sms', purpose: 'ride', is_given: false, since: null, by_phone: false },
        {
          channel: 'whatsapp',
          wording: { id: 'whatsapp-ride', version: 1, text: expect.stringMatching(/^Mándenme un WhatsApp/) },
        },
      ],
    });
    for (const _ of [1, 2]) expect((await wish('sms', true)).statusCode).toBe(200);
    expect(await given()).toEqual({ sms: true, whatsapp: false });
    for (const _ of [1, 2])
      expect((await wish('sms', false, { source: 'my_transportation' })).statusCode).toBe(200);
    expect(await given()).toEqual({ sms: false, whatsapp: false });
    expect(await rows()).toEqual([
      { isGiven: true, source: 'confirmation', wording: 'sms-ride', language: 'es', phone },
      { isGiven: false, source: 'my_transportation', wording: null, language: null, phone },
    ]);
    await expect(sql`update guest_consent set is_given = true`.execute(test.db)).rejects.toThrow('are kept');
  });

  it.each([
    ['whatsapp', false, {}, 409, 'consent.missing'],
    ['sms', true, { wording: { id: 'sms-ride', version: 2 } }, 422, 'consent.wording_unknown'],
    ['sms', true, { wording: wordings.whatsapp }, 422, 'consent.wording_unknown'],
    ['sms', true, { purpose: 'offers' }, 422, 'consent.wording_unknown'],
    ['sms', true, { wording: undefined }, 422, 'consent.wording_unknown'],
  ] as const)('%#: %s, given %s, is refused', async (channel, isGiven, more, status, code) => {
    const { wish, rows } = await booked();
    const refused = await wish(channel, isGiven, more);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect(await rows()).toEqual([]);
  });

  it('to offers are apart from those to news of the ride', async () => {
    const { made, wish, given, rows } = await booked();
    const said = await wish('sms', true, offers);
    expect(said.json()).toMatchObject({
      coupon_id: made.code,
      channels: [
        { channel: 'sms', purpose: 'offers', is_given: true },
        { channel: 'whatsapp', purpose: 'offers', is_given: false },
      ],
    });
    expect(await given()).toEqual({ sms: false, whatsapp: false });
    await wish('sms', true);
    expect((await wish('sms', false, { purpose: 'offers' })).statusCode).toBe(200);
    expect(await given()).toEqual({ sms: true, whatsapp: false });
    expect((await rows()).map(({ isGiven }) => isGiven)).toEqual([true, true, false]);
  });

  it('are asked for channels that are on, and can be ended when they are off', async () => {
    const { wish, given } = await booked();
    await wish('sms', true);
    on.splice(0, 2);
    expect(await given()).toEqual({ sms: true });
    expect((await wish('whatsapp', true)).json().code).toBe('consent.channel_off');
    expect((await wish('sms', false)).statusCode).toBe(200);
    expect(await given()).toEqual({});
  });

  it('are of the owner, and of the number that they were given for', async () => {
    const { made, ask, wish, given } = await booked();
    await wish('sms', true);
    expect((await ask(await makeStay(test))).statusCode).toBe(404);
    await sql`update coupon set contact_phone = '+13055550142' where coupon_code = ${made.code}`.execute(
      test.db,
    );
    expect(await given()).toEqual({ sms: false, whatsapp: false });
    await sql`update coupon set contact_phone = 'none' where coupon_code = ${made.code}`.execute(test.db);
    expect((await ask()).json()).toMatchObject({ phone: null, channels: [] });
    expect((await wish('sms', true)).json().code).toBe('phone.invalid');
  });
});

/** A form as Twilio sends and signs it. */
function post(path: string, form: Readonly<Record<string, string>>, signature?: string) {
  const params = new URLSearchParams({ AccountSid: account.sid, ...form });
  return test.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature ?? signRequest(account.token, account.publicUrl + path, params),
    },
    payload: params.toString(),
  });
}

describe('a reply of a guest', () => {
  const reply = (from: string, body: string, more: object = {}) =>
    post('/v1/channel-replies/sms', { From: from, Body: body, ...more });

  it.each(['STOP', 'baja', 'Alto.'])(
    '%s ends both channels at once, and ALTA begins them again',
    async (word) => {
      const { phone, wish, given, ask, rows } = await booked();
      await wish('whatsapp', true);
      await wish('sms', true);
      await wish('sms', true, offers);
      expect((await reply(`whatsapp:${phone}`, word)).statusCode).toBe(200);
      expect(await given()).toEqual({ sms: false, whatsapp: false });
      expect((await rows()).filter(({ source }) => source === 'reply')).toHaveLength(3);
      expect((await ask()).json().channels[0]).toMatchObject({ by_phone: true });
      await reply(phone, 'We land at 5');
      expect(await given()).toEqual({ sms: false, whatsapp: false });
      await reply(phone, 'ALTA');
      expect(await given()).toEqual({ sms: true, whatsapp: true });
    },
  );

  it('begins nothing that the guest ended on a page', async () => {
    const { phone, wish, given } = await booked();
    await wish('sms', true);
    await wish('sms', false);
    await reply(phone, 'START');
    expect(await given()).toEqual({ sms: false, whatsapp: false });
  });

  it('counts with the signature and the account alone', async () => {
    const { phone, wish, given } = await booked();
    await wish('sms', true);
    for (const forged of [
      await post('/v1/channel-replies/sms', { From: phone, Body: 'STOP' }, 'forged'),
      await reply(phone, 'STOP', { AccountSid: 'AC9' }),
    ])
      expect([forged.statusCode, forged.json().code]).toEqual([401, 'channel.signature']);
    expect(await given()).toMatchObject({ sms: true });
  });
});

describe('a report on a message', () => {
  it('is noted for the delivery that its address names; forged, of another or of none it changes nothing', async () => {
    const { made } = await booked();
    const { rows } = await sql<{ id: number }>`
      insert into ride_notice (transfer_id, audience, fact, kind, pick_up_at, was_at, reason, channel, learned_at, made_at)
      values (${made.arrivalId}, 'guest', 1, 'landed', now(), now(), 'schedule', 'sms', now(), now()) returning id`.execute(
      test.db,
    );
    await test.db.transaction().execute((tx) =>
      insertDelivery(tx, {
        noticeId: rows[0]?.id ?? 0,
        channel: 'sms',
        key: 'k1',
        address: '+52998',
        now: test.now(),
      }),
    );
    const stateOf = async () =>
      (await sql<{ state: string }>`select state from notice_delivery where key = 'k1'`.execute(test.db))
        .rows[0]?.state;
    const path = '/v1/channel-reports/sms?key=k1';
    const refused = await post(path, { MessageStatus: 'delivered' }, 'forged');
    expect([refused.statusCode, refused.json().code, await stateOf()]).toEqual([
      401,
      'channel.signature',
      'handing_over',
    ]);
    expect((await post('/v1/channel-reports/sms?key=k2', { MessageStatus: 'delivered' })).statusCode).toBe(
      204,
    );
    expect((await post(path, { MessageStatus: 'eaten' })).statusCode).toBe(204);
    expect(await stateOf()).toBe('handing_over');
    for (const MessageStatus of ['delivered', 'sent', 'delivered']) await post(path, { MessageStatus });
    expect(await stateOf()).toBe('delivered');
  });

  it('is no JSON, and not long', async () => {
    const long = await post('/v1/channel-reports/sms?key=k1', { Body: 'a'.repeat(30_000) });
    expect(long.statusCode).toBe(413);
    const json = await test.app.inject({ method: 'POST', url: '/v1/channel-replies/sms', payload: { a: 1 } });
    expect(json.statusCode).toBe(415);
  });
});
