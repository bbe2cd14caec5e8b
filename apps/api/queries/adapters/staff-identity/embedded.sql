-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- createEmbeddedStaffIdentity: prove
select "id", "password_hash", "status", "demo" from "staff_account" where "username" = $1;
