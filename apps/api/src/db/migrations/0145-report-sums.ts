import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * What the rows of each figure add up to, day by day, so that a report over years need not read them all; and what changed since, so that a day whose
 * rows changed is read from its rows until it is added up again. Triggers write down the change in its own transaction: whoever sees a change sees that
 * its days are out of date.
 */
const tables = [
  `create table report_day (day date primary key, made_at timestamptz not null)`,
  `comment on table report_day is 'Days of which report_sum has all sums. One that report_touched is about is out of date.'`,
  `create table report_sum (
    figure text not null, dimension text not null, day date not null, property_id int not null, value text not null,
    rows int not null, numerator bigint not null, denominator bigint not null, spread float8[],
    primary key (figure, dimension, day, property_id, value))`,
  `comment on column report_sum.dimension is 'By what it is split beside the property; empty for not at all.'`,
  `comment on column report_sum.spread is 'All numerators, of a figure of which a middle is taken; its sum has no meaning and is 0.'`,
  `create index report_sum_day on report_sum (day)`,
  `create table report_touched (coupon_id int, day date)`,
  `comment on table report_touched is 'Bookings and days whose rows changed since the sums were made. Neither: any row may have.'`,
];

/** The day of an instant at the property of a booking `c`. */
const dayAt = (instant: string): string => `(${instant} at time zone p.time_zone)::date`;

/** Rows of a statement, before and after it, in which a day may stand that they have no more. `o` is before. */
type Watched = {
  readonly table: string;
  /** What is touched by rows `r`, as they are or were: columns coupon_id and day. */
  readonly of: string;
  /** Days that rows `o` had and that cannot be found from the booking any more. */
  readonly lost: string;
};

const ofBooking = (table: string): string =>
  `select distinct coupon_id, null::date from ${table} r where coupon_id is not null`;

const watched: readonly Watched[] = [
  {
    table: 'coupon',
    of: 'select id, null::date from $rows r',
    lost: `select o.id, ${dayAt('at')} from o join property p on p.id = o.property_id
      cross join lateral unnest(array[o.created_at, o.confirmed_at, o.cancelled_at]) as at left join n on n.id = o.id
      where at is not null and (o.created_at, o.confirmed_at, o.cancelled_at) is distinct from (n.created_at, n.confirmed_at, n.cancelled_at)
      union all select null, null from o left join n on n.id = o.id where n.property_id is distinct from o.property_id`,
  },
  {
    table: 'transfer',
    of: ofBooking('$rows'),
    lost: `select o.coupon_id, o.pickup_on from o left join n on n.id = o.id where o.pickup_on is distinct from n.pickup_on`,
  },
  ...['payment_attempt', 'mail'].map((table) => ({
    table,
    of: ofBooking('$rows'),
    lost: `select c.id, ${dayAt('o.created_at')} from o join coupon c on c.id = o.coupon_id join property p on p.id = c.property_id
      left join n on n.id = o.id where o.created_at is distinct from n.created_at`,
  })),
  {
    table: 'coupon_change',
    of: ofBooking('$rows'),
    lost: `select c.id, ${dayAt('o.ended_at')} from o join coupon c on c.id = o.coupon_id join property p on p.id = c.property_id
      left join n on n.id = o.id where o.ended_at is not null and o.ended_at is distinct from n.ended_at`,
  },
  {
    table: 'coupon_stay',
    of: ofBooking('$rows'),
    lost: `select null::int, m.arrival_on from o join pms_stay m on m.hotel = o.hotel and m.folio = o.folio`,
  },
  {
    table: 'pms_stay',
    of: `select null::int, r.arrival_on from $rows r
      union all select c.id, null from $rows r join coupon c on c.hotel = r.hotel and c.folio = r.folio`,
    lost: 'select null::int, o.arrival_on from o',
  },
  {
    table: 'contact_message',
    of: `select null::int, ${dayAt('r.created_at')} from $rows r join property p on p.id = r.property_id`,
    lost: `select null::int, ${dayAt('o.created_at')} from o join property p on p.id = o.property_id`,
  },
];

const touch = (what: string): string => `insert into report_touched (coupon_id, day) ${what};`;

function* watching({ table, of, lost }: Watched): Generator<string> {
  // A row that is gone has no state after: the names of both are there in each function.
  const none = (name: string) => `with ${name} as (select * from ${table} where false)`;
  const bodies = {
    insert: touch(of.replaceAll('$rows', 'n')),
    update: touch(`${of.replaceAll('$rows', 'n')} union ${lost}`),
    delete: touch(`${none('n')} ${of.replaceAll('$rows', 'o')} union ${lost}`),
  };
  const named = {
    insert: 'new table as n',
    update: 'old table as o new table as n',
    delete: 'old table as o',
  };
  for (const event of ['insert', 'update', 'delete'] as const) {
    yield `create function ${table}_touched_by_${event}() returns trigger language plpgsql as $$ begin ${bodies[event]} return null; end $$`;
    yield `create trigger ${table}_touched_by_${event} after ${event} on ${table} referencing ${named[event]}
      for each statement execute function ${table}_touched_by_${event}()`;
  }
  yield `create trigger ${table}_emptied after truncate on ${table} for each statement execute function touch_all_reports()`;
}

const everything = [
  `create function touch_all_reports() returns trigger language plpgsql as $$ begin ${touch('values (null, null)')} return null; end $$`,
  `create trigger property_moved after update on property for each row
    when ((old.time_zone, old.code) is distinct from (new.time_zone, new.code)) execute function touch_all_reports()`,
  `create trigger property_made after insert or delete on property for each row execute function touch_all_reports()`,
  // The airport that a stay is counted at is the nearest of its resort.
  `create trigger airport_joined after insert or delete on airport_property for each row execute function touch_all_reports()`,
  `create trigger airport_moved after update on airport_property for each row
    when ((old.property_id, old.airport_id, old.active, old.drive_minutes) is distinct from
      (new.property_id, new.airport_id, new.active, new.drive_minutes)) execute function touch_all_reports()`,
  `create trigger service_provided after update on service for each row
    when (old.provider_id is distinct from new.provider_id) execute function touch_all_reports()`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [...tables, ...everything, ...watched.flatMap((one) => [...watching(one)])])
    await sql.raw(statement).execute(db);
}
