-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listNotices: of all
select
  n.id, p.event, n.audience, n.kind, n.was_at, n.pick_up_at, n.reason, w.source, w.state, n.channel, n.outcome,
  n.because, n.learned_at, n.made_at, n.told_at, t.time_zone as zone, t.reference, t.direction, t.pickup_on as day,
  coalesce(t.property_id, c.property_id) as property_id, c.id as coupon_id, c.coupon_code,
  coalesce((select s.guest from coupon_stay s where s.coupon_id = c.id and s.main), c.guest_name) as guest, f.flight_id,
  f.flight_code
from
  (
    select max(n.id) as event, max(n.made_at) as made_at, array_agg(n.id) as ids
    from
      ride_notice n join transfer t on t.id = n.transfer_id join coupon c on c.id = t.coupon_id
      join followed_ride f on f.transfer_id = t.id
    where true group by f.flight_id, n.kind, n.reason, n.news_id, n.learned_at order by made_at desc, event desc
    limit $1 offset $2
  ) p join ride_notice n on n.id = any (p.ids) join transfer t on t.id = n.transfer_id
  join coupon c on c.id = t.coupon_id join followed_ride f on f.transfer_id = t.id
  left join flight_news w on w.id = n.news_id
order by p.made_at desc, p.event desc, n.id desc;

-- listNotices: with every filter
-- … 12 lines of listNotices: of all
    where
      coalesce(coalesce(t.property_id, c.property_id) = any ($1::int[]), false) and t.pickup_on = $2::date
      and c.airport_id = $3 and c.coupon_code = $4 and n.audience = $5 and n.channel = $6 and n.outcome = $7
    group by f.flight_id, n.kind, n.reason, n.news_id, n.learned_at order by made_at desc, event desc limit $8 offset $9
  ) p join ride_notice n on n.id = any (p.ids) join transfer t on t.id = n.transfer_id
  join coupon c on c.id = t.coupon_id join followed_ride f on f.transfer_id = t.id
  left join flight_news w on w.id = n.news_id
order by p.made_at desc, p.event desc, n.id desc;

-- countNotices
select
  count(distinct (f.flight_id, n.kind, n.reason, n.news_id, n.learned_at))::int as events,
  count(*) filter (where n.outcome = 'waiting')::int as waiting, count(*) filter (where n.outcome = 'told'
  )::int as told, count(*) filter (where n.outcome = 'not_sent')::int as not_sent
from
  ride_notice n join transfer t on t.id = n.transfer_id join coupon c on c.id = t.coupon_id
  join followed_ride f on f.transfer_id = t.id
where
  coalesce(coalesce(t.property_id, c.property_id) = any ($1::int[]), false) and t.pickup_on = $2::date
  and c.airport_id = $3 and c.coupon_code = $4 and n.audience = $5 and n.channel = $6 and n.outcome = $7;
