import { PERMISSIONS } from '@traslado/domain/access/permissions';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Person } from '../session/use-profile.ts';
import { EVERYBODY, usePeopleQuestion } from './use-people.ts';
import type { RoleRow } from './use-roles.ts';

type RoleHoldersProps = { person: Person; row: RoleRow; canCopy: boolean };

/** Number of the role's permissions, the way to its holders, and to a copy. */
export function RoleHolders({ person, row: role, canCopy }: RoleHoldersProps) {
  const texts = useTexts('staff').roles;
  const [, ask] = usePeopleQuestion();
  const [, navigate] = useLocation();
  const seesPeople = person.menu.some(({ id }) => id === 'people');
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-soft">
      <span>
        {texts.form.name}: <span className="text-ink">{role.name}</span>
      </span>
      <span>{texts.gives(role.permissions.length, PERMISSIONS.length)}</span>
      {role.people > 0 && seesPeople ? (
        <Button
          variant="quiet"
          className="text-small"
          onClick={() => {
            ask({ ...EVERYBODY, status: undefined, role: role.name });
            navigate('/admin/people');
          }}
        >
          {texts.holders.show(role.people)}
        </Button>
      ) : (
        <span>{role.people > 0 ? texts.people(role.people) : texts.holders.none}</span>
      )}
      {canCopy && (
        <LinkButton
          href={`/admin/roles/new?from=${role.id}`}
          variant="quiet"
          icon="plus"
          className="text-small"
        >
          {texts.form.copy}
        </LinkButton>
      )}
    </p>
  );
}
