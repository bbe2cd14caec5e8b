-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- lockDataRound
select rides_through from guest_data_round where id = 1 for update skip locked;

-- listEndedBookings
with
  slice as (
    select pickup_at, coupon_id from transfer where pickup_at > $1 and pickup_at <= $2 order by pickup_at limit $3
  ), -- Rides of one moment stay together.
  ended as (
    select distinct coupon_id from transfer where pickup_at > $4 and pickup_at <= (select max(pickup_at) from slice)
  )
select
  (select max(pickup_at) from slice) as through, (select count(*)::int from slice) as rides,
  (
    select array_agg(coupon_id order by coupon_id) from ended
    where not exists (select from transfer later where later.coupon_id = ended.coupon_id and later.pickup_at > $5)
  ) as ids;

-- updateEndedBookings
update coupon
set
  contact_phone = '', observation = '',
  acting = case when acting ? 'note' then jsonb_set(acting, '{note}', '""') else acting end
where id = any ($1::int[]);
update transfer set flight_code = '' where coupon_id = any ($1::int[]) and flight_code <> '';
update mail set preview = '', body_text = '', body_html = '', attachments = '[]', last_error = null
where coupon_id = any ($1::int[]) and status <> 'queued';
update coupon_change
set
  acting = case when acting ? 'note' then jsonb_set(acting, '{note}', '""') else acting end, summary = '[]',
  old_email = null,
  plan = plan || '{"contact":{"name":"—","email":"","phone":""},"observation":"","leg":null,"stays":[]}'
where coupon_id = any ($1::int[]) and ended_at is not null;
delete from sandbox_message
where
  key in (
    select d.key from notice_delivery d join ride_notice n on n.id = d.notice_id
    where n.transfer_id in (select id from transfer where coupon_id = any ($1::int[]))
  );
update notice_delivery set address = null
where
  address is not null
  and notice_id in (
    select id from ride_notice where transfer_id in (select id from transfer where coupon_id = any ($1::int[]))
  );
delete from guest_consent where coupon_id = any ($1::int[]);
delete from push_device where coupon_id = any ($1::int[]);
update ride_mark set note = ''
where transfer_id in (select id from transfer where coupon_id = any ($1::int[])) and note <> '';
update data_finding set right_note = null where coupon_id = any ($1::int[]) and right_note is not null;
update staff_look set note = '' where coupon_id = any ($1::int[]);
update pay_link set acting = case when acting ? 'note' then jsonb_set(acting, '{note}', '""') else acting end
where coupon_id = any ($1::int[]);
update letter_request set acting = case when acting ? 'note' then jsonb_set(acting, '{note}', '""') else acting end
where coupon_id = any ($1::int[]);
update day_list_print set rides = kept.rides
from
  (
    select
      p.id,
      coalesce(
        jsonb_agg(ride) filter (
          where (ride ->> 'id')::int not in (select id from transfer where coupon_id = any ($1::int[]))
        ), '[]'
      ) as rides
    from day_list_print p left join lateral jsonb_array_elements(p.rides) ride on true
    where
      exists (
        select from jsonb_array_elements(p.rides) its
        where (its ->> 'id')::int in (select id from transfer where coupon_id = any ($2::int[]))
      )
    group by p.id
  ) kept
where kept.id = day_list_print.id;

-- updateOldMessages
select id from contact_message where created_at <= $1 and email <> '' and status <> 'received' order by created_at
limit $2;

-- updateDataRound
update guest_data_round set rides_through = $1, bookings = bookings + $2, messages = messages + $3, ended_at = $4;

-- lockStayOf
select pg_advisory_xact_lock(hashtextextended (hotel || '/' || folio, 1)) from coupon where coupon_code = $1;

-- findToErase
with
  asked as (select hotel, folio from coupon where coupon_code = $1),
  its as (
    select c.id, c.coupon_code, c.guest_name from coupon c join asked on asked.hotel = c.hotel and asked.folio = c.folio
  )
select
  array_agg(id order by id) as ids, array_agg(coupon_code order by id) as codes, bool_and(guest_name = $2) as is_erased,
  exists (
    select from transfer t join its on its.id = t.coupon_id
    where t.pickup_at > $3 and t.status in ('pending', 'confirmed')
  ) as ride_to_come,
  exists (
    select from payment_attempt a join its on its.id = a.coupon_id
    where a.status in ('created', 'processing', 'requires_action', 'unknown')
  ) or exists (select from refund r join its on its.id = r.coupon_id where r.status in ('requested', 'processing'))
  or exists (
    select from refund_request q join its on its.id = q.coupon_id where q.status = 'waiting' and q.kind <> 'erasure'
  )
  or exists (
    select from dispute d join its on its.id = d.coupon_id
    where d.status in ('warned', 'inquiry', 'inquiry_review', 'needs_response', 'under_review')
  ) as money_open
from its having count(*) > 0;

-- listErasedAgain
select coupon_code as code from coupon
where guest_name <> $1 and encode(sha256(convert_to(coupon_code, 'UTF8')), 'hex') = any ($2::text[]) order by id;

