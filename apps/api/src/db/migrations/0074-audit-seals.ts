import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Entries of the audit in a chain: each seal holds the one before it, so that an entry that is taken out shows. Entries get their numbers before
 * they are committed, so they are sealed in the order in which they are seen. There is no reference: a lost entry has to leave its seal behind.
 */
const statements = [
  `create table audit_seal (
    position int primary key, entry_id int not null unique, hash text not null, sealed_at timestamptz not null)`,
  `comment on column audit_seal.hash is 'SHA-256, in hex, of the hash before it, the number of the entry and its instant.'`,
  `create trigger audit_seal_kept before update or delete on audit_seal for each row execute function keep_audit()`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
