-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listOpen
select
  c.id,
  array_remove(
    array[
      case when case when c.status = 'pending_payment' then c.created_at end is not null then 'unpaid' end,
      case
        when (
          select min(m.created_at) from contact_message m
          where
            m.status = 'received'
            and coalesce(
              m.coupon_id,
              (
                select s.coupon_id from coupon_stay s join property p on p.code = s.hotel
                where s.folio = m.folio and p.id = m.property_id order by s.coupon_id desc limit 1
              )
            ) = c.id
        ) is not null then 'message'
      end
    ]::text[], null
  ) as open
from coupon c where c.id = any ($1::int[]);

-- countQueues
select
  'soon' as name, count(*) filter (where snoozed_until is null)::int as open,
  count(*) filter (where snoozed_until is null and coalesce(due_at <= $1::timestamptz, false))::int as overdue,
  count(*) filter (where snoozed_until is not null)::int as snoozed, min(ride_at) filter (where snoozed_until is null
  ) as ride_at
from
  (
    select
      'soon' as queue, thing.key, thing.since, thing.due as due_at, thing.about, thing.who,
      coalesce(thing.property_id, c.property_id) as property_id,
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
          t.coupon_id = thing.ride_coupon and t.status in ('pending', 'confirmed')
          and greatest(t.pickup_at, e.pick_up_at) >= $2::timestamptz
      ) as ride_at, null::json as flight,
      (select t.time_zone from transfer t where t.coupon_id = thing.ride_coupon order by t.pickup_at limit 1
      ) as time_zone,
      case when c.id is not null then json_build_object('id', c.id, 'number', c.coupon_code, 'guest', c.guest_name)
      end as booking,
      case
        when c.id is null then '{}'::text[]
        else array_remove(
          array[
            case when case when c.status = 'pending_payment' then c.created_at end is not null then 'unpaid' end,
            case
              when (
                select min(m.created_at) from contact_message m
                where
                  m.status = 'received'
                  and coalesce(
                    m.coupon_id,
                    (
                      select s.coupon_id from coupon_stay s join property p on p.code = s.hotel
                      where s.folio = m.folio and p.id = m.property_id order by s.coupon_id desc limit 1
                    )
                  ) = c.id
              ) is not null then 'message'
            end
          ]::text[], null
        )
      end as open, q.charge_name, case when q.snoozed_until > $3::timestamptz then q.snoozed_until end as snoozed_until,
      q.snoozed_by,
      (
        select
          coalesce(
            json_agg(
              json_build_object('note', n.note, 'by', n.noted_by, 'at', (extract(epoch from n.noted_at) * 1000)::bigint)
              order by n.id
            ), '[]'
          )
        from queue_note n where n.queue = 'soon' and n.row_key = thing.key
      ) as notes
    from
      (
        select
          c.id::text as key, c.id as coupon_id, c.id as ride_coupon, c.property_id, o.since, null::timestamptz as due,
          (
            select coalesce(string_agg(distinct f.kind, ',' order by f.kind), '') from data_finding f
            where f.coupon_id = c.id and f.resolved_at is null
          ) as about, null::text as who
        from
          coupon c
          cross join lateral (
            select
              least(
                case when c.status = 'pending_payment' then c.created_at end,
                (
                  select min(m.created_at) from contact_message m
                  where
                    m.status = 'received'
                    and coalesce(
                      m.coupon_id,
                      (
                        select s.coupon_id from coupon_stay s join property p on p.code = s.hotel
                        where s.folio = m.folio and p.id = m.property_id order by s.coupon_id desc limit 1
                      )
                    ) = c.id
                )
              ) as since
          ) o
        where
          c.status in ('pending_payment', 'confirmed', 'partially_cancelled')
          and c.id in (
            select t.coupon_id from transfer t
            where
              t.status in ('pending', 'confirmed') and t.pickup_at >= $4::timestamptz
              and t.pickup_on between ($5::timestamptz)::date and ($6::timestamptz)::date
              and t.pickup_on <= ($7::timestamptz at time zone t.time_zone)::date + 1
          ) and o.since is not null
      ) thing left join coupon c on c.id = thing.coupon_id left join queue_row q on q.queue = 'soon'
      and q.row_key = thing.key
    where
      (
        coalesce("thing"."property_id" = any ($8::int[]), false)
        or (
          c.id is not null
          and (
            coalesce("c"."property_id" = any ($9::int[]), false)
            or c.id in (select t.coupon_id from transfer t where t.property_id = any ($10::int[]))
          )
        )
      )
  ) r
