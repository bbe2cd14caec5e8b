import { type ReactNode, useState } from 'react';
import { useSearch } from 'wouter';
import { useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { PermissionList } from './permission-list.tsx';
import { RoleEditor } from './role-editor.tsx';
import { RoleHistory } from './role-history.tsx';
import { RoleHolders } from './role-holders.tsx';
import { isNoSuch } from './use-people.ts';
import { useRole, useRoles, useRoleTitle } from './use-roles.ts';

type RolePageProps = { person: Person; id: number; limit: (canChange: boolean) => ReactNode };

/** One role: its name and permissions, its holders, and its history. */
export function RolePage({ person, id, limit }: RolePageProps) {
  const { roles: texts, lists } = useTexts('staff');
  const titleOf = useRoleTitle();
  const query = useRole(id);
  const { data, error } = query;
  // The form begins anew with the restored values.
  const [restored, setRestored] = useState(0);
  const isGone = isNoSuch('role', error);
  const note = data?.viewer.is_below ? texts.isBelow : texts.readOnly;
  return (
    <StaffPage
      title={data ? titleOf(data.role) : isGone ? texts.gone : texts.title}
      lead={isGone ? lists.goneText : data && !data.viewer.can_change ? note : undefined}
      back={{ href: '/admin/roles', label: texts.back }}
      wide
    >
      {!isGone && <Loading query={query} texts={texts} className="h-80" />}
      {data && <RoleHolders person={person} row={data.role} canCopy={data.viewer.can_change} />}
      {data?.viewer.can_change && (
        <RoleEditor key={restored} row={data.role} viewer={data.viewer} source={null} />
      )}
      {data && !data.viewer.can_change && (
        <div className="max-w-[52rem]">
          <PermissionList permissions={data.role.permissions} />
        </div>
      )}
      {data && <div className="mt-6 max-w-[30rem]">{limit(data.viewer.can_change)}</div>}
      {(data || isGone) && (
        <RoleHistory
          id={id}
          role={data?.role ?? null}
          canRestore={data?.viewer.can_change ?? false}
          onRestored={() => setRestored(restored + 1)}
        />
      )}
    </StaffPage>
  );
}

/** A role to be added: empty, or a copy of the one that the address names. */
export function NewRolePage() {
  const texts = useTexts('staff').roles;
  const titleOf = useRoleTitle();
  const from = new URLSearchParams(useSearch()).get('from');
  const query = useRoles();
  const { data } = query;
  const source = data?.rows.find(({ id }) => String(id) === from) ?? null;
  return (
    <StaffPage
      title={texts.add}
      lead={source ? texts.copyLead(titleOf(source)) : texts.newLead}
      back={{ href: '/admin/roles', label: texts.back }}
      wide
    >
      <Loading query={query} texts={texts} className="h-80" />
      {data && !data.viewer.can_change && <p className="text-soft">{texts.readOnly}</p>}
      {data?.viewer.can_change && <RoleEditor row={null} viewer={data.viewer} source={source} />}
    </StaffPage>
  );
}
