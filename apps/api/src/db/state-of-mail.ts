import { sql } from 'kysely';

/** State of a `mail m` for guests: only one that was taken is on its way. */
export const stateOfMail = sql`
  case m.status when 'queued' then 'sending' when 'sent' then 'sent' when 'kept' then 'kept' else 'not_sent' end`;
