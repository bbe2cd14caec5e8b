import type { CallAnswer } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { SHOWN_AT_MOST } from './results.ts';

export type Found = CallAnswer<'searchPalette'>['groups'];

/** Where the palette looks, beside the pages. */
type Source = (search: string, signal: AbortSignal) => Promise<Found>;

const inCatalogues: Source = async (search, signal) => {
  const query = { search, limit: String(SHOWN_AT_MOST) };
  return (await whileSignedIn(() => callApi('searchPalette', { query }, { signal }))).groups;
};

/**
 * A source that finds bookings or people asks by POST: a guest's name must not stand in an address, where histories and logs keep it.
 */
const SOURCES: readonly Source[] = [inCatalogues];

/** What every source finds. */
export const findEverywhere: Source = async (search, signal) =>
  (await Promise.all(SOURCES.map((find) => find(search, signal)))).flat();

/** What these rows of catalogues are called, as far as somebody may see them: `rates.4`. */
export async function nameRows(rows: readonly string[], signal: AbortSignal): Promise<Found> {
  const query = { rows: rows.join(',') };
  return (await whileSignedIn(() => callApi('searchPalette', { query }, { signal }))).groups;
}
