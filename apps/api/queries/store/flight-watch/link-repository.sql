-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertNoticeLink
insert into notice_link (hash, notice_id, made_at) values ($1, $2, $3::timestamptz);

-- findNoticeLink
select n.transfer_id, n.fact from notice_link l join ride_notice n on n.id = l.notice_id where l.hash = $1;
