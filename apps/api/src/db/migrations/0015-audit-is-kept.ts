import { type Kysely, sql } from 'kysely';

/**
 * Audit entries can be added and never changed. One exception: deleting an account clears its id and keeps its name. Only the table's owner can
 * empty the table, as the demo's reset does.
 */
const statements = [
  `create function keep_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.account_id is null and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id'
        then return new;
      end if;
      raise exception 'the audit is only ever added to';
    end $$`,
  `create trigger audit_entry_kept before update or delete on audit_entry for each row execute function keep_audit()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
