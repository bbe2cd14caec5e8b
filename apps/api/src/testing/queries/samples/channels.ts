import * as sandbox from '../../../db/sandbox-messages.ts';
import * as approvals from '../../../store/channel/approval-repository.ts';
import * as consents from '../../../store/channel/consent-repository.ts';
import * as deliveries from '../../../store/channel/delivery-repository.ts';
import * as devices from '../../../store/channel/device-repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const device = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', p256dh: 'B', auth: 'a' };
const message = { channel: 'sms', recipient: '+529981234567' } as const;

const contentNumber = `HX${'0'.repeat(32)}`;

export const channelSamples = [
  samplesOf<typeof approvals>('store/channel/approval-repository.ts', {
    findApproval: ({ db }) => approvals.findApproval(db, contentNumber),
    upsertApproval: ({ db }) =>
      approvals.upsertApproval(db, { contentNumber, state: 'approved', reason: null, readAt: now }),
  }),
  samplesOf<typeof consents>('store/channel/consent-repository.ts', {
    listConsentsOfPhone: ({ db }) => consents.listConsentsOfPhone(db, message.recipient),
    insertConsents: ({ db }) =>
      consents.insertConsents(db, [
        {
          couponId: 1,
          channel: 'sms',
          purpose: 'ride',
          isGiven: true,
          wording: 'sms-ride',
          wordingVersion: 1,
          language: 'es',
          source: 'confirmation',
          phone: message.recipient,
          at: now,
        },
      ]),
  }),
  samplesOf<typeof deliveries>('store/channel/delivery-repository.ts', {
    insertDelivery: ({ tx }) =>
      deliveries.insertDelivery(tx, { noticeId: 5, channel: 'sms', key: 'key', address: '+52998', now }),
    isMessageOfAnother: ({ db }) => deliveries.isMessageOfAnother(db, { id: 1, channel: 'sms' }, 'SM1'),
    noteCost: ({ db }) => deliveries.noteCost(db, 1, { parts: 2, costMicros: 15_800 }),
    updateDelivery: ({ tx }) => deliveries.updateDelivery(tx, 1, { state: 'sent', reason: null }, now),
  }),
  samplesOf<typeof devices>('store/channel/device-repository.ts', {
    insertDevice: ({ tx }) => devices.insertDevice(tx, { couponId: 1, device, now }),
    deleteDevices: ({ tx }) => devices.deleteDevices(tx, 1, device.endpoint),
    listBookingsOfDevices: ({ db }) => devices.listBookingsOfDevices(db, [device.endpoint]),
    updateDevice: ({ db }) => devices.updateDevice(db, device.endpoint, device),
  }),
  samplesOf<typeof sandbox>('db/sandbox-messages.ts', {
    insertSandboxMessage: ({ db }) =>
      sandbox.insertSandboxMessage(db, {
        ...message,
        id: 'SM1',
        key: 'key',
        text: 'Pick-up 15:40',
        state: 'accepted',
        reason: null,
        parts: 1,
        costMicros: 7_900,
        at: now,
      }),
    findSandboxMessage: ({ db }) => sandbox.findSandboxMessage(db, 'SM1'),
    listSandboxMessages: ({ db }) => sandbox.listSandboxMessages(db, 200),
    listSandboxMessagesTo: ({ db }) => sandbox.listSandboxMessagesTo(db, { ...message, since: now }),
  }),
];
