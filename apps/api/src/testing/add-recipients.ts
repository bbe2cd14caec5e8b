import { sql } from 'kysely';
import type { Handle } from '../db/client.ts';

/** Recipients of a tag's notices, `TRANS:CONTACTO:BP`; with 0 inactive ones. */
export async function addRecipients(
  handle: Handle,
  tag: string,
  recipients: readonly (readonly [email: string, status?: 0 | 1])[],
): Promise<void> {
  const at = tag.lastIndexOf(':');
  for (const [email, status = 1] of recipients)
    await sql`insert into notification_group (topic, property_id, name, email, status)
      select ${tag.slice(0, at)}, id, 'Desk', ${email}, ${status} from property where code = ${tag.slice(at + 1)}`.execute(
      handle,
    );
}
