import type { NoticeChannel } from '@traslado/domain/channels/channel';
import type { GuestNoticeKind } from '@traslado/domain/flight-watch/guest-notice';
import type { NoticeAudience } from '@traslado/domain/flight-watch/staff-notice';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';

/** The ledger of notices about rides, each with its outcome. */

export type NoticeRow = {
  readonly id: number;
  readonly transferId: number;
  readonly audience: NoticeAudience;
  readonly fact: number;
  readonly kind: GuestNoticeKind;
  readonly pickUpAt: number;
  readonly wasAt: number;
  readonly reason: string;
  readonly outcome: 'waiting' | 'told' | 'not_sent';
  readonly waitsUntilAt: number;
  readonly couponId: number;
  /** Name of the ride at the desk, and the flight that it names. */
  readonly reference: string;
  readonly flightCode: string;
  readonly zone: string;
  readonly belt: string | null;
};

/** A notice and its ride, both locked: of two workers one tells. Null for none. */
export async function lockNotice(tx: Tx, id: number): Promise<NoticeRow | null> {
  const { rows } = await sql<NoticeRow>`
    select n.id, n.transfer_id, n.audience, n.fact, n.kind, n.pick_up_at, n.was_at, n.reason, n.outcome, f.waits_until as waits_until_at, t.coupon_id, t.reference, f.flight_code, t.time_zone as zone,
      (select w.belt from flight_news w where w.flight_id = f.flight_id and w.belt is not null order by w.learned_at desc, w.id desc limit 1) as belt
    from ride_notice n join followed_ride f on f.transfer_id = n.transfer_id join transfer t on t.id = n.transfer_id
    where n.id = ${id} for update of n, f`.execute(tx);
  return rows[0] ?? null;
}

/** Writes what became of a waiting notice. */
export async function endNotice(
  handle: Handle,
  id: number,
  /** `channel`: that of a guest's notice. */
  end: { readonly toldAt: number; readonly channel?: NoticeChannel } | { readonly because: string },
): Promise<void> {
  const [outcome, toldAt, channel, because] =
    'toldAt' in end
      ? ['told', new Date(end.toldAt), end.channel ?? null, null]
      : ['not_sent', null, null, end.because];
  await sql`update ride_notice set outcome = ${outcome}, told_at = ${toldAt}::timestamptz, because = ${because}::text,
      channel = coalesce(${channel}::text, channel)
    where id = ${id} and outcome = 'waiting'`.execute(handle);
}

/** Writes that a claimed notice reached nobody: it was not sent. */
export async function takeBackNotice(handle: Handle, id: number, because: string): Promise<void> {
  await sql`update ride_notice set outcome = 'not_sent', told_at = null, because = ${because} where id = ${id} and outcome = 'told'`.execute(
    handle,
  );
}
