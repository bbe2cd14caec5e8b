import { type CivilDate, type CivilTime, isCivilDate } from '../time/civil.ts';
import type { ServiceRules } from './availability.ts';

const RESTRICTION_BLACKOUT = 1;
const RESTRICTION_NOTICE = 2;
const RESTRICTION_CAPACITY = 3;

/** Longest black-out, days: a longer one is a service to switch off. */
export const MOST_CLOSED_DAYS = 400;

/**
 * A restriction as the catalogue keeps it, all numbers. What `auxiliar` means depends on the category:
 * 1 the closed day as yyyymmdd · 2 the hours of notice · 3 the seats of one shared departure. `status` 1 is active.
 */
export type Restriction = { restrictionCategoryId: number; auxiliar: number; status: number };

/** Opening and closing of the service's operation, local; equal or absent ends mean round the clock. */
export type OperationHours = { initialServiceTime: CivilTime | null; finalServiceTime: CivilTime | null };

/** The rules the active rows make together: the longest notice and the smallest capacity count. Unknown categories restrict nothing. */
export function rulesOfRestrictions(
  rows: readonly Restriction[],
  operation: OperationHours,
): ServiceRules & { seats: number | null } {
  const active = rows.filter((row) => row.status === 1);
  const valuesOf = (category: number) =>
    active.filter((row) => row.restrictionCategoryId === category).map((row) => row.auxiliar);
  const capacities = valuesOf(RESTRICTION_CAPACITY);
  const { initialServiceTime: from, finalServiceTime: to } = operation;
  return {
    hours: from !== null && to !== null && from !== to ? { from, to } : null,
    closedOn: valuesOf(RESTRICTION_BLACKOUT).flatMap((day) => dayOfNumber(day) ?? []),
    noticeHours: Math.max(0, ...valuesOf(RESTRICTION_NOTICE)),
    seats: capacities.length > 0 ? Math.max(0, Math.min(...capacities)) : null,
  };
}

/** 20271224 → '2027-12-24'; null for no day of the calendar. */
export function dayOfNumber(day: number): CivilDate | null {
  const text = String(day);
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return isCivilDate(date) ? date : null;
}

/** '2027-12-24' → 20271224. */
export function numberOfDay(date: CivilDate): number {
  return Number(date.replaceAll('-', ''));
}
