-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertQuestions
with over as (delete from price_question where asked_at < $1)
insert into price_question (account_id, subject, numbers, asked_at) select $2::int, subject, numbers, $3::timestamptz
from jsonb_to_recordset($4::jsonb) as asked (subject text, numbers text) on conflict (account_id, subject) do update
set numbers = excluded.numbers, asked_at = excluded.asked_at;

-- deleteQuestions
delete from "price_question" where "account_id" = $1 and "subject" = any ($2::text[]) returning "subject", "numbers";
