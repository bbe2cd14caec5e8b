import * as requests from '../../../store/request/repository.ts';
import { samplesOf } from '../sample.ts';
import { now, price } from './facts.ts';

const waiting = { scope: [1, 2], states: ['waiting'] as const };
const frozen = { version: 2, paidMinor: 24_000, givenBackMinor: 0 };
const page = { page: 1, page_size: 25 };

export const approvalSamples = [
  samplesOf<typeof requests>('store/request/repository.ts', {
    listRequests: [
      {
        when: 'of whoever sees all, what one person asked for',
        call: ({ db }) =>
          requests.listRequests(
            db,
            { scope: null, states: ['waiting', 'approved'], askedBy: { accountIds: [7], since: now } },
            { ...page, now },
          ),
      },
      {
        when: 'of some properties',
        call: ({ db }) => requests.listRequests(db, { ...waiting, couponId: 41 }, { ...page, now }),
      },
    ],
    countRequests: ({ db }) => requests.countRequests(db, waiting),
    findBookingMoney: [
      {
        answers: [[{ ...frozen, currency: 'USD', byHandMinor: 0 }]],
        call: ({ db }) => requests.findBookingMoney(db, 41),
      },
    ],
    updateLowered: ({ tx }) =>
      requests.updateLowered(tx, 41, {
        newMinor: 6_400,
        loweredMinor: 2_000,
        price: { ...price, lines: [] },
      }),
    insertRequest: [
      {
        answers: [[{ id: 3 }]],
        call: ({ tx }) =>
          requests.insertRequest(tx, {
            kind: 'refund',
            couponId: 41,
            status: 'approved',
            amountMinor: 9_000,
            currency: 'USD',
            reason: 'ride_late',
            note: 'Two hours',
            key: 'key-of-staff',
            frozen,
            accountId: 7,
            accounts: [7, 9],
            expiresAt: now,
            now,
          }),
      },
    ],
  }),
];