union all
select
  'unpaid' as name, count(*) filter (where snoozed_until is null)::int as open,
  count(*) filter (where snoozed_until is null and coalesce(due_at <= $11::timestamptz, false))::int as overdue,
  count(*) filter (where snoozed_until is not null)::int as snoozed, min(ride_at) filter (where snoozed_until is null
  ) as ride_at
from
  (
    select
      'unpaid' as queue, thing.key, thing.since, thing.due as due_at, thing.about, thing.who,
      coalesce(thing.property_id, c.property_id) as property_id,
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
          t.coupon_id = thing.ride_coupon and t.status in ('pending', 'confirmed')
          and greatest(t.pickup_at, e.pick_up_at) >= $12::timestamptz
      ) as ride_at, null::json as flight,
      (select t.time_zone from transfer t where t.coupon_id = thing.ride_coupon order by t.pickup_at limit 1
      ) as time_zone,
      case when c.id is not null then json_build_object('id', c.id, 'number', c.coupon_code, 'guest', c.guest_name)
      end as booking,
      case
        when c.id is null then '{}'::text[]
        else array_remove(
          array[
            case when case when c.status = 'pending_payment' then c.created_at end is not null then 'unpaid' end,
            case
              when (
                select min(m.created_at) from contact_message m
                where
                  m.status = 'received'
                  and coalesce(
                    m.coupon_id,
                    (
                      select s.coupon_id from coupon_stay s join property p on p.code = s.hotel
                      where s.folio = m.folio and p.id = m.property_id order by s.coupon_id desc limit 1
                    )
                  ) = c.id
              ) is not null then 'message'
            end
          ]::text[], null
        )
      end as open, q.charge_name, case when q.snoozed_until > $13::timestamptz then q.snoozed_until
      end as snoozed_until, q.snoozed_by,
      (
        select
          coalesce(
            json_agg(
              json_build_object('note', n.note, 'by', n.noted_by, 'at', (extract(epoch from n.noted_at) * 1000)::bigint)
              order by n.id
            ), '[]'
          )
        from queue_note n where n.queue = 'unpaid' and n.row_key = thing.key
      ) as notes
    from
      (
        select
          c.id::text as key, c.id as coupon_id, c.id as ride_coupon, c.property_id, c.created_at as since,
          c.expires_at as due, concat("c"."currency", ' ', to_char("c"."total_minor" / 100.0, 'FM9999990.00')) as about,
          null::text as who
        from coupon c
        where
          c.status = 'pending_payment'
          and exists (
            select from transfer t
            where
              t.coupon_id = c.id and t.status in ('pending', 'confirmed') and t.pickup_at >= $14::timestamptz
              and t.pickup_at < $15::timestamptz
          )
      ) thing left join coupon c on c.id = thing.coupon_id left join queue_row q on q.queue = 'unpaid'
      and q.row_key = thing.key
    where
      (
        coalesce("thing"."property_id" = any ($16::int[]), false)
        or (
          c.id is not null
          and (
            coalesce("c"."property_id" = any ($17::int[]), false)
            or c.id in (select t.coupon_id from transfer t where t.property_id = any ($18::int[]))
          )
        )
      )
  ) r
union all
select
  'approvals' as name, count(*) filter (where snoozed_until is null)::int as open,
  count(*) filter (where snoozed_until is null and coalesce(due_at <= $19::timestamptz, false))::int as overdue,
  count(*) filter (where snoozed_until is not null)::int as snoozed, min(ride_at) filter (where snoozed_until is null
  ) as ride_at
