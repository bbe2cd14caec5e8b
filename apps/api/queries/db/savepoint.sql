-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- inSavepoint
savepoint part;
release savepoint part;
