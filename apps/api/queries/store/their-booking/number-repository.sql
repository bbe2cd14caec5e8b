-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findNumber
select code from their_coupon where reading = number_reading ($1) order by code = $2 desc limit 2;

-- findHolder
select
  case
    when exists (
      select from their_coupon where code = $1 and (hotel, folio) <> ($2, $3) union all select from their_call
      where kind = 'sale' and coupon_code = $4 and (hotel, folio) <> ($5, $6)
    ) then 'other'
    when exists (
      select from their_coupon k
      where
        k.code = $7 and k.facts ->> 'status' <> 'pending_payment'
        and (
          k.read_at < $8
          or exists (select from their_call c where c.kind = 'sale' and c.coupon_code = $9 and c.id <> $10)
        )
      union all select from their_call
      where kind = 'payment' and coupon_code = $11 and state not in ('refused', 'void') and created_at < $12
    ) then 'same'
  end as holder;
