import * as looks from '../../../store/view/repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

export const lookSamples = [
  samplesOf('store/view/repository.ts', looks, {
    lockLooksOf: ({ tx }) => looks.lockLooksOf(tx, 7),
    insertLookAsGuest: ({ tx }) =>
      looks.insertLookAsGuest(tx, {
        accountId: 7,
        couponId: 41,
        reason: 'guest_asks',
        note: '',
        now,
        expiresAt: now + 900_000,
      }),
    findLookAsGuest: ({ db }) => looks.findLookAsGuest(db, { id: 3, accountId: 7 }),
    updateLookEnded: ({ tx }) => looks.updateLookEnded(tx, 3, now),
    updateRunningLook: ({ tx }) => looks.updateRunningLook(tx, { accountId: 7, now }),
    updateLooksOver: ({ db }) => looks.updateLooksOver(db, { now, limit: 200 }),
  }),
];
