-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertNews
with
  given (
    flight_id, source, learned_at, state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at,
    runway_scheduled_at, runway_estimated_at, runway_actual_at, terminal, gate, belt, quality, true_at
  ) as (
    select *
    from
      jsonb_to_recordset($1::jsonb) as r (
        "flightId" int, source text, "learnedAt" timestamptz, state text, "divertedTo" text,
        "gateScheduledAt" timestamptz, "gateEstimatedAt" timestamptz, "gateActualAt" timestamptz,
        "runwayScheduledAt" timestamptz, "runwayEstimatedAt" timestamptz, "runwayActualAt" timestamptz, terminal text,
        gate text, belt text, quality text, "trueAt" timestamptz
      )
  ),
  last as (
    select
      n.id, g.flight_id, n.learned_at, g.learned_at as now_at,
      row (
        n.state, n.diverted_to, n.gate_scheduled_at, n.gate_estimated_at, n.gate_actual_at, n.runway_scheduled_at,
        n.runway_estimated_at, n.runway_actual_at, n.terminal, n.gate, n.belt, n.quality, n.true_at
      ) is not distinct from row (
        g.state, g.diverted_to, g.gate_scheduled_at, g.gate_estimated_at, g.gate_actual_at, g.runway_scheduled_at,
        g.runway_estimated_at, g.runway_actual_at, g.terminal, g.gate, g.belt, g.quality, g.true_at
      ) as same
    from
      given g
      cross join lateral (
        select
          id, learned_at, state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at, runway_scheduled_at,
          runway_estimated_at, runway_actual_at, terminal, gate, belt, quality, true_at
        from flight_news o where o.flight_id = g.flight_id and o.source = g.source order by o.learned_at desc, o.id desc
        limit 2
      ) n
  ),
  thinned as (
    delete from flight_news
    where
      id in (
        select (array_agg(id order by learned_at desc, id desc)) [1] from last group by flight_id
        having count(*) = 2 and bool_and(same) and max(learned_at) <= max(now_at)
      )
    returning id
  ),
  kept as (
    insert into
      flight_news (
        flight_id, source, learned_at, state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at,
        runway_scheduled_at, runway_estimated_at, runway_actual_at, terminal, gate, belt, quality, true_at
      )
    select
      flight_id, source, learned_at, state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at,
      runway_scheduled_at, runway_estimated_at, runway_actual_at, terminal, gate, belt, quality, true_at
    from given returning id, flight_id
  )
select
  id, flight_id, source, learned_at, state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at,
  runway_scheduled_at, runway_estimated_at, runway_actual_at, terminal, gate, belt, quality, true_at
from flight_news where flight_id = any ($2::int[]) and id not in (select id from thinned) union all
select
  kept.id, flight_id, source, learned_at, state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at,
  runway_scheduled_at, runway_estimated_at, runway_actual_at, terminal, gate, belt, quality, true_at
from kept join given using (flight_id) order by id;

-- listNews
select
  id, source, learned_at, state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at, runway_scheduled_at,
  runway_estimated_at, runway_actual_at, terminal, gate, belt, quality, true_at
from flight_news where flight_id = $1 order by id;
