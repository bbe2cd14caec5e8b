import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { limitOf, refusalOfLimit } from '@traslado/domain/desk/money-authority';
import { checkLimitForm } from '@traslado/domain/forms/refund-form';
import { parseAmount, toDecimal } from '@traslado/domain/money';
import { insertDeed } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import { findPersonOf } from '../../db/persons-of-accounts.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findSeen, findToChange, type PeopleDependencies } from '../people/check-person.ts';
import { keepingHouse } from '../roles/keep-house.ts';
import {
  findAccountLimit,
  findHolding,
  findRoleLimit,
  updateAccountLimit,
  updateRoleLimit,
} from './account-repository.ts';
import type { ApprovalDeps } from './ask-refund.ts';
import { findAuthority } from './find-authority.ts';

export type LimitDeps = ApprovalDeps & PeopleDependencies;

type Asked = { readonly id: number; readonly now: number };
type Setting = Asked & CallRequest<'setPersonLimit'>['body'];

/** The limit that was typed, in cents; null where nothing was typed. Codes: those of `checkLimitForm`. */
function readLimit(limit: string): number | null {
  const issues = checkLimitForm({ limit });
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  return parseAmount(limit.trim());
}

const presentLimit = ({
  ownMinor,
  roleMinor,
}: {
  readonly ownMinor: number | null;
  readonly roleMinor: number;
}): CallAnswer<'getPersonLimit'> => ({
  own: ownMinor === null ? null : toDecimal(ownMinor),
  of_roles: toDecimal(roleMinor),
  limit: toDecimal(limitOf({ ofAccount: ownMinor, ofRoles: [roleMinor] })),
});

/** How much a person may give back without a second one. Code: `person.not_found`. */
export async function seePersonLimit(
  deps: LimitDeps,
  caller: StaffCaller,
  id: number,
): Promise<CallAnswer<'getPersonLimit'>> {
  await findSeen(deps.db, deps, caller, id);
  const limit = await findAccountLimit(deps.db, id);
  if (!limit) throw new Refused('person.not_found');
  return presentLimit(limit);
}

/** All accounts of the person who calls. */
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
 * Sets the limit of an account. It counts instead of the limits of its roles. Nothing typed takes it away. Codes: those of `readLimit` and `findToChange`,
 * `limit.own`.
 */
export function setPersonLimit(
  deps: LimitDeps,
  caller: StaffCaller,
  { id, limit, now }: Setting,
): Promise<CallAnswer<'setPersonLimit'>> {
  const ownMinor = readLimit(limit);
  return keepingHouse(deps.db, deps.admitted, async (tx) => {
    const person = await findToChange(tx, deps, caller, id);
    const before = await findAccountLimit(tx, id);
    if (!before) throw new Refused('person.not_found');
    const after = { ...before, ownMinor };
    const of = ({ ownMinor: ofAccount, roleMinor }: typeof before) =>
      limitOf({ ofAccount, ofRoles: [roleMinor] });
    const isOwn = (await ownAccounts(tx, deps, caller, now)).includes(id);
    const code = refusalOfLimit({ isOwn, beforeMinor: of(before), afterMinor: of(after) });
    if (code) throw new Refused(code, { field: 'limit' });
    if (before.ownMinor !== ownMinor) {
      await updateAccountLimit(tx, id, ownMinor);
      await note(tx, caller, {
        action: 'person.limit',
        subject: String(id),
        name: person.name,
        before: before.ownMinor,
        after: ownMinor,
        now,
      });
    }
    return presentLimit(after);
  });
}

/** How much the holders of a role may give back without a second person. Code: `role.not_found`. */
export async function seeRoleLimit({ db }: LimitDeps, id: number): Promise<CallAnswer<'getRoleLimit'>> {
  const role = await findRoleLimit(db, id);
  if (!role) throw new Refused('role.not_found');
  return { limit: toDecimal(role.limitMinor) };
}

/**
 * Sets the limit of a role. People of any property hold a role, so only who works for all properties sets its limit. Nobody raises the limit of a
 * role that they hold. Codes: those of `readLimit`, `auth.forbidden`, `role.not_found`, `limit.own`.
 */
export function setRoleLimit(
  deps: LimitDeps,
  caller: StaffCaller,
  { id, limit, now }: Setting,
): Promise<CallAnswer<'setRoleLimit'>> {
  const limitMinor = readLimit(limit) ?? 0;
  if (caller.scope !== null) throw new Refused('auth.forbidden');
  return keepingHouse(deps.db, deps.admitted, async (tx) => {
    const role = await findRoleLimit(tx, id);
    if (!role) throw new Refused('role.not_found');
    const isOwn = await findHolding(tx, await ownAccounts(tx, deps, caller, now), role.name);
    const code = refusalOfLimit({ isOwn, beforeMinor: role.limitMinor, afterMinor: limitMinor });
    if (code) throw new Refused(code, { field: 'limit' });
    if (role.limitMinor !== limitMinor) {
      await updateRoleLimit(tx, id, limitMinor);
      await note(tx, caller, {
        action: 'role.limit',
        subject: String(id),
        name: role.name,
        before: role.limitMinor,
        after: limitMinor,
        now,
      });
    }
    return { limit: toDecimal(limitMinor) };
  });
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
    now,
  }: {
    action: 'person.limit' | 'role.limit';
    subject: string;
    name: string;
    before: number | null;
    after: number | null;
    now: number;
  },
): Promise<void> {
  const shown = (minor: number | null) => (minor === null ? null : toDecimal(minor));
  const detail = { name, limit_before: shown(before), limit_after: shown(after) };
  return insertDeed(tx, { accountId, username, action, subject, detail, now });
}
