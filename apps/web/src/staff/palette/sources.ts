import type { CallAnswer } from '@traslado/contract/schemas';
import { fold } from '../../components/search-options.ts';
import { callApi } from '../../data/client.ts';
import { queryClient } from '../../data/query-client.ts';
import { type Locale, languageOf } from '../../i18n/locale.ts';
import { allRoles } from '../session/all-roles.ts';
import type { Person } from '../session/use-profile.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { BOOKINGS, SHOWN_AT_MOST } from './results.ts';

export type Found = CallAnswer<'searchPalette'>['groups'];

type Asker = { readonly menu: Person['menu']; readonly locale: Locale };

/** Sources of the palette, beside the pages. */
type Source = (search: string, asker: Asker, signal: AbortSignal) => Promise<Found>;

const opens = ({ menu }: Asker, page: string): boolean => menu.some(({ id }) => id === page);

const inCatalogues: Source = async (search, _, signal) => {
  const body = { search, limit: SHOWN_AT_MOST };
  return (await whileSignedIn(() => callApi('searchPalette', { body }, { signal }))).groups;
};

const row = { about: '', on: null, choice: null };

/** People of staff: they have a call of their own, which asks for their permission. */
const inPeople: Source = async (search, asker, signal) => {
  if (!opens(asker, 'people')) return [];
  const body = { search, page_size: SHOWN_AT_MOST };
  const { rows, total } = await whileSignedIn(() => callApi('searchPeople', { body }, { signal }));
  const found = rows.map(({ id, name, username }) => ({ ...row, id, title: name, about: username }));
  return [{ catalogue: 'people', total, rows: found }];
};

/** Roles: there are few, so all of them are read, and not again for each letter. */
const inRoles: Source = async (search, asker) => {
  if (!opens(asker, 'roles')) return [];
  const { rows } = await queryClient.fetchQuery({ ...allRoles, staleTime: 60_000 });
  const found = rows
    .filter(({ name_en, name_es }) => [name_en, name_es].some((text) => fold(text).includes(fold(search))))
    .map((role) => ({ ...row, id: role.id, title: role[`name_${languageOf(asker.locale)}`] }));
  return [{ catalogue: 'roles', total: found.length, rows: found.slice(0, SHOWN_AT_MOST) }];
};

/** A booking among the results. @param search the question to the desk's own search */
async function bookingRows(
  body: { search: string } | { ids: number[] },
  signal: AbortSignal,
): Promise<Found> {
  const { groups } = await whileSignedIn(() => callApi('searchBookings', { body }, { signal }));
  const found = new Map(groups.flatMap(({ rows }) => rows.map((one) => [one.id, one] as const)));
  const rows = [...found.values()].map(({ id, guest, number, hotel_name }) => ({
    ...row,
    id,
    title: guest,
    about: [number, hotel_name].join(' · '),
  }));
  return [{ catalogue: BOOKINGS, total: rows.length, rows }];
}

/** Bookings, by all that their own page finds them by. */
const inBookings: Source = async (search, asker, signal) => {
  if (!opens(asker, BOOKINGS)) return [];
  const [found] = await bookingRows({ search }, signal);
  return found ? [{ ...found, rows: found.rows.slice(0, SHOWN_AT_MOST) }] : [];
};

const SOURCES: readonly Source[] = [inCatalogues, inBookings, inPeople, inRoles];

/** Results of every source. */
export const findEverywhere: Source = async (...asked) =>
  (await Promise.all(SOURCES.map((find) => find(...asked)))).flat().filter(({ rows }) => rows.length > 0);

/** Labels of these rows of catalogues and bookings, as far as the person may see them. */
export async function nameRows(
  rows: readonly { readonly catalogue: string; readonly id: number }[],
  signal: AbortSignal,
): Promise<Found> {
  const ids = rows.flatMap(({ catalogue, id }) => (catalogue === BOOKINGS ? [id] : []));
  const others = rows.filter(({ catalogue }) => catalogue !== BOOKINGS);
  const [named, bookings] = await Promise.all([
    others.length > 0
      ? whileSignedIn(() => callApi('searchPalette', { body: { rows: others } }, { signal }))
      : { groups: [] },
    ids.length > 0 ? bookingRows({ ids }, signal) : [],
  ]);
  return [...named.groups, ...bookings];
}
