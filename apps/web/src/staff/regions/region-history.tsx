import { ChangeHistory } from '../catalogues/change-history.tsx';
import { newRegion } from './region-values.ts';
import { useRegionDifferences } from './use-region-differences.ts';
import { useRegionHistory } from './use-regions.ts';

const nothing = { ...newRegion, active: false };

/** Who changed a region when, and what it said before. */
export function RegionHistory({ id }: { id: number }) {
  const { data, isError } = useRegionHistory(id);
  const differencesOf = useRegionDifferences();
  return (
    <ChangeHistory
      isFailed={isError}
      entries={data?.entries.map((entry) => ({
        ...entry,
        differences: differencesOf(entry.before ?? nothing, entry.after ?? nothing),
      }))}
    />
  );
}
