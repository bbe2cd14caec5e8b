import { type QueryExecutorProvider, sql } from 'kysely';
import { editable } from './editable.ts';

/** Providers that staff edit. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await editable(db, 'provider');
  await sql`alter table provider
    add column phone text not null default '',
    add column email text not null default '',
    add column contacts text[] not null default '{}',
    add column active boolean not null default true,
    add constraint provider_trade_name_key unique (trade_name)`.execute(db);
}
