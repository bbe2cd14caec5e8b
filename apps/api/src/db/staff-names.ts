import { type RawBuilder, sql } from 'kysely';

/**
 * The name that staff read of a colleague: the user name where two have one name, and of an account that exists no more.
 * @param username of a column, qualified; null stays null
 */
export const nameOfStaff = (username: RawBuilder<unknown>): RawBuilder<string> => sql<string>`coalesce((
  select one.display_name from staff_account one where one.username = ${username}
    and not exists (select from staff_account other where other.display_name = one.display_name and other.id <> one.id)), ${username})`;
