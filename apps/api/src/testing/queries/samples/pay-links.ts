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
  samplesOf<typeof payLinks>('store/payment/pay-link-repository.ts', {
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
  }),
];
