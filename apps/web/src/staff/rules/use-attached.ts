import { useQuery } from '@tanstack/react-query';
import type { AnyRow, Labels } from '@traslado/contract/schemas/catalogue';
import { permissionOf } from '@traslado/domain/catalogues/catalogues';
import { operationConfigurations } from '@traslado/domain/catalogues/operation-configurations';
import { askCatalogue, isRow } from '../catalogues/ask-catalogue.ts';
import { keyOf } from '../catalogues/key-of.ts';
import { useRememberLabels } from '../catalogues/use-labels.ts';
import { useStanding } from '../session/use-profile.ts';

/** An operation configuration in force, with the restriction that it names. */
export type Configuration = {
  readonly id: number;
  readonly description: string;
  readonly resort: string;
  readonly restriction: number | null;
  readonly segment_id: number;
  readonly property_id: number;
};

const PAGE = 100;

const configurationOf = (row: AnyRow, resorts: Readonly<Record<string, string>> = {}): Configuration => {
  const { description, segment_id, property_id, restriction_id } = row as AnyRow &
    Readonly<Record<string, unknown>>;
  const resort = String(property_id);
  return {
    id: row.id,
    description: String(description),
    // The label is “BP · Bahía Perla”.
    resort: resorts[resort]?.split(' · ').slice(1).join(' · ') || resort,
    restriction: typeof restriction_id === 'number' ? restriction_id : null,
    segment_id: Number(segment_id),
    property_id: Number(property_id),
  };
};

async function readConfigurations(remember: (labels: Labels) => void): Promise<Configuration[]> {
  const found: Configuration[] = [];
  for (let page = 1; ; page++) {
    const query = { status: 'active', page: String(page), page_size: String(PAGE) };
    const { rows, total, labels } = await askCatalogue(operationConfigurations, 'list', { query });
    remember(labels);
    found.push(...rows.filter(isRow).map((row) => configurationOf(row, labels.property_id)));
    if (rows.length === 0 || page * PAGE >= total) return found;
  }
}

/** The operation configurations in force; undefined for a person who may not see them, and until they are here. */
export function useConfigurations() {
  const remember = useRememberLabels(operationConfigurations);
  const standing = useStanding();
  const permissions: readonly string[] = standing.kind === 'in' ? standing.person.permissions : [];
  const canSee = permissions.includes(permissionOf(operationConfigurations, 'see'));
  const { data } = useQuery({
    queryKey: [...keyOf(operationConfigurations), 'in-force'],
    queryFn: () => readConfigurations(remember),
    enabled: canSee,
    staleTime: 0,
  });
  return {
    configurations: canSee ? data : undefined,
    canChange: permissions.includes(permissionOf(operationConfigurations, 'change')),
  };
}
