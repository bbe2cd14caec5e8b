import type { Handle } from '../../db/client.ts';
import {
  type Discrepancy,
  findSlice,
  listDiscrepancies,
  listLetterDiscrepancies,
  type Slice,
} from './books-repository.ts';

/** Most bookings of one statement: it ends long before the database's longest time. */
const AT_ONCE = 1_000;

export type CheckedSlice = Slice & { readonly bookings: number; readonly found: readonly Discrepancy[] };

/** Checks the bookings behind `after`, slice after slice, in the order of their ids. */
export async function* checkSlices(handle: Handle, after: number, now: number): AsyncGenerator<CheckedSlice> {
  for (;;) {
    const slice = await findSlice(handle, { after, limit: AT_ONCE });
    if (!slice) return;
    const found = [
      ...(await listDiscrepancies(handle, slice, now)),
      ...(await listLetterDiscrepancies(handle, slice)),
    ];
    yield { ...slice, found };
    after = slice.through;
  }
}

/** Lists the inconsistencies of all bookings. @param onSlice hears the number of bookings of each slice */
export async function checkMoney(
  handle: Handle,
  now: number,
  onSlice: (bookings: number) => void = () => undefined,
): Promise<Discrepancy[]> {
  let all: Discrepancy[] = [];
  for await (const { bookings, found } of checkSlices(handle, 0, now)) {
    all = withFound(all, found);
    onSlice(bookings);
  }
  return all;
}

/** Adds discrepancies that are not there yet: a departure or a stay belongs to bookings of several slices. */
export function withFound(all: readonly Discrepancy[], found: readonly Discrepancy[]): Discrepancy[] {
  return [...new Map([...all, ...found].map((one) => [JSON.stringify(one), one])).values()];
}