from
  (
    select
      'approvals' as queue, thing.key, thing.since, thing.due as due_at, thing.about, thing.who,
      coalesce(thing.property_id, c.property_id) as property_id,
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
          t.coupon_id = thing.ride_coupon and t.status in ('pending', 'confirmed')
          and greatest(t.pickup_at, e.pick_up_at) >= $20::timestamptz
      ) as ride_at, null::json as flight,
      (select t.time_zone from transfer t where t.coupon_id = thing.ride_coupon order by t.pickup_at limit 1
      ) as time_zone,
      case when c.id is not null then json_build_object('id', c.id, 'number', c.coupon_code, 'guest', c.guest_name)
      end as booking,
      case
        when c.id is null then '{}'::text[]
        else array_remove(
          array[
            case when case when c.status = 'pending_payment' then c.created_at end is not null then 'unpaid' end,
            case
              when (
                select min(m.created_at) from contact_message m
                where
                  m.status = 'received'
                  and coalesce(
                    m.coupon_id,
                    (
                      select s.coupon_id from coupon_stay s join property p on p.code = s.hotel
                      where s.folio = m.folio and p.id = m.property_id order by s.coupon_id desc limit 1
                    )
                  ) = c.id
              ) is not null then 'message'
            end
          ]::text[], null
        )
      end as open, q.charge_name, case when q.snoozed_until > $21::timestamptz then q.snoozed_until
      end as snoozed_until, q.snoozed_by,
      (
        select
          coalesce(
            json_agg(
              json_build_object('note', n.note, 'by', n.noted_by, 'at', (extract(epoch from n.noted_at) * 1000)::bigint)
              order by n.id
            ), '[]'
          )
        from queue_note n where n.queue = 'approvals' and n.row_key = thing.key
      ) as notes
    from
      (
        select
          r.id::text as key, r.coupon_id, r.coupon_id as ride_coupon, null::int as property_id, r.requested_at as since,
          r.expires_at as due,
          case
            when r.kind = 'erasure' then ''
            else concat("r"."currency", ' ', to_char("r"."amount_minor" / 100.0, 'FM9999990.00'))
          end as about, null::text as who
        from refund_request r where r.status = 'waiting' and r.expires_at > $22::timestamptz
      ) thing left join coupon c on c.id = thing.coupon_id left join queue_row q on q.queue = 'approvals'
      and q.row_key = thing.key
    where
      (
        coalesce("thing"."property_id" = any ($23::int[]), false)
        or (
          c.id is not null
          and (
            coalesce("c"."property_id" = any ($24::int[]), false)
            or c.id in (select t.coupon_id from transfer t where t.property_id = any ($25::int[]))
          )
        )
      )
  ) r
union all
select
  'messages' as name, count(*) filter (where snoozed_until is null)::int as open,
  count(*) filter (
    where
      snoozed_until is null
      and coalesce(
        least(
          since + $26 * interval '1 minute',
          case when ride_at is not null then greatest(since, ride_at - interval '1 day') + $27 * interval '1 minute' end
        ) <= $28::timestamptz, false
      )
  )::int as overdue, count(*) filter (where snoozed_until is not null)::int as snoozed,
  min(ride_at) filter (where snoozed_until is null) as ride_at
