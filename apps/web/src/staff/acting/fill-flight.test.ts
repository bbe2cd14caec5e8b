import { expect, it } from 'vitest';
import { fillOf } from './fill-flight.ts';

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
it('a time that is typed after it stays', () => {
  expect(fillOf(found, { ...typed, filledFor: mark }, { mark, saved: null })).toBeNull();
});
it('a time that is typed while it is looked up stays', () => {
  expect(fillOf(found, { ...typed, time: '15:10' }, { mark, saved: null })).toBeNull();
});
it('the ride keeps its own time until number or day change', () => {
  expect(fillOf(found, typed, { mark, saved: mark })).toBeNull();
});
it('back at its own number, the schedule is asked again', () => {
  expect(fillOf(found, { ...typed, filledFor: 'AA9|2026-12-21' }, { mark, saved: mark })).not.toBeNull();
});
