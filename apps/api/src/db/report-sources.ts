import { type Dimension, type FigureName, figureOf, type Source } from '@traslado/domain/reports/figures';
import { type RawBuilder, sql } from 'kysely';
import { isNamedFlight } from './followed-rides.ts';
import { type FigureSql, FLIGHT_FIGURES, flag, frozenFrom, one } from './report-flights.ts';

/** The rows of each figure in the tables. Every reader of a figure reads it from here. */

type Sql = RawBuilder<unknown>;

/** From the first to the last of them. */
export type Days = { readonly from: string; readonly to: string };

export type SourceSql = {
  readonly from: Sql;
  /** The rows that count at all. */
  readonly where: Sql;
  /** The day at the property. */
  readonly day: Sql;
  /** The index's range of the days. It may let a day too many through where the day is that of an instant. */
  readonly near: (days: Days) => Sql;
  /** One of its own for each row. */
  readonly key: Sql;
  /** Name of the row for people. */
  readonly label: Sql;
  /** Id of the booking; null for a row without one. */
  readonly booking: Sql;
  readonly property: Sql;
  /** Service and state of the booking; left out where a row need not have one. */
  readonly sold?: { readonly service: Sql; readonly state: Sql };
  readonly dimensions: Readonly<Partial<Record<Dimension, Sql>>>;
};

const dayAt = (instant: string): Sql => sql`(${sql.ref(instant)} at time zone p.time_zone)::date`;
const byDay =
  (column: string) =>
  ({ from, to }: Days): Sql =>
    sql`${sql.ref(column)} between ${from}::date and ${to}::date`;
// A day at a property begins at most 14 hours beside that of UTC: the index is asked for a day more on each side.
const byInstant =
  (column: string) =>
  ({ from, to }: Days): Sql =>
    sql`${sql.ref(column)} >= (${from}::date - 1)::timestamp at time zone 'UTC' and ${sql.ref(column)} < (${to}::date + 2)::timestamp at time zone 'UTC'`;

const ofBooking = {
  property: sql.ref('c.property_id'),
  group: sql.ref('p.group_id'),
  airport: sql.ref('c.airport_id'),
  service: sql.ref('c.service_id'),
  provider: sql`(select s.provider_id from service s where s.id = c.service_id)`,
  country: sql.ref('c.country'),
  agency: sql.ref('c.agency_code'),
  channel: sql.ref('c.channel'),
} satisfies Partial<Record<Dimension, Sql>>;

const bookings = {
  key: sql.ref('c.id'),
  label: sql.ref('c.coupon_code'),
  booking: sql.ref('c.id'),
  property: sql.ref('c.property_id'),
  sold: { service: sql.ref('c.service_id'), state: sql.ref('c.status') },
  dimensions: ofBooking,
};

const withProperty = sql`coupon c join property p on p.id = c.property_id`;
const rides = {
  ...bookings,
  from: sql`transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id`,
  key: sql.ref('t.id'),
  day: sql.ref('t.pickup_on'),
  near: byDay('t.pickup_on'),
};

/** A ride with the flight that it named, followed or not yet. */
const followedRides = {
  ...rides,
  from: sql`transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
    left join followed_ride f on f.transfer_id = t.id left join watched_flight w on w.id = f.flight_id`,
};

const sold = sql`c.confirmed_at is not null`;
const stands = sql`t.status in ('confirmed', 'completed', 'no_show')`;

