-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findSlice
select max(id) as through, count(*) as bookings from (select id from coupon where id > $1 order by id limit $2) as next;

-- listDiscrepancies
with
  slice as materialized (select * from coupon where id > $1 and id <= $2),
  attempt as materialized (
    select a.*, s.coupon_code, l.entered
    from
      slice s join payment_attempt a on a.coupon_id = s.id
      cross join lateral (
        select coalesce(sum(amount_minor), 0) as entered from ledger_entry
        where attempt_id = a.id and kind = 'capture' and coupon_id = s.id
      ) l
  ),
  back as materialized (
    select r.*, s.coupon_code, coalesce(l.out, 0) + coalesce(b.returned, 0) as entered
    from
      slice s join refund r on r.coupon_id = s.id
      left join lateral (
        select amount_minor as out from ledger_entry
        where refund_id = r.id and kind = 'refund' and amount_minor > 0 and coupon_id = s.id
      ) l on true
      left join lateral (
        select amount_minor as returned from ledger_entry
        where refund_id = r.id and amount_minor < 0 and coupon_id = s.id
      ) b on true
  ),
  place as materialized (
    select s.coupon_code, s.status, t.status as ride, e.*
    from
      slice s cross join lateral (select id, status from transfer where coupon_id = s.id offset 0) t
      cross join lateral (
        select departure_id, held_until, released_at, change_id from seat where transfer_id = t.id offset 0
      ) e
  ), departure as materialized (select distinct departure_id as id from place where released_at is null),
  leg as materialized (
    select distinct r.hotel, r.folio, t.direction
    from slice s join coupon_stay r on r.coupon_id = s.id join transfer t on t.coupon_id = s.id
    where s.status in ('confirmed', 'partially_cancelled') and t.status = 'confirmed' and not t.additional
  )
select
  'booking.paid' as check, s.coupon_code as subject,
  format(
    'booking %s − %s, ledger %s − %s', s.paid_minor, s.refunded_minor, coalesce(i.captured, 0), coalesce(o.refunded, 0)
  ) as detail
from
  slice s left join (select coupon_id, sum(entered) as captured from attempt group by coupon_id) i on i.coupon_id = s.id
  left join (select coupon_id, sum(entered) as refunded from back group by coupon_id) o on o.coupon_id = s.id
where s.paid_minor <> coalesce(i.captured, 0) or s.refunded_minor <> coalesce(o.refunded, 0) union all
select 'attempt.entered', coupon_code, format('attempt %s: %s of %s, entered %s', id, status, amount_minor, entered)
from attempt where entered <> case when status = 'succeeded' then amount_minor else 0 end union all
select 'refund.entered', coupon_code, format('refund %s: %s of %s, entered %s', id, status, amount_minor, entered)
from back where entered <> case when status = 'succeeded' then amount_minor else 0 end union all
select 'refund.too_much', a.coupon_code, format('attempt %s: %s of %s', a.id, sum(b.amount_minor), a.amount_minor)
from attempt a join back b on b.attempt_id = a.id and b.replaced_by is null group by a.id, a.coupon_code, a.amount_minor
having sum(b.amount_minor) > a.amount_minor union all
select
  'booking.price', s.coupon_code,
  format(
    '%s costs %s, paid %s, given back or asked back %s, of it by hand %s', s.status, s.total_minor, s.paid_minor,
    coalesce(b.back, 0), coalesce(b.by_hand, 0)
  )
from
  slice s
  left join (
    select
      coupon_id, sum(amount_minor) as back, sum(amount_minor) filter (where reason in ('by_hand', 'at_gateway')
      ) as by_hand
    from back where replaced_by is null group by coupon_id
  ) b on b.coupon_id = s.id
where
  s.status = 'confirmed' and greatest(0, s.total_minor - coalesce(b.by_hand, 0)) <> s.paid_minor - coalesce(b.back, 0)
