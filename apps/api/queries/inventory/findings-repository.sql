-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findFindings
select "value" from "app_setting" where "key" = $1;

-- updateFindings
insert into app_setting (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value;
