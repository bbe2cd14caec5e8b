import { checkRegionForm, type RegionForm, tidyRegion } from '@traslado/domain/forms/region-form';
import { isUniqueViolation } from '../../db/errors.ts';
import { Refused } from '../../refused.ts';
import { presentRegion } from './presenter.ts';
import type { RegionFacts, RegionRecord } from './record.ts';

/** A region as it is kept, of what somebody typed. Codes: those of `checkRegionForm`. */
export function checkRegion(typed: RegionForm): RegionFacts {
  const issues = checkRegionForm(typed);
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  return tidyRegion(typed);
}

/** Refuses what was made on another version than the one there is, and shows that one. Codes: `region.stale`. */
export function refuseStale(region: RegionRecord, seenVersion: number | null): void {
  if (seenVersion === null || seenVersion === region.version) return;
  throw new Refused('region.stale', {
    expected: { version: region.version, region: presentRegion(region) },
  });
}

/** Runs a write; two regions of one name would be one to whoever reads them. Codes: `region.name_taken`. */
export async function refuseTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refused('region.name_taken', { field: 'name' });
    throw error;
  }
}
