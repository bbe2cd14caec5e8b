import { type QueryExecutorProvider, sql } from 'kysely';
import { FIRST_OWN_ID } from './editable.ts';

/** Rows of the group's catalogue that nobody had here have numbers from here on: above their own, below those of staff. */
const firstOfGroup = 500_000_000;

/** Which number of each of the group's systems is which row here, and what its list says of a service that only it understands. */
const statements = [
  `create table their_number (
    system text not null check (system in ('mobile', 'transfers', 'flights', 'operations', 'sistur')),
    kind text not null check (kind in ('property', 'airport', 'airline', 'segment', 'service', 'rate', 'provider', 'restriction', 'configuration')),
    scope text not null default '', theirs int not null, ours int not null,
    primary key (system, kind, scope, theirs), unique (kind, ours))`,
  `comment on column their_number.system is 'The setting that names it, in small letters.'`,
  `comment on column their_number.scope is 'Hotel and airport as BP:CUN where one number of theirs is a row at each here; empty otherwise.'`,
  `create table their_offer (
    service_id int primary key references service, operation_type_id int, movement_origin_id int,
    departure_place_id int, arrival_place_id int)`,
  `comment on table their_offer is 'What their list says of a service in their own numbers. A sale sends it back.'`,
  `create sequence group_row_id as int start ${firstOfGroup} minvalue ${firstOfGroup} maxvalue ${FIRST_OWN_ID - 1}`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const table of ['their_number', 'their_offer'])
    await sql
      .raw(
        `create trigger ${table}_changed after insert or update or delete or truncate on ${table}
         for each statement execute function tell_catalogue_changed()`,
      )
      .execute(db);
}
