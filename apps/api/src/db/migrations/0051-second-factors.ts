import { type QueryExecutorProvider, sql } from 'kysely';

const statements = [
  `create table staff_factor (
    account_id int primary key references staff_account on delete cascade,
    secret text not null, begun_at timestamptz not null, confirmed_at timestamptz, last_step bigint,
    wrong int not null default 0, wrong_since timestamptz)`,
  `comment on column staff_factor.secret is 'Sealed to the account.'`,
  `comment on column staff_factor.confirmed_at is 'When its first code was typed; before that it is not asked for.'`,
  `comment on column staff_factor.last_step is 'Half minute of the last code that counted: none of it or before counts again.'`,
  `comment on column staff_factor.wrong is 'Wrong codes since wrong_since.'`,

  // Random, so that a plain hash tells nothing. Using one deletes it.
  `create table staff_recovery_code (
    account_id int not null references staff_factor on delete cascade, hash text not null,
    primary key (account_id, hash))`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
