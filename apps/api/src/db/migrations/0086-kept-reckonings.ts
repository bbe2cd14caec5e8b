import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * How the price of a booking came about, one row for its sale and one for each change that made a new price. A row is never changed, so that the
 * explanation stays what it was when rates change. It holds nothing of a person.
 */
const statements = [
  `create table coupon_reckoning (
    id int generated always as identity primary key, coupon_id int not null references coupon,
    change_id uuid references coupon_change,
    reckoned_at timestamptz not null, reckoning jsonb not null)`,
  `create index coupon_reckoning_coupon on coupon_reckoning (coupon_id)`,
  `comment on column coupon_reckoning.change_id is 'The change that made the new price; null for the sale.'`,
  `create function keep_reckoning() returns trigger language plpgsql as $$
    begin raise exception 'how a price came about is never changed'; end $$`,
  `create trigger coupon_reckoning_kept before update on coupon_reckoning for each row execute function keep_reckoning()`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
