import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Large items, wheelchairs and child seats of a ride, and the answer that its guest got. They are one column beside the ride: they are always read
 * and written whole with it, and nothing looks a kind up.
 */
const statements = [
  `alter table transfer add column special_items jsonb not null default '[]' check (jsonb_typeof(special_items) = 'array'),
    add column special_answer text check (special_answer in ('confirmed', 'call')),
    add constraint transfer_special_answer check ((special_items = '[]') = (special_answer is null))`,
  `comment on column transfer.special_answer is 'As it was given for these items; null without any.'`,
  `alter table service add column confirms_items boolean not null default false`,
  `comment on column service.confirms_items is 'Special items are confirmed at once; else the resort calls the guest.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
