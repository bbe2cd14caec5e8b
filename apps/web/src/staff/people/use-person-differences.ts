import type { Difference } from '../../components/old-and-new.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { usePersonWords } from './person-words.tsx';
import type { Colleague, PeopleViewer } from './use-people.ts';

type Kept = Pick<Colleague, 'name' | 'email' | 'roles' | 'scope' | 'status'>;

/** Differences between two states of an account, in words. */
export function usePersonDifferences(
  viewer: PeopleViewer,
): (old: Kept | null, now: Kept | null) => Difference[] {
  const texts = useTexts('staff').colleagues;
  const { rolesText, scopeText } = usePersonWords(viewer);
  const said = (kept: Kept | null): Readonly<Record<string, string>> =>
    kept
      ? {
          name: kept.name,
          email: kept.email ?? texts.noEmail,
          roles: rolesText(kept.roles),
          scope: scopeText(kept.scope),
          status: texts.status[kept.status],
        }
      : {};
  return (old, now) => {
    const [before, after] = [said(old), said(now)];
    return (['name', 'email', 'roles', 'scope', 'status'] as const)
      .map((key) => ({ key, label: texts.columns[key], old: before[key] ?? '', now: after[key] ?? '' }))
      .filter((row) => row.old !== row.now);
  };
}
