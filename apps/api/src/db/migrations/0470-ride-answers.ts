import { type QueryExecutorProvider, sql } from 'kysely';

/** Answers of guests to news of their flights. */
const statements = [
  `create table ride_answer (
    transfer_id int not null,
    fact int not null,
    answer text not null check (answer in ('accept', 'keep', 'come_anyway')),
    pick_up_at timestamptz not null,
    answered_at timestamptz not null,
    primary key (transfer_id, fact),
    foreign key (transfer_id, fact) references ride_fact on delete cascade
  )`,
  `comment on table ride_answer is 'One answer to a proposal or a freeze, for ever; only ever added to.'`,
  `comment on column ride_answer.fact is 'Number of the fact that asked.'`,
  `comment on column ride_answer.pick_up_at is 'The pick-up that stands with the answer.'`,
  `create function keep_ride_answer() returns trigger language plpgsql as $$
    begin raise exception 'answers of guests are kept as they were given'; end $$`,
  `create trigger ride_answer_kept before update on ride_answer for each row execute function keep_ride_answer()`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
