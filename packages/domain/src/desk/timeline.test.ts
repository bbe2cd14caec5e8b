import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time/instant.ts';
import type { StoryFacts } from './story-facts.ts';
import { timelineOf } from './timeline.ts';

const attempt: StoryFacts['attempts'][number] = {
  status: 'failed',
  amountMinor: 8_400,
  gateway: 'sandbox',
  card: 'visa 0002',
  failure: 'card_declined',
  createdAt: 2_000,
  updatedAt: 2_500,
  checks: 0,
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
  requests: [],
  changes: [],
  marks: [],
  assumed: [],
  payLinks: [],
  askedLetters: [],
  letters: [],
  messages: [],
  alerts: [],
};
const told = (more: Partial<StoryFacts>) =>
  timelineOf({ ...facts, attempts: [], ...more }).map(({ at, kind, code }) => [at, kind, code]);
const sold = [1_000, 'booking', 'sold'];

describe('the story of a booking', () => {
  it('tells the sale and each try to pay, with its decline', () => {
    expect(timelineOf(facts).map(({ code, detail }) => [code, detail])).toEqual([
      ['sold', ''],
      ['failed', 'visa 0002 · card_declined'],
      ['succeeded', 'visa 0002'],
    ]);
  });

  it('late news stands where it happened and says when it was learned', () => {
    const late = { ...attempt, status: 'succeeded', updatedAt: 2_000 + 90 * MINUTE_MS, checks: 4 } as const;
    const next = { ...attempt, createdAt: 2_000 + MINUTE_MS, updatedAt: 2_000 + MINUTE_MS };
    const events = timelineOf({ ...facts, attempts: [next, late] });
    expect(events.map(({ at, learnedAt }) => [at, learnedAt])).toEqual([
      [1_000, null],
      [2_000, late.updatedAt],
      [next.createdAt, null],
    ]);
    // A guest who took long at the bank's page is no late news: nobody had to ask.
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
        refunds: [
          {
            status: 'failed',
            amountMinor: 1,
            reason: 'cancel',
            failure: 'x',
            createdAt: 7_000,
            updatedAt: 8_000,
          },
        ],
      },
      [
        [7_000, 'refund', 'requested'],
        [8_000, 'refund', 'failed'],
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

  it('tells the sale at the price of the sale, whatever was let go of it since', () => {
    const [sale] = timelineOf({
      ...facts,
      booking: { ...facts.booking, totalMinor: 6_400, loweredMinor: 2_000 },
    });
    expect(sale).toMatchObject({ code: 'sold', amountMinor: 8_400 });
  });

  it('is in the order of time, whatever the tables give', () => {
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