from
  (
    select
      'messages' as queue, thing.key, thing.since, thing.due as due_at, thing.about, thing.who,
      coalesce(thing.property_id, c.property_id) as property_id,
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
          t.coupon_id = thing.ride_coupon and t.status in ('pending', 'confirmed')
          and greatest(t.pickup_at, e.pick_up_at) >= $29::timestamptz
      ) as ride_at, null::json as flight,
      (select t.time_zone from transfer t where t.coupon_id = thing.ride_coupon order by t.pickup_at limit 1
      ) as time_zone,
      case when c.id is not null then json_build_object('id', c.id, 'number', c.coupon_code, 'guest', c.guest_name)
      end as booking,
      case
        when c.id is null then '{}'::text[]
        else array_remove(
          array[
            case when case when c.status = 'pending_payment' then c.created_at end is not null then 'unpaid' end,
            case
              when (
                select min(m.created_at) from contact_message m
                where
                  m.status = 'received'
                  and coalesce(
                    m.coupon_id,
                    (
                      select s.coupon_id from coupon_stay s join property p on p.code = s.hotel
                      where s.folio = m.folio and p.id = m.property_id order by s.coupon_id desc limit 1
                    )
                  ) = c.id
              ) is not null then 'message'
            end
          ]::text[], null
        )
      end as open, q.charge_name, case when q.snoozed_until > $30::timestamptz then q.snoozed_until
      end as snoozed_until, q.snoozed_by,
      (
        select
          coalesce(
            json_agg(
              json_build_object('note', n.note, 'by', n.noted_by, 'at', (extract(epoch from n.noted_at) * 1000)::bigint)
              order by n.id
            ), '[]'
          )
        from queue_note n where n.queue = 'messages' and n.row_key = thing.key
      ) as notes
    from
      (
        select
          m.id::text as key, m.coupon_id,
          coalesce(
            m.coupon_id,
            (
              select s.coupon_id from coupon_stay s join property p on p.code = s.hotel
              where s.folio = m.folio and p.id = m.property_id order by s.coupon_id desc limit 1
            )
          ) as ride_coupon, m.property_id, m.created_at as since, null::timestamptz as due, m.message as about,
          m.name as who
        from contact_message m where m.status = 'received'
      ) thing left join coupon c on c.id = thing.coupon_id left join queue_row q on q.queue = 'messages'
      and q.row_key = thing.key
    where
      (
        coalesce("thing"."property_id" = any ($31::int[]), false)
        or (
          c.id is not null
          and (
            coalesce("c"."property_id" = any ($32::int[]), false)
            or c.id in (select t.coupon_id from transfer t where t.property_id = any ($33::int[]))
          )
        )
      )
  ) r
union all
select
  'letters' as name, count(*) filter (where snoozed_until is null)::int as open,
  count(*) filter (where snoozed_until is null and coalesce(due_at <= $34::timestamptz, false))::int as overdue,
  count(*) filter (where snoozed_until is not null)::int as snoozed, min(ride_at) filter (where snoozed_until is null
  ) as ride_at
from
  (
    select
      'letters' as queue, thing.key, thing.since, thing.due as due_at, thing.about, thing.who,
      coalesce(thing.property_id, c.property_id) as property_id,
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
          t.coupon_id = thing.ride_coupon and t.status in ('pending', 'confirmed')
          and greatest(t.pickup_at, e.pick_up_at) >= $35::timestamptz
      ) as ride_at, null::json as flight,
      (select t.time_zone from transfer t where t.coupon_id = thing.ride_coupon order by t.pickup_at limit 1
      ) as time_zone,
      case when c.id is not null then json_build_object('id', c.id, 'number', c.coupon_code, 'guest', c.guest_name)
      end as booking,
      case
        when c.id is null then '{}'::text[]
        else array_remove(
          array[
            case when case when c.status = 'pending_payment' then c.created_at end is not null then 'unpaid' end,
            case
              when (
                select min(m.created_at) from contact_message m
                where
                  m.status = 'received'
                  and coalesce(
                    m.coupon_id,
                    (
                      select s.coupon_id from coupon_stay s join property p on p.code = s.hotel
                      where s.folio = m.folio and p.id = m.property_id order by s.coupon_id desc limit 1
                    )
                  ) = c.id
              ) is not null then 'message'
            end
          ]::text[], null
        )
      end as open, q.charge_name, case when q.snoozed_until > $36::timestamptz then q.snoozed_until
      end as snoozed_until, q.snoozed_by,
      (
        select
          coalesce(
            json_agg(
              json_build_object('note', n.note, 'by', n.noted_by, 'at', (extract(epoch from n.noted_at) * 1000)::bigint)
              order by n.id
            ), '[]'
          )
        from queue_note n where n.queue = 'letters' and n.row_key = thing.key
      ) as notes
    from
      (
        select
          l.id::text as key, l.coupon_id, l.coupon_id as ride_coupon,
          (
            select m.property_id from message_answer a join contact_message m on m.id = a.message_id
            where a.mail_id = l.id
          ) as property_id, s.created_at as since, null::timestamptz as due, l.subject as about, null::text as who
        from staff_alert s join mail l on l.id = case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
        where s.kind in ('mail.undelivered', 'mail.unanswered') and s.resolved_at is null
      ) thing left join coupon c on c.id = thing.coupon_id left join queue_row q on q.queue = 'letters'
      and q.row_key = thing.key
    where
      (
        coalesce("thing"."property_id" = any ($37::int[]), false)
        or (
          c.id is not null
          and (
            coalesce("c"."property_id" = any ($38::int[]), false)
            or c.id in (select t.coupon_id from transfer t where t.property_id = any ($39::int[]))
          )
        )
      )
  ) r
