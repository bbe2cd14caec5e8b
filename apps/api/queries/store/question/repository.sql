-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- lockSender
select pg_advisory_xact_lock(hashtextextended ("name", 2)) from unnest($1::text[]) name;

-- findEarlierMessages
select
  reference, body_hash, created_at as at, sender_key = $1 as is_same, created_at > $2
  and client_address = $3 as of_network, created_at > $4 and email_key = $5 as of_mailbox
from contact_message
where sender_key = $6 or (client_address = $7 and created_at > $8) or (email_key = $9 and created_at > $10);

-- insertMessage
insert into
  "contact_message" (
    "reference", "property_id", "airport_id", "folio", "name", "email", "phone", "message", "language", "status",
    "client_address", "email_key", "sender_key", "body_hash", "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning "id";

-- findMessage
select
  "reference", "property_id" as "propertyId", "airport_id" as "airportId", "folio", "name", "email", "phone", "message",
  "language"
from "contact_message" where "id" = $1;
