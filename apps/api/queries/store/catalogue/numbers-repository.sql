-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listNextNumbers
select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2);
