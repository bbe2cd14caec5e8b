import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time/instant.ts';
import type { StoryFacts } from './story-facts.ts';
import { timelineOf as storyOf } from './timeline.ts';

const attempt: StoryFacts['attempts'][number] = {
  status: 'failed',
  amountMinor: 8_400,
  gateway: 'sandbox',
  card: 'visa 0002',
  failure: 'card_declined',
  createdAt: 2_000,
  updatedAt: 2_500,
  happenedAt: null,
  checks: 0,
};
const failedRefund: StoryFacts['refunds'][number] = {
  status: 'failed',
  amountMinor: 1,
  reason: 'cancel',
  failure: 'x',
  createdAt: 7_000,
  updatedAt: 8_000,
  happenedAt: null,
  paidAt: null,
  isRetry: false,
  settled: null,
};
const facts: StoryFacts = {
  booking: {
    status: 'confirmed',
    createdAt: 1_000,
    expiresAt: 90_000,
    cancelledAt: null,
    isReplaced: false,
    acting: null,
    totalMinor: 8_400,
    loweredMinor: 0,
    channel: null,
  },
  attempts: [attempt, { ...attempt, status: 'succeeded', failure: null, createdAt: 3_000, updatedAt: 3_400 }],
  refunds: [],
  moneyDeeds: [],
  differences: [],
  requests: [],
  changes: [],
  marks: [],
  assumed: [],
  answers: [],
  payLinks: [],
  fixLinks: [],
  stayNews: [],
  group: null,
  rights: [],
  openings: [],
  looks: [],
  askedLetters: [],
  letters: [],
  messages: [],
  alerts: [],
};
const now = 10 * 24 * 60 * MINUTE_MS;
const timelineOf = (of: StoryFacts) => storyOf(of, now);
const told = (more: Partial<StoryFacts>) =>
  timelineOf({ ...facts, attempts: [], ...more }).map(({ at, kind, code }) => [at, kind, code]);
const sold = [1_000, 'booking', 'sold'];

