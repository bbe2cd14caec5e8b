-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listMatters: the open ones
select
  s.id, s.kind, s.subject, s.detail, c.coupon_code, c.contact_name as guest_name, coalesce(c.id, k.id) as booking_id,
  f.hotel, f.folio, coalesce(r.amount_minor, p.amount_minor) as amount_minor,
  coalesce(r.currency, p.currency) as currency, m.recipients[1] as recipient, m.subject as letter, s.created_at,
  s.resolved_at, a.username as resolved_by,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = a.username
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), a.username
  ) as resolved_by_name, s.resolution_note as note,
  (select t.time_zone from transfer t where t.coupon_id = coalesce(c.id, k.id) order by t.pickup_at limit 1
  ) as time_zone
from
  staff_alert s left join coupon c on c.id = s.coupon_id
  left join refund r on r.id = case when s.kind like 'refund.%' then case when s.subject ~ $1 then s.subject::uuid end
  end
  left join payment_attempt p on p.id = case
    when s.kind like 'payment.%' then case when s.subject ~ $2 then s.subject::uuid end
  end
  left join mail m on m.id = case
    when s.kind like 'mail.%' then case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
  end
  left join failed_sale f on f.id = case
    when s.kind = 'sale.failed' then case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
  end
  left join their_call b on b.id = case
    when s.kind like 'transfers.%' then case when s.subject ~ $3 then s.subject::uuid end
  end left join their_coupon k on s.coupon_id is null and k.code = coalesce(b.coupon_code, s.subject)
  left join staff_account a on a.id = s.resolved_by
where s.resolved_at is null and split_part(s.kind, '.', 1) = any ($4::text[]) and (true) order by s.id desc limit $5;

-- listMatters: the open ones of two properties
-- … 34 lines of listMatters: the open ones
where
  s.resolved_at is null and split_part(s.kind, '.', 1) = any ($4::text[])
  and (
    coalesce(
      coalesce(
        (select property_id from coupon where coupon.id = s.coupon_id),
        (
          select property.id from failed_sale f join property on property.code = f.hotel
          where
            f.id = case when s.kind = 'sale.failed' then case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
            end
        ),
        (
          select g.property_id from contact_message g
          where
            g.id = case when s.kind like 'message.%' then case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
            end
        )
      ) = any ($5::int[]), false
    )
    or (
      exists (
        select from change_set_row r
        where
          r.set_id = case
            when s.kind like 'change_set.%' then case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
          end and r.properties && $6::int[]
      )
      and not exists (
        select from change_set_row r
        where
          r.set_id = case
            when s.kind like 'change_set.%' then case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
          end and r.properties <> '{}' and not r.properties && $7::int[]
      )
    )
  )
order by s.id desc limit $8;

-- listMatters: the handled ones
-- … 34 lines of listMatters: the open ones
where s.resolved_at is not null and split_part(s.kind, '.', 1) = any ($4::text[]) and (true)
order by s.resolved_at desc, s.id desc limit $5;

-- countOpenMatters
select count(*) as n from staff_alert s
where s.resolved_at is null and split_part(s.kind, '.', 1) = any ($1::text[]) and (true);

-- listWaitingMatters
select
  m.*,
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
      t.coupon_id = m.booking_id and t.status in ('pending', 'confirmed')
      and greatest(t.pickup_at, e.pick_up_at) >= $1::timestamptz
  ) as ride_at, (select c.property_id from coupon c where c.id = m.booking_id) as property_id
from
  (
    select
      s.id, s.kind, s.subject, s.detail, c.coupon_code, c.contact_name as guest_name,
      coalesce(c.id, k.id) as booking_id, f.hotel, f.folio, coalesce(r.amount_minor, p.amount_minor) as amount_minor,
      coalesce(r.currency, p.currency) as currency, m.recipients[1] as recipient, m.subject as letter, s.created_at,
      s.resolved_at, a.username as resolved_by,
      coalesce(
        (
          select one.display_name from staff_account one
          where
            one.username = a.username
            and not exists (
              select from staff_account other where other.display_name = one.display_name and other.id <> one.id
            )
        ), a.username
      ) as resolved_by_name, s.resolution_note as note,
      (select t.time_zone from transfer t where t.coupon_id = coalesce(c.id, k.id) order by t.pickup_at limit 1
      ) as time_zone
    from
      staff_alert s left join coupon c on c.id = s.coupon_id
      left join refund r on r.id = case
        when s.kind like 'refund.%' then case when s.subject ~ $2 then s.subject::uuid end
      end
      left join payment_attempt p on p.id = case
        when s.kind like 'payment.%' then case when s.subject ~ $3 then s.subject::uuid end
      end
      left join mail m on m.id = case
        when s.kind like 'mail.%' then case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
      end
      left join failed_sale f on f.id = case
        when s.kind = 'sale.failed' then case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
      end
      left join their_call b on b.id = case
        when s.kind like 'transfers.%' then case when s.subject ~ $4 then s.subject::uuid end
      end left join their_coupon k on s.coupon_id is null and k.code = coalesce(b.coupon_code, s.subject)
      left join staff_account a on a.id = s.resolved_by
    where s.resolved_at is null and split_part(s.kind, '.', 1) = any ($5::text[]) and (true) order by s.id desc limit $6
  ) m;

