import { type Kysely, sql } from 'kysely';

const statements = [
  // An account of the group's identity service. Its issuer and subject identify the person; it has no password here.
  `alter table staff_account add column issuer text, add column subject text`,
  `alter table staff_account alter column password_hash drop not null`,
  `alter table staff_account add constraint staff_account_proof check (
    (issuer is null and subject is null and password_hash is not null)
    or (issuer is not null and subject is not null and password_hash is null))`,
  `create unique index staff_account_subject on staff_account (issuer, subject)`,

  // What that service gave out for the session, sealed: who reads the table has nothing of it. It goes with the session.
  `alter table staff_session add column service_tokens text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
