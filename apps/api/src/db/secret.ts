import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './client.ts';

/** The secret that all processes on one database share: made by the first, read by the others. */
export async function sharedSecret(
  db: Db,
  name: string,
  make = () => randomBytes(32).toString('base64url'),
): Promise<string> {
  const fresh = JSON.stringify(make());
  const { rows } = await sql<{ value: string }>`
    with made as (
      insert into app_setting (key, value) values (${name}, ${fresh}::jsonb) on conflict (key) do nothing returning value
    )
    select value from made union all select value from app_setting where key = ${name} limit 1`.execute(db);
  const secret = rows[0]?.value;
  // Two first starts at the same moment: the loser's snapshot sees neither row, the next look does.
  return secret ?? sharedSecret(db, name, make);
}
