import { type QueryExecutorProvider, sql } from 'kysely';

/** What a ride may become, `from>to`: a mark of staff can be taken back for a day. */
const allowed = [
  'pending>confirmed',
  'pending>cancelled',
  'confirmed>cancelled',
  'confirmed>completed',
  'confirmed>no_show',
  'completed>confirmed',
  'no_show>confirmed',
];

/** Staff say what became of a ride. What nobody says completes itself. */
const statements = [
  `alter table transfer add column assumed boolean not null default false, add column unmarked_at timestamptz`,
  `comment on column transfer.assumed is 'Completed because nobody said anything for a day after its pick-up.'`,
  `comment on column transfer.unmarked_at is 'When a mark was taken back for the last time.'`,
  // Until now nobody could say anything.
  `update transfer set assumed = true where status = 'completed'`,
  `create table ride_mark (
    id int generated always as identity primary key, transfer_id int not null references transfer,
    outcome text not null check (outcome in ('completed', 'missed')),
    reason text check (reason in ('not_there', 'declined', 'other_ride', 'other')), note text not null default '',
    marked_at timestamptz not null, marked_by int references staff_account on delete set null, marked_name text not null,
    taken_back_at timestamptz, taken_back_name text, told_at timestamptz,
    check ((outcome = 'missed') = (reason is not null)))`,
  `comment on column ride_mark.told_at is 'When the letter about a missed ride was begun; null where none was.'`,
  `create unique index ride_mark_standing on ride_mark (transfer_id) where taken_back_at is null`,
  `create index ride_mark_transfer on ride_mark (transfer_id)`,
  `drop trigger transfer_transition on transfer`,
  `create trigger transfer_transition before update of status on transfer
    for each row when (old.status is distinct from new.status)
    execute function check_transition(${allowed.map((pair) => `'${pair}'`).join(', ')})`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
