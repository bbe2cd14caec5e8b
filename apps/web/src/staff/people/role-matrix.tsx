import { PERMISSION_GROUPS } from '@traslado/domain/access/permission-groups';
import { Link } from 'wouter';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Person } from '../session/use-profile.ts';
import { Holders } from './role-holders.tsx';
import { usePermissionWords } from './use-permission-words.ts';
import { type RoleRow, useRoleTitle } from './use-roles.ts';

/** A tick for a permission, a dash without; in words for people who hear the table. */
export function Mark({ isGiven }: { isGiven: boolean }) {
  const texts = useTexts('staff').roles;
  return (
    <>
      <span className="visually-hidden">{isGiven ? texts.yes : texts.no}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'inline-grid size-7 place-items-center align-middle',
          isGiven ? 'text-good' : 'text-control',
        )}
      >
        {isGiven ? <Icon name="check" className="size-5" /> : '–'}
      </span>
    </>
  );
}

/** Permissions below each other, grouped as the menu is, and the roles beside each other. Both heads stay in sight. */
export function RoleMatrix({ roles, person }: { roles: readonly RoleRow[]; person: Person }) {
  const { roles: texts, frame } = useTexts('staff');
  const { nounText, deedText } = usePermissionWords();
  const titleOf = useRoleTitle();
  return (
    // Scrolled by the arrows once one of its links has the focus.
    <section
      aria-label={texts.matrix}
      className="relative role-matrix max-h-[calc(100dvh-8rem)] overflow-auto rounded-lg bg-surface shadow-ticket"
    >
      <table className="w-full border-separate border-spacing-0 text-left text-small">
        <caption className="visually-hidden">{texts.matrix}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 border-line border-b-2 bg-surface px-5 py-3 font-semibold"
            >
              {texts.permission}
            </th>
            {roles.map((role) => (
              <th
                key={role.id}
                scope="col"
                className="sticky top-0 z-10 min-w-20 border-line border-b-2 bg-surface px-1 py-2 text-center align-bottom font-normal"
              >
                <Link href={`/admin/roles/${role.id}`} className="row-link pt-1 text-caption">
                  {titleOf(role)}
                </Link>
                <span className="block text-caption text-soft">
                  <Holders person={person} role={role}>
                    {role.people === 0 ? texts.nobody : texts.people(role.people)}
                  </Holders>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {PERMISSION_GROUPS.map(({ group, nouns }) => (
          <tbody key={group}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={roles.length + 1}
                className="border-line border-b bg-sunk px-5 py-1 font-semibold text-caption text-soft"
              >
                <span className="sticky left-5">{frame.groups[group]}</span>
              </th>
            </tr>
            {nouns.flatMap(({ noun, permissions }) =>
              permissions.map((permission, index) => {
                const isLast = index === permissions.length - 1;
                const line = isLast ? 'border-line border-b' : '';
                return (
                  <tr key={permission} className="group">
                    <th
                      scope="row"
                      className={classNames(
                        'sticky left-0 bg-surface px-5 font-normal group-hover:bg-page',
                        line,
                      )}
                    >
                      <span className="grid min-w-72 grid-cols-[10rem_minmax(0,1fr)] items-center gap-x-4">
                        <span className={index === 0 ? 'font-semibold' : 'visually-hidden'}>
                          {nounText(noun)}
                        </span>
                        <span className="col-start-2 text-soft">{deedText(permission)}</span>
                      </span>
                    </th>
                    {roles.map((role) => (
                      <td key={role.id} className={classNames('px-2 text-center group-hover:bg-page', line)}>
                        <Mark isGiven={role.permissions.includes(permission)} />
                      </td>
                    ))}
                  </tr>
                );
              }),
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}