union all
select
  'payments' as name, count(*) filter (where snoozed_until is null)::int as open,
  count(*) filter (where snoozed_until is null and coalesce(due_at <= $40::timestamptz, false))::int as overdue,
  count(*) filter (where snoozed_until is not null)::int as snoozed, min(ride_at) filter (where snoozed_until is null
  ) as ride_at
from
  (
    select
      'payments' as queue, thing.key, thing.since, thing.due as due_at, thing.about, thing.who,
      coalesce(thing.property_id, c.property_id) as property_id,
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
          t.coupon_id = thing.ride_coupon and t.status in ('pending', 'confirmed')
          and greatest(t.pickup_at, e.pick_up_at) >= $41::timestamptz
      ) as ride_at, null::json as flight,
      (select t.time_zone from transfer t where t.coupon_id = thing.ride_coupon order by t.pickup_at limit 1
      ) as time_zone,
      case when c.id is not null then json_build_object('id', c.id, 'number', c.coupon_code, 'guest', c.guest_name)
      end as booking,
      case
        when c.id is null then '{}'::text[]
        else array_remove(
          array[
            case when case when c.status = 'pending_payment' then c.created_at end is not null then 'unpaid' end,
            case
              when (
                select min(m.created_at) from contact_message m
                where
                  m.status = 'received'
                  and coalesce(
                    m.coupon_id,
                    (
                      select s.coupon_id from coupon_stay s join property p on p.code = s.hotel
                      where s.folio = m.folio and p.id = m.property_id order by s.coupon_id desc limit 1
                    )
                  ) = c.id
              ) is not null then 'message'
            end
          ]::text[], null
        )
      end as open, q.charge_name, case when q.snoozed_until > $42::timestamptz then q.snoozed_until
      end as snoozed_until, q.snoozed_by,
      (
        select
          coalesce(
            json_agg(
              json_build_object('note', n.note, 'by', n.noted_by, 'at', (extract(epoch from n.noted_at) * 1000)::bigint)
              order by n.id
            ), '[]'
          )
        from queue_note n where n.queue = 'payments' and n.row_key = thing.key
      ) as notes
    from
      (
        select
          a.id::text as key, a.coupon_id, a.coupon_id as ride_coupon, null::int as property_id, a.created_at as since,
          null::timestamptz as due,
          concat("a"."currency", ' ', to_char("a"."amount_minor" / 100.0, 'FM9999990.00')) as about, null::text as who
        from payment_attempt a where a.status = 'unknown'
      ) thing left join coupon c on c.id = thing.coupon_id left join queue_row q on q.queue = 'payments'
      and q.row_key = thing.key
    where
      (
        coalesce("thing"."property_id" = any ($43::int[]), false)
        or (
          c.id is not null
          and (
            coalesce("c"."property_id" = any ($44::int[]), false)
            or c.id in (select t.coupon_id from transfer t where t.property_id = any ($45::int[]))
          )
        )
      )
  ) r;

-- listRows: open ones of some properties
select *
-- … 23 lines of countQueues
          and greatest(t.pickup_at, e.pick_up_at) >= $1::timestamptz
      -- … 26 lines of countQueues
      end as open, q.charge_name, case when q.snoozed_until > $2::timestamptz then q.snoozed_until end as snoozed_until,
      -- … 9 lines of countQueues
        -- … 19 lines of countQueues
        coalesce("thing"."property_id" = any ($3::int[]), false)
        or (
          c.id is not null
          and (
            coalesce("c"."property_id" = any ($4::int[]), false)
            or c.id in (select t.coupon_id from transfer t where t.property_id = any ($5::int[]))
          )
        )
      )
  ) r
where snoozed_until is null
order by
  coalesce(
    least(
      since + $6 * interval '1 minute',
      case when ride_at is not null then greatest(since, ride_at - interval '1 day') + $7 * interval '1 minute' end
    ) <= $8::timestamptz, false
  ) desc, ride_at nulls last, since, key
