-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listDeliveries
select d.id, d.notice_id, d.channel, d.state, d.reason, d.key, d.address, d.handed_over_at from notice_delivery d
where d.notice_id = $1 order by d.number;

-- insertDelivery
insert into notice_delivery as d (notice_id, channel, number, state, key, address, handed_over_at)
select $1::int, $2, count(*) + 1, 'handing_over', $3, $4::text, $5::timestamptz from notice_delivery
where notice_id = $6 returning d.id, d.notice_id, d.channel, d.state, d.reason, d.key, d.address, d.handed_over_at;

-- lockDelivery
select d.id, d.notice_id, d.channel, d.state, d.reason, d.key, d.address, d.handed_over_at from notice_delivery d
where d.key = $1 for update;

-- isMessageOfAnother
select from notice_delivery where channel = $1 and provider_id = $2 and id <> $3;

-- updateDelivery
update notice_delivery
set
  state = $1, reason = $2::text, provider_id = coalesce(provider_id, $3::text), parts = coalesce($4::int, parts),
  cost_micros = coalesce($5::int, cost_micros), reported_at = greatest(reported_at, $6::timestamptz),
  delivered_at = coalesce(delivered_at, $7::timestamptz)
where id = $8;

-- listWithoutCost
select d.id, d.channel, d.provider_id from notice_delivery d
where
  d.provider_id is not null and d.cost_micros is null and d.handed_over_at between $1::timestamptz and $2::timestamptz
order by d.handed_over_at, d.id limit $3;

-- noteCost
update notice_delivery set parts = coalesce($1::int, parts), cost_micros = $2::int where id = $3;

-- findCostOfPart
select round(sum(cost_micros)::numeric / nullif(sum(parts), 0))::int as cost
from
  (
    select cost_micros, parts from notice_delivery where channel = 'sms' and cost_micros > 0 and parts > 0
    order by id desc limit 200
  ) as known;
