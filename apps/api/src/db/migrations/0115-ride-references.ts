import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Each ride gets a short reference of its own, for lists that name a guest: it opens nothing. It is made of the ride's id by steps that can be
 * undone, so that no two rides have the same one and a sale never has to try again. The signs are those of booking numbers.
 */
const statements = [
  `create function ride_reference(ride bigint) returns text language plpgsql immutable strict parallel safe as $$
    declare
      signs constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      bits bigint := ((ride & 1073741823) * 740702061) & 1073741823;
    begin
      bits := bits # (bits >> 15);
      bits := (bits * 695873849) & 1073741823;
      bits := (bits # (bits >> 15));
      return case when ride >= 1073741824 then '1' else '' end
        || substr(signs, ((bits >> 25) & 31)::int + 1, 1) || substr(signs, ((bits >> 20) & 31)::int + 1, 1)
        || substr(signs, ((bits >> 15) & 31)::int + 1, 1) || substr(signs, ((bits >> 10) & 31)::int + 1, 1)
        || substr(signs, ((bits >> 5) & 31)::int + 1, 1) || substr(signs, (bits & 31)::int + 1, 1);
    end $$`,
  `alter table transfer add column reference text not null generated always as (ride_reference(id)) stored`,
  `alter table transfer add constraint transfer_reference unique (reference)`,
  `comment on column transfer.reference is 'What lists call the ride. It opens nothing.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
