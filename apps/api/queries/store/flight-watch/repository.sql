-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listDueFlights
select
  w.id, w.operating_key, w.direction, w.airport_id, w.scheduled_on, w.scheduled_at, w.codeshare_keys, w.asked_at,
  w.answer, w.flight_at, w.over_at, w.state, w.contradicts, w.heard_at, w.hand_at, w.hand_set_at, w.hand_name,
  w.hand_reason, w.version,
  (
    select coalesce(json_agg(distinct (extract(epoch from "f"."sold_flight_at") * 1000)::bigint), '[]')
    from followed_ride f where f.flight_id = w.id
  ) as sold_at
from watched_flight w where w.due_at <= $1::timestamptz order by w.flight_at, w.id limit $2;

-- lockFlight
select
  w.id, w.operating_key, w.direction, w.airport_id, w.scheduled_on, w.scheduled_at, w.codeshare_keys, w.asked_at,
  w.answer, w.flight_at, w.over_at, w.state, w.contradicts, w.heard_at, w.hand_at, w.hand_set_at, w.hand_name,
  w.hand_reason, w.version
from watched_flight w where w.id = $1 for update;

-- lockDueFlights
select
  w.id, w.operating_key, w.direction, w.airport_id, w.scheduled_on, w.scheduled_at, w.codeshare_keys, w.asked_at,
  w.answer, w.flight_at, w.over_at, w.state, w.contradicts, w.heard_at, w.hand_at, w.hand_set_at, w.hand_name,
  w.hand_reason, w.version
from watched_flight w, set_config('synchronous_commit', 'off', true) where w.id = any ($1::int[]) order by w.id
for update of w;

-- findFlight
select
  w.id, w.operating_key, w.direction, w.airport_id, w.scheduled_on, w.scheduled_at, w.codeshare_keys, w.asked_at,
  w.answer, w.flight_at, w.over_at, w.state, w.contradicts, w.heard_at, w.hand_at, w.hand_set_at, w.hand_name,
  w.hand_reason, w.version
from watched_flight w where w.id = $1;

-- lockRidesOf
select
  f.transfer_id, t.coupon_id, t.direction, t.status, t.time_zone as zone, t.is_national,
  t.pickup_hours as pick_up_hours, f.named_at, f.sold_flight_at, f.sold_pick_up_at, f.sold_change_until,
  f.sold_cancel_until, t.change_until, t.cancel_until, f.accepted_flight_at, f.accepted_pick_up_at, f.accepted_at,
  f.kept_against_at, f.comes_anyway_at, f.expected_at, f.expected_basis, f.counts_at, f.waits_until, f.state, f.frozen,
  f.frozen_since, f.frozen_cause, f.proposed_at, f.is_landed, f.is_against_hand, f.last_fact,
  (
    select
      coalesce(
        json_agg(json_build_object('number', a.number, 'kind', a.kind, 'was', a.was, 'is', a."is") order by a.number),
        '[]'
      )
    from ride_fact a where a.transfer_id = f.transfer_id
  ) as facts,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'kind', n.kind, 'factNumber', n.fact, 'pickUpAt', (extract(epoch from "n"."pick_up_at") * 1000)::bigint,
            'toldAt', (extract(epoch from "n"."told_at") * 1000)::bigint
          ) order by n.told_at, n.fact, n.kind = 'answered'
        ), '[]'
      )
    from
      (
        select kind, fact, pick_up_at, told_at from ride_notice
        where transfer_id = f.transfer_id and audience = 'guest' and outcome = 'told' union all
        select 'answered', fact, pick_up_at, answered_at from ride_answer where transfer_id = f.transfer_id
      ) n
    where n.told_at >= f.named_at
  ) as told,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'audience', n.audience, 'kind', n.kind, 'factNumber', n.fact, 'pickUpAt',
            (extract(epoch from "n"."pick_up_at") * 1000)::bigint, 'toldAt', (extract(epoch from "n"."told_at") * 1000
            )::bigint
          ) order by n.told_at, n.fact
        ), '[]'
      )
    from ride_notice n where n.transfer_id = f.transfer_id and n.audience <> 'guest' and n.told_at >= f.named_at
  ) as staff_told, f.flight_id
from followed_ride f join transfer t on t.id = f.transfer_id
where
  f.flight_id = any ($1::int[]) and t.status = 'confirmed'
  and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
order by f.transfer_id for update of f;

-- findFollowed
-- … 47 lines of lockRidesOf
  f.transfer_id = $1
  and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at);

