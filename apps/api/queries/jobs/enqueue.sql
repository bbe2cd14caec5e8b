-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- enqueue
insert into "job" ("kind", "payload", "run_at", "created_at") values ($1, $2, $3, $4);

-- enqueueAll
insert into "job" ("kind", "payload", "run_at", "created_at") values ($1, $2, $3, $4), ($5, $6, $7, $8);
