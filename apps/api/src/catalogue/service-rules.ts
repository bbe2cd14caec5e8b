import {
  numberOfDay,
  type Restriction as RuleRow,
  rulesOfRestrictions,
} from '@traslado/domain/booking/restrictions';
import { addDays, daysBetween } from '@traslado/domain/time/civil';
import type { OperationConfiguration, Restriction, Service, ServiceRow } from './records.ts';

/** Longest black-out that is unfolded into days: longer ones are a service to switch off. */
const mostDays = 400;

/** A restriction as the rules read it: a black-out over several days is one row a day. */
function rowsOf(restriction: Restriction): RuleRow[] {
  const { categoryId, auxiliar, status, blackoutFrom, blackoutTo } = restriction;
  const one = { restrictionCategoryId: categoryId, auxiliar, status };
  if (categoryId !== 1 || blackoutFrom === null) return [one];
  const days = Math.min(daysBetween(blackoutFrom, blackoutTo ?? blackoutFrom) + 1, mostDays);
  return Array.from({ length: Math.max(days, 0) }, (_, day) => ({
    ...one,
    auxiliar: numberOfDay(addDays(blackoutFrom, day)),
  }));
}

/** 23:59 is how an operation says "to the end of the day", so a whole day is round the clock. */
const isWholeDay = (from: string, to: string): boolean => from === '00:00' && to >= '23:59';

/**
 * When a service runs: hours and restrictions of the active configurations of its segment at its property. Where several rows give hours,
 * the first that does not mean the whole day counts.
 */
export function serviceRules(
  service: Pick<ServiceRow, 'segmentId' | 'propertyId' | 'private' | 'departureCapacity'>,
  configurations: readonly OperationConfiguration[],
  restrictions: ReadonlyMap<number, Restriction>,
): Service['rules'] {
  const own = configurations.filter(
    (row) => row.status === 1 && row.segmentId === service.segmentId && row.propertyId === service.propertyId,
  );
  const rows = own.flatMap(({ restrictionId }) => {
    const restriction = restrictionId === null ? undefined : restrictions.get(restrictionId);
    return restriction ? rowsOf(restriction) : [];
  });
  const timed = own.find((row) => !isWholeDay(row.initialServiceTime, row.finalServiceTime));
  const rules = rulesOfRestrictions(rows, {
    initialServiceTime: timed?.initialServiceTime ?? null,
    finalServiceTime: timed?.finalServiceTime ?? null,
  });
  if (service.private) return { ...rules, seats: null };
  const limits = [rules.seats, service.departureCapacity].filter((seats) => seats !== null);
  return { ...rules, seats: limits.length > 0 ? Math.min(...limits) : null };
}
