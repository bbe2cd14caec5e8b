import { type Kysely, sql } from 'kysely';

const statements = [
  // The newer booking of the same ride that took the place of an unpaid one.
  `alter table coupon add column replaced_by int references coupon`,
  // What the resort's own people are written in; guests have the language of their booking.
  `alter table property add column staff_language text not null default 'es' check (staff_language in ('en', 'es'))`,
  `update property set staff_language = 'en' where time_zone in ('America/Jamaica', 'America/Nassau')`,
  // A matter is one row however often it is noticed: since when it stands, and when it was noticed last.
  `alter table staff_alert add column seen_at timestamptz not null default now()`,
  `update staff_alert set seen_at = created_at`,
  // Rides that took place are marked so; only those that still stand are looked through.
  `create index transfer_standing on transfer (pickup_at) where status = 'confirmed'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