-- findAnswer
select answer from ride_answer where transfer_id = $1 and fact = $2;

-- insertAnswer
with
  given as (
    insert into ride_answer (transfer_id, fact, answer, pick_up_at, answered_at)
    values ($1, $2, $3, $4::timestamptz, $5::timestamptz)
  )
update followed_ride
set
  accepted_flight_at = coalesce($6::timestamptz, accepted_flight_at),
  accepted_pick_up_at = coalesce($7::timestamptz, accepted_pick_up_at),
  accepted_at = coalesce($8::timestamptz, accepted_at),
  kept_against_at = case when $9 = 'come_anyway' then kept_against_at else $10::timestamptz end,
  comes_anyway_at = coalesce($11::timestamptz, comes_anyway_at)
where transfer_id = $12;

-- updateFollowed
with
  r as (
    select *
    from
      jsonb_to_recordset($1::jsonb) as r (
        "transferId" int, "expectedAt" timestamptz, "expectedBasis" text, "countsAt" timestamptz,
        "waitsUntil" timestamptz, state text, frozen text, "frozenSince" timestamptz, "frozenCause" text,
        "proposedAt" timestamptz, "isLanded" boolean, "isAgainstHand" boolean, "lastFact" int,
        "changeUntil" timestamptz, "cancelUntil" timestamptz
      )
  ),
  deadlines as (
    update transfer t set change_until = r."changeUntil", cancel_until = r."cancelUntil" from r, followed_ride of_flight
    where
      t.id = r."transferId" and of_flight.transfer_id = t.id and t.status = 'confirmed'
      and (t.flight_code, t.pickup_at) = (of_flight.flight_code, of_flight.sold_pick_up_at)
      and (t.change_until, t.cancel_until) is distinct from (r."changeUntil", r."cancelUntil")
  )
update followed_ride f
set
  expected_at = r."expectedAt", expected_basis = r."expectedBasis", counts_at = r."countsAt",
  waits_until = r."waitsUntil", state = r.state, frozen = r.frozen, frozen_since = r."frozenSince",
  frozen_cause = r."frozenCause", proposed_at = r."proposedAt", is_landed = r."isLanded",
  is_against_hand = r."isAgainstHand", last_fact = r."lastFact"
from r where f.transfer_id = r."transferId";

-- insertFactsAndNotices
with
  told as (
    insert into ride_fact (transfer_id, number, kind, was, "is", news_id, learned_at)
    select "transferId", number, kind, was, "is", "newsId", $1::timestamptz
    from
      jsonb_to_recordset($2::jsonb) as r ("transferId" int, number int, kind text, was text, "is" text, "newsId" bigint)
  ),
  notice as (
    insert into
      ride_notice (transfer_id, audience, fact, kind, pick_up_at, was_at, reason, news_id, channel, learned_at, made_at)
    select
      "transferId", audience, fact, r.kind, "pickUpAt", "wasAt", reason,
      case when a.number is null then "newsId" else a.news_id end, case when audience <> 'desk' then 'mail' end,
      coalesce(a.learned_at, $3::timestamptz), $4::timestamptz
    from
      jsonb_to_recordset($5::jsonb) as r (
        "transferId" int, audience text, fact int, kind text, "pickUpAt" timestamptz, "wasAt" timestamptz, reason text,
        "newsId" bigint
      ) left join ride_fact a on (a.transfer_id, a.number) = (r."transferId", r.fact)
    on conflict (transfer_id, audience, fact) do nothing returning id
  )
insert into job (kind, payload, run_at, created_at)
select 'send_flight_notice', jsonb_build_object('noticeId', id), $6::timestamptz, $7::timestamptz from notice;

-- updateFlights
/* commits */ update watched_flight w
set
  asked_at = r."askedAt", answer = r.answer, flight_at = r."flightAt", over_at = r."overAt", state = r.state,
  contradicts = r.contradicts, heard_at = r."heardAt", scheduled_at = r."scheduledAt",
  codeshare_keys = r."codeshareKeys", due_at = r."dueAt", estimate_error = r."estimateError"
from
  jsonb_to_recordset($1::jsonb) as r (
    id int, "askedAt" timestamptz, answer text, "flightAt" timestamptz, "overAt" timestamptz, state text,
    contradicts boolean, "heardAt" timestamptz, "scheduledAt" timestamptz, "codeshareKeys" text[], "dueAt" timestamptz,
    "estimateError" real
  )
where w.id = r.id;
