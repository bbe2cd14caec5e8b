import { PERMISSION_GROUPS } from '@traslado/domain/access/permission-groups';
import { useTexts } from '../../i18n/i18n.tsx';
import { Mark } from './role-matrix.tsx';
import { usePermissionWords } from './use-permission-words.ts';

/** Permissions that one role has and lacks, to be read. */
export function PermissionList({ permissions: given }: { permissions: readonly string[] }) {
  const { frame } = useTexts('staff');
  const { nounText, deedText } = usePermissionWords();
  return (
    <div className="grid gap-5">
      {PERMISSION_GROUPS.map(({ group, nouns }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="mb-2 font-semibold text-caption text-soft">
            {frame.groups[group]}
          </h2>
          <dl className="rounded-lg bg-surface px-5 shadow-ticket">
            {nouns.map(({ noun, permissions }) => (
              <div key={noun} className="border-line border-b py-3 last:border-0 sm:flex sm:gap-6">
                <dt className="font-semibold text-small sm:w-56 sm:shrink-0 sm:py-1">{nounText(noun)}</dt>
                <dd className="mt-1 grid gap-y-1 sm:mt-0 sm:grid-cols-2 sm:gap-x-6">
                  {permissions.map((permission) => (
                    <span key={permission} className="inline-flex items-center gap-2 text-small">
                      <Mark isGiven={given.includes(permission)} />
                      {deedText(permission)}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
