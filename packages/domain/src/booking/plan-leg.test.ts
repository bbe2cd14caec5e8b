import { describe, expect, it } from 'vitest';
import type { Schedule } from '../flight/schedule.ts';
import { type LegSetting, planLeg, type WishedFlight } from './plan-leg.ts';

const setting: LegSetting = {
  zone: 'America/Cancun',
  nationalHoursBefore: '02:30',
  internationalHoursBefore: '03:30',
  extraMinutes: 0,
  allowsWithoutFlight: true,
  isPrivate: true,
  terminals: [],
  airlineCodeOf: (code) => ({ AA: 'AA', AAL: 'AA', AM: 'AM' })[code],
  changeHours: 96,
  cancelHours: 5,
};
const unlisted: Schedule = { kind: 'unlisted' };
const flight = (more: Partial<WishedFlight> = {}): WishedFlight => ({
  name: 'AA 1235',
  on: '2027-01-17',
  time: '14:20',
  isNational: false,
  ...more,
});

describe('a leg', () => {
  it.each([
    ['arrival', flight(), ['2027-01-17', '14:20', false]],
    ['departure', flight(), ['2027-01-17', '10:50', false]],
    ['departure', flight({ time: '01:10', isNational: true }), ['2027-01-16', '22:40', true]],
    ['departure', flight({ time: '03:29' }), ['2027-01-16', '23:55', true]],
    // Without a flight yet the longer time before it is taken.
    ['departure', flight({ name: '', isNational: null }), ['2027-01-17', '10:50', false]],
  ] as const)('%s of %o is picked up then', (direction, wished, [on, time, isDayBefore]) => {
    const { leg } = planLeg(direction, wished, unlisted, setting);
    expect(leg?.pickUp).toMatchObject({ on, time, isDayBefore });
  });

  it('can be changed and cancelled until its property’s hours before the pick-up', () => {
    const { leg } = planLeg('departure', flight(), unlisted, setting);
    const at = leg?.pickUp.at ?? 0;
    expect([leg?.changeUntilAt, leg?.cancelUntilAt]).toEqual([at - 96 * 3_600_000, at - 5 * 3_600_000]);
  });

  it('is national or not as the schedule says, and is asked about when its time is far off', () => {
    const schedule: Schedule = { kind: 'known', time: '15:30', isNational: true };
    const { leg } = planLeg('departure', flight(), schedule, setting);
    expect(leg).toMatchObject({ isNational: true, scheduledTime: '15:30', timeToCheck: true });
    expect(leg?.pickUp.time).toBe('11:50');
  });

  it.each([
    ['the schedule’s', flight(), '3', '3'],
    ['the typed one in any spelling', flight({ terminal: 'Terminal 4' }), null, '4'],
    ['the schedule’s, typed as well, though no row has it', flight({ terminal: 'T9' }), '9', '9'],
    ['none where it is unknown', flight({ terminal: null }), null, null],
  ])('has a terminal: %s', (_, wished, terminal, expected) => {
    const schedule: Schedule = { kind: 'known', time: '14:20', isNational: false, terminal };
    const at = { ...setting, terminals: [{ terminal: '3' }, { terminal: '4' }] };
    expect(planLeg('arrival', wished, schedule, at).leg?.terminal).toBe(expected);
  });

  it.each([
    ['keeps its terminal with its flight, whatever the schedule has', {}, '3'],
    ['has the schedule’s with another flight', { flightCode: 'AA1' }, '4'],
    ['has the schedule’s on another day', { flightOn: '2027-01-18' }, '4'],
    ['has the schedule’s where it had none', { terminal: null }, '4'],
  ])('changed, it %s', (_, before, expected) => {
    const kept = { flightCode: 'AA1235', flightOn: '2027-01-17', terminal: '3', ...before };
    const schedule: Schedule = { kind: 'known', time: '14:20', isNational: false, terminal: '4' };
    expect(planLeg('arrival', flight(), schedule, { ...setting, kept }).leg?.terminal).toBe(expected);
  });

  it.each([
    ['AM 0058', 'AM58'],
    ['xa-abc', 'XA-ABC'],
    ['AA-1235', 'AA1235'],
    ['AAL1235', 'AA1235'],
    ['AA1234/BA5678', 'AA1234'],
    [' ', ''],
  ])('calls the flight %j %j', (name, code) => {
    expect(planLeg('arrival', flight({ name }), unlisted, setting).leg?.flightCode).toBe(code);
  });
});

describe('issues of a flight', () => {
  it.each([
    [
      'a name that is none',
      'arrival',
      flight({ name: 'AM0000' }),
      ['arrival.flightNumber flight.number_invalid'],
    ],
    [
      'nobody said national',
      'departure',
      flight({ isNational: null }),
      ['departure.isNational flight.national_missing'],
    ],
    ['an arrival needs no such word', 'arrival', flight({ isNational: null }), []],
    [
      'an hour that the clock skips',
      'arrival',
      flight({ on: '2027-03-14', time: '02:30' }),
      ['arrival.time time.skipped'],
    ],
  ] as const)('%s', (_, direction, wished, expected) => {
    const { issues } = planLeg(direction, wished, unlisted, { ...setting, zone: 'America/Nassau' });
    expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it('a private plane where the ride is shared', () => {
    const shared = { ...setting, isPrivate: false };
    expect(planLeg('arrival', flight({ name: 'XA-ABC' }), unlisted, shared).issues).toEqual([
      { field: 'arrival.flightNumber', code: 'flight.number_invalid' },
    ]);
  });

  it.each([
    [['2', '3'], { code: 'terminal.unknown', params: { terminals: '2, 3' } }],
    [[], { code: 'terminal.none' }],
  ])('a terminal of another airport, where there are %j', (names, issue) => {
    const at = { ...setting, terminals: names.map((terminal) => ({ terminal })) };
    expect(planLeg('departure', flight({ terminal: 'A' }), unlisted, at).issues).toEqual([
      { field: 'departure.terminal', ...issue },
    ]);
  });

  it('no flight, where the property wants one', () => {
    const wants = { ...setting, allowsWithoutFlight: false };
    expect(planLeg('arrival', flight({ name: '' }), unlisted, wants).issues).toEqual([
      { field: 'arrival.flightNumber', code: 'field.required' },
    ]);
  });
});
