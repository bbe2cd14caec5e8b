-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findTheirStory
select
  k.facts, k.read_at,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'state', b.state, 'amountMinor', b.amount_minor, 'checks', b.checks, 'decidedBy', b.decided_by, 'createdAt',
            (extract(epoch from b.created_at) * 1000)::bigint, 'updatedAt', (extract(epoch from b.updated_at) * 1000
            )::bigint
          ) order by b.created_at, b.id
        ), '[]'
      )
    from their_call b where b.coupon_code = k.code and b.kind = 'payment'
  ) as payments,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'id', m.id, 'status', m.status, 'subject', m.subject, 'recipients', m.recipients, 'createdAt',
            (extract(epoch from m.created_at) * 1000)::bigint, 'sentAt', (extract(epoch from m.sent_at) * 1000)::bigint
          ) order by m.id
        ), '[]'
      )
    from mail m where m.their_code = k.code
  ) as letters
from their_coupon k where k.id = $1;
