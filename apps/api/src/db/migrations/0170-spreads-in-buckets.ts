import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Sums of a figure with a middle say how many of their numerators lie up to the end of each bucket, so that a middle of years need not sort them all.
 * The day of a message is out of date when its answer is written. Sums say by which definitions they were made: those of others are not read.
 */
const body = (rows: string): string => `begin
  insert into report_touched (coupon_id, day)
  select null, (m.created_at at time zone p.time_zone)::date
  from ${rows} r join contact_message m on m.id = r.message_id join property p on p.id = m.property_id;
  return null; end`;

const events = [
  ['insert', 'new table as n', body('n')],
  ['update', 'old table as o new table as n', body('n')],
  ['delete', 'old table as o', body('o')],
] as const;

const statements = [
  `truncate report_sum, report_day`,
  `alter table report_sum add column reached int[]`,
  `comment on column report_sum.spread is 'All numerators in their order, of a figure of which a middle is taken; its sum has no meaning and is 0.'`,
  `comment on column report_sum.reached is 'How many of the spread lie up to the end of each bucket.'`,
  `alter table report_day add column defined text not null`,
  `comment on column report_day.defined is 'Mark of the definitions that the sums were made by.'`,
  ...events.flatMap(([event, named, work]) => [
    `create function message_answer_touched_by_${event}() returns trigger language plpgsql as $$ ${work} $$`,
    `create trigger message_answer_touched_by_${event} after ${event} on message_answer referencing ${named}
      for each statement execute function message_answer_touched_by_${event}()`,
  ]),
  `create trigger message_answer_emptied after truncate on message_answer for each statement execute function touch_all_reports()`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
