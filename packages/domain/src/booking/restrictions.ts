import { type CivilDate, type CivilTime, isCivilDate } from '../time/civil.ts';
import type { RuleSources, ServiceRules } from './availability.ts';

const RESTRICTION_BLACKOUT = 1;
const RESTRICTION_NOTICE = 2;
const RESTRICTION_CAPACITY = 3;

/** Longest black-out, days: a longer one is a service to switch off. */
export const MOST_CLOSED_DAYS = 400;

/**
 * A restriction as the catalogue stores it, all numbers. `auxiliar` depends on the category: 1 the closed day as yyyymmdd · 2 the hours of notice · 3
 * the seats of one shared departure. `status` 1 is active.
 */
export type Restriction = { id: number; restrictionCategoryId: number; auxiliar: number; status: number };

/** Local opening and closing of the service; equal or absent ends mean round the clock. `id`: of its row. */
export type OperationHours = {
  id: number | null;
  initialServiceTime: CivilTime | null;
  finalServiceTime: CivilTime | null;
};

/** The rules the active rows make together: the longest notice and the smallest capacity count. Unknown categories restrict nothing. */
export function rulesOfRestrictions(
  rows: readonly Restriction[],
  operation: OperationHours,
): ServiceRules & { seats: number | null; sources: RuleSources } {
  const active = rows.filter((row) => row.status === 1);
  const ofCategory = (category: number) => active.filter((row) => row.restrictionCategoryId === category);
  const capacities = ofCategory(RESTRICTION_CAPACITY);
  const notices = ofCategory(RESTRICTION_NOTICE);
  const closed = ofCategory(RESTRICTION_BLACKOUT).flatMap(({ id, auxiliar }) => {
    const on = dayOfNumber(auxiliar);
    return on === null ? [] : [{ on, id }];
  });
  const { initialServiceTime: from, finalServiceTime: to } = operation;
  const hours = from !== null && to !== null && from !== to ? { from, to } : null;
  const noticeHours = Math.max(0, ...notices.map(({ auxiliar }) => auxiliar));
  const fewest = capacities.length > 0 ? Math.min(...capacities.map(({ auxiliar }) => auxiliar)) : null;
  const idsOf = (some: readonly Restriction[], value: number | null) =>
    some.filter(({ auxiliar }) => auxiliar === value).map(({ id }) => id);
  return {
    hours,
    closedOn: closed.map(({ on }) => on),
    noticeHours,
    seats: fewest === null ? null : Math.max(0, fewest),
    sources: {
      hours: hours && operation.id,
      notice: noticeHours > 0 ? idsOf(notices, noticeHours) : [],
      closed,
      seats: idsOf(capacities, fewest),
    },
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
