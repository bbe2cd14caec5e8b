import { type QueryExecutorProvider, sql } from 'kysely';

const statements = [
  `alter table payment_attempt add column card_country text`,
  `comment on column payment_attempt.card_country is
    'Country of the bank that gave the card out, as the gateway tells it; null where it does not. Before that the list of banks says it.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
