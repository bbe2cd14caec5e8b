-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findNames
select distinct on (hotel, folio) hotel, folio, last_name
from
  (
    select hotel, folio, last_name, 1 as rank from their_stay where (hotel, folio) in (($1, $2)) union all
    select hotel, folio, guest, 2 from coupon_stay where (hotel, folio) in (($3, $4))
  ) known
order by hotel, folio, rank;

-- findStayOfGuest
select "hotel", "folio" from "their_stay" where "name_id" = $1 order by "seen_at" desc limit $2;

-- rememberNames
insert into "their_stay" ("hotel", "folio", "last_name", "name_id", "seen_at") values ($1, $2, $3, $4, $5)
on conflict ("hotel", "folio") do update
set "last_name" = excluded.last_name, "name_id" = excluded.name_id, "seen_at" = excluded.seen_at
where (their_stay.last_name, their_stay.name_id) is distinct from (excluded.last_name, excluded.name_id);
