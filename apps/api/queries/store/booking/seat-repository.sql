-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- retakeSeats
select id from shared_departure
where
  id in (
    select s.departure_id from seat s join transfer t on t.id = s.transfer_id
    where t.coupon_id = $1 and t.status <> 'cancelled'
  )
order by id for update;
with
  own as (
    select s.transfer_id, s.departure_id, s.seats from seat s join transfer t on t.id = s.transfer_id
    where t.coupon_id = $1 and t.status <> 'cancelled'
  ),
  full_departure as (
    select from own join shared_departure d on d.id = own.departure_id
    where
      d.capacity < own.seats + (
        select coalesce(sum(other.seats), 0) from seat other
        where
          other.departure_id = d.id and other.transfer_id <> own.transfer_id and other.released_at is null
          and (other.held_until is null or other.held_until >= $2)
      )
  ),
  taken as (
    update seat set held_until = $3, released_at = null from own
    where seat.transfer_id = own.transfer_id and not exists (select from full_departure) returning seat.transfer_id
  )
select (select count(*) from own) as own, (select count(*) from taken) as taken;

-- countTakenSeats
select coalesce(sum(seats), 0) as taken from seat
where departure_id = $1 and released_at is null and (held_until is null or held_until >= $2);
