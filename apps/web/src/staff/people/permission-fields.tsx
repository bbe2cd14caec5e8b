import { PERMISSION_GROUPS, withPermission } from '@traslado/domain/access/permission-groups';
import type { Permission } from '@traslado/domain/access/permissions';
import { FieldNotes } from '../../components/field-frame.tsx';
import { useField } from '../../components/form.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useTicked } from '../catalogues/use-ticked.ts';
import { givesAll, isPermissionClosed } from './role-values.ts';
import { usePermissionWords } from './use-permission-words.ts';

type PermissionFieldsProps = {
  chosen: readonly Permission[];
  /** The role's own permissions, and those that the viewer may give. */
  possible: readonly Permission[];
};

/** Permissions of a role, to be ticked: grouped as the matrix is. */
export function PermissionFields({ chosen, possible }: PermissionFieldsProps) {
  const { roles: texts, frame } = useTexts('staff');
  const { nounText, deedText } = usePermissionWords();
  const field = useField('permissions');
  const { isTicked, toggle } = useTicked<Permission>('permissions', (permission, ticks) =>
    withPermission(chosen, permission, ticks),
  );
  return (
    <div id={field.id}>
      <h2 className="text-heading">{texts.form.permissions}</h2>
      {!givesAll(possible) && <p className="mt-1.5 text-caption text-soft">{texts.form.cannotGive}</p>}
      <FieldNotes {...field} />
      <div className="mt-5 grid gap-6">
        {PERMISSION_GROUPS.map(({ group, nouns }) => (
          <fieldset key={group} className="min-w-0">
            <legend className="mb-2 font-semibold text-caption text-soft">{frame.groups[group]}</legend>
            <div className="rounded-lg bg-surface px-5 shadow-ticket">
              {nouns.map(({ noun, permissions }) => (
                <fieldset
                  key={noun}
                  aria-labelledby={`noun-${noun}`}
                  className="min-w-0 border-line border-b py-1.5 last:border-0 sm:flex sm:gap-6"
                >
                  <span
                    id={`noun-${noun}`}
                    className="flex items-center pt-2 font-semibold text-small sm:min-h-11 sm:w-52 sm:shrink-0 sm:self-start sm:pt-0"
                  >
                    {nounText(noun)}
                  </span>
                  <span className="flex flex-wrap gap-x-6">
                    {permissions.map((permission) => (
                      <label
                        key={permission}
                        className="inline-flex min-h-11 items-center gap-2.5 text-small has-disabled:text-soft sm:min-w-28"
                      >
                        <input
                          type="checkbox"
                          checked={isTicked(permission)}
                          disabled={isPermissionClosed(permission, possible, isTicked(permission))}
                          onChange={(event) => toggle(permission, event.target.checked)}
                          className="tick-box size-6 shrink-0 cursor-pointer disabled:cursor-not-allowed disabled:opacity-55"
                        />
                        {deedText(permission)}
                      </label>
                    ))}
                  </span>
                </fieldset>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  );
}