limit $9 offset $10;

-- listRows: those that are set aside, of all
select *
-- … 23 lines of countQueues
          and greatest(t.pickup_at, e.pick_up_at) >= $1::timestamptz
      -- … 26 lines of countQueues
      end as open, q.charge_name, case when q.snoozed_until > $2::timestamptz then q.snoozed_until end as snoozed_until,
      -- … 44 lines of countQueues
              t.status in ('pending', 'confirmed') and t.pickup_at >= $3::timestamptz
              and t.pickup_on between ($4::timestamptz)::date and ($5::timestamptz)::date
              and t.pickup_on <= ($6::timestamptz at time zone t.time_zone)::date + 1
          ) and o.since is not null
      ) thing left join coupon c on c.id = thing.coupon_id left join queue_row q on q.queue = 'soon'
      and q.row_key = thing.key
    where true
  ) r
where snoozed_until is not null order by coalesce(due_at <= $7::timestamptz, false) desc, ride_at nulls last, since, key
limit $8 offset $9;

-- listWaiting
select *
from
  (
    (
      select
        'rides' as queue, thing.key, thing.since, thing.due as due_at, thing.about, thing.who,
        coalesce(thing.property_id, c.property_id) as property_id,
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
            t.coupon_id = thing.ride_coupon and t.status in ('pending', 'confirmed')
            and greatest(t.pickup_at, e.pick_up_at) >= $1::timestamptz
        ) as ride_at, null::json as flight,
        (select t.time_zone from transfer t where t.coupon_id = thing.ride_coupon order by t.pickup_at limit 1
        ) as time_zone,
        case when c.id is not null then json_build_object('id', c.id, 'number', c.coupon_code, 'guest', c.guest_name)
        end as booking,
        case
          when c.id is null then '{}'::text[]
          else array_remove(
            array[
              case when case when c.status = 'pending_payment' then c.created_at end is not null then 'unpaid' end,
              case
                when (
                  -- … 10 lines of countQueues
                ) is not null then 'message'
              end
            ]::text[], null
          )
        end as open, q.charge_name, case when q.snoozed_until > $2::timestamptz then q.snoozed_until
        end as snoozed_until, q.snoozed_by,
        (
          select
            coalesce(
              json_agg(
                json_build_object(
                  'note', n.note, 'by', n.noted_by, 'at', (extract(epoch from n.noted_at) * 1000)::bigint
                ) order by n.id
              ), '[]'
            )
          from queue_note n where n.queue = 'rides' and n.row_key = thing.key
        ) as notes
      from
        (
          select
            c.id::text as key, c.id as coupon_id, c.id as ride_coupon, c.property_id, c.created_at as since,
            null::timestamptz as due, '' as about, null::text as who
          from coupon c
          where
            c.status in ('pending_payment', 'confirmed', 'partially_cancelled')
            and c.id in (
              select t.coupon_id from transfer t
              where
                t.status in ('pending', 'confirmed') and t.pickup_at >= $3::timestamptz
                and t.pickup_at < $4::timestamptz
            )
        ) thing left join coupon c on c.id = thing.coupon_id left join queue_row q on q.queue = 'rides'
        and q.row_key = thing.key
      where
        (
          coalesce("thing"."property_id" = any ($5::int[]), false)
          or (
            c.id is not null
            and (
              coalesce("c"."property_id" = any ($6::int[]), false)
              or c.id in (select t.coupon_id from transfer t where t.property_id = any ($7::int[]))
            )
          )
        )
    ) union all
    (
      select
        'messages' as queue, thing.key, thing.since, thing.due as due_at, thing.about, thing.who,
        -- … 19 lines of listWaiting
            and greatest(t.pickup_at, e.pick_up_at) >= $8::timestamptz
        -- … 12 lines of listWaiting
                  -- … 10 lines of countQueues
                ) is not null then 'message'
              end
            ]::text[], null
          )
        end as open, q.charge_name, case when q.snoozed_until > $9::timestamptz then q.snoozed_until
        -- … 10 lines of listWaiting
          from queue_note n where n.queue = 'messages' and n.row_key = thing.key
        ) as notes
      from
        (
          select
            m.id::text as key, m.coupon_id,
            coalesce(
              -- … 5 lines of listOpen
            ) as ride_coupon, m.property_id, m.created_at as since, null::timestamptz as due, m.message as about,
            m.name as who
          from contact_message m where m.status = 'received'
        ) thing left join coupon c on c.id = thing.coupon_id left join queue_row q on q.queue = 'messages'
        and q.row_key = thing.key
      where
        (
          coalesce("thing"."property_id" = any ($10::int[]), false)
          or (
            c.id is not null
            and (
              coalesce("c"."property_id" = any ($11::int[]), false)
              or c.id in (select t.coupon_id from transfer t where t.property_id = any ($12::int[]))
            -- … 6 lines of listWaiting
        'approvals' as queue, thing.key, thing.since, thing.due as due_at, thing.about, thing.who,
        -- … 19 lines of listWaiting
            and greatest(t.pickup_at, e.pick_up_at) >= $13::timestamptz
        -- … 12 lines of listWaiting
                  -- … 10 lines of countQueues
                ) is not null then 'message'
              end
            ]::text[], null
          )
        end as open, q.charge_name, case when q.snoozed_until > $14::timestamptz then q.snoozed_until
        -- … 10 lines of listWaiting
          from queue_note n where n.queue = 'approvals' and n.row_key = thing.key
        ) as notes
      from
        (
          select
            r.id::text as key, r.coupon_id, r.coupon_id as ride_coupon, null::int as property_id,
            r.requested_at as since, r.expires_at as due,
            case
              when r.kind = 'erasure' then ''
              else concat("r"."currency", ' ', to_char("r"."amount_minor" / 100.0, 'FM9999990.00'))
            end as about, null::text as who
          from refund_request r
          where r.status = 'waiting' and r.expires_at > $15::timestamptz and r.requested_by_id <> $16
        ) thing left join coupon c on c.id = thing.coupon_id left join queue_row q on q.queue = 'approvals'
        and q.row_key = thing.key
      where
        (
          coalesce("thing"."property_id" = any ($17::int[]), false)
          or (
            c.id is not null
            and (
              coalesce("c"."property_id" = any ($18::int[]), false)
              or c.id in (select t.coupon_id from transfer t where t.property_id = any ($19::int[]))
            )
          )
        )
    )
  ) r
