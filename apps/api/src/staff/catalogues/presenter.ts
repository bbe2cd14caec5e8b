import type { AnyRow, ChangeOf } from '@traslado/contract/schemas/catalogue';
import { permissionOf } from '@traslado/domain/catalogues/catalogues';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { toIso } from '@traslado/domain/time/instant';
import type { KeptChange } from '../../db/audit.ts';
import { presentChange } from '../../http/present-change.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';

export function presentRow(definition: Definition, row: RowRecord): AnyRow {
  return {
    ...wireOf(definition, row.facts),
    id: row.id,
    version: row.version,
    created_at: toIso(row.createdAt),
    updated_at: toIso(row.updatedAt),
    updated_by: row.updatedBy,
    updated_by_name: row.updatedName,
  };
}

/** @param isWithin true for a row of their properties */
export const presentViewer = (
  definition: Definition,
  { permissions }: Pick<StaffCaller, 'permissions'>,
  isWithin: boolean,
): { can_change: boolean } => ({
  can_change: isWithin && permissions.includes(permissionOf(definition, 'change')),
});

/** An entry of a row's history. */
export const presentRowChange = (definition: Definition, change: KeptChange<Facts>): ChangeOf<Definition> =>
  presentChange(change, (facts) => wireOf(definition, facts));
