import type { CallAnswer } from '@traslado/contract/schemas';
import type { Permission } from '@traslado/domain/access/permissions';
import { toIso } from '@traslado/domain/time/instant';
import type { KeptChange } from '../../db/audit.ts';
import type { Language } from '../../http/locale.ts';
import { factsOf, type RegionFacts, type RegionRecord } from './record.ts';

/** Facts as the wire has them: lists that may be written to. */
const presentFacts = (facts: RegionFacts) => ({
  ...factsOf(facts),
  allow_tags: [...facts.allow_tags],
  deny_tags: [...facts.deny_tags],
});

export function presentRegion(region: RegionRecord): CallAnswer<'createRegion'> {
  return {
    id: region.id,
    ...presentFacts(region),
    version: region.version,
    created_at: toIso(region.createdAt),
    updated_at: toIso(region.updatedAt),
    updated_by: region.updatedBy,
  };
}

export const presentViewer = (permissions: readonly Permission[]): { can_change: boolean } => ({
  can_change: permissions.includes('regions:change'),
});

export function presentChange({
  id,
  change,
  username,
  at,
  before,
  after,
}: KeptChange<RegionFacts>): CallAnswer<'listRegionHistory'>['entries'][number] {
  return {
    id,
    action: change,
    at: toIso(at),
    by: username,
    before: before && presentFacts(before),
    after: after && presentFacts(after),
  };
}

const words = {
  en: {
    head: ['Name', 'Allow tags', 'Deny tags', 'Status', 'Last changed (UTC)', 'Changed by'],
    active: 'Active',
    inactive: 'Inactive',
  },
  es: {
    head: [
      'Nombre',
      'Etiquetas permitidas',
      'Etiquetas negadas',
      'Estado',
      'Último cambio (UTC)',
      'Lo cambió',
    ],
    active: 'Activa',
    inactive: 'Inactiva',
  },
} as const;

/** Regions as a table of texts; tags of one list stand in one cell. */
export function presentTable(
  regions: readonly RegionRecord[],
  language: Language,
): { head: readonly string[]; rows: string[][] } {
  const { head, active, inactive } = words[language];
  return {
    head,
    rows: regions.map((region) => [
      region.name,
      region.allow_tags.join('; '),
      region.deny_tags.join('; '),
      region.active ? active : inactive,
      toIso(region.updatedAt),
      region.updatedBy ?? '',
    ]),
  };
}