union all
select 'booking.lowered', s.coupon_code, format('lowered by %s, let go by staff %s', s.lowered_minor, q.let_go)
from
  slice s
  cross join lateral (
    select coalesce(sum(amount_minor), 0) as let_go from refund_request
    where coupon_id = s.id and kind = 'price' and status = 'approved'
  ) q
where s.lowered_minor <> q.let_go union all
select
  'departure.seats', format('%s %s, %s %s h', p.code, d.direction, d.service_on, d.pickup_hour),
  format('%s taken of %s', e.taken, d.capacity)
from
  departure join shared_departure d on d.id = departure.id join property p on p.id = d.property_id
  cross join lateral (
    select sum(seats) as taken from seat
    where departure_id = d.id and released_at is null and (held_until is null or held_until >= $3)
  ) e
where e.taken > d.capacity union all
select 'leg.twice', b.codes, format('%s of %s/%s', leg.direction, leg.hotel, leg.folio)
from
  leg
  cross join lateral (
    select string_agg(c.coupon_code, ' ' order by c.id) as codes, count(*) as times
    from coupon_stay r join coupon c on c.id = r.coupon_id join transfer t on t.coupon_id = c.id
    where
      r.hotel = leg.hotel and r.folio = leg.folio and t.direction = leg.direction
      and c.status in ('confirmed', 'partially_cancelled') and t.status = 'confirmed' and not t.additional
  ) b
where b.times > 1 union all
select 'seat.sold', coupon_code, format('%s booking, seat held until %s', status, held_until) from place
where
  change_id is null and (held_until is null and released_at is null) <> (ride in ('confirmed', 'completed', 'no_show'));

-- listLetterDiscrepancies
with
  slice as materialized (select * from coupon where id > $1 and id <= $2),
  waiting as materialized (
    select coalesce(payload ->> 'couponId', payload ->> 'changeId') as about, count(*) as jobs from job
    where done_at is null and failed_at is null and kind in ('send_confirmation_letter', 'send_change_letter')
    group by 1
  ),
  letter as (
    select
      'booking.letter' as check, s.coupon_code as subject, s.confirmed_at is not null as is_made, s.status,
      s.contact_email as email, m.written, coalesce(w.jobs, 0) as waiting
    from
      slice s left join waiting w on w.about = s.id::text
      cross join lateral (
        select count(*) - greatest(0, count(distinct split_part(message_id, '.', 3)) - 1) as written from mail
        where coupon_id = s.id and kind = 'confirmation' and split_part(message_id, '.', 3) not like 'r%'
      ) m
    union all select 'change.letter', s.coupon_code, true, s.status, s.contact_email, m.written, coalesce(w.jobs, 0)
    from
      slice s join coupon_change h on h.coupon_id = s.id and h.kind = 'change' and h.status = 'applied'
      left join waiting w on w.about = h.id::text
      cross join lateral (
        select count(distinct kind) as written from mail
        where
          coupon_id = s.id and kind = 'change' and split_part(message_id, '.', 3) = format('v%s', h.base_version + 1)
      ) m
  )
select * from letter where greatest(written, waiting) <> 1;

-- checkGateway
select
  a.id, c.coupon_code as code, a.created_at, a.amount_minor,
  (select coalesce(sum(amount_minor), 0) from refund where attempt_id = a.id and status = 'succeeded') as refunded_minor
from payment_attempt a join coupon c on c.id = a.coupon_id where a.status = 'succeeded' and a.created_at >= $1;

-- takeRound
with mine as (select * from book_round where ended_at is null or began_at < $1 for update skip locked)
update book_round r
set
  ended_at = null, began_at = case when mine.ended_at is null then mine.began_at else $2 end,
  through = case when mine.ended_at is null then mine.through else 0 end,
  found = case when mine.ended_at is null then mine.found else '[]' end
from mine where r.id = mine.id returning r.through, r.found;

-- updateRound
update "book_round" set "through" = $1, "found" = $2, "ended_at" = $3;
