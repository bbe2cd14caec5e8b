import { describe, expect, it } from 'vitest';
import { EMPTY_BOOKING } from '../guest/draft/booking-state.ts';
import type { FlightEntry } from './flight-entry.ts';
import { answeredTime, isTimeKept, nextTimeQuestion, scheduleOf } from './time-question.ts';

const typed = (more: Partial<FlightEntry> = {}): FlightEntry => {
  const entry = {
    ...EMPTY_BOOKING.flights.departure,
    date: '2027-01-17',
    flightNumber: 'aa 1235',
    time: '13:00',
    ...more,
  };
  return { ...entry, schedule: scheduleOf(entry, '14:20'), ...more };
};
const none = EMPTY_BOOKING.flights.arrival;
const ask = (departure: FlightEntry) => nextTimeQuestion({ arrival: none, departure }, 'round_trip');

describe('a typed time and the schedule', () => {
  it('is asked about when it is more than 30 minutes off', () => {
    expect(ask(typed())).toEqual({
      direction: 'departure',
      flight: 'AA 1235',
      scheduled: '14:20',
      typed: '13:00',
    });
    expect(ask(typed({ time: '13:50' }))).toBeNull();
  });

  it('is not asked about without an answer of the schedule for this flight and day', () => {
    expect(ask(typed({ schedule: undefined as never }))).toBeNull();
    const entry = typed();
    expect(ask({ ...entry, date: '2027-01-18' })).toBeNull();
    expect(ask({ ...entry, mode: 'private' })).toBeNull();
    expect(nextTimeQuestion({ arrival: none, departure: entry }, 'arrival')).toBeNull();
  });

  it('takes the schedule’s time, or keeps the guest’s own, and asks no more', () => {
    const entry = typed();
    const question = ask(entry);
    if (!question) throw new Error('nothing is asked');
    const used = { ...entry, ...answeredTime(entry, question, 'use') };
    expect([used.time, isTimeKept(used), ask(used)]).toEqual(['14:20', false, null]);
    const kept = { ...entry, ...answeredTime(entry, question, 'keep') };
    expect([kept.time, isTimeKept(kept), ask(kept)]).toEqual(['13:00', true, null]);
    // Another time is another question.
    expect(ask({ ...kept, time: '09:00' })).not.toBeNull();
    expect(isTimeKept({ ...kept, time: '09:00' })).toBe(false);
  });
});
