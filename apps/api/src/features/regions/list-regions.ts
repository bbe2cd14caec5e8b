import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { presentRegion, presentViewer } from './presenter.ts';
import { countRows, listRows } from './repository.ts';

/** A page of the regions that are found. A page beyond the last is empty. */
export async function listRegions(
  db: Db,
  { permissions }: StaffCaller,
  query: CallRequest<'listRegions'>['query'],
): Promise<CallAnswer<'listRegions'>> {
  const { page, page_size } = query;
  const rows = await listRows(db, query, { page, page_size });
  return {
    regions: rows.map(presentRegion),
    total: await countRows(db, query),
    page,
    page_size,
    viewer: presentViewer(permissions),
  };
}
