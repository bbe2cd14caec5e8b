import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChildSeats,
  checkChildSeats,
  childrenAsked,
  SEATS_UNSAID,
  seated,
  seatsNow,
} from './child-seats.ts';
import { type Counters, headCount } from './passengers.ts';

const of = (adults: number, children: number, babySeats: number): Counters => ({
  adults,
  children,
  babySeats,
});
const said = (answer: ChildSeats['answer'], older = 0): ChildSeats => ({ answer, older });

describe('an answer moves the children to the counter they belong to', () => {
  it.each([
    [of(2, 1, 0), SEATS_UNSAID, 'seat', of(2, 0, 1), said('seat')],
    [of(2, 1, 0), SEATS_UNSAID, 'lap', of(2, 1, 0), said('lap')],
    [of(2, 2, 0), SEATS_UNSAID, 'older', of(4, 0, 0), said('older', 2)],
    [of(2, 0, 1), said('seat'), 'lap', of(2, 1, 0), said('lap')],
    [of(2, 0, 1), said('seat'), 'older', of(3, 0, 0), said('older', 1)],
    [of(4, 0, 0), said('older', 2), 'seat', of(2, 0, 2), said('seat')],
    [of(2, 1, 1), SEATS_UNSAID, 'seat', of(2, 0, 2), said('seat')],
    // Adults that were taken off meanwhile do not come back.
    [of(1, 0, 0), said('older', 2), 'lap', of(0, 1, 0), said('lap')],
  ] as const)('%j %j, then %s: %j', (counters, seats, answer, next, nextSeats) => {
    expect(seated(counters, seats, answer)).toEqual({ counters: next, seats: nextSeats });
  });

  it('loses no person and counts none twice', () => {
    const answer = fc.constantFrom('seat', 'lap', 'older', '' as const);
    const anybody = fc.record({ adults: fc.nat(20), children: fc.nat(20), babySeats: fc.nat(20) });
    fc.assert(
      fc.property(anybody, fc.array(answer, { maxLength: 6 }), (counters, answers) => {
        let now = { counters: counters as Counters, seats: SEATS_UNSAID };
        for (const one of answers) now = seated(now.counters, now.seats, one);
        expect(headCount(now.counters)).toBe(headCount(counters));
      }),
    );
  });
});

it.each([
  [of(2, 0, 1), SEATS_UNSAID, said('seat')],
  [of(2, 1, 1), SEATS_UNSAID, SEATS_UNSAID],
  [of(2, 1, 0), said('seat'), SEATS_UNSAID],
  [of(2, 0, 0), said('lap'), SEATS_UNSAID],
  [of(2, 1, 1), said('seat'), said('seat')],
  [of(3, 1, 1), said('older', 1), SEATS_UNSAID],
  [of(2, 2, 0), said('lap'), said('lap')],
  [of(3, 1, 0), said('older', 1), SEATS_UNSAID],
  [of(3, 0, 0), said('older', 1), said('older', 1)],
])('counters %j changed by hand leave of %j: %j', (counters, seats, now) => {
  expect(seatsNow(counters, seats)).toEqual(now);
});

it.each([
  [[of(2, 0, 0)], [SEATS_UNSAID], []],
  [[of(2, 1, 0)], [SEATS_UNSAID], ['seats.0.answer']],
  [[of(2, 1, 0)], [], ['seats.0.answer']],
  [[of(2, 1, 0)], [said('lap')], []],
  [[of(2, 1, 1)], [SEATS_UNSAID], []],
  [[of(2, 0, 0), of(1, 2, 0)], [SEATS_UNSAID, said('older', 1)], ['seats.1.answer']],
])('of %j, with the answer %j, is asked: %j', (stays, seats, fields) => {
  expect(checkChildSeats(stays, seats)).toEqual(fields.map((field) => ({ field, code: 'choice.missing' })));
});

it('asks about the children in every counter', () => {
  expect(childrenAsked(of(4, 1, 2), said('older', 3))).toBe(6);
});
