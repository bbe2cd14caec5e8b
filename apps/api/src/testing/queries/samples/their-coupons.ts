import type { TheirCall } from '../../../features/their-coupons/record.ts';
import * as theirs from '../../../features/their-coupons/repository.ts';
import type { TheirCoupon } from '../../../ports/transfers.ts';
import { samplesOf } from '../sample.ts';
import { answer, batch, coupon, intent, name, now, uuid } from './facts.ts';

const call: TheirCall = {
  id: uuid,
  kind: 'sale',
  state: 'sent',
  intentScope: intent.scope,
  intentKey: intent.key,
  ...name,
  couponCode: null,
  amountMinor: 9_500,
  actionUrl: null,
  flightsToCheck: '',
  createdAt: now,
};

const theirCoupon: TheirCoupon = { ...coupon, dueMinor: 0, transfers: [] };

export const theirSamples = [
  samplesOf('features/their-coupons/repository.ts', theirs, {
    findIntent: [
      {
        answers: [[{ bodyHash: 'hash', status: null, answer: null, callId: uuid }]],
        call: ({ tx }) => theirs.findIntent(tx, intent),
      },
    ],
    findPayment: ({ tx }) => theirs.findPayment(tx, 'TR-1'),
    findOpenPayment: ({ tx }) => theirs.findOpenPayment(tx, ['TR-1']),
    insertCall: ({ tx }) => theirs.insertCall(tx, call, { intent, checkAt: now }),
    markOpen: ({ tx }) =>
      theirs.markOpen(tx, { id: uuid, state: 'unknown', actionUrl: null, now, checkAt: now }),
    endCall: ({ tx }) => theirs.endCall(tx, { id: uuid, state: 'done', couponCode: 'TR-1', answer, now }),
    takeDueCalls: ({ tx }) => theirs.takeDueCalls(tx, batch),
    keepCoupons: ({ tx }) => theirs.keepCoupons(tx, [theirCoupon], now),
    findKept: ({ tx }) => theirs.findKept(tx, 'TR-1'),
    listKept: ({ tx }) => theirs.listKept(tx, name),
    findTheirGroup: ({ tx }) => theirs.findTheirGroup(tx, { stay: name, groupId: 1 }),
    updateTheirGroup: ({ tx }) => theirs.updateTheirGroup(tx, 1, 1),
    lockScope: ({ tx }) => theirs.lockScope(tx, intent, now),
    insertAnswered: ({ tx }) => theirs.insertAnswered(tx, intent, {}, now),
    deleteIntent: ({ tx }) => theirs.deleteIntent(tx, intent),
  }),
];
