import { PERMISSIONS } from '@traslado/domain/access/permissions';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Person } from '../session/use-profile.ts';
import { EVERYBODY, usePeopleQuestion } from './use-people.ts';
import type { RoleRow } from './use-roles.ts';

type RoleHoldersProps = { person: Person; row: RoleRow; canCopy: boolean };

type HoldersProps = { person: Person; role: RoleRow; children: string };

/** The way to the people of a role; the text alone for a person who may not see people, or without any. */
export function Holders({ person, role, children }: HoldersProps) {
  const [, ask] = usePeopleQuestion();
  const [, navigate] = useLocation();
  if (role.people === 0 || !person.menu.some(({ id }) => id === 'people')) return children;
  return (
    <Button
      variant="quiet"
      className="text-small"
      onClick={() => {
        ask({ ...EVERYBODY, status: undefined, role: role.name });
        navigate('/admin/people');
      }}
    >
      {children}
    </Button>
  );
}

/** Number of the role's permissions, the way to its holders, and to a copy. */
export function RoleHolders({ person, row: role, canCopy }: RoleHoldersProps) {
  const texts = useTexts('staff').roles;
  const seesPeople = person.menu.some(({ id }) => id === 'people');
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-soft">
      <span>
        {texts.form.name}: <span className="text-ink">{role.name}</span>
      </span>
      <span>{texts.gives(role.permissions.length, PERMISSIONS.length)}</span>
      <span>
        <Holders person={person} role={role}>
          {role.people === 0
            ? texts.holders.none
            : (seesPeople ? texts.holders.show : texts.people)(role.people)}
        </Holders>
      </span>
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
