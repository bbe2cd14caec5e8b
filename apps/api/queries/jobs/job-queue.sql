-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- takeJobs
update job set attempts = attempts + 1, locked_until = clock_timestamp() + $1 * interval '1 millisecond'
where
  id in (
    select id from job
    where
      done_at is null and failed_at is null and run_at <= $2
      and (locked_until is null or locked_until <= clock_timestamp())
    order by run_at, id limit $3 for update skip locked
  )
returning id, kind, payload, attempts, failures;

-- extendLease
update job set locked_until = clock_timestamp() + $1 * interval '1 millisecond'
where id = $2 and attempts = $3 and done_at is null and failed_at is null returning id;

-- endJob: done
update "job" set "done_at" = $1, "last_error" = $2, "locked_until" = $3
where "id" = $4 and "attempts" = $5 and "done_at" is null and "failed_at" is null;

-- endJob: to be tried again
update "job" set "run_at" = $1, "failures" = failures + $2, "locked_until" = $3, "last_error" = $4
where "id" = $5 and "attempts" = $6 and "done_at" is null and "failed_at" is null;

-- endJob: given up
begin;
update "job" set "failed_at" = $1, "locked_until" = $2, "last_error" = $3
where "id" = $4 and "attempts" = $5 and "done_at" is null and "failed_at" is null;
insert into "staff_alert" ("kind", "subject", "detail", "coupon_id", "created_at", "seen_at")
values ($1, $2, $3, $4, $5, $6) on conflict ("kind", "subject") do update
set
  "detail" = excluded.detail, "seen_at" = greatest(staff_alert.seen_at, excluded.seen_at),
  "created_at" = case when staff_alert.resolved_at is null then staff_alert.created_at else excluded.created_at end,
  "resolved_at" = $7, "resolved_by" = $8, "resolution_note" = $9;
commit;

-- listLateJobs
select id, kind, run_at, last_error from job
where
  done_at is null and failed_at is null and run_at < $1 and (locked_until is null or locked_until <= clock_timestamp())
order by run_at, id limit $2;

-- readQueueFigures
select
  kind, count(*) filter (where failed_at is null and run_at <= $1) as due, count(*) filter (where failed_at is not null
  ) as failed, min(run_at) filter (where failed_at is null and run_at <= $2) as oldest
from job where done_at is null group by kind order by kind;
