-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findPartyInHand
with
  edited as (select id from coupon where coupon_code = $1 and hotel = $2 and folio = $3),
  picked as (
    select m.group_id from receptive_group_stay m join receptive_group g on g.id = m.group_id
    where
      m.main and m.hotel = $4 and m.folio = $5 and g.drafted_by is not distinct from $6::int
      and (
        m.group_id = $7::int
        or (
          $8 and g.created_at >= $9
          and not exists (
            select from coupon c where c.hotel = m.hotel and c.folio = m.folio and c.receptive_group_id = m.group_id
          )
        )
      )
    order by m.group_id desc limit 1
  )
select
  (select group_id from picked) as group_id, (select id from edited) as coupon_id,
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'hotel', hotel, 'folio', folio, 'main', main, 'adults', adults, 'children', children, 'babySeats',
            baby_seats
          ) order by main desc, hotel, folio
        )
      from receptive_group_stay where group_id = (select group_id from picked)
    ),
    (
      select
        json_agg(
          json_build_object(
            'hotel', hotel, 'folio', folio, 'main', main, 'adults', adults, 'children', children, 'babySeats',
            baby_seats
          ) order by main desc, hotel, folio
        )
      from coupon_stay where $10 and coupon_id = (select id from edited)
    ), '[]'
  ) as members;

-- listStandings
select
  n.hotel, n.folio,
  exists (
    select from coupon_stay s join coupon c on c.id = s.coupon_id
    where
      s.hotel = n.hotel and s.folio = n.folio and c.status in ('pending_payment', 'confirmed', 'partially_cancelled')
      and c.id is distinct from $1::int
      and not (
        c.hotel = $2 and c.folio = $3
        and (
          c.status = 'pending_payment'
          or (select count(*) from transfer t where t.coupon_id = c.id and t.status <> 'cancelled') < 2
        )
      )
  ) as taken,
  exists (
    select from receptive_group_stay s join receptive_group g on g.id = s.group_id
    where
      s.hotel = n.hotel and s.folio = n.folio and g.hotel = $4 and g.folio = $5
      and g.drafted_by is not distinct from $6::int
  ) as proved
from jsonb_to_recordset($7::jsonb) as n (hotel text, folio text);

-- listRidingMembers
select
  n.hotel, n.folio, n.main, n.adults, n.children, n.baby_seats, not n.main
  and exists (
    -- … 11 lines of listStandings
  ) as taken
from receptive_group g join receptive_group_stay m on m.group_id = g.id join receptive_group_stay n on n.group_id = g.id
where g.id = $4 and g.drafted_by is not distinct from $5::int and m.main and m.hotel = $6 and m.folio = $7
order by n.main desc, n.hotel, n.folio;

-- insertParty
with
  made as (insert into receptive_group (hotel, folio, created_at, drafted_by) values ($1, $2, $3, $4) returning id),
  member as (
    insert into receptive_group_stay (group_id, hotel, folio, main, adults, children, baby_seats)
    select made.id, hotel, folio, main, adults, children, "babySeats"
    from
      made,
      jsonb_to_recordset($5::jsonb) as n (hotel text, folio text, main boolean, adults int, children int, "babySeats" int)
  )
select id from made;

-- updatePartyBooked
update receptive_group set drafted_by = null where id = $1;
