/**
 * Bookings and days with outdated sums, noted in the transaction that changes their rows: a reader of the change sees that, too.
 */

/** The day of an instant at the property of a booking `c`. */
const dayAt = (instant: string): string => `(${instant} at time zone p.time_zone)::date`;

type Watched = {
  readonly table: string;
  /** Columns coupon_id and day of rows `r`, before or after the statement. */
  readonly of: string;
  /** Days of rows `o`, before the statement, that the booking no longer leads to. Without it, `of` finds them. */
  readonly lost?: string;
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
  {
    table: 'message_answer',
    of: `select null, ${dayAt('m.created_at')}
  from $rows r join contact_message m on m.id = r.message_id join property p on p.id = m.property_id`,
  },
];

const touch = (what: string): string => `insert into report_touched (coupon_id, day) ${what};`;

function watching({ table, of, lost }: Watched): string[] {
  // A deleted row has no state after: both names are there in each function.
  const gone = `with n as (select * from ${table} where false) ${of.replaceAll('$rows', 'o')} union ${lost}`;
  const bodies = {
    insert: of.replaceAll('$rows', 'n'),
    update: lost ? `${of.replaceAll('$rows', 'n')} union ${lost}` : of.replaceAll('$rows', 'n'),
    delete: lost ? gone : of.replaceAll('$rows', 'o'),
  };
  const named = {
    insert: 'new table as n',
    update: 'old table as o new table as n',
    delete: 'old table as o',
  };
  const events = (['insert', 'update', 'delete'] as const).map(
    (event) => `create function ${table}_touched_by_${event}() returns trigger language plpgsql as $$
  begin ${touch(bodies[event])} return null; end $$;
create trigger ${table}_touched_by_${event} after ${event} on ${table} referencing ${named[event]}
  for each statement execute function ${table}_touched_by_${event}();`,
  );
  return [
    ...events,
    `create trigger ${table}_emptied after truncate on ${table}
  for each statement execute function touch_all_reports();`,
  ];
}

export const reportTouches = `
create function touch_all_reports() returns trigger language plpgsql as $$
  begin ${touch('values (null, null)')} return null; end $$;
create trigger property_moved after update on property for each row
  when ((old.time_zone, old.code) is distinct from (new.time_zone, new.code)) execute function touch_all_reports();
create trigger property_made after insert or delete on property for each row execute function touch_all_reports();
-- A stay is counted at the nearest airport of its resort.
create trigger airport_joined after insert or delete on airport_property for each row execute function touch_all_reports();
create trigger airport_moved after update on airport_property for each row
  when ((old.property_id, old.airport_id, old.active, old.drive_minutes) is distinct from
    (new.property_id, new.airport_id, new.active, new.drive_minutes)) execute function touch_all_reports();
create trigger service_provided after update on service for each row
  when (old.provider_id is distinct from new.provider_id) execute function touch_all_reports();

${watched.flatMap(watching).join('\n')}
`;
