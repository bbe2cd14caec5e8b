import { PERMISSIONS } from '@traslado/domain/access/permissions';
import { useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { PermissionList } from './permission-list.tsx';
import { type RoleRow, useRoleTitle } from './use-roles.ts';

/** The matrix where there is room for one role: it is chosen above. */
export function OneRole({ roles }: { roles: readonly RoleRow[] }) {
  const texts = useTexts('staff').roles;
  const titleOf = useRoleTitle();
  const [id, setId] = useState(String(roles[0]?.id ?? ''));
  const role = roles.find((one) => String(one.id) === id) ?? roles[0];
  if (!role) return null;
  return (
    <div className="grid gap-5">
      <ListChoice
        label={texts.role}
        value={String(role.id)}
        options={roles.map((one) => ({ value: String(one.id), label: titleOf(one) }))}
        onChoose={setId}
      />
      <p className="text-small text-soft">
        {texts.gives(role.permissions.length, PERMISSIONS.length)} ·{' '}
        {role.people === 0 ? texts.nobody : texts.people(role.people)}
      </p>
      <PermissionList permissions={role.permissions} />
      <LinkButton href={`/admin/roles/${role.id}`} variant="secondary" iconAfter="arrowRight">
        {texts.open(titleOf(role))}
      </LinkButton>
    </div>
  );
}
