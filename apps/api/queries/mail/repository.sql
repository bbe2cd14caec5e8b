-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertMail
insert into
  "mail" (
    "message_id", "coupon_id", "their_code", "kind", "language", "recipients", "subject", "preview", "body_text",
    "body_html", "attachments", "logo", "status", "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict ("message_id") do nothing
returning "id";

-- insertMails
-- … 5 lines of insertMail
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14),
  ($15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28)
on conflict ("message_id") do nothing returning "id";

-- findMail
select * from "mail" where "id" = $1;

-- listMails
select "id", "kind", "recipients", "subject", "status", "created_at" from "mail" order by "id" desc limit $1;

-- markHandedOver
update "mail" set "unanswered" = $1, "handed_over_at" = $2 where "id" = $3 and "status" = $4 and "unanswered" = $5;

-- markSent
update "mail" set "status" = $1, "sent_at" = $2, "last_error" = $3, "attachments" = $4
where "id" = $5 and "status" = $6;

-- markKept
update "mail" set "status" = $1, "last_error" = $2 where "id" = $3 and "status" = $4;

-- markUndelivered: it is tried again
begin;
update "mail" set "status" = $1, "last_error" = $2, "refused" = $3, "unanswered" = greatest(unanswered - $4, 0)
where "id" = $5 and "status" = $6 returning "coupon_id";
commit;

-- markUndelivered: it is left to staff
begin;
update "mail" set "status" = $1, "last_error" = $2, "refused" = $3, "unanswered" = greatest(unanswered - $4, 0)
where "id" = $5 and "status" = $6 returning "coupon_id";
insert into "staff_alert" ("kind", "subject", "detail", "coupon_id", "created_at", "seen_at")
values ($1, $2, $3, $4, $5, $6) on conflict ("kind", "subject") do update
set
  "detail" = excluded.detail, "seen_at" = greatest(staff_alert.seen_at, excluded.seen_at),
  "created_at" = case when staff_alert.resolved_at is null then staff_alert.created_at else excluded.created_at end,
  "resolved_at" = $7, "resolved_by" = $8, "resolution_note" = $9;
commit;

-- markUnanswered
begin;
update "mail" set "status" = $1, "last_error" = $2 where "id" = $3 and "status" = $4 and "unanswered" >= $5
returning "coupon_id";
-- … 7 lines of markUndelivered: it is left to staff

-- listNotified
select distinct "notification_group"."email"
from "notification_group" inner join "property" on "property"."id" = "property_id"
where concat_ws(':', topic, code) in ($1) and "notification_group"."status" = $2 order by "notification_group"."email"
limit $3;

-- listSentBy
select pg_advisory_xact_lock(hashtextextended ($1, 2));
select at, (detail ->> 'letters')::int as letters from audit_entry where account_id = $1 and action = $2 and at > $3;
