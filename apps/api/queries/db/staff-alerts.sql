-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertStaffAlert
insert into "staff_alert" ("kind", "subject", "detail", "coupon_id", "created_at", "seen_at")
values ($1, $2, $3, $4, $5, $6) on conflict ("kind", "subject") do update
set
  "detail" = excluded.detail, "seen_at" = greatest(staff_alert.seen_at, excluded.seen_at),
  "created_at" = case when staff_alert.resolved_at is null then staff_alert.created_at else excluded.created_at end,
  "resolved_at" = $7, "resolved_by" = $8, "resolution_note" = $9;

-- listOpenAlerts
select "subject" from "staff_alert" where "kind" = $1 and "resolved_at" is null order by "subject";

-- resolveSettledAlerts
select "subject" from "staff_alert" where "kind" = $1 and "resolved_at" is null order by "subject";
update "staff_alert" set "resolved_at" = $1 where "kind" in ($2) and "subject" = $3 and "resolved_at" is null;

-- reopenStaffAlerts
update "staff_alert" set "resolved_at" = $1
where "kind" = $2 and "subject" = $3 and "resolved_by" is null and resolved_at = $4;

-- resolveStaffAlerts
update "staff_alert" set "resolved_at" = $1 where "kind" in ($2) and "subject" = $3 and "resolved_at" is null;
