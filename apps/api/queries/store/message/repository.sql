-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listMessages: that wait, of some properties
select
  m.id, m.reference, m.status, m.created_at, m.name, m.email, m.phone, m.message, m.language, m.folio, m.property_id,
  m.airport_id, m.ended_at, m.ended_by, m.closing_note,
  (
    extract(
      epoch
      from
        (
          select min(e.pick_up_at)
          from
            transfer t join coupon live on live.id = t.coupon_id
            and live.status in ('pending_payment', 'confirmed', 'partially_cancelled')
            cross join lateral (
              select
                coalesce(
                  (
                    select f.expected_at from followed_ride f
                    where
                      f.transfer_id = t.id
                      and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
                  ), t.pickup_at
                ) as pick_up_at
            ) e
          where
            t.coupon_id in (
              select m.coupon_id where m.coupon_id is not null union all select s.coupon_id
              from coupon_stay s join property p on p.code = s.hotel
              where m.coupon_id is null and s.folio = m.folio and p.id = m.property_id
            ) and t.status in ('pending', 'confirmed') and greatest(t.pickup_at, e.pick_up_at) >= $1::timestamptz
        )
    ) * 1000
  )::bigint as ride_at,
  (
    select
      json_build_object(
        'id', c.id, 'number', c.coupon_code, 'guest', c.guest_name, 'rideAt',
        (
          extract(
            epoch
            from
              (
                select min(e.pick_up_at)
                from
                  transfer t join coupon live on live.id = t.coupon_id
                  and live.status in ('pending_payment', 'confirmed', 'partially_cancelled')
                  cross join lateral (
                    select
                      coalesce(
                        (
                          select f.expected_at from followed_ride f
                          where
                            f.transfer_id = t.id
                            and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
                        ), t.pickup_at
                      ) as pick_up_at
                  ) e
                where
                  t.coupon_id = c.id and t.status in ('pending', 'confirmed')
                  and greatest(t.pickup_at, e.pick_up_at) >= $2::timestamptz
              )
          ) * 1000
        )::bigint, 'timeZone', (select t.time_zone from transfer t where t.coupon_id = c.id order by t.pickup_at limit 1
        )
      )
    from coupon c where c.id = m.coupon_id
  ) as booking,
  (
    select
      json_build_object(
        'at', (extract(epoch from a.answered_at) * 1000)::bigint, 'by', a.answered_by, 'byId', a.answered_by_id,
        'subject', a.subject, 'message', a.body, 'hash', a.body_hash
      )
    from message_answer a where a.message_id = m.id
  ) as answer
from contact_message m
where
  m.status = 'received'
  and (
    coalesce("m"."property_id" = any ($3::int[]), false)
    or exists (
      select from coupon c
      where
        c.id = m.coupon_id
        and (
          coalesce("c"."property_id" = any ($4::int[]), false)
          or c.id in (select t.coupon_id from transfer t where t.property_id = any ($5::int[]))
        )
    )
  )
  and strpos(
    fold_text (concat_ws(chr(31), "m"."name", "m"."email", "m"."folio", "m"."reference", "m"."message")),
    (select fold_text ($6))
  ) > 0
order by
  least(
    m.created_at + $7 * interval '1 minute',
    case
      when (
        select min(e.pick_up_at)
        from
          transfer t join coupon live on live.id = t.coupon_id
          and live.status in ('pending_payment', 'confirmed', 'partially_cancelled')
          cross join lateral (
            select
              coalesce(
                (
                  select f.expected_at from followed_ride f
                  where
                    f.transfer_id = t.id
                    and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
                ), t.pickup_at
              ) as pick_up_at
          ) e
        where
          t.coupon_id in (
            select m.coupon_id where m.coupon_id is not null union all select s.coupon_id
            from coupon_stay s join property p on p.code = s.hotel
            where m.coupon_id is null and s.folio = m.folio and p.id = m.property_id
          ) and t.status in ('pending', 'confirmed') and greatest(t.pickup_at, e.pick_up_at) >= $8::timestamptz
      ) is not null then greatest(
        m.created_at,
        (
          select min(e.pick_up_at)
          from
            transfer t join coupon live on live.id = t.coupon_id
            and live.status in ('pending_payment', 'confirmed', 'partially_cancelled')
            cross join lateral (
              select
                coalesce(
                  (
                    select f.expected_at from followed_ride f
                    where
                      f.transfer_id = t.id
                      and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
                  ), t.pickup_at
                ) as pick_up_at
            ) e
          where
            t.coupon_id in (
              select m.coupon_id where m.coupon_id is not null union all select s.coupon_id
              from coupon_stay s join property p on p.code = s.hotel
              where m.coupon_id is null and s.folio = m.folio and p.id = m.property_id
            ) and t.status in ('pending', 'confirmed') and greatest(t.pickup_at, e.pick_up_at) >= $9::timestamptz
        ) - interval '1 day'
      ) + $10 * interval '1 minute'
    end
  ) <= $11::timestamptz desc, ride_at nulls last, m.created_at, m.id
limit $12 offset $13;

-- listMessages: that are over, of all
-- … 74 lines of listMessages: that wait, of some properties
from contact_message m where m.status <> 'received' and true and true
order by coalesce(m.ended_at, m.created_at) desc, m.id desc limit $3 offset $4;

-- countMessages
select count(*)::int as n from contact_message m
where
  m.status = 'received'
  and (
    coalesce("m"."property_id" = any ($1::int[]), false)
    -- … 5 lines of listMessages: that wait, of some properties
          coalesce("c"."property_id" = any ($2::int[]), false)
          or c.id in (select t.coupon_id from transfer t where t.property_id = any ($3::int[]))
        )
    )
  ) and true;

