import { type QueryExecutorProvider, sql } from 'kysely';

/** Dollars in cents: the first limit of the administrators of a house without any. */
const FIRST_LIMIT = 500_000;

/**
 * A limit is given only by a holder of one as high. Keepers of people and roles could set any limit until now, so their roles begin with
 * the highest existing one. A link to choose a password is valid for the address that it was sent to.
 */
const statements = [
  `update staff_role set limit_minor = greatest(limit_minor, coalesce(nullif(greatest(
      (select coalesce(max(r.limit_minor), 0) from staff_role r),
      (select coalesce(max(a.limit_minor), 0) from staff_account a)), 0), ${FIRST_LIMIT}))
    where name = 'administrator' or permissions @> array['people:change', 'roles:change']`,
  `delete from staff_link where account_id in (select id from staff_account where email is null)`,
  `alter table staff_link add column email text`,
  `update staff_link l set email = a.email from staff_account a where a.id = l.account_id`,
  `alter table staff_link alter column email set not null`,
  `comment on column staff_link.email is 'The address that it was sent to; it is over when the account has another.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
