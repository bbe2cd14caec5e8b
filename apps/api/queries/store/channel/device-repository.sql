-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listDevices
select endpoint, p256dh, auth from push_device where coupon_id = $1 order by added_at desc, id desc;

-- insertDevice
insert into push_device (coupon_id, endpoint, p256dh, auth, added_at) values ($1, $2, $3, $4, $5::timestamptz)
on conflict (coupon_id, endpoint) do update
set p256dh = excluded.p256dh, auth = excluded.auth, added_at = excluded.added_at;
delete from push_device
where
  coupon_id = $1 and id not in (select id from push_device where coupon_id = $2 order by added_at desc, id desc limit $3
  );

-- deleteDevices
delete from push_device where coupon_id = $1 and ($2::text is null or endpoint = $3);
select count(*)::int as left from push_device where coupon_id = $1;

-- listBookingsOfDevices
select distinct coupon_id from push_device where endpoint = any ($1::text[]) order by 1;

-- updateDevice
update push_device d set endpoint = $1, p256dh = $2, auth = $3
where
  d.endpoint = $4
  and ($5 = $6 or not exists (select from push_device other where other.coupon_id = d.coupon_id and other.endpoint = $7)
  );
