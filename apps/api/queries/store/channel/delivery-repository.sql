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
