import type { Instant } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { demoUsername } from './staff.ts';

/**
 * The past work of the demo's staff in the audit, as the product writes it: bookings, requests and answers tell of it too. Each of its days
 * begins with a sign-in. In the order of its moments, like the numbers of real entries.
 */
export async function insertStaffDeeds(tx: Tx, now: Instant): Promise<void> {
  await sql`
    with deed as (
      select (g.acting ->> 'accountId')::int as account_id, g.acting ->> 'username' as username, 'booking.change' as action,
        c.coupon_code as subject, jsonb_build_object('reason', g.acting -> 'reason', 'note', g.acting -> 'note',
          'overrides', g.acting -> 'overrides', 'changes', g.summary, 'differenceMinor', g.amount_minor) as detail, g.created_at as at
      from coupon_change g join coupon c on c.id = g.coupon_id where g.kind = 'change' and g.acting is not null
      union all
      select q.requested_by_id, q.requested_by, 'refund.ask', c.coupon_code, jsonb_build_object('request', q.id,
        'amount', q.amount_minor / 100.0, 'currency', q.currency, 'reason', q.reason), q.requested_at
      from refund_request q join coupon c on c.id = q.coupon_id where q.kind = 'refund' and q.status = 'waiting'
      union all
      select a.id, w.answered_by, 'message.answer', m.reference, '{}'::jsonb, w.answered_at
      from message_answer w join contact_message m on m.id = w.message_id join staff_account a on a.username = w.answered_by
      union all
      select giver.id, giver.username, 'person.limit', a.id::text, jsonb_build_object('name', a.display_name,
        'limit_before', null, 'limit_after', a.limit_minor / 100.0, 'of_roles',
        (select max(r.limit_minor) / 100.0 from staff_role r where r.name = any(a.roles))), ${new Date(now)}::timestamptz
      from staff_account a join staff_account giver on giver.username = ${demoUsername('administrator')} where a.limit_minor is not null
    ), opened as (
      select account_id, username, min(at) - interval '12 minutes' as at from deed group by account_id, username, at::date
    ), seen as (
      update staff_account set signed_in_at = last.at from (select account_id, max(at) as at from opened group by account_id) as last
      where id = last.account_id
    )
    insert into audit_entry (account_id, username, action, subject, detail, at)
    select account_id, username, action, subject, detail, at from (
      select * from deed union all select account_id, username, 'session.open', username, '{}'::jsonb, at from opened
    ) as entry order by at, subject`.execute(tx);
}
