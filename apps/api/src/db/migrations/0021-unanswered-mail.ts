import { type Kysely, sql } from 'kysely';

/**
 * A letter that was handed over and never answered for may have arrived. `unanswered` counts those times, the one under way included; it is
 * written before the last byte leaves, so that a process that dies leaves it behind. `job.failures` counts the tries that ended badly: a try
 * whose process died says nothing about the work and must not lengthen its pauses.
 */
const statements = [
  `alter table mail drop constraint mail_status_check,
    add constraint mail_status_check check (status in ('queued', 'sent', 'kept', 'failed', 'unanswered')),
    add column unanswered int not null default 0 check (unanswered between 0 and 2),
    add column handed_over_at timestamptz`,
  `alter table letter_request
    add column unanswered int not null default 0 check (unanswered between 0 and 2),
    add column handed_over_at timestamptz`,
  `alter table job add column failures int not null default 0`,
  `update job set failures = attempts where done_at is null and failed_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
