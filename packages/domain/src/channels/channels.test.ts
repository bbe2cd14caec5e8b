import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import type { NoticeChannel } from './channel.ts';
import { type ConsentEntry, channelOrder, endedByWord } from './consents.ts';
import { DELIVERY_STATES, type DeliveryState, furtherState, isDelivered } from './delivery-state.ts';
import { type Delivery, nextNoticeStep } from './next-step.ts';
import { plainSms, smsLength } from './sms-length.ts';
import { wishOfReply } from './stop-words.ts';
import { currentWordings, findWording, WORDINGS } from './wordings.ts';

describe('the state of a delivery', () => {
  it('is the same in whatever order its reports come, and however often', () => {
    const endOf = (reports: readonly DeliveryState[]) => reports.reduce(furtherState, 'handing_over');
    for (const a of DELIVERY_STATES)
      for (const b of DELIVERY_STATES)
        for (const c of DELIVERY_STATES) {
          const end = endOf([a, b, c]);
          for (const other of [
            [a, c, b],
            [b, a, c],
            [b, c, a],
            [c, a, b],
            [c, b, a],
            [a, b, c, a, b],
          ])
            expect(endOf(other as DeliveryState[])).toBe(end);
        }
  });

  it.each([
    ['failed', 'delivered', 'delivered'],
    ['delivered', 'failed', 'delivered'],
    ['sent', 'read', 'read'],
    ['unknown', 'accepted', 'accepted'],
  ] as const)('of %s and %s is %s', (one, other, end) => expect(furtherState(one, other)).toBe(end));

  it('is delivered once it was read, though nobody said "delivered"', () => {
    expect([isDelivered('read'), isDelivered('delivered'), isDelivered('sent')]).toEqual([true, true, false]);
  });
});

const rideAt = 100 * HOUR_MS;
const stepAt = (
  nowAt: number,
  order: readonly NoticeChannel[],
  ...deliveries: readonly [NoticeChannel, DeliveryState, number][]
) =>
  nextNoticeStep(
    {
      order,
      deliveries: deliveries.map(
        ([channel, state, handedOverAt]): Delivery => ({ channel, state, handedOverAt }),
      ),
      rideAt,
      dayFromAt: rideAt - 24 * HOUR_MS,
    },
    nowAt,
  );
const handOver = (channel: NoticeChannel) => ({ kind: 'hand_over', channel });

describe('the next step of a notice', () => {
  const order = ['whatsapp', 'sms', 'mail'] as const;
  const near = rideAt - 10 * HOUR_MS;
  const far = rideAt - 40 * HOUR_MS;

  it('is the first channel of the guest, and mail where there is no other', () => {
    expect(stepAt(near, order)).toEqual(handOver('whatsapp'));
    expect(stepAt(near, ['mail'])).toEqual(handOver('mail'));
  });

  it('is the next channel at once after a failure, after two minutes on the day, and none after a delivery', () => {
    expect(stepAt(near, order, ['whatsapp', 'failed', near])).toEqual(handOver('sms'));
    const at = near + 2 * MINUTE_MS;
    expect(stepAt(at - 1, order, ['whatsapp', 'sent', near])).toEqual({ kind: 'later', at });
    expect(stepAt(at, order, ['whatsapp', 'sent', near])).toEqual(handOver('sms'));
    expect(stepAt(at, order, ['whatsapp', 'delivered', near])).toEqual({ kind: 'done' });
  });

  it('waits for the day of the ride, but not for a message without an answer', () => {
    const later = far + HOUR_MS;
    expect(stepAt(later, order, ['whatsapp', 'sent', far])).toEqual({
      kind: 'later',
      at: rideAt - 24 * HOUR_MS,
    });
    expect(stepAt(later, order, ['whatsapp', 'unknown', far])).toEqual(handOver('sms'));
  });

  it('never takes a channel twice, and ends when all were tried', () => {
    const tried = [
      ['whatsapp', 'failed', near],
      ['sms', 'failed', near],
      ['mail', 'failed', near],
    ] as const;
    for (let count = 0; count <= tried.length; count += 1) {
      const step = stepAt(
        near,
        order,
        ...tried.slice(0, count).map((one) => [...one] as [NoticeChannel, DeliveryState, number]),
      );
      expect(step).toEqual(count < order.length ? handOver(order[count] as NoticeChannel) : { kind: 'done' });
    }
  });

  it('is another channel beside mail within four hours of the ride', () => {
    const late = rideAt - 3 * HOUR_MS;
    expect(stepAt(far, ['sms', 'mail'], ['mail', 'accepted', far])).toEqual({ kind: 'done' });
    expect(stepAt(late, ['sms', 'mail'], ['mail', 'accepted', late])).toEqual(handOver('sms'));
    expect(stepAt(late, ['mail'], ['mail', 'accepted', late])).toEqual({ kind: 'done' });
  });
});

