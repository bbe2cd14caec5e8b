import type { CallAnswer } from '@traslado/contract/schemas';
import type { Difference } from '../../components/old-and-new.tsx';
import { formatList } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { usePermissionWords } from './use-permission-words.ts';

type Kept = NonNullable<CallAnswer<'listRoleHistory'>['entries'][number]['before']>;

/** Differences between two states of a role, in words: of its permissions only those that came and went. */
export function useRoleDifferences(): (old: Kept | null, now: Kept | null) => Difference[] {
  const texts = useTexts('staff').roles.history;
  const locale = useLocale();
  const { permissionText } = usePermissionWords();
  const listed = (some: readonly string[] = [], others: readonly string[] = []) =>
    formatList(some.filter((one) => !others.includes(one)).map(permissionText), locale);
  return (old, now) =>
    [
      ...(['name', 'name_en', 'name_es'] as const).map((key) => ({
        key,
        label: texts[key],
        old: old?.[key] ?? '',
        now: now?.[key] ?? '',
      })),
      { key: 'gained', label: texts.gained, old: '', now: listed(now?.permissions, old?.permissions) },
      { key: 'lost', label: texts.lost, old: listed(old?.permissions, now?.permissions), now: '' },
    ].filter((row) => row.old !== row.now);
}
