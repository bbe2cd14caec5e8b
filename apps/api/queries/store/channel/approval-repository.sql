-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findApproval
select a.content_number, a.state, a.reason, a.read_at from content_approval a where a.content_number = $1;

-- listTemplatesInUse
select distinct m.content_number, a.state, a.reason, a.read_at
from message_template m left join content_approval a using (content_number) where m.active and m.content_number <> ''
order by 1;

-- upsertApproval
insert into content_approval (content_number, state, reason, read_at) values ($1, $2, $3::text, $4::timestamptz)
on conflict (content_number) do update set state = excluded.state, reason = excluded.reason, read_at = excluded.read_at;
