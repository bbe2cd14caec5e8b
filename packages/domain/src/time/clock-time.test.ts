import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  ['00:00', '12:00\u00a0AM'],
  ['00:05', '12:05\u00a0AM'],
  ['09:35', '9:35\u00a0AM'],
  ['11:59', '11:59\u00a0AM'],
  ['12:00', '12:00\u00a0PM'],
  ['14:35', '2:35\u00a0PM'],
  ['22:40', '10:40\u00a0PM'],
])('%s is %s in English and itself in Spanish', (time, english) => {
  expect(clockTime(time, 'en')).toBe(english);
  expect(clockTime(time, 'es')).toBe(time);
});

it.each(['24:00', '2:35 PM', '14:35:00', ''])('refuses %j', (text) => {
  expect(() => clockTime(text, 'es')).toThrow(RangeError);
});
