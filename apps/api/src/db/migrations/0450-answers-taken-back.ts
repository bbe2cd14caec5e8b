import { type QueryExecutorProvider, sql } from 'kysely';

/** An answer that nobody has begun to send, and a close of a moment ago, are taken back: the message waits again. */
const statements = [
  'drop trigger contact_message_transition on contact_message',
  `create trigger contact_message_transition before update of status on contact_message
    for each row when (old.status is distinct from new.status)
    execute function check_transition('received>answered', 'received>closed', 'answered>received', 'closed>received')`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
