-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findStoredAnswer
select
  i.body_hash, i.status, i.answer,
  (
    select c.id from their_call c where c.intent_scope = i.scope and c.intent_key = i.key order by c.created_at desc
    limit 1
  ) as call_id
from intent i where i.scope = $1 and i.key = $2;
select
  c.id, c.kind, c.state, c.intent_scope as idempotency_scope, c.intent_key as idempotency_key, c.hotel, c.folio,
  c.coupon_code, c.amount_minor, c.action_url, c.flights_to_check, c.reckoned, c.language, c.pending_mark, c.unpaid_at,
  c.created_at
from their_call c where c.id = $1;

-- findCall
-- … 5 lines of findStoredAnswer

-- findPayment
select
  c.id, c.kind, c.state, c.intent_scope as idempotency_scope, c.intent_key as idempotency_key, c.hotel, c.folio,
  c.coupon_code, c.amount_minor, c.action_url, c.flights_to_check, c.reckoned, c.language, c.pending_mark, c.unpaid_at,
  c.created_at
from their_call c where c.kind = 'payment' and c.coupon_code = $1
order by c.state in ('sent', 'unknown', 'waiting') desc, c.created_at desc limit 1;

-- findOpenPayment
select
  exists (
    select from their_call c
    where c.kind = 'payment' and c.state in ('sent', 'unknown', 'waiting') and c.coupon_code = any ($1::text[])
  ) as open;

-- insertCall
with
  keyed as (
    insert into intent (scope, key, body_hash, created_at) values ($1, $2, $3, $4::timestamptz) on conflict do nothing
    returning scope
  ),
  begun as (
    insert into
      their_call (
        id, kind, state, intent_scope, intent_key, hotel, folio, coupon_code, amount_minor, created_at, updated_at,
        next_check_at, flights_to_check, reckoned, language, pending_mark
      )
    select
      $5::uuid, $6, 'sent', $7, $8, $9, $10, $11, $12::int, $13::timestamptz, $14::timestamptz, $15::timestamptz, $16,
      $17::jsonb, $18, $19
    from keyed returning id
  ),
  wording as (
    insert into accepted_text (version, lines) select distinct version, lines
    from begun, jsonb_to_recordset($20::jsonb) as said (kind text, terms int, version text, lines text[])
    on conflict do nothing
  ),
  accepted as (
    insert into accepted_terms (call_id, kind, terms_id, version, language, accepted_at)
    select begun.id, kind, terms, version, $21, $22::timestamptz
    from begun, jsonb_to_recordset($23::jsonb) as said (kind text, terms int, version text, lines text[])
  )
select exists (select from begun) as begun;

-- markOpen
update their_call set state = $1, action_url = $2, updated_at = $3, next_check_at = $4
where id = $5 and state in ('sent', 'unknown');

-- noteUnpaid
update their_call set unpaid_at = $1 where id = $2 and unpaid_at is null;

-- endCall
with
  ended as (
    update their_call
    set state = $1, coupon_code = coalesce($2, coupon_code), action_url = null, updated_at = $3, decided_by = $4
    where id = $5 and state in ('sent', 'unknown', 'waiting') returning id, intent_scope, intent_key
  ),
  letter as (
    insert into job (kind, payload, run_at, created_at)
    select 'send_their_confirmation', jsonb_build_object('callId', ended.id), $6::timestamptz, $7::timestamptz
    from ended where $8
  ),
  answered as (
    update intent set status = $9, answer = $10::json
    where $11 and (scope, key) = (select intent_scope, intent_key from ended)
  ),
  freed as (
    delete from intent where $12 and (scope, key) = (select intent_scope, intent_key from ended) and status is null
  )
select exists (select from ended) as ended;

-- takeDueCalls
update their_call c
set
  checks = checks + 1,
  next_check_at = $1::timestamptz + case
    when c.kind = 'payment' and c.created_at > $2::timestamptz - interval '1 minute' then interval '4 seconds'
    else least(interval '1 hour', interval '3 seconds' * power(2, least(checks, 12)))
  end
where
  c.id in (
    select d.id from their_call d where d.state in ('sent', 'unknown', 'waiting') and d.next_check_at <= $3::timestamptz
    order by d.next_check_at limit $4 for update skip locked
  )
returning
  c.id, c.kind, c.state, c.intent_scope as idempotency_scope, c.intent_key as idempotency_key, c.hotel, c.folio,
  c.coupon_code, c.amount_minor, c.action_url, c.flights_to_check, c.reckoned, c.language, c.pending_mark, c.unpaid_at,
  c.created_at;

-- keepCoupons
insert into their_coupon (code, hotel, folio, facts, read_at)
select distinct on (facts ->> 'code') facts ->> 'code', facts ->> 'hotel', facts ->> 'folio', facts, $1::timestamptz
from jsonb_array_elements($2::jsonb) as facts order by facts ->> 'code' on conflict (code) do update
set hotel = excluded.hotel, folio = excluded.folio, facts = excluded.facts, read_at = excluded.read_at
where their_coupon.read_at <= excluded.read_at;

-- findKept
select facts from their_coupon where code = $1;

-- listKept
select facts from their_coupon where facts -> 'stays' @> $1::jsonb order by facts ->> 'createdAt', code limit 50;

-- listReckoned
select facts from their_coupon where code = any ($1::text[]) and facts ? 'reckoned';

-- listKnownCodes
select coupon_code as code from their_call where kind = 'sale' and coupon_code = any ($1::text[]) union select code
from their_coupon where code = any ($2::text[]) and not facts ? 'reckoned';

-- findBackendGroup
select their_id as id from receptive_group where id = $1 and hotel = $2 and folio = $3;

-- updateBackendGroup
update receptive_group set their_id = $1 where id = $2;

-- lockScope
select pg_advisory_xact_lock(hashtextextended ($1, 2));
select key, body_hash, status, answer, created_at as at from intent where scope = $1 and (key = $2 or created_at > $3)
order by created_at;

-- insertAnswered
insert into intent (scope, key, body_hash, status, answer, created_at) values ($1, $2, $3, 200, $4::json, $5);

-- deleteIdempotencyKey
delete from intent where scope = $1 and key = $2;
