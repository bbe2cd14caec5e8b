-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listConsents
select g.coupon_id, g.channel, g.purpose, g.is_given, g.wording, g.wording_version, g.language, g.source, g.phone, g.at
from guest_consent g where g.coupon_id = $1 order by g.id;

-- listConsentsOfPhone
select g.coupon_id, g.channel, g.purpose, g.is_given, g.wording, g.wording_version, g.language, g.source, g.phone, g.at
from guest_consent g where g.coupon_id in (select coupon_id from guest_consent where phone = $1) order by g.id;

-- lockConsents
select id from coupon where id = $1 for no key update;

-- findPhone
select contact_phone as phone, language from coupon where id = $1;

-- insertConsents
insert into guest_consent (coupon_id, channel, purpose, is_given, wording, wording_version, language, source, phone, at)
select "couponId", channel, purpose, "isGiven", wording, "wordingVersion", language, source, phone, at
from
  jsonb_to_recordset($1::jsonb) as r (
    "couponId" int, channel text, purpose text, "isGiven" boolean, wording text, "wordingVersion" int, language text,
    source text, phone text, at timestamptz
  );
