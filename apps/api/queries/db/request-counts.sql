-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- countRequest
insert into request_count as known (subject, times, ends_at) values ($1, 1, $2) on conflict (subject) do update
set
  times = case when known.ends_at > $3 then known.times + 1 else 1 end,
  ends_at = case when known.ends_at > $4 then known.ends_at else excluded.ends_at end
returning times, ends_at;

-- deleteRequestCounts
delete from request_count where ends_at <= $1;
