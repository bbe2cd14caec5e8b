-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertNews
with
  given (
    state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at, runway_scheduled_at, runway_estimated_at,
    runway_actual_at, terminal, gate, belt, quality, true_at
  ) as (
    values
      (
        $1::text, $2::text, $3::timestamptz, $4::timestamptz, $5::timestamptz, $6::timestamptz, $7::timestamptz,
        $8::timestamptz, $9::text, $10::text, $11::text, $12::text, $13::timestamptz
      )
  ),
  last as (
    select
      n.id, n.learned_at,
      row (
        n.state, n.diverted_to, n.gate_scheduled_at, n.gate_estimated_at, n.gate_actual_at, n.runway_scheduled_at,
        n.runway_estimated_at, n.runway_actual_at, n.terminal, n.gate, n.belt, n.quality, n.true_at
      ) is not distinct from row (
        g.state, g.diverted_to, g.gate_scheduled_at, g.gate_estimated_at, g.gate_actual_at, g.runway_scheduled_at,
        g.runway_estimated_at, g.runway_actual_at, g.terminal, g.gate, g.belt, g.quality, g.true_at
      ) as same
    from flight_news n, given g where n.flight_id = $14 and n.source = $15 order by n.learned_at desc, n.id desc limit 2
  ),
  thinned as (
    delete from flight_news
    where
      id = (select id from last order by learned_at desc, id desc limit 1)
      and (select count(*) = 2 and bool_and(same) and max(learned_at) <= $16::timestamptz from last)
    returning id
  ),
  kept as (
    insert into
      flight_news (
        flight_id, source, learned_at, state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at,
        runway_scheduled_at, runway_estimated_at, runway_actual_at, terminal, gate, belt, quality, true_at
      )
    select
      $17, $18, $19::timestamptz, state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at,
      runway_scheduled_at, runway_estimated_at, runway_actual_at, terminal, gate, belt, quality, true_at
    from given returning id
  )
select
  id, source, learned_at, state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at, runway_scheduled_at,
  runway_estimated_at, runway_actual_at, terminal, gate, belt, quality, true_at
from flight_news where flight_id = $20 and id not in (select id from thinned) union all
select
  kept.id, $21, $22::timestamptz, state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at,
  runway_scheduled_at, runway_estimated_at, runway_actual_at, terminal, gate, belt, quality, true_at
from kept, given order by id;

-- listNews
select
  id, source, learned_at, state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at, runway_scheduled_at,
  runway_estimated_at, runway_actual_at, terminal, gate, belt, quality, true_at
from flight_news where flight_id = $1 order by id;
