import { describe, expect, it } from 'vitest';
import type { Instant } from '../time/instant.ts';
import { answerRide, questionOf, type RideAnswer } from './answer-ride.ts';
import { type FollowedRide, followRide } from './follow-ride.ts';
import type { FlightNews } from './news.ts';
import { factsBetween, type RideFact, soldStanding } from './ride-facts.ts';
import { USUAL_FOLLOWING } from './settings.ts';
import { at, newsOf, ZONE } from './testing.ts';

const EVE = '2027-01-09';
const evening = at('21:00', EVE);
const sold = { flightAt: at('06:00'), pickUpAt: at('02:30') };
const departure: FollowedRide = {
  direction: 'departure',
  zone: ZONE,
  isNational: false,
  nationalHoursBefore: '02:30',
  internationalHoursBefore: '03:30',
  extraMinutes: 0,
  clearance: { international: 40, national: 15 },
  settings: USUAL_FOLLOWING,
  sold,
  accepted: null,
  keptAgainstAt: null,
  namedAt: at('10:00', '2026-12-01'),
  soldCancelUntilAt: at('21:30', EVE),
  comesAnywayAt: null,
};
const leaves = (learnedAt: Instant, time: string): FlightNews =>
  newsOf({ learnedAt, gate: { estimatedAt: at(time) } });
const cancelled = newsOf({ learnedAt: evening, state: 'cancelled' });

/** The ride after these news, one fact after the other, as it stands at an instant. */
function after(news: readonly FlightNews[], nowAt = evening, ride: FollowedRide = departure) {
  const facts: RideFact[] = [];
  let standing = soldStanding(sold.pickUpAt);
  for (const { learnedAt } of news) {
    const known = news.filter((one) => one.learnedAt <= learnedAt);
    const followed = followRide(ride, { news: known, hand: null }, learnedAt);
    facts.push(...factsBetween(standing, followed.standing, facts.length));
    standing = followed.standing;
  }
  return {
    facts,
    followed: followRide(ride, { news, hand: null }, nowAt),
    status: 'confirmed' as const,
    standing: sold,
    before: null as RideAnswer | null,
  };
}
const nine = [leaves(evening, '09:00')];
const answer = (
  given: RideAnswer,
  ride: Parameters<typeof answerRide>[1],
  { number = 1, nowAt = evening } = {},
) => answerRide({ number, answer: given }, ride, nowAt);

describe('an answer to a proposal', () => {
  it('moves the pick-up, or keeps the one that stands', () => {
    expect(answer('accept', after(nine))).toEqual({
      kind: 'taken',
      taken: {
        answer: 'accept',
        standing: { flightAt: at('09:00'), pickUpAt: at('05:30') },
        pickUpAt: at('05:30'),
      },
    });
    expect(answer('keep', after(nine))).toEqual({
      kind: 'taken',
      taken: { answer: 'keep', keptAgainstAt: at('05:30'), pickUpAt: at('02:30') },
    });
  });

  it.each(['accept', 'keep'] as const)('is refused once newer news made it wrong: %s', (given) => {
    const again = after([...nine, leaves(evening + 1, '07:00')], evening + 1);
    expect(answer(given, again)).toEqual({ kind: 'moved_again' });
    expect(questionOf(again)).toMatchObject({
      kind: 'pick_up',
      number: 2,
      move: { pickUp: { time: '03:30' } },
    });
    const back = after([...nine, leaves(evening + 1, '06:00')], evening + 1);
    expect(answer(given, back)).toEqual({ kind: 'moved_again' });
    expect(questionOf(back)).toBeNull();
  });

  it('comes too late an hour before the pick-up, and for a ride that is over', () => {
    const atLast = { nowAt: at('01:30') };
    expect(answer('accept', after(nine, at('01:30')), atLast).kind).toBe('taken');
    const late = { nowAt: at('01:31') };
    expect(answer('accept', after(nine, at('01:31')), late)).toEqual({ kind: 'late' });
    expect(answer('accept', after(nine, at('02:51')), { nowAt: at('02:51') })).toEqual({ kind: 'late' });
    expect(answer('accept', { ...after(nine), status: 'cancelled' })).toEqual({ kind: 'late' });
  });

  it('is taken once, and the same again is the same', () => {
    const accepted = { ...after(nine), before: 'accept' as const };
    expect(answer('accept', accepted)).toEqual({ kind: 'repeated' });
    expect(answer('keep', accepted)).toEqual({ kind: 'answered', answer: 'accept' });
  });

  it.each([
    ['a number that nobody asked', 'accept', 7],
    ['of a freeze', 'come_anyway', 1],
  ] as const)('is refused: %s', (_, given, number) => {
    expect(answer(given, after(nine), { number })).toEqual({ kind: 'moved_again' });
  });
});

describe('a guest who comes anyway', () => {
  it('takes the ride out of its freeze, by its number', () => {
    const frozen = after([cancelled]);
    expect(answer('come_anyway', frozen)).toEqual({
      kind: 'taken',
      taken: { answer: 'come_anyway', pickUpAt: at('02:30') },
    });
    expect(answer('accept', frozen)).toEqual({ kind: 'moved_again' });
    expect(answer('come_anyway', frozen, { number: 2 })).toEqual({ kind: 'moved_again' });
    const comes = { ...departure, comesAnywayAt: evening };
    expect(questionOf(after([cancelled], evening, comes))).toBeNull();
  });

  it('is asked anew after newer trouble', () => {
    const news = [cancelled, newsOf({ learnedAt: evening + 1, state: 'diverted', divertedTo: 'TQO' })];
    const comes = { ...departure, comesAnywayAt: evening };
    expect(questionOf(after(news, evening + 1, comes))).toEqual({ kind: 'freeze', number: 1 });
  });
});
