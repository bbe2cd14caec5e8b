import { type QueryExecutorProvider, sql } from 'kysely';
import { editable } from './editable.ts';

/** Prices that no change of rates, services or properties may alter. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table price_expectation (
    id int primary key, property_id int not null references property, service_id int not null references service,
    service_on date not null, adults int not null check (adults > 0), children int not null check (children >= 0),
    babies int not null check (babies >= 0), amount_minor int not null check (amount_minor >= 0),
    currency text not null default 'USD', note text not null default '', active boolean not null default true,
    unique (service_id, service_on, adults, children, babies))`.execute(db);
  await editable(db, 'price_expectation');
  await sql`comment on column price_expectation.service_on is 'Date of the first ride.'`.execute(db);
  await sql`comment on column price_expectation.babies is 'In baby seats; not counted among the children.'`.execute(
    db,
  );
}
