-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findGivingStopped
select
  exists (
    select from dispute d
    where
      d.coupon_id = $1::int
      and (
        d.status in ('warned', 'inquiry', 'inquiry_review', 'needs_response', 'under_review')
        and (
          d.status <> 'warned'
          or exists (
            select from staff_alert w
            where w.kind = 'dispute.warned' and w.subject = d.gateway_id and w.resolved_at is null
          )
        )
      )
  ) as is_stopped;

-- lockChargeOf
select a.id as attempt_id, c.id as coupon_id from payment_attempt a join coupon c on c.id = a.coupon_id
where a.gateway = $1 and a.gateway_id = $2 and a.status = 'succeeded' for update of c;