-- deletePeople
select id from contact_message
where
  coupon_id = any ($1::int[])
  or folio in (
    select folio
    from
      (select hotel, folio, $2 || min(id) as gone from coupon where id = any ($3::int[]) group by hotel, folio
      ) as erased_stay
  ) or email <> '' and lower(email) in (select lower(contact_email) from coupon where id = any ($4::int[]));
update contact_message set status = 'closed', ended_at = now() where id = any ($1::int[]) and status = 'received';
delete from job
where
  (payload ->> 'couponId')::int = any ($1::int[])
  or (payload ->> 'mailId')::int in (select id from mail where coupon_id = any ($2::int[]))
  or (payload ->> 'changeId') in (select id::text from coupon_change where coupon_id = any ($3::int[]))
  or (payload ->> 'requestId')::int in (select id from letter_request where coupon_id = any ($4::int[]))
  or (payload ->> 'messageId')::int = any ($5::int[]);
update mail set status = 'failed' where coupon_id = any ($1::int[]) and status = 'queued';
-- … 49 lines of updateEndedBookings
update mail set recipients = '{}', subject = '' where coupon_id = any ($1::int[]);
delete from stay_event where coupon_id = any ($1::int[]);
update letter_request set email = '' where coupon_id = any ($1::int[]);
update refund_request set note = case when kind = 'erasure' then note else '' end, decision_note = null
where coupon_id = any ($1::int[]);
update staff_alert set detail = '', resolution_note = null where coupon_id = any ($1::int[]);
delete from queue_note
where
  row_key in (
    select id::text from coupon where id = any ($1::int[]) union all select coupon_code from coupon
    where id = any ($2::int[]) union all select id::text from payment_attempt where coupon_id = any ($3::int[])
    union all select id::text from mail where coupon_id = any ($4::int[])
  );
delete from failed_sale
where
  (hotel, folio) in (
    select hotel, folio
    from
      (select hotel, folio, $1 || min(id) as gone from coupon where id = any ($2::int[]) group by hotel, folio
      ) as erased_stay
  );
delete from their_stay
where
  (hotel, folio) in (
    select hotel, folio
    from
      (select hotel, folio, $1 || min(id) as gone from coupon where id = any ($2::int[]) group by hotel, folio
      ) as erased_stay
  );
delete from receptive_group_stay
where
  (hotel, folio) in (
    select hotel, folio
    from
      (select hotel, folio, $1 || min(id) as gone from coupon where id = any ($2::int[]) group by hotel, folio
      ) as erased_stay
  );
update receptive_group set folio = $1
where
  (hotel, folio) in (
    select hotel, folio
    from
      (select hotel, folio, $2 || min(id) as gone from coupon where id = any ($3::int[]) group by hotel, folio
      ) as erased_stay
  );
delete from intent
where
  split_part(scope, ':', 2) in (
    select hotel || '/' || folio
    from
      (select hotel, folio, $1 || min(id) as gone from coupon where id = any ($2::int[]) group by hotel, folio
      ) as erased_stay
  );
update payment_attempt set intent_scope = null, intent_key = null, action_url = null where coupon_id = any ($1::int[]);
delete from added_stay
where
  (hotel, folio) in (
    select hotel, folio
    from
      (select hotel, folio, $1 || min(id) as gone from coupon where id = any ($2::int[]) group by hotel, folio
      ) as erased_stay
  );
update pms_stay
set
  folio = gone, first_name = $1, last_name = $2, last_name_folded = $3, email = null, phone = null, room = null,
  external_reference = null, company_id = null, name_id = gone, resv_name_id = erased_stay.hotel || gone,
  parent_resv_name_id = null, club = '{}'
from
  (select hotel, folio, $4 || min(id) as gone from coupon where id = any ($5::int[]) group by hotel, folio
  ) as erased_stay
where (pms_stay.hotel, pms_stay.folio) = (erased_stay.hotel, erased_stay.folio);
update coupon_stay set guest = $1 where coupon_id = any ($2::int[]);
update coupon_stay set guest = $1, folio = gone
from
  (select hotel, folio, $2 || min(id) as gone from coupon where id = any ($3::int[]) group by hotel, folio
  ) as erased_stay
where (coupon_stay.hotel, coupon_stay.folio) = (erased_stay.hotel, erased_stay.folio);
update transfer set flight_code = '' where coupon_id = any ($1::int[]);
update coupon
set
  guest_name = $1, contact_name = $2, contact_email = '', contact_phone = '', folio = gone, observation = '',
  reference = null, country = null,
  acting = case when acting ? 'note' then jsonb_set(acting, '{note}', '""') else acting end
from
  (select hotel, folio, $3 || min(id) as gone from coupon where id = any ($4::int[]) group by hotel, folio
  ) as erased_stay
where id = any ($5::int[]) and (coupon.hotel, coupon.folio) = (erased_stay.hotel, erased_stay.folio);

-- updateErasedEntries
select erase_audit_entries ($1::text[]) as entries;

-- updateEntriesOfErasure
select erase_from_audit ($1) as entries;
