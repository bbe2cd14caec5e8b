import type { CallRequest } from '@traslado/contract/schemas';
import { type RoleChange, refusalOfRole } from '@traslado/domain/access/authority';
import { checkRoleForm } from '@traslado/domain/access/people-forms';
import { PERMISSIONS } from '@traslado/domain/access/permissions';
import { tidyLine } from '@traslado/domain/contact/text';
import type { Tx } from '../../db/client.ts';
import { Refused } from '../../refused.ts';
import type { RoleFacts, RoleRecord } from '../../store/account/role-record.ts';
import { listHolders } from '../../store/account/role-repository.ts';
import type { House } from './keep-house.ts';
import { presentRole } from './presenter.ts';

/** The role of a typed form. Codes: those of `checkRoleForm`. */
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

/** Codes: those of `refusalOfRole`. */
export async function refuseChanging(
  tx: Tx,
  { caller, powerOf }: House,
  { name, field, ...rights }: Omit<RoleChange, 'holders'> & { readonly name: string; readonly field: string },
): Promise<void> {
  const holders = (await listHolders(tx, name)).map(powerOf);
  const refusal = refusalOfRole(caller, { ...rights, holders });
  if (refusal) throw new Refused(refusal, refusal.endsWith('.not_held') ? { field } : {});
}

/** Code: `role.stale`, with the newer one. */
export function refuseStale(role: RoleRecord, seenVersion: number | null): void {
  if (seenVersion === null || seenVersion === role.version) return;
  throw new Refused('role.stale', { expected: { version: role.version, role: presentRole(role) } });
}
