import { type Kysely, sql } from 'kysely';

/** Questions that visitors put to a resort. */
const statements = [
  // A message outlives the resort or airport that it names. `sender_key` and `body_hash` tell a repeated click from another message;
  // `client_address` is the network it came from, kept for the limits against floods.
  `create table contact_message (
    id int generated always as identity primary key,
    reference text not null unique,
    property_id int references property on delete set null, airport_id int references airport on delete set null, folio text,
    name text not null, email text not null, phone text not null, message text not null,
    language text not null check (language in ('en', 'es')),
    status text not null check (status in ('received', 'answered', 'closed')),
    client_address text not null, email_key text not null,
    sender_key text unique, body_hash text not null,
    created_at timestamptz not null)`,
  `create index contact_message_address on contact_message (client_address, created_at)`,
  `create index contact_message_email on contact_message (email_key, created_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
