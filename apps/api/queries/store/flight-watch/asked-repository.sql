-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- countAsked
select coalesce(sum(asked), 0)::int as n from flight_asked where day >= ($1::timestamptz at time zone 'UTC')::date;

-- addAsked
insert into flight_asked as a (day, asked) values (($1::timestamptz at time zone 'UTC')::date, $2)
on conflict (day) do update set asked = a.asked + excluded.asked;

-- noteAnswered
update flight_asked set answered_at = $1::timestamptz where day = ($2::timestamptz at time zone 'UTC')::date;

-- hasAnswered
select
  exists (
    select from flight_asked where day >= ($1::timestamptz at time zone 'UTC')::date and answered_at > $2::timestamptz
  ) as "is";
