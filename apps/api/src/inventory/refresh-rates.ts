import type { Tx } from '../db/client.ts';
import type { BackendRate, BackendSheet } from '../ports/group-catalogue.ts';
import { differs } from './refresh-differences.ts';
import type { RefreshContext } from './refresh-part.ts';
import { upsertRates, withdrawRates } from './refresh-repository.ts';

/** The rates of a sheet: changed ones written, removed ones withdrawn. */
export async function rateWrites(
  { rows, numbers, todayAt }: RefreshContext,
  {
    serviceId,
    scope,
    propertyId,
  }: { readonly serviceId: number; readonly scope: string; readonly propertyId: number },
  sheet: BackendSheet,
): Promise<((tx: Tx) => Promise<void>)[]> {
  const own = rows.rates.filter((rate) => rate.serviceId === serviceId);
  const wanted: BackendRate[] = [];
  for (const rate of sheet.rates) {
    const like = own.find(({ id }) => id === rate.id && numbers.isTheirs('rate', id));
    wanted.push({ ...rate, id: await numbers.give({ kind: 'rate', scope, theirs: rate.id }, like?.id) });
  }
  const writes: ((tx: Tx) => Promise<void>)[] = [];
  const changed = wanted.filter((rate) => {
    const known = own.find((row) => row.id === rate.id);
    return !known || differs(known, rate);
  });
  if (changed.length > 0) writes.push((tx) => upsertRates(tx, serviceId, changed));
  const today = todayAt(rows.properties.find(({ id }) => id === propertyId)?.timeZone ?? 'UTC');
  const gone = own
    .filter((row) => row.validToOn >= today && !wanted.some((rate) => rate.id === row.id))
    .map((row) => row.id);
  if (gone.length > 0) writes.push((tx) => withdrawRates(tx, gone, today));
  return writes;
}
