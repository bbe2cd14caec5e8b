-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertCounts
with
  made as (
    insert into guess (subject, window_start, tries) select subject, $1, times
    from unnest($2::text[], $3::int[]) as one (subject, times) on conflict (subject, window_start) do update
    set tries = guess.tries + excluded.tries
  )
select pg_notify ($4, $5);

-- deleteGuesses
delete from guess where window_start < $1;

-- listCounts
delete from guess where window_start < $1;
select subject, tries as times, window_start as at from guess order by window_start desc limit 200000;