-- findMatter
-- … 34 lines of listMatters: the open ones
where s.id = $4 and split_part(s.kind, '.', 1) = any ($5::text[]) and (true);

-- settleMatter
update "staff_alert" set "resolved_at" = $1, "resolved_by" = $2, "resolution_note" = $3
where "id" = $4 and "resolved_at" is null
returning
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = (select o.username from staff_account o where o.id = $5)
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), (select o.username from staff_account o where o.id = $6)
  ) as "name";

-- updateGoneAlerts
update staff_alert s set resolved_at = $1::timestamptz
where
  s.resolved_at is null
  and (
    (
      s.kind = 'mail.undelivered'
      and exists (
        select from mail n join mail o on o.id = case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
        where
          n.coupon_id = s.coupon_id and n.status in ('sent', 'kept') and n.created_at > s.created_at
          and (n.kind = o.kind or n.recipients && o.recipients)
      )
    )
    or (
      s.kind = 'mail.unanswered'
      and exists (
        select from mail n join mail o on o.id = case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
        where
          n.coupon_id = s.coupon_id and n.status in ('sent', 'kept') and n.created_at > s.created_at
          and (n.kind = o.kind or n.recipients && o.recipients)
      )
    )
    or (
      s.kind = 'sale.failed'
      and exists (
        select
        from
          failed_sale f join coupon_stay r on r.hotel = f.hotel and r.folio = f.folio
          join coupon c on c.id = r.coupon_id
        where
          f.id = case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
          and c.status in ('confirmed', 'partially_cancelled') and c.created_at >= f.failed_at
      )
    )
    or (
      s.kind = 'transfers.sale_lost'
      and exists (
        select
        from
          their_call b
          join their_coupon k on k.facts -> 'stays' @> jsonb_build_array(jsonb_build_object('hotel', b.hotel, 'folio', b.folio))
        where
          b.id = case when s.subject ~ $2 then s.subject::uuid end
          and (k.facts ->> 'createdAt')::bigint >= extract(epoch from b.created_at) * 1000
      )
    )
    or (
      s.kind = 'flight.time_to_check'
      and not exists (
        select from transfer t
        where
          t.coupon_id = s.coupon_id and t.time_to_check and t.status in ('pending', 'confirmed')
          and t.pickup_at > $3::timestamptz
      )
      and not exists (
        select from their_coupon k, jsonb_array_elements(k.facts -> 'transfers') ride
        where
          s.coupon_id is null and k.code = s.subject and ride ->> 'status' in ('pending', 'confirmed')
          and to_timestamp((ride ->> 'pickUpAt')::float8 / 1000) > $4::timestamptz
      )
    )
    or (
      s.kind = 'flight.frozen'
      and not exists (
        select
        from
          transfer t join followed_ride f on f.transfer_id = t.id
          and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
        where t.coupon_id = s.coupon_id and t.reference = s.subject and t.status = 'confirmed' and f.frozen is not null
      )
    )
    or (
      s.kind = 'flight.earlier'
      and not exists (
        select
        from
          transfer t join followed_ride f on f.transfer_id = t.id
          and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
        where
          t.coupon_id = s.coupon_id and t.reference = s.subject and t.status = 'confirmed'
          and f.proposed_at < f.expected_at and f.waits_until > $5::timestamptz
      )
    )
    or (
      s.kind = 'stay.late_arrival'
      and not exists (
        select from their_coupon k, jsonb_array_elements(k.facts -> 'transfers') ride
        where
          s.coupon_id is null and k.code = s.subject and ride ->> 'status' in ('pending', 'confirmed')
          and to_timestamp((ride ->> 'pickUpAt')::float8 / 1000) > $6::timestamptz
      )
    ) or (s.kind = 'guessing.many' and s.seen_at < $7::timestamptz - interval '1 day')
  );
