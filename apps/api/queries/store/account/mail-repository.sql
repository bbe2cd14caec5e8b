-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listGroups: of all tags
select "named"."id", "named"."email", concat_ws(':', topic, code) as "tag", "named"."status"
from "notification_group" as "named" inner join "property" on "property"."id" = "named"."property_id"
where "named"."status" = $1 and true order by "tag", "named"."email", "named"."id" limit $2;

-- listGroups: of one tag
select "named"."id", "named"."email", concat_ws(':', topic, code) as "tag", "named"."status"
from "notification_group" as "named" inner join "property" on "property"."id" = "named"."property_id"
where
  "named"."status" = $1 and coalesce(named.property_id = any ($2::int[]), false) and concat_ws(':', topic, code) = $3
order by "tag", "named"."email", "named"."id" limit $4;
