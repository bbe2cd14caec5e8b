import type { CallAnswer } from '@traslado/contract/schemas';
import { properties } from '@traslado/domain/catalogues/properties';
import { rates } from '@traslado/domain/catalogues/rates';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { listRateIds } from '../../store/catalogue/rates-repository.ts';
import { findRow, listRowsOf } from '../../store/catalogue/repository.ts';
import { presentGridRate } from './present-copy.ts';
import { presentViewer } from './presenter.ts';

/** Most rates that are typed side by side. */
const MOST_RATES = 1_000;

/** The rates of a property, by service and day. Codes: `property.not_found`. */
export async function readPriceGrid(
  db: Db,
  staff: StaffCaller,
  { property, service }: { readonly property: number; readonly service?: number | undefined },
): Promise<CallAnswer<'getPriceGrid'>> {
  const { scope } = staff;
  if (!(await findRow(db, properties, { id: property, scope })))
    throw new Refused('property.not_found', { field: 'property' });
  const ids = await listRateIds(db, { search: '', service, property, scope }, MOST_RATES + 1);
  const rows = await listRowsOf(db, rates, ids, { isForChange: false, scope });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    rows: ids
      .slice(0, MOST_RATES)
      .flatMap((id) => byId.get(id) ?? [])
      .map(presentGridRate),
    is_cut: ids.length > MOST_RATES,
    viewer: presentViewer(rates, staff, true),
  };
}
