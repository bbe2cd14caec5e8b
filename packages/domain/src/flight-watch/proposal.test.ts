import { describe, expect, it } from 'vitest';
import type { Instant } from '../time/instant.ts';
import { answerProposal } from './answer-proposal.ts';
import { type DepartureRide, isOpenMove, moveOfDeparture } from './proposal.ts';
import { at, ZONE } from './testing.ts';

const EVE = '2027-01-09';
const ride: DepartureRide = {
  zone: ZONE,
  isNational: false,
  nationalHoursBefore: '02:30',
  internationalHoursBefore: '03:30',
  extraMinutes: 0,
  standing: { flightAt: at('06:00'), pickUpAt: at('02:30') },
  keptAgainstAt: null,
  proposalMinutes: 45,
};
const evening = at('21:00', EVE);
const move = (flightAt: Instant | null, nowAt = evening, more: Partial<DepartureRide> = {}) => {
  const found = moveOfDeparture({ ...ride, ...more }, flightAt, nowAt);
  return found.kind === 'none' ? 'none' : `${found.kind} ${found.pickUp.on.slice(8)} ${found.pickUp.time}`;
};

it.each<[string, string]>([
  ['44 minutes later', move(at('06:44'))],
  ['9 minutes earlier', move(at('05:51'))],
  ['no time known', move(null)],
  ['the same pick-up was answered with no', move(at('09:00'), evening, { keptAgainstAt: at('05:30') })],
  ['the ride has begun', move(at('05:00'), at('02:30'))],
])('nothing is proposed: %s', (_, found) => {
  expect(found).toBe('none');
});

it.each<[string, string, string]>([
  ['45 minutes later', move(at('06:45')), 'proposal 10 03:15'],
  ['until 60 minutes before the pick-up', move(at('09:00'), at('01:30')), 'proposal 10 05:30'],
  ['what stands stands then', move(at('09:00'), at('01:31')), 'lapsed 10 05:30'],
  ['10 minutes earlier', move(at('05:50')), 'alarm 10 02:20'],
  ['an alarm until the ride', move(at('05:50'), at('02:29')), 'alarm 10 02:20'],
  ['the day before', move(at('03:20')), 'alarm 09 23:50'],
  ['a national flight', move(at('09:00'), evening, { isNational: true }), 'proposal 10 06:30'],
  ['by a setting', move(at('06:30'), evening, { proposalMinutes: 30 }), 'proposal 10 03:00'],
  [
    'back after a yes',
    move(at('07:00'), evening, { standing: { flightAt: at('09:00'), pickUpAt: at('05:30') } }),
    'alarm 10 03:30',
  ],
])('%s', (_, found, told) => {
  expect(found).toBe(told);
});

describe('an answer', () => {
  const newestOf = (flightAt: Instant, nowAt = evening, more: Partial<DepartureRide> = {}) =>
    moveOfDeparture({ ...ride, ...more }, flightAt, nowAt);
  const nine = at('05:30');
  const yes = { pickUpAt: nine, answer: 'accept' } as const;
  const no = { pickUpAt: nine, answer: 'keep' } as const;

  it('is taken for the newest proposal', () => {
    expect(answerProposal(yes, ride.standing, null, newestOf(at('09:00')))).toEqual({
      kind: 'ok',
      standing: { flightAt: at('09:00'), pickUpAt: nine },
      keptAgainstAt: null,
    });
    expect(answerProposal(no, ride.standing, null, newestOf(at('09:00')))).toEqual({
      kind: 'ok',
      standing: ride.standing,
      keptAgainstAt: nine,
    });
  });

  it.each([yes, no])('is refused once newer news made it wrong: $answer', (answer) => {
    const newest = newestOf(at('07:00'));
    expect(answerProposal(answer, ride.standing, null, newest)).toEqual({ kind: 'moved_again', newest });
    expect(isOpenMove(newest)).toBe(true);
    const back = newestOf(at('06:00'));
    expect(answerProposal(answer, ride.standing, null, back)).toEqual({ kind: 'moved_again', newest: back });
  });

  it('comes too late 60 minutes before the pick-up', () => {
    expect(answerProposal(yes, ride.standing, null, newestOf(at('09:00'), at('01:31')))).toEqual({
      kind: 'lapsed',
    });
  });

  it('is taken once, and the same again is the same', () => {
    const accepted = { flightAt: at('09:00'), pickUpAt: nine };
    const newest = newestOf(at('09:00'), evening, { standing: accepted });
    expect(answerProposal(yes, accepted, yes, newest)).toEqual({ kind: 'repeated' });
    expect(answerProposal(no, accepted, yes, newest)).toEqual({ kind: 'answered', answer: 'accept' });
  });
});
