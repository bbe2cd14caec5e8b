-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertNightMarks
with
  night as (
    insert into data_night (property_id, night) select p.id, ($1::timestamptz at time zone p.time_zone)::date
    from property p where extract(hour from $2::timestamptz at time zone p.time_zone) >= $3 order by p.id
    on conflict (property_id, night) do nothing returning property_id
  ), past as (delete from data_night where night < ($4::timestamptz)::date - 7)
insert into data_mark (coupon_id, nightly) select c.id, true
from coupon c join night on night.property_id = c.property_id
where
  c.status in ('confirmed', 'partially_cancelled')
  and exists (
    select from transfer t where t.coupon_id = c.id and t.status = 'confirmed' and t.pickup_at >= $5::timestamptz
  )
order by c.id on conflict (coupon_id) do update set seq = excluded.seq, nightly = true returning coupon_id;

-- deleteIdleMarks
delete from data_mark m
where
  m.coupon_id = any (array(select coupon_id from data_mark order by seq limit $1))
  and not exists (select from data_finding f where f.coupon_id = m.coupon_id and f.resolved_at is null)
  and not exists (
    select from transfer t join coupon c on c.id = t.coupon_id and c.status in ('confirmed', 'partially_cancelled')
    where t.coupon_id = m.coupon_id and t.status = 'confirmed' and t.pickup_at >= $2::timestamptz
  );

-- listMarks
select coupon_id, seq::float8 as seq, nightly from data_mark order by seq limit $1;

-- findMark
select coupon_id, seq::float8 as seq, nightly from data_mark where coupon_id = $1;

-- deleteMark
delete from data_mark where coupon_id = $1 and seq = $2;

-- findCheckFacts
select
  coalesce(
    (
      select m.refused from mail m
      where
        m.coupon_id = c.id and (m.refused or m.status in ('sent', 'kept'))
        and lower(c.contact_email) = lower(m.recipients[1])
      order by m.id desc limit 1
    ), false
  ) as email_bounced,
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'rideId', t.id, 'couponId', o.id, 'guest', s.guest, 'email', o.contact_email, 'adults', o.adults,
            'children', o.children, 'babySeats', o.baby_seats, 'stays',
            (
              select json_agg(json_build_object('hotel', r.hotel, 'folio', r.folio)) from coupon_stay r
              where r.coupon_id = o.id
            )
          ) order by t.id, o.id
        )
      from
        transfer t join transfer u on replace(u.flight_code, ' ', '') = replace(t.flight_code, ' ', '')
        and u.flight_on = t.flight_on and u.direction = t.direction and u.coupon_id <> t.coupon_id
        and u.status = 'confirmed' and not u.additional join coupon o on o.id = u.coupon_id
        and o.airport_id = c.airport_id and o.status in ('confirmed', 'partially_cancelled')
        join coupon_stay s on s.coupon_id = o.id and s.main
      where
        t.coupon_id = c.id and t.status = 'confirmed' and not t.additional and t.flight_code <> ''
        and t.pickup_at >= $1::timestamptz
    ), '[]'
  ) as fellows
from coupon c where c.id = $2;

-- lockForFindings
select
  c.version,
  (
    extract(
      epoch
      from
        (
          select
            greatest(
              max(coalesce(g.ended_at, g.created_at)), case when c.acting -> 'gaveAddress' = 'true' then c.created_at
              end
            )
          from coupon_change g
          where
            g.coupon_id = c.id and g.kind = 'change' and g.status = 'applied' and c.status <> 'pending_payment'
            and g.summary @> '[{"field": "email"}]'
        )
    ) * 1000
  )::float8 as address_changed_at,
  (
    select coalesce(json_agg(json_build_object('kind', f.kind, 'rideId', f.transfer_id, 'facts', f.facts)), '[]')
    from data_finding f
    where
      f.right_at is not null and f.right_back_at is null
      and (f.coupon_id = c.id or (f.other_coupon_id = c.id and f.kind = 'party_twice'))
  ) as rights,
  (
    select coalesce(json_agg(json_build_object('hotel', k.hotel, 'folio', k.folio, 'state', k.new)), '[]')
    from
      (
        select distinct on (e.hotel, e.folio) e.hotel, e.folio, e.new from stay_event e
        where e.coupon_id = c.id and e.what in ('proved', 'seen', 'changed', 'gone')
        order by e.hotel, e.folio, e.id desc
      ) k
  ) as known_stays,
  coalesce(
    (
      select e.what from stay_event e where e.coupon_id = c.id and e.what in ('unanswered', 'answered')
      order by e.id desc limit 1
    ) = 'unanswered', false
  ) as is_unanswered
