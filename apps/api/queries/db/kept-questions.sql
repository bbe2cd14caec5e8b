-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listQuestions
select id, kind, name, shared, account_id, username, question from kept_question
where kind = $1 and (account_id = $2 or shared) order by lower(name), id limit 500;

-- insertQuestion
insert into kept_question (kind, name, question, shared, account_id, username, created_at)
select $1, $2, $3::jsonb, $4::boolean, $5::int, $6, $7::timestamptz
where (select count(*) from kept_question where kind = $8 and account_id = $9) < $10 returning id;

-- deleteQuestion
delete from kept_question where id = $1 and kind = $2 and account_id = $3 returning name;
