import { isHouseKept, type Power, type Rights } from '@traslado/domain/access/authority';
import type { Permission } from '@traslado/domain/access/permissions';
import type { Db, Handle, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { AdmittedAccounts } from '../../store/account/record.ts';
import {
  findAdmitted,
  type Holder,
  listEverywhere,
  listRoles,
  lockAdministration,
} from '../../store/account/role-repository.ts';
import type { Roles } from './open-roles.ts';
import { rightsBy } from './rights-of-rows.ts';

export type HouseDependencies = {
  readonly db: Db;
  readonly roles: Pick<Roles, 'mustEnrol'>;
  readonly admitted: AdmittedAccounts;
};

/** Rights, locked against other changes. */
export type House = {
  readonly caller: StaffCaller;
  /** The rights of an account. */
  readonly powerOf: (account: Holder) => Power;
  /** The rights that roles give. */
  readonly rightsOf: (names: readonly string[]) => Rights;
};

async function readRights(handle: Handle): Promise<Pick<House, 'powerOf' | 'rightsOf'>> {
  const rows = await listRoles(handle);
  return {
    powerOf: (account) => ({ ...rightsBy(rows, account), scope: account.scope }),
    rightsOf: (roles) => rightsBy(rows, { roles, limitMinor: null }),
  };
}

/** The rights of people who can sign in and work for all properties; by default of accounts in use. */
export async function listPowers(
  handle: Handle,
  admitted: AdmittedAccounts,
  statuses?: readonly string[],
): Promise<Power[]> {
  const { powerOf } = await readRights(handle);
  return (await listEverywhere(handle, admitted, statuses)).map(powerOf);
}

/**
 * Makes a change of roles, of people, or of the ways into an account. Such changes stand in line, and the caller's rights are read when it
 * is their turn: of two who remove each other, one finds that they may no longer. Codes: `auth.forbidden`; `person.last_administrator`
 * where nobody would be left who can give every right.
 * @param needs the permission that the caller must still have
 */
export function keepingHouse<T>(
  { db, roles, admitted }: HouseDependencies,
  staff: StaffCaller,
  needs: Permission,
  change: (tx: Tx, house: House) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await lockAdministration(tx);
    const rights = await readRights(tx);
    const before = await listPowers(tx, admitted);
    const account = await findAdmitted(tx, staff.accountId, admitted);
    const power = account && !roles.mustEnrol(account) ? rights.powerOf(account) : null;
    if (!power?.permissions.includes(needs)) throw new Refused('auth.forbidden');
    const done = await change(tx, { ...rights, caller: { ...staff, ...power } });
    if (!isHouseKept(before, await listPowers(tx, admitted))) throw new Refused('person.last_administrator');
    return done;
  });
}