from coupon c where c.id = $1 for no key update of c;

-- updateFindings
update data_finding d set resolved_at = $1::timestamptz
where
  d.coupon_id = $2 and d.resolved_at is null
  and not exists (
    select from jsonb_to_recordset($3::jsonb) as f (kind text, "rideId" int, "otherId" int, facts text)
    where f.kind = d.kind and f."rideId" is not distinct from d.transfer_id and f.facts = coalesce(d.facts, f.facts)
  )
  and not exists (
    select from jsonb_to_recordset($4::jsonb) as u (kind text, "rideId" int)
    where u.kind = d.kind and u."rideId" is not distinct from d.transfer_id
  )
returning d.other_coupon_id as other;
insert into data_finding (coupon_id, transfer_id, kind, other_coupon_id, facts, found_at)
select $1, "rideId", kind, "otherId", facts, $2::timestamptz
from jsonb_to_recordset($3::jsonb) as f (kind text, "rideId" int, "otherId" int, facts text)
on conflict (coupon_id, kind, coalesce(transfer_id, 0)) where resolved_at is null do update set facts = excluded.facts
where data_finding.facts is null returning other_coupon_id as other;

-- updateRight
with
  own as (
    update data_finding
    set resolved_at = $1::timestamptz, right_at = $2::timestamptz, right_by_id = $3::int, right_by = $4, right_note = $5
    where id = $6 and coupon_id = $7 and resolved_at is null and facts is not null
    returning kind, other_coupon_id, facts
  ),
  twin as (
    update data_finding d
    set
      resolved_at = $8::timestamptz, right_at = $9::timestamptz, right_by_id = $10::int, right_by = $11,
      right_note = $12
    from own
    where d.coupon_id = own.other_coupon_id and d.kind = own.kind and d.facts = own.facts and d.resolved_at is null
  )
select kind, other_coupon_id as other_id from own;

-- updateRightBack
with
  own as (
    select id, kind, facts, other_coupon_id from data_finding
    where id = $1 and coupon_id = $2 and right_at is not null and right_back_at is null
  ),
  back as (
    update data_finding d set right_back_at = $3::timestamptz, right_back_by = $4 from own
    where
      d.right_at is not null and d.right_back_at is null
      and (d.id = own.id or (d.coupon_id = own.other_coupon_id and d.kind = own.kind and d.facts = own.facts))
    returning d.coupon_id, d.transfer_id, d.kind, d.other_coupon_id, d.facts
  ),
  again as (
    insert into data_finding (coupon_id, transfer_id, kind, other_coupon_id, facts, found_at)
    select coupon_id, transfer_id, kind, other_coupon_id, facts, $5::timestamptz from back
    on conflict (coupon_id, kind, coalesce(transfer_id, 0)) where resolved_at is null do nothing
  )
select kind, other_coupon_id as other_id from own;

-- listFindings
select
  id, kind, transfer_id as ride_id, other_coupon_id as other_id, found_at, asked_at, resolved_at,
  case
    when right_at is not null
    and right_back_at is null then json_build_object(
      'at', (extract(epoch from right_at) * 1000)::bigint, 'by', right_by, 'note', right_note
    )
  end as right
from data_finding where coupon_id = $1 and right_back_at is null order by resolved_at desc nulls first, id limit 100;

-- updateAsked
update data_finding set asked_at = $1 where coupon_id = $2 and resolved_at is null and asked_at is null;
