import type { Property } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';

export type PropertiesQuestion = {
  /** False: only the brand of the default resort, the one with the lowest id. */
  readonly allBrands: boolean;
  /** False: without the parts of larger resorts. */
  readonly includeMoonZone: boolean;
};

/** Resorts on sale, in the order of their ids. */
export function listProperties(
  snapshot: Snapshot,
  { allBrands, includeMoonZone }: PropertiesQuestion,
): readonly Property[] {
  const open = snapshot.properties.filter((property) => property.active);
  const ownGroup = open[0]?.groupId;
  return open
    .filter((property) => allBrands || property.groupId === ownGroup)
    .filter((property) => includeMoonZone || !property.moonZone);
}
