-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- claimPush
update watched_flight w set push_asked_at = $1::timestamptz
where
  id in (
    select id from watched_flight
    where
      push_asked_at is null and answer = 'ok' and due_at is not null
      and flight_at between $2::timestamptz and $3::timestamptz + interval '24 hours'
    order by flight_at, id limit $4 for update skip locked
  )
returning
  w.id, w.operating_key, w.direction, w.airport_id, w.scheduled_on, w.scheduled_at, w.codeshare_keys, w.asked_at,
  w.answer, w.flight_at, w.over_at, w.state, w.contradicts, w.heard_at, w.hand_at, w.hand_set_at, w.hand_name,
  w.hand_reason, w.version;

-- askAgain
with
  named as (
    select id from watched_flight
    where
      (operating_key = any ($1::text[]) or codeshare_keys && $2::text[]) and due_at is not null and asked_at is not null
      and answer is distinct from 'unaskable' and over_at >= $3::timestamptz
    order by id for update
  )
update watched_flight w
set asked_at = null, due_at = least(w.due_at, greatest($4::timestamptz, w.asked_at + interval '1 minute')) from named
where w.id = named.id;
