-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findStory
select
  c.cancelled_at as "cancelledAt",
  c.replaced_by as "replacedBy",
  (
    select
      s.name
    from
      system s
    where
      s.id = c.channel
  ) as channel,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'status',
            a.status,
            'amountMinor',
            a.amount_minor,
            'gateway',
            a.gateway,
            'card',
            coalesce(concat_ws(' ', a.card_brand, a.card_last4), ''),
            'failure',
            a.failure,
            'createdAt',
            (
              extract(
                epoch
                from
                  "a"."created_at"
              ) * 1000
            )::bigint,
            'updatedAt',
            (
              extract(
                epoch
                from
                  "a"."updated_at"
              ) * 1000
            )::bigint,
            'checks',
            a.checks
          )
          order by
            a.created_at,
            a.id
        ),
        '[]'
      )
    from
      payment_attempt a
    where
      a.coupon_id = c.id
  ) as attempts,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'status',
            r.status,
            'amountMinor',
            r.amount_minor,
            'reason',
            r.reason,
            'failure',
            r.failure,
            'createdAt',
            (
              extract(
                epoch
                from
                  "r"."created_at"
              ) * 1000
            )::bigint,
            'updatedAt',
            (
              extract(
                epoch
                from
                  "r"."updated_at"
              ) * 1000
            )::bigint
          )
          order by
            r.created_at,
            r.id
        ),
        '[]'
      )
    from
      refund r
    where
      r.coupon_id = c.id
  ) as refunds,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'kind',
            g.kind,
            'status',
            g.status,
            'amountMinor',
            g.amount_minor,
            'summary',
            g.summary,
            'createdAt',
            (
              extract(
                epoch
                from
                  "g"."created_at"
              ) * 1000
            )::bigint,
            'endedAt',
            (
              extract(
                epoch
                from
                  "g"."ended_at"
              ) * 1000
            )::bigint
          )
          order by
            g.created_at,
            g.id
        ),
        '[]'
      )
    from
      coupon_change g
    where
      g.coupon_id = c.id
  ) as changes,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'status',
            m.status,
            'subject',
            m.subject,
            'recipients',
            m.recipients,
            'createdAt',
            (
              extract(
                epoch
                from
                  "m"."created_at"
              ) * 1000
            )::bigint,
            'sentAt',
            (
              extract(
                epoch
                from
                  "m"."sent_at"
              ) * 1000
            )::bigint
          )
          order by
            m.id
        ),
        '[]'
      )
    from
      mail m
    where
      m.coupon_id = c.id
  ) as letters,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'kind',
            s.kind,
            'detail',
            s.detail,
            'createdAt',
            (
              extract(
                epoch
                from
                  "s"."created_at"
              ) * 1000
            )::bigint,
            'resolvedAt',
            (
              extract(
                epoch
                from
                  "s"."resolved_at"
              ) * 1000
            )::bigint,
            'resolvedBy',
            (
              select
                username
              from
                staff_account o
              where
                o.id = s.resolved_by
            ),
            'note',
            s.resolution_note
          )
          order by
            s.id
        ),
        '[]'
      )
    from
      staff_alert s
    where
      s.coupon_id = c.id
      and split_part(s.kind, '.', 1) = any ($1::text[])
  ) as alerts,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'id',
            k.id,
            'at',
            (
              extract(
                epoch
                from
                  "k"."reckoned_at"
              ) * 1000
            )::bigint,
            'isOfChange',
            k.change_id is not null,
            'reckoning',
            k.reckoning
          )
          order by
            k.id
        ),
        '[]'
      )
    from
      coupon_reckoning k
    where
      k.coupon_id = c.id
  ) as reckonings
from
  coupon c
where
  c.id = $2;
