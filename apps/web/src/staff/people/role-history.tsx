import { RestorableHistory } from '../catalogues/restorable-history.tsx';
import { isNoSuch } from './use-people.ts';
import { useRoleDifferences } from './use-role-differences.ts';
import { type RoleRow, useRoleHistory, useRoleWrites } from './use-roles.ts';

type RoleHistoryProps = {
  id: number;
  /** As the page shows it; null where it was deleted. */
  role: RoleRow | null;
  canRestore: boolean;
  onRestored: () => void;
};

/** Changes of a role, the newest first. Each can be restored. */
export function RoleHistory({ id, role, canRestore, onRestored }: RoleHistoryProps) {
  const { data, error, isError } = useRoleHistory(id);
  const differencesOf = useRoleDifferences();
  const { restore } = useRoleWrites();
  // There never was such a role.
  if (isNoSuch('role', error)) return null;
  return (
    <RestorableHistory
      isFailed={isError}
      entries={data?.entries}
      current={role}
      canRestore={role !== null && canRestore}
      differencesOf={differencesOf}
      restore={async (change) => (role ? restore(role, change) : '')}
      onRestored={onRestored}
    />
  );
}
