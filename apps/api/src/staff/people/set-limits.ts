import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { type Rights, refusalOfRights } from '@traslado/domain/access/authority';
import { tidyText } from '@traslado/domain/contact/text';
import { refusalOfLimit } from '@traslado/domain/desk/money-authority';
import { checkLimitForm } from '@traslado/domain/forms/refund-form';
import { parseAmount, toDecimal } from '@traslado/domain/money';
import { insertDeed } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/client.ts';
import { findPersonOf } from '../../db/persons-of-accounts.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { type AuthorityDeps, findAuthority } from '../../sellers/authority/find-authority.ts';
import type { PersonRecord } from '../../store/account/person-record.ts';
import {
  findHolding,
  findRoleRights,
  updateAccountLimit,
  updateRoleLimit,
} from '../../store/request/authority-repository.ts';
import { refuseChanging } from '../roles/check-role.ts';
import { keepingHouse } from '../roles/keep-house.ts';
import { rightsOfRow } from '../roles/rights-of-rows.ts';
import { findSeen, findToChange, type PeopleDependencies } from './check-person.ts';

export type LimitDeps = AuthorityDeps & PeopleDependencies & { readonly db: Db };

type Asked = { readonly id: number; readonly now: number };
type Setting = Asked & CallRequest<'setPersonLimit'>['body'];

/** The typed limit, in cents; null for an empty one. Codes: those of `checkLimitForm`. */
function readLimit({ limit, note }: Pick<Setting, 'limit' | 'note'>): number | null {
  const issues = checkLimitForm({ limit, note: note ?? '' });
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  return parseAmount(limit.trim());
}

function presentLimit(
  account: PersonRecord,
  rightsOf: (account: PersonRecord) => Rights,
): CallAnswer<'getPersonLimit'> {
  const own = account.limitMinor;
  return {
    own: own === null ? null : toDecimal(own),
    of_roles: toDecimal(rightsOf({ ...account, limitMinor: null }).limitMinor),
    limit: toDecimal(rightsOf(account).limitMinor),
  };
}

/** The amount that a person may refund without a second one. Code: `person.not_found`. */
export const seePersonLimit = async (
  deps: LimitDeps,
  caller: StaffCaller,
  id: number,
): Promise<CallAnswer<'getPersonLimit'>> =>
  presentLimit(await findSeen(deps.db, deps, caller, id), deps.roles.rightsOf);

/** All accounts of the calling person. */
async function ownAccounts(
  tx: Tx,
  deps: LimitDeps,
  { accountId }: StaffCaller,
  now: number,
): Promise<number[]> {
  const self = await findPersonOf(tx, accountId);
  const authority = await findAuthority(tx, deps, now);
  return [accountId, ...(self ? authority.accountsOf([self]) : [])];
}

/**
 * Sets the limit of an account. It counts instead of the limits of its roles. An empty one removes it. Codes: those of `readLimit` and
 * `findToChange`, `limit.own`, `limit.not_held`.
 */
export function setPersonLimit(
  deps: LimitDeps,
  caller: StaffCaller,
  setting: Setting,
): Promise<CallAnswer<'setPersonLimit'>> {
  const { id, now } = setting;
  const limitMinor = readLimit(setting);
  return keepingHouse(deps, caller, 'people:change', async (tx, house) => {
    const person = await findToChange(tx, deps, house, id);
    const before = house.powerOf(person);
    const after = house.powerOf({ ...person, limitMinor });
    const isOwn = (await ownAccounts(tx, deps, caller, now)).includes(id);
    const code =
      refusalOfLimit({ isOwn, beforeMinor: before.limitMinor, afterMinor: after.limitMinor }) ??
      refusalOfRights(house.caller, after);
    if (code) throw new Refused(code, { field: 'limit' });
    if (person.limitMinor !== limitMinor) {
      await updateAccountLimit(tx, id, limitMinor);
      await note(tx, caller, {
        action: 'person.limit',
        subject: String(id),
        name: person.name,
        before: person.limitMinor,
        after: limitMinor,
        ofRoles: house.powerOf({ ...person, limitMinor: null }).limitMinor,
        ...setting,
      });
    }
    return presentLimit({ ...person, limitMinor }, house.powerOf);
  });
}

/** The amount that the holders of a role may refund without a second person. Code: `role.not_found`. */
export async function seeRoleLimit({ db }: LimitDeps, id: number): Promise<CallAnswer<'getRoleLimit'>> {
  const role = await findRoleRights(db, id);
  if (!role) throw new Refused('role.not_found');
  return { limit: toDecimal(role.limitMinor) };
}

/**
 * Sets the limit of a role, as a keeper of people and roles. Nobody raises the limit of their own role. Codes: those of `readLimit` and
 * `refuseChanging`, `role.not_found`, `limit.own`.
 */
export async function setRoleLimit(
  deps: LimitDeps,
  caller: StaffCaller,
  setting: Setting,
): Promise<CallAnswer<'setRoleLimit'>> {
  const { id, now } = setting;
  const limitMinor = readLimit(setting) ?? 0;
  await keepingHouse(deps, caller, 'roles:change', async (tx, house) => {
    const role = await findRoleRights(tx, id);
    if (!role) throw new Refused('role.not_found');
    const isOwn = await findHolding(tx, await ownAccounts(tx, deps, caller, now), role.name);
    const code = refusalOfLimit({ isOwn, beforeMinor: role.limitMinor, afterMinor: limitMinor });
    if (code) throw new Refused(code, { field: 'limit' });
    const before = rightsOfRow(role);
    const change = { name: role.name, before, after: { ...before, limitMinor }, field: 'limit' };
    await refuseChanging(tx, house, change);
    if (role.limitMinor === limitMinor) return;
    await updateRoleLimit(tx, id, limitMinor);
    await note(tx, caller, {
      action: 'role.limit',
      subject: String(id),
      name: role.name,
      before: role.limitMinor,
      after: limitMinor,
      ...setting,
    });
  });
  // The limit is kept, even if this reading fails: the database's message brings another.
  await deps.roles.reload().catch(() => {});
  return { limit: toDecimal(limitMinor) };
}

function note(
  tx: Tx,
  { accountId, username }: StaffCaller,
  {
    action,
    subject,
    name,
    before,
    after,
    ofRoles = null,
    note: said = '',
    now,
  }: {
    action: 'person.limit' | 'role.limit';
    subject: string;
    name: string;
    before: number | null;
    after: number | null;
    /** The limit in force without one of the account's own. */
    ofRoles?: number | null;
    note?: string | undefined;
    now: number;
  },
): Promise<void> {
  const shown = (minor: number | null) => (minor === null ? null : toDecimal(minor));
  const detail = {
    ...{ name, limit_before: shown(before), limit_after: shown(after) },
    ...(ofRoles !== null && { of_roles: toDecimal(ofRoles) }),
    ...(said.trim() !== '' && { note: tidyText(said) }),
  };
  return insertDeed(tx, { accountId, username, action, subject, detail, now });
}
