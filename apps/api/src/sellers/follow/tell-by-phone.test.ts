import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { type ConsentChannel, isOfPhone, type NoticeChannel } from '@traslado/domain/channels/channel';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { joinChannels } from '../../adapters/channels/join-channels.ts';
import { createSandboxChannels } from '../../adapters/channels/sandbox.ts';
import { overWebPush } from '../../adapters/channels/web-push.ts';
import { listSandboxMessages } from '../../db/sandbox-messages.ts';
import { sendFlightNotice } from '../../mail/send-flight-notice.ts';
import type { Channels, HandOver, MessageTaken, PhoneCarrier, PhoneMessage } from '../../ports/channels.ts';
import { upsertApproval } from '../../store/channel/approval-repository.ts';
import { insertConsents, listConsents } from '../../store/channel/consent-repository.ts';
import { insertDevice, listDevices } from '../../store/channel/device-repository.ts';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { makePaid, silentLog } from '../../testing/changes.ts';
import { openTestFeed } from '../../testing/feed.ts';
import { openPushService, type PushService } from '../../testing/push-service.ts';
import { legsOf, serviceOf } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { findOwnersLetterFacts } from '../letter/find-letter-facts.ts';
import { beginConsents, endConsents } from './end-consents.ts';
import { takeReport } from './note-word.ts';
import { noticeSteps } from './tell-notice.ts';

const test = useTestApp();
const publicUrl = 'https://rides.perla.example';

let start = 0;
let number = 8000;
beforeAll(() => {
  start = test.now();
});
afterEach(() => test.setNow(start));

/** A provider that a test speaks for. */
function openProvider() {
  const sent: PhoneMessage[] = [];
  const says = {
    send: async (): Promise<HandOver> => taken('accepted'),
    find: async (): Promise<MessageTaken | null> => null,
  };
  const carrier: PhoneCarrier = {
    on: ['whatsapp', 'sms'],
    async send(message) {
      sent.push(message);
      return says.send();
    },
    find: () => says.find(),
    read: async () => null,
    readApproval: async () => null,
    isSigned: () => false,
    readReport: () => null,
  };
  return { sent, says, carrier, channels: joinChannels([carrier]) };
}
const taken = (state: MessageTaken['state']) => ({
  kind: 'taken' as const,
  ...{ providerId: `SM${Math.random()}`, state, reason: null, parts: 1, costMicros: 7_900 },
});

let provider: ReturnType<typeof openProvider>;
beforeEach(() => {
  provider = openProvider();
});

/** A paid arrival in three hours whose flight is 40 minutes late, of a guest who agreed to these channels in their order. */
async function late(agreed: readonly ConsentChannel[], phone = '+529981234567') {
  number += 1;
  const key = `AA${number}`;
  const { arrival } = legsOf(test);
  const made = await makePaid(test, serviceOf.suvArrival, { arrival: { ...arrival, flight_key: key } });
  const id = made.arrivalId;
  const { rows } = await sql<{ at: number; couponId: number }>`
    update coupon c set contact_phone = ${phone} from transfer t where t.coupon_id = c.id and t.id = ${id}
    returning t.pickup_at as at, c.id as coupon_id`.execute(test.db);
  const { at: landsAt, couponId } = rows[0] ?? { at: 0, couponId: 0 };
  await insertConsents(
    test.db,
    agreed.map((channel) => ({
      ...{
        couponId,
        channel,
        phone: isOfPhone(channel) ? phone : '',
        purpose: 'ride',
        isGiven: true,
        source: 'confirmation',
        at: start,
      },
      ...{ wording: `${channel}-ride`, wordingVersion: 1, language: 'en' },
    })),
  );
  const feed = openTestFeed(test);
  const isLateBy = async (minutesBefore: number, minutes: number) => {
    test.setNow(landsAt - minutesBefore * MINUTE_MS);
    feed.sayLate(key, landsAt, minutes);
    await feed.round();
  };
  await isLateBy(180, 40);
  const { rows: notices } = await sql<{ id: number }>`
    select id from ride_notice where transfer_id = ${id}`.execute(test.db);
  const noticeId = notices[0]?.id ?? 0;
  const deliveries = async () =>
    (
      await sql<{ channel: string; state: string; reason: string | null; key: string }>`
        select channel, state, reason, key from notice_delivery where notice_id = ${noticeId} order by number`.execute(
        test.db,
      )
    ).rows;
  const states = async () => (await deliveries()).map(({ channel, state }) => `${channel} ${state}`);
  const keyOf = async (channel: string) =>
    (await deliveries()).find((one) => one.channel === channel)?.key ?? '';
  const mails = async () =>
    (await sql`select from mail where coupon_id = ${couponId} and kind = 'flight_news'`.execute(test.db)).rows
      .length;
  return { noticeId, couponId, code: made.code, phone, isLateBy, deliveries, states, keyOf, mails };
}

