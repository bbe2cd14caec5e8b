import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isCivilDate,
  isCivilTime,
  minutesOf,
  timeOfMinutes,
} from './civil.ts';

const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2190-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dates', () => {
  it.each(['2028-02-29', '2027-12-31', '1970-01-01', '2199-12-31', '2000-02-29'])('%s exists', (text) => {
    expect(isCivilDate(text)).toBe(true);
  });

  it.each([
    '2027-02-29',
    '2100-02-29',
    '2027-02-30',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '0000-01-01',
    '9999-12-31',
    '-001-01-01',
    '-1',
    '03/04/2026',
    '2027-1-1',
    '2027-01-10T00:00',
    ' 2027-01-10',
    '2027-01-10\n',
    '２０２７-01-10',
    '',
    20270110,
    null,
    undefined,
  ])('%s does not', (text) => {
    expect(isCivilDate(text)).toBe(false);
  });

  it.each([
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('%s and %d days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-08-31', 18, '2029-02-28'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
  ])('%s and %d months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  it('adding and counting days undo each other, and text order is time order', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -2000, max: 2000 }), (from, days) => {
        fc.pre(from > '1976-01-01');
        const to = addDays(from, days);
        expect(daysBetween(from, to)).toBe(days);
        expect(to > from).toBe(days > 0);
      }),
    );
  });

  it('refuses to calculate with what is no date', () => {
    expect(() => addDays('2027-02-30', 1)).toThrow(RangeError);
    expect(() => addMonths('soon', 1)).toThrow(RangeError);
  });
});

describe('times', () => {
  it.each(['00:00', '09:05', '19:59', '23:59'])('%s exists', (text) => {
    expect(isCivilTime(text)).toBe(true);
  });

  it.each(['24:00', '25:61', '12:60', '9:05', '12:00:00', '12:00 ', '-1:00', '', null, 1200])(
    '%s does not',
    (text) => {
      expect(isCivilTime(text)).toBe(false);
    },
  );

  it('minutes go and come back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1439 }),
        (minutes) => minutesOf(timeOfMinutes(minutes)) === minutes,
      ),
    );
    expect(() => timeOfMinutes(1440)).toThrow(RangeError);
    expect(() => minutesOf('24:00')).toThrow(RangeError);
  });
});
