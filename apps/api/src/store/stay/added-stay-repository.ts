import { type RawBuilder, sql } from 'kysely';
import { columnsOfBookings } from '../../db/booked-legs.ts';
import type { Db, Handle, Tx } from '../../db/client.ts';
import { hasText, type ListPage, ofPage } from '../../db/list-query.ts';

/** A stay that staff added by hand. Dates are civil dates at the property. */
export type AddedStayFacts = {
  /** Code of the property. */
  readonly hotel: string;
  readonly folio: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly arrivalOn: string;
  readonly departureOn: string;
  readonly adults: number;
  readonly children: number;
  readonly country: string;
  readonly email: string | null;
  readonly phone: string | null;
};

export type AddedStayRecord = AddedStayFacts & {
  readonly id: number;
  readonly addedAt: number;
  readonly addedBy: string;
  readonly hasBooking: boolean;
};

const columns = sql`
  a.id, s.hotel, s.folio, s.last_name, s.first_name, s.arrival_on,
  s.departure_on, s.adults, s.children, s.country, s.email, s.phone, a.added_at, a.added_by,
  (select json_array_length(b.coupons) > 0 from (select ${columnsOfBookings(sql`s.hotel`, sql`s.folio`)}) b) as has_booking`;

const added = sql`added_stay a join pms_stay s on s.hotel = a.hotel and s.folio = a.folio`;

/** @param hotels codes of the wanted properties; null for all */
const found = (search: string, hotels: readonly string[] | null): RawBuilder<unknown> => sql`
  where (${hotels}::text[] is null or s.hotel = any(${hotels}::text[]))
    and ${hasText(search, [sql`s.last_name`, sql`s.first_name`, sql`concat(s.first_name, ' ', s.last_name)`, sql`s.folio`])}`;

/** The newest first. */
export async function listAddedStays(
  db: Db,
  { search, hotels }: { search: string; hotels: readonly string[] | null },
  page: ListPage,
): Promise<AddedStayRecord[]> {
  const { rows } = await sql<AddedStayRecord>`
    select ${columns} from ${added} ${found(search, hotels)} order by a.id desc ${ofPage(page)}`.execute(db);
  return rows;
}

export async function countAddedStays(
  db: Db,
  { search, hotels }: { search: string; hotels: readonly string[] | null },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${added} ${found(search, hotels)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function findAddedStay(handle: Handle, id: number): Promise<AddedStayRecord | null> {
  const { rows } = await sql<AddedStayRecord>`select ${columns} from ${added} where a.id = ${id}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/** Stays with these numbers, without dashes, wherever they come from. */
export async function listStaysByKey(handle: Handle, keys: readonly string[]): Promise<AddedStayFacts[]> {
  const { rows } = await sql<AddedStayFacts>`
    select s.hotel, s.folio, s.last_name, s.first_name, s.arrival_on, s.departure_on, s.adults, s.children, s.country, s.email, s.phone
    from pms_stay s where replace(s.folio, '-', '') = any(${[...keys]}::text[])`.execute(handle);
  return rows;
}

/**
 * Adds stays, in one statement. Throws the database's refusal where a number is taken, with dashes or without.
 * @returns their numbers by confirmation number
 */
export async function insertAddedStays(
  tx: Tx,
  stays: readonly (AddedStayFacts & { readonly lastNameFolded: string })[],
  { by, now }: { by: string; now: number },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; folio: string }>`
    with stay as (
      insert into pms_stay (hotel, folio, name_id, resv_name_id, first_name, last_name, last_name_folded, arrival_on, departure_on,
        adults, children, status, email, phone, country)
      select hotel, folio, 'ADDED-' || folio, 'ADDED-' || folio, "firstName", "lastName", "lastNameFolded", "arrivalOn", "departureOn",
        adults, children, 'RESERVED', email, phone, country
      from jsonb_to_recordset(${JSON.stringify(stays)}::jsonb) as s (hotel text, folio text, "firstName" text, "lastName" text,
        "lastNameFolded" text, "arrivalOn" date, "departureOn" date, adults int, children int, email text, phone text, country text)
      returning hotel, folio)
    insert into added_stay (hotel, folio, added_at, added_by)
    select hotel, folio, ${new Date(now)}, ${by} from stay returning id, folio`.execute(tx);
  return new Map(rows.map(({ id, folio }) => [folio, id]));
}

/** Removes a stay and the note that it was added. */
export async function deleteAddedStay(
  tx: Tx,
  { hotel, folio }: { hotel: string; folio: string },
): Promise<void> {
  await sql`delete from pms_stay where hotel = ${hotel} and folio = ${folio}`.execute(tx);
}
