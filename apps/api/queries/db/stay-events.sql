-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertStayEvents
insert into stay_event (coupon_id, hotel, folio, what, old, new, learned_at)
select $1::int, hotel, folio, what, old, "new", $2::timestamptz
from jsonb_to_recordset($3::jsonb) as n (hotel text, folio text, what text, old jsonb, "new" jsonb);

-- insertUnanswered
insert into stay_event (coupon_id, hotel, folio, what, learned_at) select $1::int, $2, $3, 'unanswered', $4::timestamptz
where
  coalesce(
    (
      select e.what from stay_event e where e.coupon_id = $5::int and e.what in ('unanswered', 'answered')
      order by e.id desc limit 1
    ), 'answered'
  ) = 'answered';
