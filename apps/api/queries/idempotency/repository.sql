-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- forgetIdempotencyKeys
delete from intent
where
  (scope, key) in (
    select scope, key from intent where created_at < $1 and (status is not null or created_at < $2) order by created_at
    limit $3 for update skip locked
  )
returning key;
