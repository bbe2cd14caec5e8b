import {
  MOST_CLOSED_DAYS,
  numberOfDay,
  type Restriction as RuleRow,
  rulesOfRestrictions,
} from '@traslado/domain/booking/restrictions';
import { addDays, daysBetween } from '@traslado/domain/time/civil';
import type { OperationConfiguration, Restriction, Service, ServiceRow } from './records.ts';

/** A restriction as the rules read it: a black-out over several days is one row a day. */
function rowsOf(restriction: Restriction): RuleRow[] {
  const { id, categoryId, auxiliar, status, blackoutFrom, blackoutTo } = restriction;
  const one = { id, restrictionCategoryId: categoryId, auxiliar: auxiliar ?? 0, status };
  if (categoryId !== 1 || blackoutFrom === null) return [one];
  const days = Math.min(daysBetween(blackoutFrom, blackoutTo ?? blackoutFrom) + 1, MOST_CLOSED_DAYS);
  return Array.from({ length: Math.max(days, 0) }, (_, day) => ({
    ...one,
    auxiliar: numberOfDay(addDays(blackoutFrom, day)),
  }));
}

/** 23:59 is an operation's word for "to the end of the day", so a whole day is round the clock. */
const isWholeDay = (from: string, to: string): boolean => from === '00:00' && to >= '23:59';

type Where = Pick<ServiceRow, 'segmentId' | 'propertyId'>;

const ownOf = ({ segmentId, propertyId }: Where, configurations: readonly OperationConfiguration[]) =>
  configurations.filter(
    (row) => row.status === 1 && row.segmentId === segmentId && row.propertyId === propertyId,
  );

/** Recipients of notices about the rides of a service. */
export const noticeAddressesOf = (
  service: Where,
  configurations: readonly OperationConfiguration[],
): string[] => ownOf(service, configurations).flatMap(({ notificationMails }) => notificationMails);

/**
 * The hours of a service: hours and restrictions of the active configurations of its segment at its property. Of several rows with hours,
 * the first that does not mean the whole day counts.
 */
export function serviceRules(
  service: Where & Pick<ServiceRow, 'private' | 'departureCapacity'>,
  configurations: readonly OperationConfiguration[],
  restrictions: ReadonlyMap<number, Restriction>,
): Service['rules'] {
  const own = ownOf(service, configurations);
  const rows = own.flatMap(({ restrictionId }) => {
    const restriction = restrictionId === null ? undefined : restrictions.get(restrictionId);
    return restriction ? rowsOf(restriction) : [];
  });
  const timed = own.find((row) => !isWholeDay(row.initialServiceTime, row.finalServiceTime));
  const rules = rulesOfRestrictions(rows, {
    id: timed?.id ?? null,
    initialServiceTime: timed?.initialServiceTime ?? null,
    finalServiceTime: timed?.finalServiceTime ?? null,
  });
  const { sources } = rules;
  if (service.private) return { ...rules, seats: null, sources: { ...sources, seats: [] } };
  const limits = [rules.seats, service.departureCapacity].filter((seats) => seats !== null);
  const seats = limits.length > 0 ? Math.min(...limits) : null;
  // If the service itself has no more seats than its restrictions allow, none of them decides.
  const isOwn = seats !== rules.seats || seats === service.departureCapacity;
  return { ...rules, seats, sources: isOwn ? { ...sources, seats: [] } : sources };
}
