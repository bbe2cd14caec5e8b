-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listQuestions
select
  id,
  name,
  shared,
  account_id as "accountId",
  username,
  question
from
  report_question
where
  account_id = $1
  or shared
order by
  lower(name),
  id
limit
  500;

-- insertQuestion
insert into
  report_question (name, question, shared, account_id, username, created_at)
select
  $1,
  $2::jsonb,
  $3::boolean,
  $4::int,
  $5,
  $6::timestamptz
where
  (
    select
      count(*)
    from
      report_question
    where
      account_id = $7
  ) < $8
returning
  id;

-- deleteQuestion
delete from report_question
where
  id = $1
  and account_id = $2
returning
  name;
