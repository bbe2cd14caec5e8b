-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findFactor
select
  secret, confirmed_at, last_step, wrong, wrong_since,
  (select count(*) from staff_recovery_code r where r.account_id = f.account_id) as recovery_codes
from staff_factor f where account_id = $1;

-- saveBegunFactor
insert into staff_factor (account_id, secret, begun_at) values ($1, $2, $3) on conflict (account_id) do update
set secret = excluded.secret, begun_at = excluded.begun_at, last_step = null where staff_factor.confirmed_at is null
returning account_id;

-- confirmFactor
update staff_factor set confirmed_at = $1 where account_id = $2 and confirmed_at is null returning account_id;

-- takeStep
update staff_factor set last_step = $1, wrong = 0, wrong_since = null
where account_id = $2 and (last_step is null or last_step < $3) returning account_id;

-- takeRecoveryCode
with taken as (delete from staff_recovery_code where account_id = $1 and hash = $2 returning account_id)
update staff_factor set wrong = 0, wrong_since = null from taken where staff_factor.account_id = taken.account_id
returning staff_factor.account_id;

-- addWrongCode
update staff_factor
set
  wrong = case when wrong_since > $1 then wrong + 1 else 1 end,
  wrong_since = case when wrong_since > $2 then wrong_since else $3 end
where account_id = $4;

-- replaceRecoveryCodes
delete from staff_recovery_code where account_id = $1;
insert into staff_recovery_code (account_id, hash) select $1, unnest($2::text[]);

-- deleteFactor
delete from staff_factor where account_id = $1 returning account_id;

-- deleteOtherSessions
delete from staff_session where account_id = $1 and token_hash <> $2;

-- countSessions
select count(*) as n from staff_session where account_id = $1;
