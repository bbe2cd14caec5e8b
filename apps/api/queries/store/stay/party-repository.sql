-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findSharedParty
select
  exists (
    select
    from
      receptive_group g join receptive_group_stay a on a.group_id = g.id
      join receptive_group_stay b on b.group_id = g.id
    where g.drafted_by is null and (a.hotel, a.folio) = ($1, $2) and (b.hotel, b.folio) = ($3, $4)
  )
  or exists (
    select from coupon_stay a join coupon_stay b on b.coupon_id = a.coupon_id
    where (a.hotel, a.folio) = ($5, $6) and (b.hotel, b.folio) = ($7, $8)
  ) as together;
