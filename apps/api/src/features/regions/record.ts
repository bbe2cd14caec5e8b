import type { RegionForm } from '@traslado/domain/forms/region-form';

/** What a region says, in the names of its form: so it is kept in the audit as well. */
export type RegionFacts = RegionForm;

/** A region as its room knows it. Instants in epoch milliseconds. */
export type RegionRecord = RegionFacts & {
  readonly id: number;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
};

/** What the list of regions is asked for. */
export type RegionSort = 'name' | 'status' | 'updated';
export type RegionStatus = 'all' | 'active' | 'inactive';

export const factsOf = ({ name, allow_tags, deny_tags, active }: RegionFacts): RegionFacts => ({
  name,
  allow_tags,
  deny_tags,
  active,
});