-- findMessage
-- … 76 lines of listMessages: that wait, of some properties
  m.id = $3
  and (
    coalesce("m"."property_id" = any ($4::int[]), false)
    -- … 5 lines of listMessages: that wait, of some properties
          coalesce("c"."property_id" = any ($5::int[]), false)
          or c.id in (select t.coupon_id from transfer t where t.property_id = any ($6::int[]))
        )
    )
  );

-- findMessageByReference
-- … 76 lines of listMessages: that wait, of some properties
  m.reference = $3
  and (
    coalesce("m"."property_id" = any ($4::int[]), false)
    -- … 5 lines of listMessages: that wait, of some properties
          -- … 5 lines of findMessage

-- listExchange
select *
from
  (
    select
      m.id, m.reference, m.status, m.created_at, m.name, m.email, m.phone, m.message, m.language, m.folio,
      m.property_id, m.airport_id, m.ended_at, m.ended_by, m.closing_note,
      (
        extract(
          epoch
          from
            (
              select min(e.pick_up_at)
              from
                transfer t join coupon live on live.id = t.coupon_id
                and live.status in ('pending_payment', 'confirmed', 'partially_cancelled')
                cross join lateral (
                  select
                    coalesce(
                      (
                        select f.expected_at from followed_ride f
                        where
                          f.transfer_id = t.id
                          and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
                      ), t.pickup_at
                    ) as pick_up_at
                ) e
              where
                t.coupon_id in (
                  select m.coupon_id where m.coupon_id is not null union all select s.coupon_id
                  from coupon_stay s join property p on p.code = s.hotel
                  where m.coupon_id is null and s.folio = m.folio and p.id = m.property_id
                ) and t.status in ('pending', 'confirmed') and greatest(t.pickup_at, e.pick_up_at) >= $1::timestamptz
            )
        ) * 1000
      )::bigint as ride_at,
      (
        select
          json_build_object(
            'id', c.id, 'number', c.coupon_code, 'guest', c.guest_name, 'rideAt',
            (
              extract(
                epoch
                from
                  (
                    select min(e.pick_up_at)
                    from
                      transfer t join coupon live on live.id = t.coupon_id
                      and live.status in ('pending_payment', 'confirmed', 'partially_cancelled')
                      cross join lateral (
                        select
                          coalesce(
                            (
                              select f.expected_at from followed_ride f
                              where
                                f.transfer_id = t.id
                                and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
                            ), t.pickup_at
                          ) as pick_up_at
                      ) e
                    where
                      t.coupon_id = c.id and t.status in ('pending', 'confirmed')
                      and greatest(t.pickup_at, e.pick_up_at) >= $2::timestamptz
                  )
              ) * 1000
            )::bigint, 'timeZone',
            (select t.time_zone from transfer t where t.coupon_id = c.id order by t.pickup_at limit 1)
          )
        from coupon c where c.id = m.coupon_id
      ) as booking,
      (
        select
          json_build_object(
            'at', (extract(epoch from a.answered_at) * 1000)::bigint, 'by', a.answered_by, 'byId', a.answered_by_id,
            'subject', a.subject, 'message', a.body, 'hash', a.body_hash
          )
        from message_answer a where a.message_id = m.id
      ) as answer
    from contact_message m
    where
      (m.email_key = $3 or m.coupon_id = $4) and m.id <> $5
      and (
        coalesce("m"."property_id" = any ($6::int[]), false)
        or exists (
          select from coupon c
          where
            c.id = m.coupon_id
            and (
              coalesce("c"."property_id" = any ($7::int[]), false)
              or c.id in (select t.coupon_id from transfer t where t.property_id = any ($8::int[]))
            )
        )
      )
    order by m.created_at desc, m.id desc limit $9
  ) latest
order by created_at, id;

-- listUntold
-- … 75 lines of listMessages: that wait, of some properties
where m.status = 'received' and not exists (select from staff_alert s where s.kind = $3 and s.subject = m.id::text)
order by m.created_at limit 500;

-- updateBooking
update "contact_message" set "coupon_id" = $1 where "id" = $2;

-- updateEnded
update "contact_message" set "status" = $1, "ended_at" = $2, "ended_by_id" = $3, "ended_by" = $4, "closing_note" = $5
where "id" = $6 and "status" = $7 and coupon_id is not distinct from $8;

-- insertAnswer
insert into
  "message_answer" (
    "message_id", "language", "subject", "body", "body_hash", "mail_id", "answered_at", "answered_by_id", "answered_by"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- removeAnswer
delete from job j using message_answer a
where
  a.message_id = $1 and j.kind = 'deliver_mail' and (j.payload ->> 'mailId')::int = a.mail_id and j.attempts = 0
  and j.done_at is null and j.failed_at is null
returning a.mail_id;

-- updateReopened
update "contact_message" set "status" = $1, "ended_at" = $2, "ended_by_id" = $3, "ended_by" = $4, "closing_note" = $5
where "id" = $6 and "status" <> $7 and "ended_by_id" = $8 and ended_at > $9;

-- listTemplates
select "id", "name", "subject", "preview_text", "headline", "body", "closing" from "message_template"
where "kind" = $1 and "language" = $2 and "active" = $3 order by "name", "id";

-- findTimes
select "value" from "app_setting" where "key" = $1;

-- updateTimes
insert into app_setting (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value;
