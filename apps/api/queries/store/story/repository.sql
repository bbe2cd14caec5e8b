-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findStory
select
  c.acting, c.cancelled_at, c.replaced_by, (select s.name from system s where s.id = c.channel) as channel,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'status', a.status, 'amountMinor', a.amount_minor, 'gateway', a.gateway, 'card',
            coalesce(concat_ws(' ', a.card_brand, a.card_last4), ''), 'failure', a.failure, 'createdAt',
            (extract(epoch from "a"."created_at") * 1000)::bigint, 'updatedAt',
            (extract(epoch from "a"."updated_at") * 1000)::bigint, 'happenedAt',
            (extract(epoch from "a"."happened_at") * 1000)::bigint, 'checks', a.checks
          ) order by a.created_at, a.id
        ), '[]'
      )
    from payment_attempt a where a.coupon_id = c.id
  ) as attempts,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'id', r.id, 'card', concat_ws(' ', a.card_brand, a.card_last4), 'status', r.status, 'amountMinor',
            r.amount_minor, 'reason', r.reason, 'failure', r.failure, 'createdAt',
            (extract(epoch from "r"."created_at") * 1000)::bigint, 'updatedAt',
            (extract(epoch from "r"."updated_at") * 1000)::bigint, 'happenedAt',
            (extract(epoch from "r"."happened_at") * 1000)::bigint, 'paidAt',
            (
              select (extract(epoch from l.entered_at) * 1000)::bigint from ledger_entry l
              where l.refund_id = r.id and l.amount_minor > 0
            ), 'isRetry', r.origin_id is not null, 'isReplaced', r.replaced_by is not null, 'nextTryAt',
            (extract(epoch from "r"."next_try_at") * 1000)::bigint, 'settled',
            case
              when r.settled_outside_at is not null then json_build_object(
                'at', (extract(epoch from "r"."settled_outside_at") * 1000)::bigint, 'by', r.settled_outside_by, 'note',
                r.settled_outside_note
              )
            end
          ) order by r.created_at, r.retries, r.id
        ), '[]'
      )
    from refund r join payment_attempt a on a.id = r.attempt_id where r.coupon_id = c.id
  ) as refunds,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'isRetry', e.action = 'refund.retry', 'amountMinor', e.detail -> 'amount', 'at',
            (extract(epoch from "e"."at") * 1000)::bigint, 'by', e.username, 'note', e.detail -> 'note'
          ) order by e.id
        ), '[]'
      )
    from audit_entry e where e.action in ('payment.ask', 'refund.retry') and e.subject = c.coupon_code
  ) as money_deeds,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'cause', d.cause, 'amountMinor', d.amount_minor, 'foundAt', (extract(epoch from "d"."found_at") * 1000
            )::bigint, 'endedAt', (extract(epoch from "d"."ended_at") * 1000)::bigint, 'endedBy', d.ended_by, 'note',
            d.note
          ) order by d.id
        ), '[]'
      )
    from money_difference d where d.coupon_id = c.id
  ) as differences,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'id', q.id, 'expiresAt', (extract(epoch from "q"."expires_at") * 1000)::bigint, 'kind', q.kind, 'status',
            q.status, 'amountMinor', q.amount_minor, 'reason', q.reason, 'note', q.note, 'requestedAt',
            (extract(epoch from "q"."requested_at") * 1000)::bigint, 'requestedBy', q.requested_by, 'decidedAt',
            (extract(epoch from "q"."decided_at") * 1000)::bigint, 'decidedBy', q.decided_by, 'decisionNote',
            q.decision_note, 'isGivenAtOnce', q.status = 'approved' and q.decided_by_id = q.requested_by_id
          ) order by q.id
        ), '[]'
      )
    from refund_request q
    where
      q.coupon_id in (select id from coupon same where (same.hotel, same.folio) = (c.hotel, c.folio))
      and (q.kind = 'erasure' or q.coupon_id = c.id and q.kind in ('refund', 'price'))
  ) as requests,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'kind', g.kind, 'status', g.status, 'amountMinor', g.amount_minor, 'summary', g.summary, 'direction',
            (select t.direction from transfer t where t.id = g.transfer_id), 'createdAt',
            (extract(epoch from "g"."created_at") * 1000)::bigint, 'endedAt', (extract(epoch from "g"."ended_at") * 1000
            )::bigint, 'acting', g.acting
          ) order by g.created_at, g.id
        ), '[]'
      )
    from coupon_change g where g.coupon_id = c.id
  ) as changes,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'direction', t.direction, 'outcome', k.outcome, 'reason', k.reason, 'note', k.note, 'markedAt',
            (extract(epoch from "k"."marked_at") * 1000)::bigint, 'by', k.marked_name, 'takenBackAt',
            (extract(epoch from "k"."taken_back_at") * 1000)::bigint, 'takenBackBy', k.taken_back_name
          ) order by k.marked_at, k.id
        ), '[]'
      )
    from transfer t join ride_mark k on k.transfer_id = t.id where t.coupon_id = c.id
  ) as marks,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'direction', t.direction, 'at', (extract(epoch from greatest(t.pickup_at, t.unmarked_at)) * 1000
            )::bigint + $1::bigint
          ) order by t.pickup_at
        ), '[]'
      )
    from transfer t where t.coupon_id = c.id and t.assumed
  ) as assumed,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'direction', t.direction, 'answer', w.answer, 'at', (extract(epoch from "w"."answered_at") * 1000)::bigint,
            'pickUp', to_char(w.pick_up_at at time zone t.time_zone, 'YYYY-MM-DD HH24:MI')
          ) order by w.answered_at, w.fact
        ), '[]'
      )
    from transfer t join ride_answer w on w.transfer_id = t.id where t.coupon_id = c.id
  ) as answers,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'transferId', t.id, 'frozen', f.frozen, 'expected',
            case
              when date_trunc('minute', f.expected_at) <> date_trunc('minute', t.pickup_at) then json_build_object(
                'date', to_char(f.expected_at at time zone t.time_zone, 'YYYY-MM-DD'), 'time',
                to_char(f.expected_at at time zone t.time_zone, 'HH24:MI')
              )
            end
          ) order by t.direction
        ), '[]'
      )
    from
      transfer t join followed_ride f on f.transfer_id = t.id
      and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
    where t.coupon_id = c.id and t.status <> 'cancelled'
  ) as followed,
  (
    select
      coalesce(
        json_agg(
          json_build_object('at', (extract(epoch from "q"."created_at") * 1000)::bigint, 'acting', q.acting)
          order by q.id
        ), '[]'
      )
    from letter_request q where q.coupon_id = c.id and q.acting is not null
  ) as asked_letters,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'way', l.way, 'amountMinor', l.amount_minor, 'changeId', l.change_id, 'baseVersion', l.base_version,
            'acting', l.acting, 'madeAt', (extract(epoch from "l"."made_at") * 1000)::bigint, 'openedAt',
            (extract(epoch from "l"."opened_at") * 1000)::bigint, 'endedAt', (extract(epoch from "l"."ended_at") * 1000
            )::bigint, 'endedBy', l.ended_by, 'isPaid',
            exists (
              select from payment_attempt p
              where p.coupon_id = c.id and p.change_id is not distinct from l.change_id and p.status = 'succeeded'
            ), 'usedAt',
            (
              select (extract(epoch from min(p.created_at)) * 1000)::bigint from payment_attempt p
              where p.coupon_id = c.id and p.status = 'succeeded' and p.intent_scope = 'pay:pay_link/' || l.id
            ), 'change',
            (
              select
                json_build_object('status', g.status, 'endedAt', (extract(epoch from "g"."ended_at") * 1000)::bigint)
              from coupon_change g where g.id = l.change_id
            )
          ) order by l.id
        ), '[]'
      )
    from pay_link l where l.coupon_id = c.id
  ) as pay_links,
  (
    extract(
      epoch
      from
        (
          select
            greatest(
              max(coalesce(g.ended_at, g.created_at)), case when c.acting -> 'gaveAddress' = 'true' then c.created_at
              end
            )
          from coupon_change g
          where
            g.coupon_id = c.id and g.kind = 'change' and g.status = 'applied' and c.status <> 'pending_payment'
            and g.summary @> '[{"field": "email"}]'
        )
    ) * 1000
  )::float8 as address_changed_at,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'id', m.id, 'status', m.status, 'subject', m.subject, 'recipients', m.recipients, 'createdAt',
            (extract(epoch from "m"."created_at") * 1000)::bigint, 'sentAt', (extract(epoch from "m"."sent_at") * 1000
            )::bigint
          ) order by m.id
        ), '[]'
      )
    from mail m where m.coupon_id = c.id
  ) as letters,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'id', m.id, 'reference', m.reference, 'status', m.status, 'createdAt',
            (extract(epoch from "m"."created_at") * 1000)::bigint, 'endedAt', (extract(epoch from "m"."ended_at") * 1000
            )::bigint, 'endedBy', m.ended_by, 'note', m.closing_note
          ) order by m.id
        ), '[]'
      )
    from contact_message m where m.coupon_id = c.id and $2::boolean
  ) as messages,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'kind', s.kind, 'detail', s.detail, 'createdAt', (extract(epoch from "s"."created_at") * 1000)::bigint,
            'resolvedAt', (extract(epoch from "s"."resolved_at") * 1000)::bigint, 'resolvedBy',
            (select username from staff_account o where o.id = s.resolved_by), 'note', s.resolution_note
          ) order by s.id
        ), '[]'
      )
    from staff_alert s where s.coupon_id = c.id and split_part(s.kind, '.', 1) = any ($3::text[])
  ) as alerts,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'way', l.way, 'by', l.made_by, 'madeAt', (extract(epoch from "l"."made_at") * 1000)::bigint, 'openedAt',
            (extract(epoch from "l"."opened_at") * 1000)::bigint, 'usedAt', (extract(epoch from "l"."used_at") * 1000
            )::bigint, 'endedAt', (extract(epoch from "l"."ended_at") * 1000)::bigint
          ) order by l.id
        ), '[]'
      )
    from fix_link l where l.coupon_id = c.id
  ) as fix_links,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'what', e.what, 'folio', e.folio, 'old', e.old, 'new', e.new, 'learnedAt',
            (extract(epoch from "e"."learned_at") * 1000)::bigint
          ) order by e.id
        ), '[]'
      )
    from stay_event e where e.coupon_id = c.id
  ) as stay_news,
  (
    select
      json_build_object(
        'at', (extract(epoch from "g"."created_at") * 1000)::bigint, 'folios',
        (
          select json_agg(s.folio order by s.main desc, s.hotel, s.folio) from receptive_group_stay s
          where s.group_id = g.id
        )
      )
    from receptive_group g where g.id = c.receptive_group_id
  ) as "group",
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'kind', f.kind, 'note', f.right_note, 'at', (extract(epoch from "f"."right_at") * 1000)::bigint, 'by',
            f.right_by, 'takenBackAt', (extract(epoch from "f"."right_back_at") * 1000)::bigint, 'takenBackBy',
            f.right_back_by
          ) order by f.id
        ), '[]'
      )
    from data_finding f where f.coupon_id = c.id and f.right_at is not null
  ) as rights,
  (
    select
      coalesce(
        json_agg(json_build_object('at', (extract(epoch from "e"."at") * 1000)::bigint, 'by', e.username) order by e.id
        ), '[]'
      )
    from
      (
        select e.at, e.username, e.id from audit_entry e
        where $4::boolean and e.action = 'booking.look' and e.subject = c.coupon_code order by e.at desc, e.id desc
        limit $5
      ) e
  ) as openings,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'reason', l.reason, 'note', l.note, 'by', o.username, 'startedAt',
            (extract(epoch from "l"."started_at") * 1000)::bigint, 'pages',
            (
              select coalesce(json_agg(distinct split_part(e.action, '.', 2)), '[]') from audit_entry e
              where e.action = any ($6::text[]) and e.subject = c.coupon_code and e.detail ->> 'look' = l.id::text
            )
          ) order by l.id
        ), '[]'
      )
    from staff_look l join staff_account o on o.id = l.account_id where $7::boolean and l.coupon_id = c.id
  ) as looks,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'id', k.id, 'at', (extract(epoch from "k"."reckoned_at") * 1000)::bigint, 'isOfChange',
            k.change_id is not null, 'reckoning', k.reckoning
          ) order by k.id
        ), '[]'
      )
    from coupon_reckoning k where k.coupon_id = c.id
  ) as reckonings
from coupon c where c.id = $8;