export const SOURCE_SQL: Readonly<Record<Source, SourceSql>> = {
  sales: {
    ...bookings,
    from: withProperty,
    where: sold,
    day: dayAt('c.confirmed_at'),
    near: byInstant('c.confirmed_at'),
  },
  rides: { ...rides, where: sql`${sold} and ${stands}` },
  due_rides: { ...rides, where: sold },
  past_rides: { ...rides, where: sql`${sold} and t.status in ('completed', 'no_show')` },
  stays: {
    from: sql`pms_stay m join property p on p.code = m.hotel
      left join lateral (
        select min(c.id) as id from coupon_stay cs join coupon c on c.id = cs.coupon_id join transfer t on t.coupon_id = c.id
        where cs.hotel = m.hotel and cs.folio = m.folio and ${sold} and t.direction = 'arrival' and ${stands}) b on true`,
    where: sql`m.status not in ('CANCELLED', 'NO_SHOW')`,
    day: sql.ref('m.arrival_on'),
    near: byDay('m.arrival_on'),
    key: sql`m.hotel || '/' || m.folio`,
    label: sql.ref('m.folio'),
    booking: sql.ref('b.id'),
    property: sql.ref('p.id'),
    dimensions: {
      property: sql.ref('p.id'),
      group: sql.ref('p.group_id'),
      // The airport of a stay that does not ride: the nearest of its resort.
      airport: sql`(select ap.airport_id from airport_property ap where ap.property_id = p.id and ap.active
        order by ap.drive_minutes, ap.airport_id limit 1)`,
      country: sql.ref('m.country'),
      agency: sql.ref('m.agency_code'),
    },
  },
  cancelled_rides: {
    ...rides,
    // The change that cancelled this very ride; a booking that the group's own backend cancelled has only its own instant.
    from: sql`transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
      cross join lateral (
        select coalesce(min(g.ended_at), c.cancelled_at) as at from coupon_change g
        where g.coupon_id = c.id and g.kind = 'cancel' and g.status = 'applied'
          and g.plan @> jsonb_build_array(jsonb_build_object('id', t.id))) x`,
    where: sql`${sold} and t.status = 'cancelled' and x.at is not null`,
    day: dayAt('x.at'),
    near: (days) => sql`c.id in (
      select g.coupon_id from coupon_change g where g.status = 'applied' and ${byInstant('g.ended_at')(days)}
      union select o.id from coupon o where ${byInstant('o.cancelled_at')(days)})`,
    dimensions: {
      ...ofBooking,
      notice: sql`case when t.pickup_at > x.at + interval '96 hours' then 'over_96' when t.pickup_at > x.at + interval '24 hours' then 'from_24'
        when t.pickup_at >= x.at + interval '5 hours' then 'from_5' else 'under_5' end`,
      cause: sql`case when exists (
        select from pms_stay m where m.hotel = c.hotel and m.folio = c.folio and m.status = 'CANCELLED') then 'stay' else 'guest' end`,
    },
  },
  attempts: {
    ...bookings,
    from: sql`payment_attempt a join coupon c on c.id = a.coupon_id join property p on p.id = c.property_id`,
    where: sql`a.status in ('succeeded', 'failed')`,
    day: dayAt('a.created_at'),
    near: byInstant('a.created_at'),
    key: sql.ref('a.id'),
    dimensions: { ...ofBooking, reason: sql.ref('a.failure') },
  },
  declined_bookings: {
    ...bookings,
    from: withProperty,
    where: sql`exists (
      select from payment_attempt a where a.coupon_id = c.id and a.status = 'failed' and a.change_id is null)`,
    day: dayAt('c.created_at'),
    near: byInstant('c.created_at'),
  },
  letters: {
    ...bookings,
    from: sql`mail m join coupon c on c.id = m.coupon_id join property p on p.id = c.property_id`,
    where: sql`m.status in ('sent', 'kept', 'failed')
      and m.kind in ('confirmation', 'payment_reminder', 'change', 'cancellation', 'refund')`,
    day: dayAt('m.created_at'),
    near: byInstant('m.created_at'),
    key: sql.ref('m.id'),
    dimensions: { ...ofBooking, letter: sql.ref('m.kind') },
  },
  messages_and_rides: {
    from: sql`(
      select -id as key, reference as label, null::int as booking, property_id, airport_id, created_at as at, null::date as on, 1 as messages
      from contact_message
      union all
      select t.id, c.coupon_code, c.id, c.property_id, c.airport_id, null, t.pickup_on, 0
      from transfer t join coupon c on c.id = t.coupon_id where ${sold} and ${stands}) u join property p on p.id = u.property_id`,
    where: sql`true`,
    day: sql`coalesce(u.on, (u.at at time zone p.time_zone)::date)`,
    near: (days) => sql`(${byDay('u.on')(days)} or ${byInstant('u.at')(days)})`,
    key: sql.ref('u.key'),
    label: sql.ref('u.label'),
    booking: sql.ref('u.booking'),
    property: sql.ref('u.property_id'),
    dimensions: {
      property: sql.ref('u.property_id'),
      group: sql.ref('p.group_id'),
      airport: sql.ref('u.airport_id'),
    },
  },
  answers: {
    from: sql`message_answer a join contact_message m on m.id = a.message_id join property p on p.id = m.property_id`,
    where: sql`true`,
    day: dayAt('m.created_at'),
    near: byInstant('m.created_at'),
    key: sql.ref('m.id'),
    label: sql.ref('m.reference'),
    booking: sql.ref('m.coupon_id'),
    property: sql.ref('m.property_id'),
    dimensions: {
      property: sql.ref('m.property_id'),
      group: sql.ref('p.group_id'),
      airport: sql.ref('m.airport_id'),
    },
  },
  changes: {
    ...bookings,
    from: sql`coupon_change g join coupon c on c.id = g.coupon_id join property p on p.id = c.property_id`,
    where: sql`g.status = 'applied' and g.ended_at is not null`,
    day: dayAt('g.ended_at'),
    near: byInstant('g.ended_at'),
    key: sql.ref('g.id'),
  },
  differences: {
    from: sql`money_difference d left join coupon c on c.id = d.coupon_id left join property p on p.id = c.property_id`,
    where: sql`d.status = 'open'`,
    day: sql`(d.happened_at at time zone coalesce(p.time_zone, 'UTC'))::date`,
    near: byInstant('d.happened_at'),
    key: sql.ref('d.id'),
    label: sql`coalesce(c.coupon_code, substr(d.subject, strpos(d.subject, ':') + 1))`,
    booking: sql.ref('c.id'),
    property: sql.ref('c.property_id'),
    dimensions: {
      property: sql.ref('c.property_id'),
      group: sql.ref('p.group_id'),
      airport: sql.ref('c.airport_id'),
    },
  },
  followed_rides: {
    ...followedRides,
    where: sql`${sold} and t.flight_code <> ''`,
    dimensions: {
      ...ofBooking,
      ending: sql`case when t.status = 'cancelled' then 'cancelled' when f.frozen is not null and ${isNamedFlight} then 'open'
        when exists (select from ride_answer a where a.transfer_id = t.id and a.answer = 'come_anyway') then 'came_anyway'
        when exists (select from coupon_change g where g.transfer_id = t.id and g.status = 'applied' and g.ended_at >= ${frozenFrom}) then 'rebooked'
        else 'flew' end`,
    },
  },
  notices: {
    ...rides,
    from: sql`ride_notice n join transfer t on t.id = n.transfer_id join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
      join followed_ride f on f.transfer_id = t.id`,
    where: sold,
    key: sql.ref('n.id'),
    dimensions: {
      ...ofBooking,
      audience: sql.ref('n.audience'),
      sent_by: sql.ref('n.channel'),
      outcome: sql.ref('n.outcome'),
    },
  },
};

