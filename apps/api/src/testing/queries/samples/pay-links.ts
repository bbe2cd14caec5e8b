import * as addressChanged from '../../../db/address-changed.ts';
import * as payLinks from '../../../store/payment/pay-link-repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const acted = {
  accountId: 7,
  username: 'concierge.demo',
  reason: 'guest_asked',
  note: '',
  overrides: [],
} as const;

export const payLinkSamples = [
  // A part of other statements.
  samplesOf('db/address-changed.ts', addressChanged, {}),
  samplesOf('store/payment/pay-link-repository.ts', payLinks, {
    lockForPayLink: ({ tx }) => payLinks.lockForPayLink(tx, 41),
    insertPayLink: ({ tx }) =>
      payLinks.insertPayLink(tx, {
        couponId: 41,
        hash: 'hash',
        changeId: null,
        amountMinor: 4_800,
        baseVersion: 1,
        way: 'show',
        acted,
        now,
      }),
    endPayLinkOf: ({ tx }) => payLinks.endPayLinkOf(tx, { couponId: 41, by: 'concierge.demo', now }),
    findPayLink: ({ db }) => payLinks.findPayLink(db, 'hash'),
    updatePayLinkOpened: ({ tx }) => payLinks.updatePayLinkOpened(tx, 3, now),
  }),
];