function handler(more: { noteWord?: () => Promise<never>; channels?: Channels } = {}) {
  const facts = { db: test.db, inventory: test.backends.inventory, publicUrl };
  const { channels = provider.channels } = more;
  return sendFlightNotice({
    db: test.db,
    pool: { render: async () => new Uint8Array([1]), close: async () => {} },
    from: { name: 'Perla Resorts', address: 'transfers@perla.example' },
    log: silentLog,
    findLetterFacts: (id, at, language) => findOwnersLetterFacts(facts, id, at, language),
    staffLanguageOf: () => 'en',
    noticeAddressesOf: () => [],
    ...noticeSteps(test.db),
    ...(more.noteWord && { noteWord: more.noteWord }),
    channels,
  });
}

const run = (noticeId: number, more?: Parameters<typeof handler>[0]) => {
  const job = handler(more);
  return job({ noticeId }, { now: test.now() } as Parameters<typeof job>[1]);
};
const wait = (ms: number) => test.setNow(test.now() + ms);
/** Instants of queued looks at a notice, after now. */
const looks = async (noticeId: number) =>
  (
    await sql<{ at: number }>`select run_at as at from job where kind = 'send_flight_notice'
      and (payload ->> 'noticeId')::int = ${noticeId} and run_at > ${new Date(test.now())} order by 1`.execute(
      test.db,
    )
  ).rows.map(({ at }) => at - test.now());

