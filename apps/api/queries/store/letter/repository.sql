-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findStoredAnswer
select body_hash as "bodyHash", status, answer from intent where scope = $1 and key = $2;

-- listLetterRequests
select id from coupon where id = $1 for update;
select created_at as at from letter_request where coupon_id = $1 and created_at > $2 order by created_at;

-- insertLetterRequest
with
  request as (
    insert into letter_request (coupon_id, email, language, created_at, acting)
    values ($1, $2, $3, $4::timestamptz, $5::jsonb) returning id
  ),
  work as (
    insert into job (kind, payload, run_at, created_at)
    select 'send_requested_letter', jsonb_build_object('requestId', id), $6::timestamptz, $7::timestamptz from request
  )
insert into intent (scope, key, body_hash, status, answer, created_at)
values ($8, $9, $10, 200, $11::json, $12::timestamptz);

-- findLetterRequest
select * from "letter_request" where "id" = $1;

-- markLetterHandedOver
update "letter_request" set "unanswered" = $1, "handed_over_at" = $2 where "id" = $3 and "unanswered" = $4;

-- takeLetterHandOverBack
update "letter_request" set "unanswered" = greatest(unanswered - 1, 0) where "id" = $1;

-- remindDueCoupons
with
  due as (
    update coupon set reminded_at = $1::timestamptz
    where
      status = 'pending_payment' and reminded_at is null
      and id in (
        select id from coupon
        where
          status = 'pending_payment' and reminded_at is null and expires_at >= $2::timestamptz
          and created_at <= $3::timestamptz - $4 * interval '1 minute'
          and (
            created_at <= $5::timestamptz - $6 * interval '1 hour'
            or expires_at <= $7::timestamptz + $8 * interval '1 hour'
          )
        order by created_at limit $9 for update skip locked
      )
    returning id
  )
insert into job (kind, payload, run_at, created_at)
select 'send_payment_reminder', jsonb_build_object('couponId', id), $10::timestamptz, $11::timestamptz from due
returning id;
