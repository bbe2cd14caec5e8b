import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { StayName } from '../../ports/pms.ts';

/** A stay with the name that it is asked for by. */
export type NamedStay = { readonly hotel: string; readonly folio: string; readonly lastName: string };

/** The last names of stays that were seen before, or that a booking of ours names; unknown ones are left out. One statement. */
export async function findNames(db: Kysely<Database>, stays: readonly StayName[]): Promise<NamedStay[]> {
  if (stays.length === 0) return [];
  const wanted = sql.join(stays.map(({ hotel, folio }) => sql`(${hotel}, ${folio})`));
  const { rows } = await sql<NamedStay>`
    select distinct on (hotel, folio) hotel, folio, last_name from (
      select hotel, folio, last_name, 1 as rank from their_stay where (hotel, folio) in (${wanted})
      union all select hotel, folio, guest, 2 from coupon_stay where (hotel, folio) in (${wanted})) known
    order by hotel, folio, rank`.execute(db);
  return rows;
}

/** Any stay of a guest that was seen before, the latest first. */
export async function findStayOfGuest(db: Kysely<Database>, nameId: string): Promise<StayName | null> {
  const row = await db
    .selectFrom('their_stay')
    .select(['hotel', 'folio'])
    .where('name_id', '=', nameId)
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps the names that stays are asked for by, and their guests. Writes nothing where that is known already. */
export async function rememberNames(
  db: Kysely<Database>,
  stays: readonly (NamedStay & { readonly nameId: string })[],
  now: number,
): Promise<void> {
  if (stays.length === 0) return;
  await db
    .insertInto('their_stay')
    .values(
      stays.map(({ hotel, folio, lastName, nameId }) => ({
        hotel,
        folio,
        last_name: lastName,
        name_id: nameId,
        seen_at: new Date(now),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['hotel', 'folio'])
        .doUpdateSet({
          last_name: sql`excluded.last_name`,
          name_id: sql`excluded.name_id`,
          seen_at: sql`excluded.seen_at`,
        })
        .where(
          sql<boolean>`(their_stay.last_name, their_stay.name_id) is distinct from (excluded.last_name, excluded.name_id)`,
        ),
    )
    .execute();
}