where snoozed_until is null order by coalesce(due_at, ride_at) nulls last, since, key limit $20;

-- findRow
select *
-- … 23 lines of countQueues
          and greatest(t.pickup_at, e.pick_up_at) >= $1::timestamptz
      -- … 26 lines of countQueues
      end as open, q.charge_name, case when q.snoozed_until > $2::timestamptz then q.snoozed_until end as snoozed_until,
      -- … 9 lines of countQueues
        -- … 14 lines of countQueues
              t.coupon_id = c.id and t.status in ('pending', 'confirmed') and t.pickup_at >= $3::timestamptz
              and t.pickup_at < $4::timestamptz
          -- … 5 lines of countQueues
        coalesce("thing"."property_id" = any ($5::int[]), false)
        or (
          c.id is not null
          and (
            coalesce("c"."property_id" = any ($6::int[]), false)
            or c.id in (select t.coupon_id from transfer t where t.property_id = any ($7::int[]))
          )
        )
      )
  ) r
where key = $8;

-- updateCharge
insert into "queue_row" ("queue", "row_key", "charge_id", "charge_name", "charged_at") values ($1, $2, $3, $4, $5)
on conflict ("queue", "row_key") do update set "charge_id" = $6, "charge_name" = $7, "charged_at" = $8
where queue_row.charge_name is null or queue_row.charge_name = $9;

-- updateSnooze
insert into "queue_row" ("queue", "row_key", "snoozed_until", "snoozed_by") values ($1, $2, $3, $4)
on conflict ("queue", "row_key") do update set "snoozed_until" = $5, "snoozed_by" = $6;

-- insertNote
insert into "queue_note" ("queue", "row_key", "note", "noted_at", "noted_by_id", "noted_by")
values ($1, $2, $3, $4, $5, $6);
