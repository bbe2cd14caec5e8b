import { describe, expect, it } from 'vitest';
import {
  dateOf,
  dateSegments,
  halfOf,
  isFull,
  onClock,
  pasted,
  spilled,
  stepped,
  timeOf,
  timeSegments,
  typedDate,
  typedTime,
  withHalf,
} from './segments.ts';

const us = dateSegments('en-US');
const mx = dateSegments('es-MX');
const [usMonth, usDay, year] = us;
const [usHour, minute] = timeSegments('en-US');

describe('segments of a date', () => {
  it('come in the order of the language', () => {
    expect(us.map((segment) => segment.key)).toEqual(['month', 'day', 'year']);
    expect(mx.map((segment) => segment.key)).toEqual(['day', 'month', 'year']);
  });
  it('are read and written', () => {
    expect(typedDate('2026-12-05')).toEqual({ year: '2026', month: '12', day: '05' });
    expect(typedDate('2026-02-30')).toEqual({});
    expect(dateOf({ year: '2026', month: '12', day: '5' })).toBe('2026-12-05');
  });
  it.each([
    ['en-US', { hour: '13' }, { hour: '01', half: 'pm' }],
    ['en-US', { hour: '00', minute: '3' }, { hour: '12', minute: '3', half: 'am' }],
    ['en-US', { hour: '11' }, { hour: '11' }],
    ['en-US', { hour: '31' }, { hour: '31' }],
    ['es-MX', { hour: '13' }, { hour: '13' }],
  ] as const)('in %s %o stand as %o at once', (locale, typed, shown) => {
    expect(onClock(typed, locale)).toEqual(shown);
  });
  it('are nothing while one is missing', () => {
    expect(dateOf({ month: '12', day: '5' })).toBe('');
    expect(dateOf({ year: '20', month: '12', day: '5' }, '2026-11-21')).toBe('');
    expect(dateOf({ year: '2026', day: '5' })).toBe('');
  });
  it('take the first year that fits when it was not typed', () => {
    expect(dateOf({ month: '12', day: '21' }, '2026-11-21')).toBe('2026-12-21');
    expect(dateOf({ month: '01', day: '03' }, '2026-11-21')).toBe('2027-01-03');
  });
  it('do not guess a year while the day is still being typed', () => {
    expect(dateOf({ month: '12', day: '2' }, '2026-12-21')).toBe('');
  });
  it('hand on a day that does not exist, for the rules to refuse', () => {
    expect(dateOf({ year: '2026', month: '02', day: '30' })).toBe('2026-02-30');
  });
});

describe('segments of a time', () => {
  it.each([
    ['00:05', '12', 'am'],
    ['12:00', '12', 'pm'],
    ['14:35', '02', 'pm'],
    ['23:59', '11', 'pm'],
  ] as const)('%s is hour %s %s and back', (value, hour, half) => {
    const read = typedTime(value, 'en-US');
    expect(read).toEqual({ hour, minute: value.slice(3), half });
    expect(timeOf(read, 'en-US')).toBe(value);
    const there = typedTime(value, 'es-MX');
    expect(there).toEqual({ hour: value.slice(0, 2), minute: value.slice(3) });
    expect(timeOf(there, 'es-MX')).toBe(value);
  });
  it('take an hour of the other clock as it is', () => {
    expect(timeOf({ hour: '14', minute: '35', half: 'am' }, 'en-US')).toBe('14:35');
    expect(timeOf({ hour: '00', minute: '35' }, 'en-US')).toBe('00:35');
    expect([halfOf({ hour: '14' }), halfOf({ hour: '00' }), halfOf({ hour: '02' })]).toEqual([
      'pm',
      'am',
      undefined,
    ]);
  });
  it('take no half of the day for granted', () => {
    expect(timeOf({ hour: '2', minute: '35' }, 'en-US')).toBe('02:35?');
    expect(timeOf({ hour: '12', minute: '00' }, 'en-US')).toBe('12:00?');
    expect(timeOf({ hour: '2', minute: '35' }, 'es-MX')).toBe('02:35');
    expect(typedTime('02:35?', 'en-US')).toEqual({ hour: '02', minute: '35' });
  });
  it('ask the hour again when the language changes before the half is chosen', () => {
    expect(typedTime('02:35?', 'es-MX')).toEqual({ minute: '35' });
  });
  it.each([
    ['en-US', { hour: '2', minute: '35' }, 'pm', '14:35'],
    ['en-US', { hour: '12', minute: '05' }, 'am', '00:05'],
    ['en-US', { hour: '14', minute: '35' }, 'am', '02:35'],
    ['en-US', { hour: '00', minute: '35' }, 'pm', '12:35'],
    ['es-MX', { hour: '2', minute: '35' }, 'pm', '14:35'],
    ['es-MX', { hour: '12', minute: '35' }, 'am', '00:35'],
    ['es-MX', { hour: '14', minute: '35' }, 'am', '14:35'],
  ] as const)('in %s %o and %s is %s', (locale, typed, half, time) => {
    expect(timeOf(withHalf(typed, half, locale), locale)).toBe(time);
  });
  it('are nothing while one is missing', () => {
    expect(timeOf({ hour: '2', half: 'pm' }, 'en-US')).toBe('');
    expect(timeOf({ hour: '2', minute: '3', half: 'pm' }, 'en-US')).toBe('');
  });
  it.each([
    ['02', '015', { hour: '20', minute: '15' }],
    ['2', '310', { hour: '23', minute: '10' }],
    ['09', '305', null],
    ['02', '45', null],
    ['02', '500', null],
  ])('hour %s and minutes %s go on as %o', (hour, minutes, typed) => {
    expect(spilled({ hour }, minutes)).toEqual(typed);
  });
});

describe('typing', () => {
  it('goes on when no digit can follow', () => {
    expect([usMonth, usDay, year, usHour, minute].every(Boolean)).toBe(true);
    if (!usMonth || !usDay || !year || !usHour || !minute) return;
    expect([isFull(usMonth, '1'), isFull(usMonth, '2'), isFull(usDay, '3'), isFull(usDay, '4')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([isFull(year, '202'), isFull(year, '2026'), isFull(usHour, '1'), isFull(minute, '6')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
  it('steps round the ends and begins at the given start', () => {
    if (!usMonth) return;
    expect([stepped(usMonth, '12', 1, 5), stepped(usMonth, '01', -1, 5), stepped(usMonth, '', 1, 5)]).toEqual(
      ['01', '12', '05'],
    );
  });
});

describe('pasting', () => {
  it.each([
    ['2026-12-21', { year: '2026', month: '12', day: '21' }],
    ['12/21/2026', { month: '12', day: '21', year: '2026' }],
    [' 12.21.2026 ', { month: '12', day: '21', year: '2026' }],
  ])('%s is a date', (text, typed) => {
    expect(pasted(text, us)).toEqual(typed);
  });
  it('follows the order of the language', () => {
    expect(pasted('21/12/2026', mx)).toEqual({ day: '21', month: '12', year: '2026' });
  });
  it.each([
    ['14:35', { hour: '14', minute: '35' }],
    ['1435', { hour: '14', minute: '35' }],
    ['935', { hour: '9', minute: '35' }],
    ['2:35p', { hour: '2', minute: '35', half: 'pm' }],
    ['2:35 a.m.', { hour: '2', minute: '35', half: 'am' }],
  ])('%s is a time', (text, typed) => {
    expect(pasted(text, timeSegments('en-US'))).toEqual(typed);
  });
  it.each(['hello', '12', '12/21'])('%s is none', (text) => {
    expect(pasted(text, us)).toBeNull();
  });
});