/** Each sum of a day is of one property, so that by it and by its group all of them can be read. */
export const isOfPlace = (dimension: Dimension): boolean => dimension === 'property' || dimension === 'group';

/** Rows that end at any time, and are few: their days are not added up. */
const NOT_SUMMED: readonly Source[] = ['differences', 'followed_rides', 'notices'];

/** True if the days of a figure are added up. */
export const isSummed = (figure: FigureName): boolean => !NOT_SUMMED.includes(figureOf(figure).source);

const heads = sql`c.adults + c.children + c.baby_seats`;
// Half of a round trip; its arrival carries an odd cent.
const partOfRide = sql`case when c.trip_type <> 'round_trip' then c.total_minor when t.direction = 'arrival' then c.total_minor / 2 + c.total_minor % 2
  else c.total_minor / 2 end`;

export const FIGURE_SQL: Readonly<Record<FigureName, FigureSql>> = {
  sales: { numerator: sql.ref('c.total_minor'), denominator: one },
  bookings: { numerator: one, denominator: one },
  price_of_booking: { numerator: sql.ref('c.total_minor'), denominator: one },
  upgraded: { numerator: flag(sql`c.total_minor > 0`), denominator: one, where: sql`c.included_minor > 0` },
  refunds: { numerator: sql.ref('c.refunded_minor'), denominator: sql.ref('c.paid_minor') },
  rides: { numerator: one, denominator: one },
  passengers: { numerator: heads, denominator: one },
  vehicles: { numerator: sql`case when c.private then c.vehicles else 0 end`, denominator: one },
  ridden: { numerator: partOfRide, denominator: one },
  included: { numerator: flag(sql`c.total_minor = 0`), denominator: one },
  price_per_passenger: { numerator: partOfRide, denominator: heads },
  price_per_vehicle: {
    numerator: partOfRide,
    denominator: sql.ref('c.vehicles'),
    where: sql.ref('c.private'),
  },
  lead_time: {
    numerator: sql`extract(epoch from t.pickup_at - c.confirmed_at) / 3600`,
    denominator: one,
  },
  attach_rate: { numerator: flag(sql`b.id is not null`), denominator: one },
  cancellations: { numerator: one, denominator: one },
  cancelled_share: { numerator: flag(sql`t.status = 'cancelled'`), denominator: one },
  self_service: { numerator: flag(sql`g.acting is null`), denominator: one },
  no_shows: { numerator: flag(sql`t.status = 'no_show'`), denominator: one },
  declines: { numerator: one, denominator: one, where: sql`a.status = 'failed'` },
  decline_rate: { numerator: flag(sql`a.status = 'failed'`), denominator: one },
  recovered: { numerator: flag(sold), denominator: one },
  messages: { numerator: sql.ref('u.messages'), denominator: sql`1 - u.messages` },
  first_answer: { numerator: sql`extract(epoch from a.answered_at - m.created_at) / 3600`, denominator: one },
  letters: { numerator: flag(sql`m.status <> 'failed'`), denominator: one },
  differences: { numerator: one, denominator: one },
  ...FLIGHT_FIGURES,
};