describe('the story of a booking', () => {
  it('has the sale and each try to pay, with its decline', () => {
    expect(timelineOf(facts).map(({ code, detail }) => [code, detail])).toEqual([
      ['sold', ''],
      ['failed', 'visa 0002 · card_declined'],
      ['succeeded', 'visa 0002'],
    ]);
  });

  it('late news stands at the moment of its event, with its own moment', () => {
    const late = { ...attempt, status: 'succeeded', updatedAt: 2_000 + 90 * MINUTE_MS, checks: 4 } as const;
    const next = { ...attempt, createdAt: 2_000 + MINUTE_MS, updatedAt: 2_000 + MINUTE_MS };
    const events = timelineOf({ ...facts, attempts: [next, late] });
    expect(events.map(({ at, learnedAt }) => [at, learnedAt])).toEqual([
      [1_000, null],
      [2_000, late.updatedAt],
      [next.createdAt, null],
    ]);
    // A guest who took long at the bank's page is no late news: no query was needed.
    const slow = { ...late, checks: 0 };
    expect(timelineOf({ ...facts, attempts: [slow] })[1]?.learnedAt).toBeNull();
  });

  it.each<[string, Partial<StoryFacts>, unknown[]]>([
    [
      'an end without payment',
      { booking: { ...facts.booking, status: 'expired' } },
      [[90_000, 'booking', 'expired']],
    ],
    [
      'a newer booking in its place',
      { booking: { ...facts.booking, status: 'cancelled', isReplaced: true, cancelledAt: 4_000 } },
      [[4_000, 'booking', 'replaced']],
    ],
    [
      'a change that waited for its difference',
      {
        changes: [
          {
            kind: 'change',
            status: 'applied',
            amountMinor: 500,
            direction: null,
            changes: [],
            createdAt: 5_000,
            endedAt: 6_000,
            acting: null,
          },
        ],
      },
      [
        [5_000, 'change', 'pending'],
        [6_000, 'change', 'applied'],
      ],
    ],
    [
      'a change that cost nothing',
      {
        changes: [
          {
            kind: 'change',
            status: 'applied',
            amountMinor: 0,
            direction: null,
            changes: [],
            createdAt: 5_000,
            endedAt: 5_000,
            acting: null,
          },
        ],
      },
      [[5_000, 'change', 'applied']],
    ],
    [
      'a repayment that failed',
      {
        refunds: [failedRefund],
      },
      [
        [7_000, 'refund', 'requested'],
        [8_000, 'refund', 'failed'],
      ],
    ],
    [
      'a repayment that failed twice was requested once, and settled another way',
      {
        refunds: [
          { ...failedRefund, updatedAt: 7_500 },
          { ...failedRefund, isRetry: true, settled: { at: 9_000, by: 'ana', note: 'wire' } },
        ],
      },
      [
        [7_000, 'refund', 'requested'],
        [7_500, 'refund', 'failed'],
        [8_000, 'refund', 'failed'],
        [9_000, 'refund', 'settled'],
      ],
    ],
    [
      'a refund that a person retried, before its result of the same moment',
      {
        refunds: [failedRefund, { ...failedRefund, isRetry: true, status: 'succeeded', updatedAt: 9_000 }],
        moneyDeeds: [{ isRetry: true, amountMinor: 1, at: 9_000, by: 'ana', note: 'asked' }],
      },
      [
        [7_000, 'refund', 'requested'],
        [8_000, 'refund', 'failed'],
        [9_000, 'refund', 'retried'],
        [9_000, 'refund', 'succeeded'],
      ],
    ],
    [
      'a payment that a person asked about',
      { moneyDeeds: [{ isRetry: false, amountMinor: 1, at: 4_000, by: 'ana', note: 'asked' }] },
      [[4_000, 'payment', 'asked']],
    ],
    [
      'a difference from the gateway that a person ended',
      {
        differences: [
          {
            cause: 'refund_failed',
            amountMinor: 24_00,
            foundAt: 7_000,
            endedAt: 8_000,
            endedBy: 'ana',
            note: 'wire',
          },
        ],
      },
      [
        [7_000, 'alert', 'difference.refund_failed'],
        [8_000, 'alert', 'handled'],
      ],
    ],
    [
      'a letter when it was sent, not when it was written',
      {
        letters: [
          {
            id: 12,
            status: 'sent',
            subject: 'Your ride',
            to: 'a•••@example.com',
            createdAt: 2_000,
            sentAt: 9_000,
          },
        ],
      },
      [[9_000, 'letter', 'sent']],
    ],
    [
      'a price by hand that was asked for and approved',
      {
        requests: [
          {
            kind: 'price',
            status: 'approved',
            amountMinor: 2_000,
            reason: 'price_promised',
            note: '',
            requestedAt: 2_000,
            requestedBy: 'ana',
            decidedAt: 3_000,
            decidedBy: 'eva',
            decisionNote: null,
            isGivenAtOnce: false,
          },
        ],
      },
      [
        [2_000, 'booking', 'price_asked'],
        [3_000, 'booking', 'price_approved'],
      ],
    ],
    [
      'an erasure that was asked for and approved',
      {
        requests: [
          {
            kind: 'erasure',
            status: 'approved',
            amountMinor: 0,
            reason: 'guest_asked',
            note: 'Case 4711.',
            requestedAt: 2_000,
            requestedBy: 'ana',
            decidedAt: 3_000,
            decidedBy: 'eva',
            decisionNote: null,
            isGivenAtOnce: false,
          },
        ],
      },
      [
        [2_000, 'booking', 'erasure_asked'],
        [3_000, 'booking', 'erasure_approved'],
      ],
    ],
    [
      'a message when it was written, and its answer',
      {
        messages: [
          {
            id: 3,
            reference: 'M-7K3QW-9ZC4T',
            status: 'answered',
            createdAt: 2_000,
            endedAt: 5_000,
            endedBy: 'ana',
            note: null,
          },
        ],
      },
      [
        [2_000, 'message', 'written'],
        [5_000, 'message', 'answered'],
      ],
    ],
    [
      'a matter and its end',
      {
        alerts: [
          {
            kind: 'refund.failed',
            detail: '',
            createdAt: 3_000,
            resolvedAt: 9_500,
            resolvedBy: 'ana',
            note: 'done',
          },
        ],
      },
      [
        [3_000, 'alert', 'refund.failed'],
        [9_500, 'alert', 'handled'],
      ],
    ],
  ])('%s', (_, more, events) => {
    expect(told(more)).toEqual([sold, ...events]);
  });

  it('has the sale at the price of the sale, whatever reduction followed', () => {
    const [sale] = timelineOf({
      ...facts,
      booking: { ...facts.booking, totalMinor: 6_400, loweredMinor: 2_000 },
    });
    expect(sale).toMatchObject({ code: 'sold', amountMinor: 8_400 });
  });

  it('late news of the gateway stands at its time, of a payment and of a repayment', () => {
    const learned = 3_000 + 3 * 60 * MINUTE_MS;
    const events = timelineOf({
      ...facts,
      attempts: [{ ...attempt, status: 'succeeded', updatedAt: learned, happenedAt: 4_000 }],
      refunds: [
        {
          status: 'succeeded',
          amountMinor: 1,
          reason: 'cancel',
          failure: null,
          createdAt: 3_000,
          updatedAt: learned,
          happenedAt: 5_000,
          paidAt: null,
          isRetry: false,
          settled: null,
        },
        // News in time needs no remark.
        {
          status: 'failed',
          amountMinor: 1,
          reason: 'cancel',
          failure: 'x',
          createdAt: 3_000,
          updatedAt: 6_000 + MINUTE_MS,
          happenedAt: 6_000,
          paidAt: null,
          isRetry: false,
          settled: null,
        },
      ],
    });
    expect(events.map(({ at, code, learnedAt }) => [at, code, learnedAt])).toEqual([
      [1_000, 'sold', null],
      [3_000, 'requested', null],
      [3_000, 'requested', null],
      [4_000, 'succeeded', learned],
      [5_000, 'succeeded', learned],
      [6_000, 'failed', null],
    ]);
  });

  const link: StoryFacts['payLinks'][number] = {
    way: 'mail',
    amountMinor: 1,
    acting: { username: 'ana', reason: null, note: '' },
    madeAt: 2_000,
    openedAt: null,
    usedAt: null,
    endedAt: null,
    endedBy: null,
    change: null,
  };
  const fixLink: StoryFacts['fixLinks'][number] = {
    way: 'show',
    by: 'ana',
    madeAt: 2_000,
    openedAt: null,
    usedAt: null,
    endedAt: null,
  };
  const change: StoryFacts['changes'][number] = {
    kind: 'change',
    status: 'applied',
    amountMinor: 0,
    direction: null,
    changes: [],
    createdAt: 5_000,
    endedAt: 5_000,
    acting: null,
  };
  const hours = 60 * MINUTE_MS;
  it.each<[string, Partial<StoryFacts>, unknown[]]>([
    ['a payment link that stands', { payLinks: [link] }, []],
    [
      'one that went with its booking',
      { booking: { ...facts.booking, status: 'expired' }, payLinks: [link] },
      [[90_000, 'link_expired']],
    ],
    [
      'one whose price was lowered since',
      {
        attempts: [{ ...attempt, status: 'succeeded', createdAt: 4_000 }],
        requests: [
          {
            kind: 'price',
            status: 'approved',
            amountMinor: 1,
            reason: 'goodwill',
            note: '',
            requestedAt: 3_000,
            requestedBy: 'ana',
            decidedAt: 3_000,
            decidedBy: 'ana',
            decisionNote: null,
            isGivenAtOnce: true,
          },
        ],
        payLinks: [link],
      },
      [[3_000, 'link_outdated']],
    ],
    [
      'one whose change lapsed',
      { payLinks: [{ ...link, change: { status: 'lapsed', endedAt: 7_000 } }] },
      [[7_000, 'link_expired']],
    ],
    [
      'one whose change another one replaced',
      { payLinks: [{ ...link, change: { status: 'replaced', endedAt: 7_000 } }] },
      [[7_000, 'link_outdated']],
    ],
    [
      'one that was paid for without it',
      {
        attempts: [{ ...attempt, status: 'succeeded', createdAt: 4_000 }],
        changes: [change],
        payLinks: [link],
      },
      [],
    ],
    [
      'a link to correct, 72 hours later',
      { fixLinks: [fixLink] },
      [[2_000 + 72 * hours, 'fix_link_expired']],
    ],
    [
      'one that a change came before',
      { changes: [change], fixLinks: [fixLink] },
      [[5_000, 'fix_link_outdated']],
    ],
    ['one from after the change', { changes: [change], fixLinks: [{ ...fixLink, madeAt: now - hours }] }, []],
    [
      'one that was over when another one took its place',
      { changes: [change], fixLinks: [{ ...fixLink, endedAt: 8_000 }] },
      [[5_000, 'fix_link_outdated']],
    ],
    [
      'one that another one replaced',
      {
        changes: [{ ...change, createdAt: 9_000, endedAt: 9_000 }],
        fixLinks: [{ ...fixLink, endedAt: 8_000 }],
      },
      [],
    ],
    [
      'one that was used, with its own change',
      { changes: [change], fixLinks: [{ ...fixLink, usedAt: 5_000, endedAt: 5_000 }] },
      [[5_000, 'fix_link_used']],
    ],
  ])('%s', (_, more, ends) => {
    const codes = ['expired', 'outdated', 'used'];
    const events = timelineOf({ ...facts, attempts: [], ...more }).filter(
      ({ code }) => code.includes('link') && codes.some((end) => code.endsWith(end)),
    );
    expect(events.map(({ at, code }) => [at, code])).toEqual(ends);
  });

  it('is in the order of time, in any order of the tables', () => {
    const letter = fc.record({
      id: fc.nat(),
      status: fc.constantFrom('sent', 'failed'),
      subject: fc.constant('x'),
      to: fc.constant('y'),
      createdAt: fc.nat(99),
      sentAt: fc.option(fc.nat(99)),
    }) as fc.Arbitrary<StoryFacts['letters'][number]>;
    fc.assert(
      fc.property(fc.array(letter), (letters) => {
        const at = timelineOf({ ...facts, letters }).map((one) => one.at);
        expect(at).toEqual([...at].sort((a, b) => a - b));
      }),
    );
  });
});

it.each([
  ['of its flight names the ride', 'flight_time', 'departure', 'departure · Asked by phone'],
  ['of the guest names none', 'name', 'departure', 'Asked by phone'],
  ['of a ride that is not kept any more', 'flight_time', null, 'Asked by phone'],
] as const)('a change %s', (_, field, direction, detail) => {
  const changes = [{ field, old: 'a', new: 'b' }];
  const acting = { username: 'ana', reason: 'other', note: 'Asked by phone', overrides: [] } as const;
  const change = { kind: 'change', status: 'applied', amountMinor: 0, direction, changes, acting } as const;
  const told = timelineOf({ ...facts, changes: [{ ...change, createdAt: 5_000, endedAt: null }] });
  expect(told.find(({ kind }) => kind === 'change')?.detail).toBe(detail);
});