describe('a notice by phone', () => {
  it('goes to the guest’s first channel, two minutes later to the next, and then by mail, each once', async () => {
    const { noticeId, states, mails } = await late(['whatsapp', 'sms']);
    await run(noticeId);
    expect(await states()).toEqual(['whatsapp accepted']);
    expect(await looks(noticeId)).toEqual([2 * MINUTE_MS]);
    wait(2 * MINUTE_MS - 1);
    await run(noticeId);
    expect(provider.sent).toHaveLength(1);
    wait(1);
    await run(noticeId);
    expect(await states()).toEqual(['whatsapp accepted', 'sms accepted']);
    wait(2 * MINUTE_MS);
    await run(noticeId);
    await run(noticeId);
    expect(await states()).toEqual(['whatsapp accepted', 'sms accepted', 'mail accepted']);
    expect([provider.sent.length, await mails()]).toEqual([2, 1]);
    expect(provider.sent[0]?.text).toMatch(
      /^Flight AA \d+: your pick-up is now \d+:\d\d\sPM \(was \d+:\d\d\sPM\)\. Your driver waits until \d+:\d\d\sPM\.\nhttps:\/\/rides\.perla\.example\/my-ride#link=[\w-]{22}\nReply STOP to end these messages\.$/,
    );
    expect(provider.sent[0]?.template).toMatchObject({
      number: expect.stringMatching(/^HX0+100$/),
      values: { 1: expect.stringMatching(/^AA /), 5: expect.stringContaining('#link=') },
    });
    expect(provider.sent[1]).toMatchObject({ channel: 'sms', template: null });
  });

  it.each(['paused', 'pending', null] as const)(
    'leaves WhatsApp out while its template is %s, and goes on at once',
    async (state) => {
      const approved = await sql`select * from content_approval`.execute(test.db);
      await (state
        ? sql`update content_approval set state = ${state}`.execute(test.db)
        : sql`delete from content_approval`.execute(test.db));
      const { noticeId, states, deliveries } = await late(['whatsapp', 'sms']);
      await run(noticeId);
      expect(await states()).toEqual(['whatsapp failed', 'sms accepted']);
      expect((await deliveries())[0]?.reason).toBe('no_template');
      expect(provider.sent.map(({ channel }) => channel)).toEqual(['sms']);
      await sql`delete from content_approval`.execute(test.db);
      for (const row of approved.rows as readonly { contentNumber: string; readAt: number }[])
        await upsertApproval(test.db, { ...row, state: 'approved', reason: null });
    },
  );

  it('says the SMS of staff while it is in use, and the usual one behind it', async () => {
    const keeper = await makeStaff(test, ['catalogue']);
    const own = {
      ...{ channel: 'sms', kind: 'pick_up_moved', language: 'en', name: 'Ours', active: true },
      ...{ subject: '', preview_text: '', headline: '', closing: '', content_number: '' },
      body: 'New pick-up: {{pickup_now}} 🚐 {{ride_link}}',
    };
    const added = await addRow(keeper, messageTemplates, own);
    expect(added.statusCode, added.body).toBe(201);
    const first = await late(['sms']);
    await run(first.noticeId);
    expect(provider.sent.at(-1)?.text).toMatch(/^New pick-up: \d+:\d\d PM 🚐 https:/);
    test.setNow(start);
    await changeRow(keeper, messageTemplates, added.json().id, { active: false });
    const second = await late(['sms']);
    await run(second.noticeId);
    expect(provider.sent.at(-1)?.text).toMatch(/^Flight AA/);
  });

  it('ends with a delivery, and goes by mail alone without a consent, or for another number', async () => {
    const told = await late(['sms']);
    await run(told.noticeId);
    await takeReport(test.db, { key: await told.keyOf('sms'), state: 'delivered', reason: null }, test.now());
    wait(2 * MINUTE_MS);
    await run(told.noticeId);
    expect([await told.states(), await told.mails()]).toEqual([['sms delivered'], 0]);
    test.setNow(start);
    const silent = await late([]);
    await run(silent.noticeId);
    expect(await silent.states()).toEqual(['mail accepted']);
    test.setNow(start);
    const other = await late(['sms']);
    await sql`update coupon set contact_phone = '+13055550142' where id = ${other.couponId}`.execute(test.db);
    await run(other.noticeId);
    expect(await other.states()).toEqual(['mail accepted']);
  });

  it('goes on at once after a failure; reports in any order, twice, end the same', async () => {
    const { noticeId, states, keyOf, deliveries } = await late(['whatsapp', 'sms']);
    await run(noticeId);
    const key = await keyOf('whatsapp');
    const say = (state: MessageTaken['state'], reason: string | null = null) =>
      takeReport(test.db, { key, state, reason }, test.now());
    await say('failed', '63024');
    await say('failed', '63024');
    await say('sent');
    await run(noticeId);
    expect(await states()).toEqual(['whatsapp failed', 'sms accepted']);
    expect((await deliveries())[0]?.reason).toBe('63024');
    await say('read');
    await say('delivered');
    await say('failed', '30003');
    wait(2 * MINUTE_MS);
    await run(noticeId);
    expect(await states()).toEqual(['whatsapp read', 'sms accepted']);
    await takeReport(test.db, { key: 'nobody’s', state: 'failed', reason: null }, test.now());
  });

  it('whose worker died between hand-over and record is asked for, and never handed over again', async () => {
    const { noticeId, states } = await late(['sms']);
    const died = run(noticeId, {
      noteWord: async () => {
        throw new Error('killed');
      },
    });
    await expect(died).rejects.toThrow('killed');
    await expect(run(noticeId)).rejects.toThrow('on its way');
    expect(await states()).toEqual(['sms handing_over']);
    wait(30_000);
    provider.says.find = async () => taken('delivered');
    await run(noticeId);
    expect([await states(), provider.sent.length]).toEqual([['sms delivered'], 1]);
  });

  it('without an answer is asked for once more before the next channel', async () => {
    const { noticeId, states, mails } = await late(['sms']);
    provider.says.send = async () => ({ kind: 'unknown' });
    await run(noticeId);
    expect([await states(), await looks(noticeId)]).toEqual([['sms unknown'], [2 * MINUTE_MS]]);
    wait(2 * MINUTE_MS);
    await run(noticeId);
    expect([await states(), await mails(), provider.sent.length]).toEqual([
      ['sms unknown', 'mail accepted'],
      1,
      1,
    ]);
  });

  it('is handed over once by two workers', async () => {
    const { noticeId } = await late(['sms']);
    const ends = await Promise.allSettled([run(noticeId), run(noticeId), run(noticeId)]);
    expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(provider.sent).toHaveLength(1);
  });

  it('says nothing on a later channel once the pick-up moved again', async () => {
    const { noticeId, states, isLateBy } = await late(['whatsapp', 'sms']);
    await run(noticeId);
    await isLateBy(160, 70);
    await run(noticeId);
    expect(await states()).toEqual(['whatsapp accepted']);
  });

  it('ends the consents of a number that is refused as unsubscribed, which START begins again', async () => {
    const { noticeId, couponId, phone, states } = await late(['whatsapp', 'sms']);
    provider.says.send = async () => ({ kind: 'refused', reason: '21610' });
    await run(noticeId);
    expect(await states()).toEqual(['whatsapp failed', 'mail accepted']);
    const newest = async () =>
      (await listConsents(test.db, couponId)).slice(-2).map((one) => [one.channel, one.isGiven, one.source]);
    expect(await newest()).toEqual([
      ['whatsapp', false, 'channel'],
      ['sms', false, 'channel'],
    ]);
    const now = test.now();
    await test.db.transaction().execute((tx) => beginConsents(tx, { phone, now }));
    await test.db.transaction().execute((tx) => beginConsents(tx, { phone, now }));
    expect(await newest()).toEqual([
      ['whatsapp', true, 'reply'],
      ['sms', true, 'reply'],
    ]);
    await test.db.transaction().execute((tx) => endConsents(tx, { phone, source: 'reply', now }));
    expect(await listConsents(test.db, couponId)).toHaveLength(8);
  });
});

