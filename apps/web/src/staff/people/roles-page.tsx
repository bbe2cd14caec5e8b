import { LinkButton } from '../../components/link-button.tsx';
import { useMedia } from '../../components/use-media.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { OneRole } from './one-role.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { useRoles } from './use-roles.ts';

/** Roles and their permissions: all roles beside each other, on a phone one at a time. */
export function RolesPage({ person }: { person: Person }) {
  const texts = useTexts('staff').roles;
  const query = useRoles();
  const { data } = query;
  const isPhone = useMedia('(width < 48rem)');
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      wide
      actions={
        data?.viewer.can_change && (
          <LinkButton href="/admin/roles/new" icon="plus">
            {texts.add}
          </LinkButton>
        )
      }
    >
      {data && !data.viewer.can_change && <p className="mb-5 text-soft">{texts.readOnly}</p>}
      <Loading query={query} texts={texts} />
      {data && (isPhone ? <OneRole roles={data.rows} /> : <RoleMatrix roles={data.rows} person={person} />)}
    </StaffPage>
  );
}
