import { listChanges } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { versionOf } from '../../http/version-of.ts';
import { Refused } from '../../refused.ts';
import type { AdmittedAccounts } from '../../store/account/record.ts';
import type { RoleFacts } from '../../store/account/role-record.ts';
import { findRole, listHolders, listRoles } from '../../store/account/role-repository.ts';
import { createRole } from './create-role.ts';
import type { Roles } from './open-roles.ts';
import { presentRole, presentRoleChange, presentViewer, presentViewerOf } from './presenter.ts';
import { removeRole } from './remove-role.ts';
import { restoreRole } from './restore-role.ts';
import { updateRole } from './update-role.ts';

export type RoleDependencies = {
  readonly db: Db;
  readonly roles: Pick<Roles, 'reload' | 'mustEnrol' | 'rightsOf'>;
  readonly admitted: AdmittedAccounts;
};

/** The rights of each role. A change is in force in this process before it is answered, in the others some milliseconds later. */
export function bindRoles(binding: Binding, dependencies: RoleDependencies): void {
  const { db, roles } = dependencies;
  const inForce = async <T>(change: Promise<T>): Promise<T> => {
    const answer = await change;
    // The change is kept, even if this reading fails: the database's message brings another.
    await roles.reload().catch(() => {});
    return answer;
  };

  bind(binding, 'listRoles', async ({ caller }) => {
    const rows = (await listRoles(db)).map(presentRole);
    return { rows, total: rows.length, viewer: presentViewer(caller) };
  });

  bind(binding, 'getRole', async ({ caller, params }) => {
    const role = await findRole(db, params.id);
    if (!role) throw new Refused('role.not_found');
    const holders = await listHolders(db, role.name);
    const powers = holders.map((one) => ({ ...roles.rightsOf(one), scope: one.scope }));
    return { role: presentRole(role), viewer: presentViewerOf(caller, role, powers) };
  });

  bind(binding, 'listRoleHistory', async ({ params }) => {
    const changes = await listChanges<RoleFacts>(db, { catalogue: 'role', id: params.id });
    if (changes.length === 0 && !(await findRole(db, params.id))) throw new Refused('role.not_found');
    return { entries: changes.map(presentRoleChange) };
  });

  bind(binding, 'createRole', ({ caller, body, now }) =>
    inForce(createRole(dependencies, caller, { body, now })),
  );

  bind(binding, 'updateRole', ({ caller, params, body, ifMatch, now }) =>
    inForce(updateRole(dependencies, caller, { ...params, body, seenVersion: versionOf(ifMatch), now })),
  );

  bind(binding, 'restoreRole', ({ caller, params, body, ifMatch, now }) =>
    inForce(restoreRole(dependencies, caller, { ...params, ...body, seenVersion: versionOf(ifMatch), now })),
  );

  bind(binding, 'deleteRole', async ({ caller, params, query, ifMatch, now }) => {
    const removal = { ...params, typed: query.confirmation, seenVersion: versionOf(ifMatch), now };
    await inForce(removeRole(dependencies, caller, removal));
    return { deleted: true as const };
  });
}
