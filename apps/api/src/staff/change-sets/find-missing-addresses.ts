import type { OneChangeSet } from '@traslado/contract/schemas/change-sets';
import { accountsWithoutAddress } from '@traslado/domain/change-sets/second-person';
import { isOver } from '@traslado/domain/change-sets/state';
import type { Db } from '../../db/client.ts';
import { findPersonOf } from '../../db/persons-of-accounts.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Author } from '../../store/change-set/author-repository.ts';
import type { SetRecord } from '../../store/change-set/record.ts';

type Asked = {
  readonly set: Pick<SetRecord, 'status' | 'approvedAt'>;
  readonly authors: readonly Author[];
  readonly needsSecond: boolean;
};

/** Accounts without an e-mail address that keep a set from having a second person, from its first row on. */
export async function findMissingAddresses(
  db: Db,
  staff: StaffCaller,
  { set, authors, needsSecond }: Asked,
): Promise<OneChangeSet['missing_addresses']> {
  if (!needsSecond || set.approvedAt !== null || isOver(set.status)) return [];
  const own = await findPersonOf(db, staff.accountId);
  const mayApprove = staff.permissions.includes('change-sets:publish');
  // A scope of some properties does not see all accounts.
  const mayOpen = staff.scope === null && staff.permissions.includes('people:change');
  const missing: OneChangeSet['missing_addresses'] = [];
  for (const id of accountsWithoutAddress(authors, mayApprove ? own : null)) {
    const isOwn = id === staff.accountId;
    const account = authors.findLast(({ accountId }) => accountId === id);
    missing.push({
      username: account?.username ?? staff.username,
      is_own: isOwn,
      of_service: (account ?? own)?.issuer !== null,
      person: mayOpen ? id : null,
    });
  }
  return missing;
}