describe('a push', () => {
  let service: PushService;
  let push: ReturnType<typeof overWebPush>;
  beforeEach(async () => {
    service = await openPushService();
    const keys = webPush.generateVAPIDKeys();
    push = overWebPush({ keys, subject: 'mailto:desk@perla.example', hosts: [service.host] });
  });
  afterEach(async () => {
    await push.close?.();
    await service.close();
  });

  /** The guest of a late flight agreed to pushes, on these many devices. */
  async function lateOnDevices(count: number, more: readonly ConsentChannel[] = []) {
    const told = await late(['push', ...more]);
    for (let one = 0; one < count; one += 1) {
      const { endpoint, keys } = service.subscribe();
      const device = { endpoint, ...keys };
      const { couponId } = told;
      await test.db
        .transaction()
        .execute((tx) => insertDevice(tx, { couponId, device, now: test.now() + one }));
    }
    const channels = joinChannels([provider.carrier], push);
    return {
      ...told,
      go: () => run(told.noticeId, { channels }),
      report: (key: string, state: 'delivered' | 'read', channel: NoticeChannel = 'push') =>
        takeReport(test.db, { key, state, channel, reason: null }, test.now()),
      devices: async () => (await listDevices(test.db, told.couponId)).length,
      consent: async () =>
        (await listConsents(test.db, told.couponId))
          .filter(({ channel }) => channel === 'push')
          .map(({ isGiven, source }) => [isGiven, source]),
    };
  }

  it('to all devices of a guest is one delivery, ends with their word, and names nobody', async () => {
    const { go, states, code, report, keyOf, mails } = await lateOnDevices(2);
    await go();
    expect(await states()).toEqual(['push accepted']);
    expect(service.came).toHaveLength(2);
    const [one, other] = service.came.map(({ said }) => said);
    expect(one).toEqual(other);
    expect(one).toEqual({
      title: expect.stringMatching(/^Your ride · \S+/),
      text: expect.stringMatching(/^Flight AA \d+: your pick-up is now \d+:\d\d\sPM \(was/),
      path: expect.stringMatching(/^\/my-ride#link=[\w-]{22}$/),
      tag: expect.stringMatching(/^ride-\d+$/),
      key: await keyOf('push'),
    });
    const { rows } = await sql<{ name: string; folio: string }>`
      select guest_name as name, folio from coupon where coupon_code = ${code}`.execute(test.db);
    for (const secret of [code, rows[0]?.name ?? '', rows[0]?.folio ?? ''])
      expect(JSON.stringify(one)).not.toContain(secret);
    await report(await keyOf('push'), 'read');
    await report(await keyOf('push'), 'delivered');
    wait(2 * MINUTE_MS);
    await go();
    expect([await states(), await mails()]).toEqual([['push read'], 0]);
  });

  it('that nobody confirms within two minutes is followed by the next channel', async () => {
    const { go, states, report, keyOf } = await lateOnDevices(1, ['sms']);
    await go();
    // A forged key, and one of another channel, say nothing.
    await report('forged', 'delivered');
    wait(2 * MINUTE_MS);
    await go();
    expect(await states()).toEqual(['push accepted', 'sms accepted']);
    await report(await keyOf('sms'), 'delivered');
    await report(await keyOf('push'), 'delivered', 'sms');
    expect(await states()).toEqual(['push accepted', 'sms accepted']);
    await report(await keyOf('push'), 'delivered');
    wait(2 * MINUTE_MS);
    await go();
    expect(await states()).toEqual(['push delivered', 'sms accepted']);
  });

  it.each([404, 410])(
    'to a browser that is gone (%d) ends its subscription and goes on at once',
    async (gone) => {
      const { go, states, devices, consent } = await lateOnDevices(1, ['sms']);
      service.answer = gone;
      await go();
      expect([await states(), await devices()]).toEqual([['push failed', 'sms accepted'], 0]);
      expect(await consent()).toEqual([
        [true, 'confirmation'],
        [false, 'channel'],
      ]);
    },
  );

  it('without an answer is unknown, and never sent again', async () => {
    const { go, states, devices } = await lateOnDevices(1);
    service.answer = 'none';
    await go();
    wait(30_000);
    await go();
    expect(await states()).toEqual(['push unknown']);
    wait(2 * MINUTE_MS);
    await go();
    expect([await states(), await devices()]).toEqual([['push unknown', 'mail accepted'], 1]);
    expect(service.came).toHaveLength(1);
  });

  it('is sent once by two workers', async () => {
    const { go } = await lateOnDevices(1);
    await Promise.allSettled([go(), go(), go()]);
    expect(service.came).toHaveLength(1);
  });

  it('goes on after STOP, which ends the phone alone', async () => {
    const { couponId, phone, consent } = await lateOnDevices(1, ['sms']);
    await test.db.transaction().execute((tx) => endConsents(tx, { phone, source: 'reply', now: test.now() }));
    expect(await consent()).toEqual([[true, 'confirmation']]);
    const entries = await listConsents(test.db, couponId);
    expect(entries.at(-1)).toMatchObject({ channel: 'sms', isGiven: false });
  });
});

describe('the sandbox of messages', () => {
  it.each([
    ['0001', ['whatsapp failed', 'sms delivered']],
    ['0002', ['whatsapp accepted']],
    ['0003', ['whatsapp failed', 'mail accepted']],
    ['0004', ['whatsapp failed', 'sms failed', 'mail accepted']],
    ['0005', ['whatsapp unknown']],
    ['4567', ['whatsapp read']],
  ] as const)('to a number that ends in %s', async (digits, end) => {
    await sql`delete from sandbox_message`.execute(test.db);
    const told = await late(['whatsapp', 'sms'], `+52998123${digits}`);
    const channels = joinChannels([
      createSandboxChannels({
        db: test.db,
        clock: { now: test.now },
        on: ['sms', 'whatsapp'],
        report: (word, now) => takeReport(test.db, word, now),
      }),
    ]);
    await run(told.noticeId, { channels });
    expect(await told.states()).toEqual(end);
    const [message] = await listSandboxMessages(test.db, 1);
    expect(message).toMatchObject({ recipient: told.phone, parts: 1 });
    if (digits !== '0005') return;
    wait(MINUTE_MS);
    await run(told.noticeId, { channels });
    expect(await told.states()).toEqual(['whatsapp accepted']);
  });
});
