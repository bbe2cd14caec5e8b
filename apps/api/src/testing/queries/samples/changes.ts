import type { CancelPlan } from '../../../store/cancellation/record.ts';
import * as cancellations from '../../../store/cancellation/repository.ts';
import type { ChangePlan } from '../../../store/change/record.ts';
import * as changes from '../../../store/change/repository.ts';
import { samplesOf } from '../sample.ts';
import { contact, coupon, newRider, now, price, reckoning, ride, rider, uuid } from './facts.ts';

const plan: ChangePlan = {
  leg: { ...ride, transferId: 1 },
  stays: [rider],
  receptiveGroupId: 0,
  adults: 2,
  children: 0,
  babySeats: 0,
  passengers: 2,
  vehicles: 1,
  rateId: 1,
  totalMinor: 9_500,
  includedMinor: 0,
  included: false,
  price: { ...price, lines: [] },
  contact,
  observation: '',
  specialItems: [{ transferId: 2, items: [{ kind: 'stroller', count: 1 }], answer: 'call' }],
  targets: [
    {
      transferId: 1,
      direction: 'arrival',
      serviceId: 1,
      propertyId: 1,
      on: '2026-12-21',
      hour: 14,
      seats: 2,
      capacity: 12,
    },
  ],
};

const departures = new Map([[1, 1]]);

const writing: changes.ChangeWriting = {
  changeId: uuid,
  coupon,
  transferId: 1,
  planned: { plan, changes: [], differenceMinor: 0, emailChanged: false, overrides: [] },
  departures,
  includedUsedMinor: 0,
  acted: null,
  now,
};

const withNewStays: changes.ChangeWriting = {
  ...writing,
  planned: { ...writing.planned, plan: { ...plan, stays: [rider, newRider] } },
};

const withNewPrice: changes.ChangeWriting = {
  ...writing,
  planned: { ...writing.planned, plan: { ...plan, reckoning } },
};

const waiting: changes.WaitingChange = {
  id: uuid,
  status: 'pending',
  baseVersion: 1,
  plan,
  couponId: 1,
  couponStatus: 'confirmed',
  version: 1,
  serviceId: 1,
  propertyId: 1,
};

const cancelPlan: CancelPlan = {
  coupon,
  legs: [{ transferId: 1, direction: 'arrival', keptPercent: 0, priceMinor: 9_500 }],
  statusAfter: 'cancelled',
  refundMinor: 9_500,
  feeMinor: 0,
  keptLegsMinor: 0,
  benefitLost: false,
  notices: [],
  deadlineAt: now,
  overrides: [],
  waivedMinor: 0,
  askedMinor: 0,
  steps: { paidMinor: 9_500, backMinor: 0, legs: [] },
};

export const changeSamples = [
  samplesOf<typeof changes>('store/change/repository.ts', {
    lockSeatsForChange: ({ tx }) => changes.lockSeatsForChange(tx, { coupon, plan, now }),
    lockDepartures: ({ tx }) => changes.lockDepartures(tx, plan),
    updateChanged: [
      { when: 'the same stays ride', call: ({ tx }) => changes.updateChanged(tx, writing) },
      { when: 'another stay rides along', call: ({ tx }) => changes.updateChanged(tx, withNewStays) },
      { when: 'it has a new price', call: ({ tx }) => changes.updateChanged(tx, withNewPrice) },
    ],
    insertPendingChange: [
      {
        when: 'the same stays ride',
        call: ({ tx }) => changes.insertPendingChange(tx, { ...writing, expiresAt: now }),
      },
      {
        when: 'another stay rides along',
        call: ({ tx }) => changes.insertPendingChange(tx, { ...withNewStays, expiresAt: now }),
      },
    ],
    updatePaidChange: ({ tx }) => changes.updatePaidChange(tx, waiting, departures, now),
  }),
  samplesOf<typeof cancellations>('store/cancellation/repository.ts', {
    updateCancelled: ({ tx }) =>
      cancellations.updateCancelled(tx, [{ changeId: uuid, plan: cancelPlan, acted: null }], now),
  }),
];
