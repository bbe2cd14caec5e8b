-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findFeed
select story_on, seed, switches from sandbox_feed;

-- turnSwitch
update sandbox_feed
set switches = switches || jsonb_build_object($1::text, not coalesce((switches ->> $2::text)::bool, false));

-- askSoon
update watched_flight set due_at = $1::timestamptz where operating_key = any ($2::text[]) and due_at > $3::timestamptz;
