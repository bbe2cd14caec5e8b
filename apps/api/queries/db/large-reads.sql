-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- allowLargeReads
select
  set_config('work_mem', '64MB', true), set_config('enable_seqscan', 'on', true),
  set_config('enable_memoize', 'off', true);

-- takeParts
fetch forward 2000 from opened_rows;
close opened_rows;
