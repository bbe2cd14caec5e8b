import type { AllBody } from '@traslado/contract/schemas/all-catalogues';
import { FILED_CATALOGUES, permissionOf } from '@traslado/domain/catalogues/catalogues';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { inOrderOfNeed } from '@traslado/domain/catalogues/order-of-need';
import type { Handle } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { listAllRows } from '../../store/catalogue/repository.ts';
import { fileRowOf, readFileCodes } from './read-file-codes.ts';

/** Every catalogue within the caller's rights, as its file has it. */
export async function readAllFiles(
  handle: Handle,
  { permissions, scope }: Pick<StaffCaller, 'permissions' | 'scope'>,
): Promise<AllBody['catalogues']> {
  const seen = FILED_CATALOGUES.filter((one) => permissions.includes(permissionOf(one, 'see')));
  const files: AllBody['catalogues'] = [];
  for (const definition of inOrderOfNeed(seen)) {
    const codes = await readFileCodes(handle, definition, scope);
    const rows = await listAllRows(handle, definition, { isForChange: false, scope });
    const values = rows.map(({ facts }) => fileRowOf(definition, wireOf(definition, facts), codes));
    files.push({ catalogue: definition.name, rows: values });
  }
  return files;
}
