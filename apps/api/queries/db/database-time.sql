-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findDatabaseTime
select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms;
