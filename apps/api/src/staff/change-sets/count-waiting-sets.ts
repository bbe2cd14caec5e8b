import type { CallAnswer } from '@traslado/contract/schemas';
import { changesShared } from '@traslado/domain/access/scope';
import { permissionOf } from '@traslado/domain/catalogues/catalogues';
import { refusalOfApproving, refusalOfPublishing } from '@traslado/domain/change-sets/second-person';
import type { Db } from '../../db/client.ts';
import { findPersonOf } from '../../db/persons-of-accounts.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { listReadySets, type ReadySet } from '../../store/change-set/waiting-repository.ts';
import { needingSecondPerson } from '../catalogues/refuse-direct.ts';
import { catalogueOrder } from './read-kept.ts';
import { sightOf } from './see-sets.ts';

/** The ready sets that this person could approve or publish; null for a person who publishes none. */
export async function countWaitingSets(db: Db, staff: StaffCaller): Promise<CallAnswer<'getHome'>['sets']> {
  if (!staff.permissions.includes('change-sets:publish')) return null;
  const ready = await listReadySets(db, sightOf(staff));
  const person = ready.length === 0 ? null : await findPersonOf(db, staff.accountId);
  if (!person) return { waiting: 0, first: null };
  const twoOf = await needingSecondPerson(db, [...new Set(ready.flatMap(({ catalogues }) => catalogues))]);
  const mayWrite = ({ catalogues, properties }: ReadySet) => {
    const definitions = catalogueOrder(catalogues);
    return (
      definitions.length === catalogues.length &&
      definitions.every((one) => staff.permissions.includes(permissionOf(one, 'change'))) &&
      properties.every((some) => changesShared(staff.scope, some))
    );
  };
  const waiting = ready.filter((set) => {
    if (!mayWrite(set)) return false;
    const needsSecond = set.catalogues.some((name) => twoOf.has(name));
    const isPublisher = refusalOfPublishing({ ...set, needsSecond }, person) === null;
    return isPublisher || (!set.isApproved && refusalOfApproving(set.authors, person) === null);
  });
  return { waiting: waiting.length, first: waiting[0]?.id ?? null };
}
