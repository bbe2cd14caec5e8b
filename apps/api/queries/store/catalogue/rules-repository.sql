-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listGoverned
select catalogue, bool_or(only_by_sets) as is_only_by_sets, bool_or(second_person) as needs_second
from publishing_rule, unnest(catalogues) as catalogue where active and catalogue = any ($1::text[]) group by catalogue;
