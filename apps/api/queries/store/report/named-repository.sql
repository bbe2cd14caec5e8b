-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listNamed: group
select group_id::text as value, string_agg(name, ', ' order by id) as label from hotel_group group by group_id
order by group_id;

-- listNamed: provider
select id::text as value, trade_name as label from provider order by trade_name, id;

-- listNamed: channel
select id::text as value, name as label from system order by name, id;
