import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { topicsFor } from '@traslado/domain/access/attention';
import { isInScope } from '@traslado/domain/access/scope';
import { actionsSeenBy } from '@traslado/domain/audit/actions';
import { addDays } from '@traslado/domain/time/civil';
import { toInstant } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import type { ReadingDb } from '../../db/reading-db.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import { type AuditAsked, listUsernames } from '../../store/audit/search-repository.ts';
import { seenBy } from '../catalogues/seen-by.ts';

export type AuditDependencies = {
  readonly db: Db;
  readonly readingDb: ReadingDb;
  readonly inventory: Pick<Inventory, 'current'>;
};

type Question = CallRequest<'exportAudit'>['body'];

/** Properties of the reader, and the zone of days and times: the chosen property's, else the first one's. */
export function placesOf(
  { inventory }: AuditDependencies,
  { scope }: StaffCaller,
  property: number | undefined,
): Pick<CallAnswer<'searchAudit'>, 'properties' | 'time_zone'> {
  const own = inventory.current().properties.filter(({ id }) => isInScope(scope, id));
  const chosen = property === undefined ? own[0] : own.find(({ id }) => id === property);
  if (property !== undefined && !chosen) throw new Refused('hotel.not_found', { field: 'property' });
  return {
    time_zone: chosen?.timeZone ?? 'UTC',
    properties: own.map(({ id, code, name }) => ({ id, code, name })),
  };
}

/** The repository's question, narrowed to the reader's rights. */
export async function readAuditAsked(
  { db }: AuditDependencies,
  { permissions, scope }: StaffCaller,
  { by, kind, about, deed, from, to, property }: Question,
  { zone, batch }: { readonly zone: string; readonly batch: number | null },
): Promise<AuditAsked> {
  const actions = actionsSeenBy(permissions).filter(
    (one) => (kind === undefined || one.kind === kind) && (deed === undefined || one.deed === deed),
  );
  const person = by.trim().toLowerCase();
  const thing = about.trim().replace(/^#/, '');
  const isNumber = /^[1-9]\d{0,9}$/.test(thing);
  return {
    actions: actions.map(({ action }) => action),
    definitions: seenBy({ permissions }),
    topics: topicsFor(permissions),
    scope,
    usernames: person === '' ? null : await listUsernames(db, person),
    subject: isNumber ? thing : null,
    name: isNumber ? '' : thing,
    fromAt: from === undefined ? null : toInstant(from, '00:00', zone).at,
    untilAt: to === undefined ? null : toInstant(addDays(to, 1), '00:00', zone).at,
    property: property ?? null,
    batch,
  };
}
