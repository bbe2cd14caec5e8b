import { type AirlineCodes, readFlight } from '../flight/read-flight.ts';
import { judgeFlight, type Schedule } from '../flight/schedule.ts';
import { type RuleIssue, within } from '../forms/issue.ts';
import type { CivilDate, CivilTime } from '../time/civil.ts';
import type { Instant } from '../time/instant.ts';
import type { Direction } from './availability.ts';
import { deadlinesOf } from './deadlines.ts';
import { checkFlightTime } from './flight-time.ts';
import { type TerminalPoint, terminalOfLeg, tidyTerminal } from './meeting.ts';
import { type PickUp, type PickUpHours, pickUpOfLeg } from './pickup.ts';

/** A flight as a guest names it. Date and time are local to the airport of the ride. */
export type WishedFlight = {
  /** The designator or the registration as typed; blank for a guest who has no flight yet. */
  readonly name: string;
  readonly on: CivilDate;
  readonly time: CivilTime;
  /** Null without an answer. */
  readonly isNational: boolean | null;
  /** As typed; null for a guest who does not know it, left out by one who said nothing. */
  readonly terminal?: string | null | undefined;
};

/** Settings behind a leg besides its flight: of the segment, the property and the airport. */
export type LegSetting = PickUpHours & {
  /** The airport's. */
  readonly zone: string;
  readonly allowsWithoutFlight: boolean;
  /** The service is private: it meets private planes as well. */
  readonly isPrivate: boolean;
  readonly airlineCodeOf: AirlineCodes;
  /** The airport's. */
  readonly terminals: readonly Pick<TerminalPoint, 'terminal'>[];
  /** The ride before its change: the same flight keeps its terminal. */
  readonly kept?: Pick<PlannedLeg, 'flightCode' | 'flightOn' | 'terminal'> | undefined;
  /** Hours before the pick-up until which guests change and cancel it themselves. */
  readonly changeHours: number;
  readonly cancelHours: number;
};

/** One ride with its pick-up and deadlines. */
export type PlannedLeg = {
  readonly direction: Direction;
  /** The designator without spaces and leading zeros, the registration, or blank. */
  readonly flightCode: string;
  readonly isNational: boolean;
  /** Null while it is unknown. */
  readonly terminal: string | null;
  /** The schedule's time where the guest's is far from it, else null. */
  readonly scheduledTime: CivilTime | null;
  /** Staff should check the flight's time. */
  readonly timeToCheck: boolean;
  readonly flightOn: CivilDate;
  readonly flightTime: CivilTime;
  readonly pickUp: PickUp;
  /** Settings behind the pick-up. */
  readonly pickUpHours: PickUpHours;
  readonly changeUntilAt: Instant;
  readonly cancelUntilAt: Instant;
};

/**
 * One ride from its flight, or the issues of its fields. Fields are `arrival.flightNumber` and so on. Codes: `field.required`,
 * `flight.number_invalid`, `flight.national_missing`, `time.skipped`, `terminal.unknown` with the right ones, `terminal.none`.
 */
export function planLeg(
  direction: Direction,
  flight: WishedFlight,
  schedule: Schedule,
  setting: LegSetting,
): { leg: PlannedLeg; issues: [] } | { leg: null; issues: RuleIssue[] } {
  const judged = judgeFlight(flight, schedule);
  const when = { flightOn: flight.on, flightTime: flight.time, zone: setting.zone };
  const typed = flight.terminal == null ? flight.terminal : tidyTerminal(flight.terminal) || null;
  const scheduled = (schedule.kind === 'known' && schedule.terminal) || null;
  const issues = [
    ...checkFlightTime('time', when),
    ...checkFlightName(direction, flight.name, judged.isNational, setting),
    ...(typed === scheduled ? [] : checkTerminal(typed, setting.terminals)),
  ];
  if (issues.length > 0) return { leg: null, issues: within(direction, issues) };
  const isNational = judged.isNational ?? false;
  const flightCode = readFlight(flight.name, setting) ?? '';
  const { kept } = setting;
  const isKept = kept?.flightCode === flightCode && kept.flightOn === flight.on;
  const { nationalHoursBefore, internationalHoursBefore, extraMinutes } = setting;
  const pickUpHours = { nationalHoursBefore, internationalHoursBefore, extraMinutes };
  const pickUp = pickUpOfLeg(direction, { isNational, ...when, ...pickUpHours });
  return {
    issues: [],
    leg: {
      direction,
      flightCode,
      isNational,
      terminal: terminalOfLeg({ typed, scheduled, kept: isKept ? kept.terminal : null }),
      scheduledTime: judged.scheduledTime,
      timeToCheck: judged.toCheck,
      flightOn: flight.on,
      flightTime: flight.time,
      pickUp,
      pickUpHours,
      ...deadlinesOf(pickUp.at, setting),
    },
  };
}

function checkFlightName(
  direction: Direction,
  name: string,
  isNational: boolean | null,
  setting: LegSetting,
): RuleIssue[] {
  if (name.trim() === '')
    return setting.allowsWithoutFlight ? [] : [{ field: 'flightNumber', code: 'field.required' }];
  const issues: RuleIssue[] =
    readFlight(name, setting) === null ? [{ field: 'flightNumber', code: 'flight.number_invalid' }] : [];
  // The pick-up of a departure hangs on it. Without a flight yet the longer, international time is taken.
  if (direction === 'departure' && isNational === null)
    issues.push({ field: 'isNational', code: 'flight.national_missing' });
  return issues;
}

function checkTerminal(typed: string | null | undefined, terminals: LegSetting['terminals']): RuleIssue[] {
  if (typed == null || terminals.some(({ terminal }) => terminal === typed)) return [];
  if (terminals.length === 0) return [{ field: 'terminal', code: 'terminal.none' }];
  const names = terminals.map(({ terminal }) => terminal).join(', ');
  return [{ field: 'terminal', code: 'terminal.unknown', params: { terminals: names } }];
}
