-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertDataMarks
insert into data_mark (coupon_id) select id from coupon where id = any ($1::int[]) order by id
on conflict (coupon_id) do update set seq = excluded.seq;
