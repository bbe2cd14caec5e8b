import { type QueryExecutorProvider, sql } from 'kysely';

/** Staff say that a finding is right as it is: it is raised no more as long as the facts that it was found from are the same. */
const statements = [
  `alter table data_finding add column facts text,
    add column right_at timestamptz, add column right_by_id int, add column right_by text, add column right_note text,
    add column right_back_at timestamptz, add column right_back_by text`,
  `comment on column data_finding.facts is 'SHA-256 of what it was found from; null until the next check of one from before.'`,
  `comment on column data_finding.right_at is 'When staff said that it is right as it is.'`,
  `comment on column data_finding.right_by is 'User name of staff.'`,
  `comment on column data_finding.right_back_at is 'When that was taken back.'`,
  `create index data_finding_right on data_finding (coupon_id) where right_at is not null and right_back_at is null`,
  `create index data_finding_right_twin on data_finding (other_coupon_id)
    where right_at is not null and right_back_at is null and other_coupon_id is not null`,
  // What stands is checked again, so that its facts are known.
  `insert into data_mark (coupon_id) select distinct coupon_id from data_finding where resolved_at is null
    on conflict (coupon_id) do update set seq = excluded.seq`,
  // The marks that stand longest are looked for in every round.
  `create index data_mark_seq_order on data_mark (seq)`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
