-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findAddress
select "email" from "staff_account" where "id" = $1;
