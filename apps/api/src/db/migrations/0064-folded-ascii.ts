import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Texts without accents are most of what is searched and sorted, and need no more than small letters: a text is one where it has as many bytes as
 * characters. Not `strict`: the planner would then call the function for each row instead of writing it out.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create or replace function fold_text(text) returns text language sql immutable parallel safe as $$
        select case when octet_length($1) = length($1) then lower($1)
          else regexp_replace(normalize(lower($1), NFKD), '[\\u0300-\\u036f]', '', 'g') end $$`,
    )
    .execute(db);
}
