import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { isInScope } from '@traslado/domain/access/scope';
import { addDays, daysBetween } from '@traslado/domain/time/civil';
import { localDateOf, toInstant } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import type { MoneyAsked, What } from '../../store/payment/search-repository.ts';

export type MoneyDependencies = { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> };

type Question = CallRequest<'getPaymentFigures'>['body'];

export type Period = CallAnswer<'getPaymentFigures'>['period'];

const USUAL_DAYS = 30;
const MOST_DAYS = 3 * 366;

/** Properties of the reader, and the zone of days: the chosen property's, else the first one's. Code: `hotel.not_found`. */
function placesOf(
  { inventory }: MoneyDependencies,
  { scope }: StaffCaller,
  property: number | undefined,
): { properties: CallAnswer<'getPaymentFigures'>['properties']; zone: string } {
  const own = inventory.current().properties.filter(({ id }) => isInScope(scope, id));
  const chosen = property === undefined ? own[0] : own.find(({ id }) => id === property);
  if (property !== undefined && !chosen) throw new Refused('hotel.not_found', { field: 'property' });
  return {
    zone: chosen?.timeZone ?? 'UTC',
    properties: own.map(({ id, code, name }) => ({ id, code, name })),
  };
}

/** The repository's question, without its kind of money. Codes: `hotel.not_found`, `period.invalid`. */
export function readMoneyAsked(
  dependencies: MoneyDependencies,
  caller: StaffCaller,
  { from, to, property, where = {} }: Question,
  now: number,
): {
  readonly asked: (what: What) => MoneyAsked;
  readonly period: Period;
  readonly properties: CallAnswer<'getPaymentFigures'>['properties'];
} {
  const { zone, properties } = placesOf(dependencies, caller, property);
  const last = to ?? localDateOf(now, zone);
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  const days = daysBetween(first, last);
  if (days < 0 || days > MOST_DAYS) throw new Refused('period.invalid', { field: 'to' });
  const { scope } = caller;
  const fromAt = toInstant(first, '00:00', zone).at;
  const untilAt = toInstant(addDays(last, 1), '00:00', zone).at;
  return {
    asked: (what) => ({ what, scope, property: property ?? null, where, fromAt, untilAt, zone, now }),
    period: { from: first, to: last, time_zone: zone },
    properties,
  };
}
