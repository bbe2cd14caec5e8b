import { describe, expect, it } from 'vitest';
import {
  dateOf,
  dateSegments,
  isFull,
  pasted,
  stepped,
  timeOf,
  timeSegments,
  typedDate,
  typedTime,
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
    expect(read).toEqual({ typed: { hour, minute: value.slice(3) }, half });
    expect(timeOf(read.typed, read.half, 'en-US')).toBe(value);
    const { typed } = typedTime(value, 'es-MX');
    expect(timeOf(typed, 'am', 'es-MX')).toBe(value);
  });
  it('take an hour of the other clock as it is', () => {
    expect(timeOf({ hour: '14', minute: '35' }, 'am', 'en-US')).toBe('14:35');
  });
  it('are nothing while one is missing', () => {
    expect(timeOf({ hour: '2' }, 'pm', 'en-US')).toBe('');
    expect(timeOf({ hour: '2', minute: '3' }, 'pm', 'en-US')).toBe('');
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
  it('steps round the ends and starts where it is told', () => {
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
  it.each(['hello', '12', '12/21'])('%s is none', (text) => {
    expect(pasted(text, us)).toBeNull();
  });
});
