-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listUnbookedStays: by number and name
select s.hotel, s.folio, trim(s.first_name || ' ' || s.last_name) as guest, s.arrival_on, s.departure_on
from pms_stay s join jsonb_to_recordset($1::jsonb) d (hotel text, today date) on d.hotel = s.hotel
where
  (
    ((replace(s.folio, '-', '') ~>=~ $2 and replace(s.folio, '-', '') ~<~ $3) or agency_key (s.external_reference) = $4)
    or name_vector (s.first_name || ' ' || s.last_name) @@ $5::tsquery
  ) and s.status in ('RESERVED', 'IN_HOUSE') and s.departure_on >= d.today
  and not exists (
    select from coupon_stay r join coupon c on c.id = r.coupon_id
    where
      r.hotel = s.hotel and r.folio = s.folio and c.status in ('pending_payment', 'confirmed', 'partially_cancelled')
  )
order by s.arrival_on, s.folio limit $6;
