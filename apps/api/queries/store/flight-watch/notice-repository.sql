-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- lockNotice
select
  n.id, n.transfer_id, n.audience, n.fact, n.kind, n.pick_up_at, n.was_at, n.reason, n.outcome,
  f.waits_until as waits_until_at, t.coupon_id, t.reference, f.flight_code, t.time_zone as zone,
  (
    select w.belt from flight_news w where w.flight_id = f.flight_id and w.belt is not null
    order by w.learned_at desc, w.id desc limit 1
  ) as belt
from ride_notice n join followed_ride f on f.transfer_id = n.transfer_id join transfer t on t.id = n.transfer_id
where n.id = $1 for update of n, f;

-- endNotice
update ride_notice
set outcome = $1, told_at = $2::timestamptz, because = $3::text, channel = coalesce($4::text, channel)
where id = $5 and outcome = 'waiting';

-- takeBackNotice
update ride_notice set outcome = 'not_sent', told_at = null, because = $1 where id = $2 and outcome = 'told';
