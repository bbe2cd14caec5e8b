import type { RegionForm } from '@traslado/domain/forms/region-form';
import type { Difference } from '../../components/old-and-new.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useTagLabel } from './tag-words.ts';

type Facts = Omit<RegionForm, never>;

/** What differs between two states of a region, in words. */
export function useRegionDifferences(): (old: Facts, now: Facts) => Difference[] {
  const { regions: texts, lists } = useTexts('staff');
  const labelOf = useTagLabel();
  const tags = (list: readonly string[]) => list.map(labelOf).join(' · ') || lists.history.empty;
  const status = (active: boolean) => (active ? texts.status.one.active : texts.status.one.inactive);
  return (old, now) =>
    [
      { key: 'name', label: texts.columns.name, old: old.name, now: now.name },
      { key: 'allow', label: texts.columns.allow, old: tags(old.allow_tags), now: tags(now.allow_tags) },
      { key: 'deny', label: texts.columns.deny, old: tags(old.deny_tags), now: tags(now.deny_tags) },
      { key: 'status', label: texts.columns.status, old: status(old.active), now: status(now.active) },
    ].filter((row) => row.old !== row.now);
}
