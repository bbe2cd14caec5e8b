-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findDemoTime
select real_at, shown_at, speed from sandbox_feed where real_at is not null;

-- updateDemoTime
with moved as (update sandbox_feed set real_at = $1::timestamptz, shown_at = $2::timestamptz, speed = $3 returning id)
select pg_notify ($4, '') from moved;
