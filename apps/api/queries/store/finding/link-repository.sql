-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertFixLink
update fix_link set ended_at = $1 where coupon_id = $2 and ended_at is null;
insert into
  "fix_link" ("coupon_id", "hash", "fields", "transfer_id", "base_version", "way", "made_by_id", "made_by", "made_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- findFixLink
select
  l.id, l.coupon_id, c.coupon_code, l.fields, l.transfer_id as ride_id, l.base_version, l.way, l.made_by, l.made_by_id,
  l.made_at, l.opened_at, l.ended_at, l.used_at is not null as is_used
from fix_link l join coupon c on c.id = l.coupon_id where l.hash = $1;

-- findLastFixLink
select
  l.id, l.coupon_id, c.coupon_code, l.fields, l.transfer_id as ride_id, l.base_version, l.way, l.made_by, l.made_by_id,
  l.made_at, l.opened_at, l.ended_at, l.used_at is not null as is_used
from fix_link l join coupon c on c.id = l.coupon_id where l.coupon_id = $1 order by l.id desc limit 1;

-- updateFixLinkOpened
update fix_link set opened_at = $1 where id = $2 and opened_at is null;

-- updateFixLinkUsed
update fix_link set used_at = $1, ended_at = $2 where id = $3 and ended_at is null;
