import type { AnyRow, ChangeOf } from '@traslado/contract/schemas/catalogue';
import { permissionOf } from '@traslado/domain/catalogues/catalogues';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { toIso } from '@traslado/domain/time/instant';
import type { KeptChange } from '../../db/audit.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { RowRecord } from './record.ts';

export function presentRow(definition: Definition, row: RowRecord): AnyRow {
  return {
    ...wireOf(definition, row.facts),
    id: row.id,
    version: row.version,
    created_at: toIso(row.createdAt),
    updated_at: toIso(row.updatedAt),
    updated_by: row.updatedBy,
  };
}

export const presentViewer = (
  definition: Definition,
  { permissions }: Pick<StaffCaller, 'permissions'>,
): { can_change: boolean } => ({ can_change: permissions.includes(permissionOf(definition, 'change')) });

export function presentChange(
  definition: Definition,
  { id, change, username, at, before, after }: KeptChange<Facts>,
): ChangeOf<Definition> {
  return {
    id,
    action: change,
    at: toIso(at),
    by: username,
    before: before && wireOf(definition, before),
    after: after && wireOf(definition, after),
  };
}
