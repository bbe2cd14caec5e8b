import { MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Handle } from './client.ts';

/** The same view again within this time counts once: a page asks more than once, and a search at each pause in typing. */
const LOOK_MS = 15 * MINUTE_MS;
/** Tries at one account within this time are one entry: a guesser must not fill the audit. */
const REFUSED_MS = MINUTE_MS;

type Doer = { readonly accountId: number; readonly username: string };

type Look = {
  /** The kind of personal data. */
  readonly at: 'people' | 'stays' | 'booking' | 'message';
  /** Number of the person, code of the booking, reference of the message; '' for a list. */
  readonly subject: string;
  readonly now: number;
};

/** Notes that a member of staff views personal data, before they are shown. Once in a while for the same subject. */
export async function insertLook(
  handle: Handle,
  { accountId, username }: Doer,
  { at, subject, now }: Look,
): Promise<void> {
  const action = `${at}.look`;
  await sql`
    insert into audit_entry (account_id, username, action, subject, at)
    select ${accountId}::int, ${username}::text, ${action}::text, ${subject}::text, ${new Date(now)}::timestamptz
    where not exists (
      select from audit_entry where account_id = ${accountId} and action = ${action} and subject = ${subject}
        and at > ${new Date(now - LOOK_MS)})`.execute(handle);
}

/**
 * Notes a refused sign-in. An unknown user name is not kept, since people type passwords there by mistake; the same statement is sent for
 * it, so that its time does not reveal which names exist.
 */
export async function insertRefusedSignIn(
  handle: Handle,
  { username, reason, now }: { readonly username: string; readonly reason: string; readonly now: number },
): Promise<void> {
  const at = new Date(now);
  await sql`
    insert into audit_entry (account_id, username, action, subject, detail, at)
    select account.id, coalesce(account.username, ''), 'session.refuse', coalesce(account.username, ''),
      jsonb_build_object('reason', ${reason}::text), ${at}::timestamptz
    from (select) as one left join staff_account account on account.username = ${username}
    where not exists (
      select from audit_entry where action = 'session.refuse' and subject = coalesce(account.username, '')
        and at > ${new Date(now - REFUSED_MS)})`.execute(handle);
}
