import { useTexts } from '../../i18n/i18n.tsx';
import { RestorableHistory } from '../catalogues/restorable-history.tsx';
import { useLimitText } from '../frame/use-limit-text.ts';
import {
  type Colleague,
  isNoSuch,
  type PeopleViewer,
  type PersonDeed,
  usePersonHistory,
} from './use-people.ts';
import { usePersonDifferences } from './use-person-differences.ts';
import { usePersonWrites } from './use-person-writes.ts';

const NOBODY: PeopleViewer = {
  id: 0,
  can_change: false,
  has_all_properties: false,
  roles: [],
  properties: [],
};

/** Name of an entry: closing and opening an account are changes, too. */
function kindOf({ action, before, after }: PersonDeed) {
  if (action !== 'update' || before?.status === after?.status) return action;
  if (after?.status === 'disabled') return 'close';
  return before?.status === 'disabled' ? 'open' : action;
}

type PersonHistoryProps = {
  id: number;
  viewer: PeopleViewer | null;
  /** As the page shows them; null where the account was deleted. */
  colleague: Colleague | null;
  onRestored: () => void;
};

/** Changes of an account, the newest first. Each can be restored. */
export function PersonHistory({ id, viewer, colleague, onRestored }: PersonHistoryProps) {
  const { colleagues, approvals } = useTexts('staff');
  const texts = colleagues.history;
  const { limits } = approvals;
  const { data, error, isError } = usePersonHistory(id);
  const differencesOf = usePersonDifferences(viewer ?? NOBODY);
  const limitText = useLimitText();
  const { restore } = usePersonWrites();
  // There never was such a person.
  if (isNoSuch('person', error)) return null;
  return (
    <RestorableHistory
      isFailed={isError}
      entries={data?.entries.map(({ action, limit, ...entry }) => ({
        ...entry,
        ...(limit && {
          more: [
            {
              key: 'limit',
              label: limits.title,
              old: limitText(limit.old, limit.of_roles),
              now: limitText(limit.now, limit.of_roles),
            },
            ...(limit.note ? [{ key: 'note', label: limits.note, old: '', now: limit.note }] : []),
          ],
        }),
        action: action === 'create' || action === 'delete' ? action : 'update',
        said: texts[kindOf({ action, limit, ...entry })](entry.by_name),
      }))}
      current={colleague}
      canRestore={colleague !== null && (viewer?.can_change ?? false)}
      differencesOf={differencesOf}
      restore={async (change) => (colleague ? restore(colleague, change) : '')}
      onRestored={onRestored}
    />
  );
}
