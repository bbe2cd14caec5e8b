import { type QueryExecutorProvider, sql } from 'kysely';
import { editable } from './editable.ts';

/** Guests of some airports are met, and let out, at a place of their terminal. */
const statements = [
  `create table airport_terminal (
    id int primary key,
    airport_id int not null references airport,
    terminal text not null,
    meeting_point_en text not null default '',
    meeting_point_es text not null default '',
    sign_en text not null default '',
    sign_es text not null default '',
    drop_off_en text not null default '',
    drop_off_es text not null default '',
    active boolean not null default true,
    constraint airport_terminal_key unique (airport_id, terminal)
  )`,
  `create trigger airport_terminal_changed after insert or update or delete or truncate on airport_terminal
    for each statement execute function tell_catalogue_changed()`,
  `alter table scheduled_flight add column terminal text not null default ''`,
  `comment on column scheduled_flight.terminal is 'At the airport of the ride; blank where it is unknown.'`,
  `alter table transfer add column terminal text`,
  `comment on column transfer.terminal is 'As the schedule or the guest said it; null where it is unknown.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await editable(db, 'airport_terminal');
}
