-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findBenefitUsed
select coalesce(sum(c.included_minor), 0) as used from coupon c
where
  c.included_minor > 0
  and (
    c.confirmed_at is not null
    or (
      c.status = 'pending_payment'
      and not (c.hotel = $1 and c.folio = $2 and (c.trip_type = 'round_trip' or $3 = 'round_trip' or c.trip_type = $4))
    )
  )
  and c.id in (
    select s.coupon_id
    from
      coupon_stay s join jsonb_to_recordset($5::jsonb) as n (hotel text, folio text) on n.hotel = s.hotel
      and n.folio = s.folio
  );
