import type { StayNews, StayState } from '@traslado/domain/desk/stay-news';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from './client.ts';

/** News about a stay. */
export type StayEvent = {
  readonly hotel: string;
  readonly folio: string;
  readonly what: StayNews;
  readonly old: StayState | null;
  readonly new: StayState | null;
};

/** Rows of `n`, to be written. */
export const stayEventRows = (events: readonly StayEvent[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as n(hotel text, folio text, what text, old jsonb, "new" jsonb)`;

/** Keeps news about the stays of a booking. */
export async function insertStayEvents(
  handle: Handle,
  couponId: number,
  { events, now }: { readonly events: readonly StayEvent[]; readonly now: number },
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into stay_event (coupon_id, hotel, folio, what, old, new, learned_at)
    select ${couponId}::int, hotel, folio, what, old, "new", ${new Date(now)}::timestamptz from ${stayEventRows(events)}`.execute(
    handle,
  );
}

/** Keeps that a question about the stays of a booking had no answer, once until the next answer. */
export async function insertUnanswered(
  handle: Handle,
  coupon: { readonly id: number; readonly hotel: string; readonly folio: string },
  now: number,
): Promise<void> {
  await sql`
    insert into stay_event (coupon_id, hotel, folio, what, learned_at)
    select ${coupon.id}::int, ${coupon.hotel}, ${coupon.folio}, 'unanswered', ${new Date(now)}::timestamptz
    where coalesce((${lastAnswer(sql`${coupon.id}::int`)}), 'answered') = 'answered'`.execute(handle);
}

/** The last result of a question that mattered: answered or unanswered. */
export const lastAnswer = (couponId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select e.what from stay_event e where e.coupon_id = ${couponId} and e.what in ('unanswered', 'answered') order by e.id desc limit 1`;
