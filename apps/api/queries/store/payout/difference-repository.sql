-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listDifferences: the open ones
select
  d.id, d.cause, d.amount_minor, d.currency, d.gateway,
  coalesce(
    case
      when d.subject like 'payout:%' then p.amount_minor - d.amount_minor
      when d.subject like 'refund:%' then (
        select - l.amount_minor from ledger_entry l
        where l.kind = 'refund' and l.refund_id = d.refund_id and l.currency = d.currency
      )
      when d.subject like 'attempt:%' then (
        select l.amount_minor from ledger_entry l
        where l.kind = 'capture' and l.attempt_id = d.attempt_id and l.currency = d.currency
      )
    end, 0
  ) as ours_minor, coalesce(r.gateway_id, a.gateway_id, substr(d.subject, strpos(d.subject, ':') + 1)) as reference,
  p.payout_id, d.coupon_id, c.coupon_code, c.guest_name as guest, c.property_id, m.code as merchant, d.happened_at,
  d.found_at, d.status, s.username as assigned_to, d.ended_at, d.ended_by, d.note, d.version
from
  money_difference d left join coupon c on c.id = d.coupon_id left join payment_attempt a on a.id = d.attempt_id
  left join refund r on r.id = d.refund_id left join gateway_payout p on p.id = d.payout
  left join merchant m on m.id = d.merchant_id left join staff_account s on s.id = d.assigned_to
where d.status = 'open' and coalesce("c"."property_id" = any ($1::int[]), false) order by d.happened_at, d.id limit $2;

-- listDifferences: the next page of those that ended, of one person
-- … 21 lines of listDifferences: the open ones
where d.status <> 'open' and true and d.assigned_to = $1 and (d.ended_at, d.id) < ($2, $3)
order by d.ended_at desc, d.id desc limit $4;

-- countDifferences
select count(*)::int as n from money_difference d left join coupon c on c.id = d.coupon_id
where d.status = 'open' and coalesce("c"."property_id" = any ($1::int[]), false);

-- sumOpenDifferences
select d.currency, count(*)::int as open, sum(d.amount_minor)::bigint as amount_minor
from money_difference d left join coupon c on c.id = d.coupon_id where d.status = 'open' and true group by d.currency
order by d.currency;

-- findDifference
-- … 21 lines of listDifferences: the open ones
where d.id = $1 and coalesce("c"."property_id" = any ($2::int[]), false);

-- updateAssigned
update money_difference set assigned_to = $1::int, assigned_at = $2::timestamptz, version = version + 1
where id = $3 and status = 'open' returning id;

-- updateExplained
update money_difference
set status = 'explained', ended_at = $1::timestamptz, ended_by = $2, note = $3, version = version + 1
where id = $4 and status = 'open' and version = $5 returning id;

-- sumMoney
with
  part as (
    select
      a.merchant_id, l.currency, min(l.entered_at) as since, sum(l.amount_minor) filter (where l.kind = 'capture'
      ) as captured, sum(l.amount_minor) filter (where l.kind = 'refund') as refunded, 0::bigint as fees,
      0::bigint as paid, 0::bigint as waiting, 0::bigint as differ
    from ledger_entry l join payment_attempt a on a.id = l.attempt_id where a.gateway = $1 group by 1, 2 union all
    select a.merchant_id, e.currency, null, 0, 0, sum(e.fee_minor), sum(e.amount_minor - e.fee_minor), 0, 0
    from gateway_entry e join gateway_payout p on p.id = e.payout left join payment_attempt a on a.id = e.attempt_id
    where e.gateway = $2 and p.read_at is not null group by 1, 2 union all
    select
      d.merchant_id, d.currency, null, 0, 0, 0, sum(d.amount_minor) filter (where d.subject like 'payout:%'), 0,
      sum(d.amount_minor)
    from money_difference d where d.gateway = $3 and d.status <> 'agreed' group by 1, 2 union all
    select
      a.merchant_id, l.currency, null, 0, 0, 0, 0,
      sum(case when l.kind = 'refund' then - l.amount_minor else l.amount_minor end), 0
    from ledger_entry l join payment_attempt a on a.id = l.attempt_id
    where
      a.gateway = $4 and l.id > $5
      and not exists (
        select from gateway_entry e
        where
          e.subject = case when l.refund_id is null then 'attempt:' || l.attempt_id else 'refund:' || l.refund_id end
      )
      and not exists (
        select from money_difference d
        where
          d.status <> 'agreed'
          and d.subject = case when l.refund_id is null then 'attempt:' || l.attempt_id else 'refund:' || l.refund_id
          end
      )
    group by 1, 2
  )
select
  m.code as merchant, coalesce(s.legal_name, '') as company, part.currency, min(part.since) as since,
  coalesce(sum(captured), 0)::bigint as captured_minor, coalesce(sum(refunded), 0)::bigint as refunded_minor,
  coalesce(sum(fees), 0)::bigint as fees_minor, coalesce(sum(paid), 0)::bigint as paid_out_minor,
  coalesce(sum(waiting), 0)::bigint as waiting_minor, coalesce(sum(differ), 0)::bigint as differences_minor
from part left join merchant m on m.id = part.merchant_id left join society s on s.id = m.society_id
group by m.code, s.legal_name, part.currency order by m.code nulls last, part.currency;

-- listHandlers
select s.id, s.username, s.display_name as name from staff_account s
where
  s.status = 'active'
  and exists (select from staff_role r where r.name = any (s.roles) and 'reconciliation:handle' = any (r.permissions))
order by s.display_name, s.id limit 200;

-- findHandler
select s.id, s.username, s.display_name as name from staff_account s
where
  s.username = $1 and s.status = 'active'
  and exists (select from staff_role r where r.name = any (s.roles) and 'reconciliation:handle' = any (r.permissions))
  and (s.scope is null or $2::int = any (s.scope));
