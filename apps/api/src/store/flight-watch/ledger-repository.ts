import type { Scope } from '@traslado/domain/access/scope';
import type { NoticeChannel } from '@traslado/domain/channels/channel';
import type { GuestNoticeKind } from '@traslado/domain/flight-watch/guest-notice';
import type { FlightState } from '@traslado/domain/flight-watch/news';
import type { NoticeAudience } from '@traslado/domain/flight-watch/staff-notice';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { type ListPage, ofPage } from '../../db/list-query.ts';
import { inScope } from '../../db/scope.ts';

/** The ledger of notices, as staff search it. */

export type NoticeOutcome = 'waiting' | 'told' | 'not_sent';

export type ListedNotice = {
  readonly id: number;
  /** The newest notice of its event. */
  readonly event: number;
  readonly audience: NoticeAudience;
  readonly kind: GuestNoticeKind;
  readonly wasAt: number;
  readonly pickUpAt: number;
  readonly reason: string;
  readonly source: string | null;
  readonly state: FlightState | null;
  readonly channel: NoticeChannel | null;
  readonly outcome: NoticeOutcome;
  readonly because: string | null;
  readonly learnedAt: number;
  readonly madeAt: number;
  readonly toldAt: number | null;
  readonly zone: string;
  readonly reference: string;
  readonly direction: 'arrival' | 'departure';
  readonly day: string;
  readonly propertyId: number;
  readonly couponId: number;
  readonly couponCode: string;
  readonly guest: string;
  readonly flightId: number;
  readonly flightCode: string;
};

export type NoticeQuery = {
  readonly scope: Scope;
  readonly day?: string | undefined;
  readonly airportId?: number | undefined;
  /** Number of a booking; empty for all. */
  readonly booking: string;
  readonly audience?: NoticeAudience | undefined;
  readonly channel?: NoticeChannel | undefined;
  readonly outcome?: NoticeOutcome | undefined;
};

const property = sql`coalesce(t.property_id, c.property_id)`;

const found = ({
  scope,
  day,
  airportId,
  booking,
  audience,
  channel,
  outcome,
}: NoticeQuery): RawBuilder<unknown> => {
  const number = booking.trim().toUpperCase();
  const conditions = [
    inScope(scope, property),
    ...(day === undefined ? [] : [sql`t.pickup_on = ${day}::date`]),
    ...(airportId === undefined ? [] : [sql`c.airport_id = ${airportId}`]),
    ...(number === '' ? [] : [sql`c.coupon_code = ${number}`]),
    ...(audience === undefined ? [] : [sql`n.audience = ${audience}`]),
    ...(channel === undefined ? [] : [sql`n.channel = ${channel}`]),
    ...(outcome === undefined ? [] : [sql`n.outcome = ${outcome}`]),
  ];
  return sql`
    from ride_notice n join transfer t on t.id = n.transfer_id join coupon c on c.id = t.coupon_id
      join followed_ride f on f.transfer_id = t.id
    where ${sql.join(conditions, sql` and `)}`;
};

/** Notices that one news of one flight brought about stand together. */
const event = sql`f.flight_id, n.kind, n.reason, n.news_id, n.learned_at`;

/** Notices of a search, by their events, the newest first. @param page of events */
export async function listNotices(
  handle: Handle,
  query: NoticeQuery,
  page: ListPage,
): Promise<ListedNotice[]> {
  const { rows } = await sql<ListedNotice>`
    select n.id, p.event, n.audience, n.kind, n.was_at, n.pick_up_at, n.reason, w.source, w.state, n.channel, n.outcome, n.because, n.learned_at, n.made_at,
      n.told_at, t.time_zone as zone, t.reference, t.direction, t.pickup_on as day, ${property} as property_id, c.id as coupon_id, c.coupon_code,
      coalesce((select s.guest from coupon_stay s where s.coupon_id = c.id and s.main), c.guest_name) as guest, f.flight_id, f.flight_code
    from (select max(n.id) as event, max(n.made_at) as made_at, array_agg(n.id) as ids ${found(query)} group by ${event}
        order by made_at desc, event desc ${ofPage(page)}) p
      join ride_notice n on n.id = any(p.ids) join transfer t on t.id = n.transfer_id join coupon c on c.id = t.coupon_id
      join followed_ride f on f.transfer_id = t.id left join flight_news w on w.id = n.news_id
    order by p.made_at desc, p.event desc, n.id desc`.execute(handle);
  return rows;
}

/** Numbers of events of a search, and of their notices by outcome. */
export type NoticeCounts = {
  readonly events: number;
  readonly waiting: number;
  readonly told: number;
  readonly notSent: number;
};

export async function countNotices(handle: Handle, query: NoticeQuery): Promise<NoticeCounts> {
  const { rows } = await sql<NoticeCounts>`
    select count(distinct (${event}))::int as events, count(*) filter (where n.outcome = 'waiting')::int as waiting, count(*) filter (where n.outcome = 'told')::int as told,
      count(*) filter (where n.outcome = 'not_sent')::int as not_sent ${found(query)}`.execute(handle);
  return rows[0] ?? { events: 0, waiting: 0, told: 0, notSent: 0 };
}
