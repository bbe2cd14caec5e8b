-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertSandboxMessage
insert into sandbox_message (id, key, channel, recipient, text, state, reason, parts, cost_micros, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz);

-- listSandboxMessages
select id, key, channel, recipient, text, state, reason, parts, cost_micros, at from sandbox_message
order by at desc, id limit $1;

-- findSandboxMessage
select id, key, channel, recipient, text, state, reason, parts, cost_micros, at from sandbox_message where id = $1;

-- listSandboxMessagesTo
select id, key, channel, recipient, text, state, reason, parts, cost_micros, at from sandbox_message
where recipient = $1 and channel = $2 and at >= $3::timestamptz order by at, id;
