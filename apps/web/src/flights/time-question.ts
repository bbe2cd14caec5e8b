import { isOffSchedule } from '@traslado/domain/flight/schedule';
import type { Trip } from '@traslado/domain/stay/includes';
import { isCivilTime } from '@traslado/domain/time/civil';
import { flightText, lookUpMark } from './flight-check.ts';
import { type FlightEntry, type FlightForm, hasLeg } from './flight-entry.ts';

/** A typed time that the schedule does not have: the guest is asked once for the right one of the two. */
export type TimeQuestion = {
  readonly direction: 'arrival' | 'departure';
  /** "AA 1235". */
  readonly flight: string;
  readonly scheduled: string;
  readonly typed: string;
};

/** An entry's memory of the schedule's answer for its flight and day; a flight without number and day has none. */
export function scheduleOf(entry: FlightEntry, time: string): string {
  return `${lookUpMark(entry) ?? ''}|${time}`;
}

/** An entry's memory that the guest keeps its time against the schedule. Another time or flight is asked about again. */
function keptTimeOf(entry: FlightEntry): string {
  return `${entry.schedule ?? ''}|${entry.time}`;
}

/** The guest was asked about the time as it stands, and keeps it. */
export function isTimeKept(entry: FlightEntry): boolean {
  return entry.mode === 'number' && Boolean(entry.schedule) && entry.keptTime === keptTimeOf(entry);
}

function questionOf(direction: 'arrival' | 'departure', entry: FlightEntry): TimeQuestion | null {
  const mark = lookUpMark(entry);
  if (entry.mode !== 'number' || !mark || !entry.schedule?.startsWith(`${mark}|`)) return null;
  const scheduled = entry.schedule.slice(mark.length + 1);
  if (!isCivilTime(entry.time) || !isCivilTime(scheduled)) return null;
  if (!isOffSchedule(entry.time, scheduled) || isTimeKept(entry)) return null;
  return { direction, flight: flightText(entry), scheduled, typed: entry.time };
}

/** The next time to ask about, the arrival's first; null when there is none. */
export function nextTimeQuestion(flights: FlightForm, trip: Trip): TimeQuestion | null {
  const legs = (['arrival', 'departure'] as const).filter((direction) => hasLeg(trip, direction));
  for (const direction of legs) {
    const question = questionOf(direction, flights[direction]);
    if (question) return question;
  }
  return null;
}

/** The entry after the answer: with the schedule's time, or the guest's own for good. */
export function answeredTime(
  entry: FlightEntry,
  { scheduled }: TimeQuestion,
  answer: 'use' | 'keep',
): Partial<FlightEntry> {
  return answer === 'use' ? { time: scheduled } : { keptTime: keptTimeOf(entry) };
}
