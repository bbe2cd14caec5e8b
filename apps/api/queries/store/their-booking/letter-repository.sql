-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listConfirmationMails
select distinct
  on (m.their_code) m.their_code as code,
  case m.status when 'queued' then 'sending' when 'sent' then 'sent' when 'kept' then 'kept' else 'not_sent'
  end as state
from mail m where m.their_code = any ($1::text[]) and m.kind = 'confirmation' order by m.their_code, m.id;

-- findSaleReach
select reckoned ->> 'contactEmail' as email, language from their_call where kind = 'sale' and coupon_code = $1
order by created_at desc limit 1;
