-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findLetter
select
  m.id, m.subject, m.recipients, m.language, m.status, m.created_at, m.sent_at, m.body_text as text,
  array(select file ->> 'filename' from jsonb_array_elements(m.attachments) file where file ->> 'contentId' is null
  ) as attachments, coalesce(c.coupon_code, k.code) as booking,
  array(
    select c.property_id where c.id is not null union select t.property_id from transfer t
    where t.coupon_id = c.id and t.property_id is not null union select p.id from property p where p.code = k.hotel
  ) as property_ids
from mail m left join coupon c on c.id = m.coupon_id left join their_coupon k on k.code = m.their_code
where m.id = $1 and coalesce(c.id, k.id) = $2;