describe('consents', () => {
  const phone = '+529981234567';
  const entry = (more: Partial<ConsentEntry>): ConsentEntry => ({
    channel: 'sms',
    purpose: 'ride',
    isGiven: true,
    source: 'confirmation',
    phone,
    at: 1,
    ...more,
  });
  const all = () => true;

  it('order the channels as they were given, with mail behind them', () => {
    const given = [entry({ channel: 'whatsapp' }), entry({})];
    expect(channelOrder(given, phone, all)).toEqual(['whatsapp', 'sms', 'mail']);
    expect(channelOrder([...given, entry({ channel: 'whatsapp' })], phone, all)).toEqual([
      'sms',
      'whatsapp',
      'mail',
    ]);
    expect(channelOrder(given, phone, (channel) => channel === 'sms')).toEqual(['sms', 'mail']);
  });

  it('do not hold once ended, for another number, or for news when they were for offers', () => {
    expect(channelOrder([entry({}), entry({ isGiven: false })], phone, all)).toEqual(['mail']);
    expect(channelOrder([entry({})], '+13055550142', all)).toEqual(['mail']);
    expect(channelOrder([entry({ purpose: 'offers' })], phone, all)).toEqual(['mail']);
  });

  it('to pushes hold whatever number the booking has', () => {
    const given = [entry({}), entry({ channel: 'push', phone: '' })];
    expect(channelOrder(given, '', all)).toEqual(['push', 'mail']);
    expect(channelOrder(given, phone, all)).toEqual(['sms', 'push', 'mail']);
  });

  it('begin again by a word only where a word or the channel ended them', () => {
    const ended = (source: ConsentEntry['source']) => [entry({}), entry({ isGiven: false, source })];
    expect(endedByWord(ended('reply'))).toHaveLength(1);
    expect(endedByWord(ended('channel'))).toHaveLength(1);
    expect(endedByWord(ended('my_transportation'))).toEqual([]);
    expect(endedByWord([...ended('reply'), entry({})])).toEqual([]);
  });

  it('name a wording that was shown for their channel and purpose', () => {
    for (const { id, version, channel, purpose, text } of WORDINGS) {
      expect(findWording({ id, version, channel, purpose })?.text).toBe(text);
      expect(findWording({ id, version: version + 1, channel, purpose })).toBeNull();
      const other = purpose === 'offers' ? 'ride' : 'offers';
      expect(findWording({ id, version, channel, purpose: other })).toBeNull();
    }
    expect(findWording({ id: 'sms-ride', version: 1, channel: 'whatsapp', purpose: 'ride' })).toBeNull();
    expect(currentWordings().map(({ id }) => id)).toEqual([
      'sms-offers',
      'whatsapp-offers',
      'sms-ride',
      'whatsapp-ride',
      'push-ride',
    ]);
  });
});

describe('a reply', () => {
  it.each([
    ['STOP', 'stop'],
    [' baja. ', 'stop'],
    ['Alto!', 'stop'],
    ['start', 'start'],
    ['Alta', 'start'],
    ['stop it please', null],
    ['We land at 5', null],
    ['', null],
  ] as const)('%j means %s', (text, wish) => expect(wishOfReply(text)).toBe(wish));
});

describe('the length of an SMS', () => {
  it.each([
    ['', 'gsm7', 0, 0],
    ['a'.repeat(160), 'gsm7', 160, 1],
    ['a'.repeat(161), 'gsm7', 161, 2],
    ['€'.repeat(80), 'gsm7', 160, 1],
    // A sign of two places does not fit into the last of 153.
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm7', 306, 3],
    ['Ahora pasamos por ti a las 5', 'gsm7', 28, 1],
    ['í'.repeat(70), 'ucs2', 70, 1],
    ['í'.repeat(71), 'ucs2', 71, 2],
    [`${'a'.repeat(69)}😀`, 'ucs2', 71, 2],
    ['a'.repeat(1_700), 'gsm7', 1_700, 12],
  ] as const)('%#', (text, encoding, places, parts) =>
    expect(smsLength(text)).toMatchObject({ encoding, places, parts }),
  );

  it.each([
    ['sábado, 28 de noviembre, 11:05\u202fp.\u00a0m.', 'sabado, 28 de noviembre, 11:05 p. m.'],
    ['¿Qué hacer, Ñandú?', '¿Qué hacer, Ñandu?'],
    ['Do\u0302me 東京 😀', 'Dome 東京 😀'],
  ])('keeps what a phone writes for one place, and the letter of what it does not: %j', (text, plain) => {
    expect(plainSms(text)).toBe(plain);
    expect(plainSms(plain)).toBe(plain);
  });

  it('names the sign that makes it dear', () => {
    expect([smsLength('Así es').dearSign, smsLength('Ñandú').dearSign, smsLength('ok').dearSign]).toEqual([
      'í',
      'ú',
      null,
    ]);
  });
});
