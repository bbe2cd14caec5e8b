-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- lockLooksOf
select id from staff_account where id = $1 for no key update;

-- insertLookAsGuest
insert into staff_look (account_id, coupon_id, reason, note, started_at, expires_at) values ($1, $2, $3, $4, $5, $6)
returning id;

-- findLookAsGuest
select l.coupon_id, c.coupon_code, l.started_at, l.ended_at from staff_look l join coupon c on c.id = l.coupon_id
where l.id = $1 and l.account_id = $2;

-- updateLookEnded
update staff_look set ended_at = $1 where id = $2 and ended_at is null;

-- updateRunningLook
update staff_look l set ended_at = $1 from coupon c
where c.id = l.coupon_id and l.account_id = $2 and l.ended_at is null
returning c.coupon_code, l.expires_at <= $3 as is_over;

-- updateLooksOver
with
  over as (
    update staff_look set ended_at = $1
    where
      id in (
        select id from staff_look where ended_at is null and expires_at <= $2 order by id limit $3
        for update skip locked
      )
    returning id, account_id, coupon_id
  )
insert into audit_entry (account_id, username, action, subject, detail, at)
select over.account_id, account.username, 'look.over', c.coupon_code, jsonb_build_object('look', over.id), $4
from over join staff_account account on account.id = over.account_id join coupon c on c.id = over.coupon_id;
