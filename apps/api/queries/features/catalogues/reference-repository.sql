-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listHolders
select
  coupon_code as name
from
  coupon
where
  rate_id = $1
order by
  id desc
limit
  3;

-- listChoices
select
  service.id,
  concat_ws(' · ', property.code, service_text.name, service.id) as label
from
  service
  join property on property.id = service.property_id
  left join service_text on service_text.service_id = service.id
  and service_text.language = $1
order by
  property.code,
  service.id;

-- hasRow
select
from
  "service"
where
  id = $1;
