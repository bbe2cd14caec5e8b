-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- sharedSecret
with made as (insert into app_setting (key, value) values ($1, $2::jsonb) on conflict (key) do nothing returning value)
select value from made union all select value from app_setting where key = $3 limit 1;
