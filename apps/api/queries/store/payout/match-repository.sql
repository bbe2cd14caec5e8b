-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findRun
select ended_at, read_at, late_through, payouts, failure from reconciliation_run where gateway = $1;

-- keepRun
insert into reconciliation_run (gateway, ended_at, read_at, late_through, payouts, failure)
values ($1, $2::timestamptz, case when $3::text is null then $4::timestamptz end, $5::int, $6::int, $7::text)
on conflict (gateway) do update
set
  ended_at = excluded.ended_at, payouts = reconciliation_run.payouts + excluded.payouts, failure = excluded.failure,
  read_at = coalesce(excluded.read_at, reconciliation_run.read_at),
  late_through = greatest(reconciliation_run.late_through, excluded.late_through);

-- listOpenSubjects
select subject
from
  (
    (
      select distinct subject from gateway_entry where not checked and gateway = $1 and subject > $2 order by subject
      limit $3
    ) union
    (
      select distinct subject from money_difference
      where status in ('open', 'explained') and gateway = $4 and subject > $5 and subject not like 'payout:%'
      order by subject limit $6
    )
  ) as one
order by subject limit $7;

-- listLateLines
select
  l.id, case when l.refund_id is null then 'attempt:' || l.attempt_id else 'refund:' || l.refund_id end as subject,
  l.entered_at > $1::timestamptz as is_young, l.entered_at <= $2::timestamptz and a.gateway = $3
  and not exists (select from gateway_entry e where e.ledger_entry_id = l.id) as is_late
from (select * from ledger_entry where id > $4 order by id limit $5) l join payment_attempt a on a.id = l.attempt_id
order by l.id;

-- listBooked
select
  l.id, case when l.refund_id is null then 'attempt:' || l.attempt_id else 'refund:' || l.refund_id end as subject,
  case when l.kind = 'refund' then - l.amount_minor else l.amount_minor end as amount_minor, l.currency,
  l.entered_at as at
from
  (
    select * from ledger_entry where kind = 'capture' and attempt_id = any ($1::uuid[]) union all select *
    from ledger_entry where kind = 'refund' and refund_id = any ($2::uuid[])
  ) l join payment_attempt a on a.id = l.attempt_id
where a.gateway = $3;

-- listMoved
select
  e.entry_id as id, e.subject, e.kind, e.amount_minor, e.fee_minor, e.currency, p.payout_id, e.moved_at as at,
  coalesce(r.status, a.status) as state
from
  gateway_entry e join gateway_payout p on p.id = e.payout left join payment_attempt a on a.id = e.attempt_id
  left join refund r on r.id = e.refund_id
where e.gateway = $1 and e.subject = any ($2::text[]);

-- updateMatched
update gateway_entry e set checked = true, ledger_entry_id = pair."bookedId"
from
  unnest($1::text[]) as one (id)
  left join jsonb_to_recordset($2::jsonb) as pair ("movedId" text, "bookedId" int) on pair."movedId" = one.id
where
  e.gateway = $3 and e.entry_id = one.id and e.subject = any ($4::text[])
  and (not e.checked or e.ledger_entry_id is distinct from pair."bookedId");

-- keepDifferences
with
  told as (
    select
      d.*, case when d.subject like 'attempt:%' then substr(d.subject, 9)::uuid end as attempt,
      case when d.subject like 'refund:%' then substr(d.subject, 8)::uuid end as back
    from
      jsonb_to_recordset($1::jsonb) as d (
        subject text, currency text, cause text, "amountMinor" bigint, at float8, payout int, "merchantId" int
      )
  ),
  placed as (
    select
      told.*, coalesce(r.attempt_id, told.attempt, one.attempt_id) as paid, one.coupon_id as named, one.account,
      one.entry_payout
    from
      told left join refund r on r.id = told.back
      left join lateral (
        select e.account, e.attempt_id, e.coupon_id, e.payout as entry_payout from gateway_entry e
        where e.subject = told.subject and e.gateway = $2 order by e.id limit 1
      ) one on true
  )
insert into
  money_difference as d (
    gateway, account, subject, currency, cause, amount_minor, happened_at, found_at, coupon_id, attempt_id, refund_id,
    payout, merchant_id
  )
select
  $3, coalesce(p.account, po.account, a.account, ''), p.subject, p.currency, p.cause, p."amountMinor",
  to_timestamp(p.at / 1000.0), $4::timestamptz, coalesce(a.coupon_id, p.named), p.paid, p.back,
  coalesce(p.payout, p.entry_payout), coalesce(p."merchantId", a.merchant_id)
from placed p left join payment_attempt a on a.id = p.paid left join gateway_payout po on po.id = p.payout
on conflict (gateway, account, subject, currency) do update
set
  cause = excluded.cause, amount_minor = excluded.amount_minor, version = d.version + 1, status = 'open',
  found_at = case when d.status = 'agreed' then excluded.found_at else d.found_at end, ended_at = null, ended_by = null,
  note = case when d.status = 'explained' then d.note end
where
  d.status = 'agreed' or d.amount_minor <> excluded.amount_minor or (d.status = 'open' and d.cause <> excluded.cause);
update money_difference d set status = 'agreed', ended_at = $1::timestamptz, ended_by = null, version = d.version + 1
where
  d.gateway = $2 and d.subject = any ($3::text[]) and d.status in ('open', 'explained')
  and not exists (
    select from jsonb_to_recordset($4::jsonb) as f (subject text, currency text)
    where f.subject = d.subject and f.currency = d.currency
  );
