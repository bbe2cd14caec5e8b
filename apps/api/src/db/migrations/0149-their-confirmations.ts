import { type QueryExecutorProvider, sql } from 'kysely';

/** Confirmations of what the group's backend sells, where we mail them. */
const statements = [
  'alter table mail add column their_code text',
  `comment on column mail.their_code is 'Number of the booking of the group that it is about.'`,
  'create index mail_their_code on mail (their_code) where their_code is not null',
  `alter table their_call add column language text not null default 'en'`,
  `comment on column their_call.language is 'What the guest read when it was sent; letters about it are in it.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
