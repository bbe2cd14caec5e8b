import type { CallRequest } from '@traslado/contract/schemas';
import { checkRoleForm } from '@traslado/domain/access/people-forms';
import { PERMISSIONS, type Permission } from '@traslado/domain/access/permissions';
import { tidyLine } from '@traslado/domain/contact/text';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { mayChangeRoles, presentRole } from './presenter.ts';
import type { RoleFacts, RoleRecord } from './record.ts';

/** A role as it is kept, of what somebody typed. Codes: those of `checkRoleForm`. */
export function readRole(body: CallRequest<'createRole'>['body']): RoleFacts {
  const issues = checkRoleForm(body);
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  const given = new Set(body.permissions);
  return {
    name: body.name,
    nameEn: tidyLine(body.name_en),
    nameEs: tidyLine(body.name_es),
    permissions: PERMISSIONS.filter((permission) => given.has(permission)),
  };
}

/** Codes: `auth.forbidden` for who works for some properties only, `permission.not_held`. */
export function refuseGiving(caller: StaffCaller, before: readonly string[], after: readonly string[]): void {
  if (!mayChangeRoles(caller)) throw new Refused('auth.forbidden');
  const held: readonly string[] = caller.permissions satisfies readonly Permission[];
  const isGiven = (permission: string) => !before.includes(permission) && !held.includes(permission);
  if (after.some(isGiven)) throw new Refused('permission.not_held', { field: 'permissions' });
}

/** Code: `role.stale`, with the newer one. */
export function refuseStale(role: RoleRecord, seenVersion: number | null): void {
  if (seenVersion === null || seenVersion === role.version) return;
  throw new Refused('role.stale', { expected: { version: role.version, role: presentRole(role) } });
}
