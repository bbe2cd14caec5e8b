-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findPersonOf
select id as account_id, email, issuer, subject from staff_account where id = $1;
