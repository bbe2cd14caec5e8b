import { expect, it } from 'vitest';
import { answeredAfter, fillOf, ofAirport } from './fill-flight.ts';

const found = { flight_time: '14:35', terminal: '3' };
const typed = { time: '09:00', before: '09:00', filledFor: '' };
const mark = 'AA1234|2026-12-21';

it('a new number fills time and terminal', () => {
  expect(fillOf(found, typed, { mark, saved: null })).toEqual({ time: '14:35', terminal: '3' });
});
it('a flight without a terminal clears that of another one', () => {
  expect(fillOf({ ...found, terminal: null }, typed, { mark, saved: null })).toEqual({
    time: '14:35',
    terminal: '',
  });
});
it('a flight that the schedule does not have empties time and terminal of another one, once', () => {
  expect(fillOf(null, typed, { mark, saved: 'AA1235|2026-12-21' })).toEqual({ time: '', terminal: '' });
  expect(fillOf(null, { ...typed, filledFor: mark }, { mark, saved: null })).toBeNull();
  expect(fillOf(null, typed, { mark, saved: mark })).toBeNull();
});
it.each([
  [1, 1, true],
  [null, 1, true],
  [2, undefined, true],
  [2, 1, false],
])('a flight of airport %s is one of airport %s: %s', (airport_id, own, isIt) => {
  expect(ofAirport({ airport_id }, own) !== null).toBe(isIt);
});
it('a time that is typed after it stays', () => {
  expect(fillOf(found, { ...typed, filledFor: mark }, { mark, saved: null })).toBeNull();
});
it('a time that is typed while it is looked up stays', () => {
  expect(fillOf(found, { ...typed, time: '15:10' }, { mark, saved: null })).toBeNull();
});
it('the ride keeps its own time until number or day change', () => {
  expect(fillOf(found, typed, { mark, saved: mark })).toBeNull();
});
it('a number that is typed again after the ride’s own one is looked up again', () => {
  const other = 'AA9|2026-12-21';
  const after = (last: string, now: string) => answeredAfter(last, { mark: now, saved: mark });
  expect(after('', mark)).toBe('');
  expect(after(after('', mark), other)).toBe(other);
  expect(after(other, mark)).toBe(mark);
});
it('back at its own number, the schedule is asked again', () => {
  expect(fillOf(found, { ...typed, filledFor: 'AA9|2026-12-21' }, { mark, saved: mark })).not.toBeNull();
});
