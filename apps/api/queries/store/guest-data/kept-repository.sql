-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findKeptData
with
  asked as (select hotel, folio from coupon where id = $1),
  its as (select c.* from coupon c join asked on asked.hotel = c.hotel and asked.folio = c.folio),
  ride as (select t.* from transfer t join its on its.id = t.coupon_id),
  stay as (select s.* from pms_stay s join asked on asked.hotel = s.hotel and asked.folio = s.folio)
select
  (select json_agg(json_build_object('id', id, 'number', coupon_code) order by id) from its) as bookings, folio,
  (
    select coalesce(json_agg(distinct text order by text), '[]')
    from
      (
        select guest_name from its union select contact_name from its union select s.guest
        from coupon_stay s join its on its.id = s.coupon_id union select first_name || ' ' || last_name from stay
        where first_name <> $2
      ) as told (text)
    where coalesce(text, '') not in ('', $3)
  ) as names,
  (
    select coalesce(json_agg(distinct text order by text), '[]')
    from (select contact_email from its union select email from stay) as told (text)
    where coalesce(text, '') not in ('', $4)
  ) as emails,
  (
    select coalesce(json_agg(distinct text order by text), '[]')
    from (select contact_phone from its union select phone from stay) as told (text)
    where coalesce(text, '') not in ('', $5)
  ) as phones,
  (
    select coalesce(json_agg(distinct text order by text), '[]') from (select flight_code from ride) as told (text)
    where coalesce(text, '') not in ('', $6)
  ) as flights, (select count(*)::int from mail m join its on its.id = m.coupon_id where m.recipients <> '{}'
  ) as letters,
  (
    select count(*)::int from contact_message
    where
      email <> ''
      and (
        coupon_id in (select id from its) or folio = asked.folio
        or lower(email) in (select lower(contact_email) from its)
      )
  ) as messages, (select count(*)::int from its where observation <> ''
  ) + (select count(*)::int from ride_mark k join ride on ride.id = k.transfer_id where k.note <> '') as notes,
  (select count(*)::int from guest_consent g join its on its.id = g.coupon_id
  ) + (select count(*)::int from push_device d join its on its.id = d.coupon_id) as consents,
  (select count(*)::int from audit_entry where subject in (select coupon_code from its) and tells_of_guest (detail)
  ) as audit_entries,
  (
    select
      coalesce(
        json_agg(
          json_build_object('at', (extract(epoch from pickup_at) * 1000)::bigint, 'timeZone', time_zone)
          order by pickup_at
        ), '[]'
      )
    from ride
  ) as rides, (select sum(paid_minor)::int from its) as paid_minor,
  (
    select coalesce(sum(f.amount_minor), 0)::int from refund f join its on its.id = f.coupon_id
    where f.replaced_by is null
  ) as given_back_minor, (select min(currency) from its) as currency,
  (
    select min(q.id) from refund_request q join its on its.id = q.coupon_id
    where q.kind = 'erasure' and q.status = 'waiting'
  ) as request_id
from asked;
