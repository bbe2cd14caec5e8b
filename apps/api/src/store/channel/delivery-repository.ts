import type { NoticeChannel, PhoneChannel } from '@traslado/domain/channels/channel';
import { type DeliveryState, isDelivered } from '@traslado/domain/channels/delivery-state';
import type { Delivery } from '@traslado/domain/channels/next-step';
import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { timestamp } from '../../db/instants.ts';

/** Notices on their channels: each channel once, for ever. */

export type DeliveryRow = Delivery & {
  readonly id: number;
  readonly noticeId: number;
  readonly reason: string | null;
  /** Names it in the address of the provider's reports. */
  readonly key: string;
  /** Phone that it went to; null for a mail. */
  readonly address: string | null;
};

const columns = sql`d.id, d.notice_id, d.channel, d.state, d.reason, d.key, d.address, d.handed_over_at`;

/** The deliveries of a notice, in the order in which they were tried. */
export async function listDeliveries(handle: Handle, noticeId: number): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${columns} from notice_delivery d where d.notice_id = ${noticeId} order by d.number`.execute(
    handle,
  );
  return rows;
}

/** A delivery that is about to be handed over. With its notice locked. */
export async function insertDelivery(
  tx: Tx,
  delivery: {
    readonly noticeId: number;
    readonly channel: NoticeChannel;
    readonly key: string;
    readonly address: string | null;
    readonly now: number;
  },
): Promise<DeliveryRow> {
  const { rows } = await sql<DeliveryRow>`
    insert into notice_delivery as d (notice_id, channel, number, state, key, address, handed_over_at)
    select ${delivery.noticeId}::int, ${delivery.channel}, count(*) + 1, 'handing_over', ${delivery.key}, ${delivery.address}::text, ${timestamp(delivery.now)}
    from notice_delivery where notice_id = ${delivery.noticeId}
    returning ${columns}`.execute(tx);
  return rows[0] as DeliveryRow;
}

/** A delivery by its key, locked; null for none. */
export async function lockDelivery(tx: Tx, key: string): Promise<DeliveryRow | null> {
  const { rows } = await sql<DeliveryRow>`
    select ${columns} from notice_delivery d where d.key = ${key} for update`.execute(tx);
  return rows[0] ?? null;
}

/** True where a provider's message is known as another delivery's. */
export async function isMessageOfAnother(
  handle: Handle,
  { id, channel }: Pick<DeliveryRow, 'id' | 'channel'>,
  providerId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from notice_delivery where channel = ${channel} and provider_id = ${providerId} and id <> ${id}`.execute(
    handle,
  );
  return rows.length > 0;
}

/** A word about a delivery. Fields without a value say nothing. */
export type DeliveryWord = {
  readonly state: DeliveryState;
  readonly reason: string | null;
  readonly providerId?: string | null;
  readonly parts?: number | null;
  readonly costMicros?: number | null;
};

/** Writes a delivery as a word left it. With the delivery locked. */
export async function updateDelivery(tx: Tx, id: number, word: DeliveryWord, now: number): Promise<void> {
  const { state, reason, providerId = null, parts = null, costMicros = null } = word;
  const deliveredAt = isDelivered(state) ? now : null;
  await sql`
    update notice_delivery set state = ${state}, reason = ${reason}::text, provider_id = coalesce(provider_id, ${providerId}::text),
      parts = coalesce(${parts}::int, parts), cost_micros = coalesce(${costMicros}::int, cost_micros),
      reported_at = greatest(reported_at, ${timestamp(now)}), delivered_at = coalesce(delivered_at, ${timestamp(deliveredAt)})
    where id = ${id}`.execute(tx);
}

/** Messages of the last three days whose cost is not known, an hour after their hand-over; the longest waiting first. */
export async function listWithoutCost(
  handle: Handle,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<{ id: number; channel: PhoneChannel; providerId: string }[]> {
  const { rows } = await sql<{ id: number; channel: PhoneChannel; providerId: string }>`
    select d.id, d.channel, d.provider_id from notice_delivery d
    where d.provider_id is not null and d.cost_micros is null
      and d.handed_over_at between ${timestamp(now - 3 * DAY_MS)} and ${timestamp(now - HOUR_MS)}
    order by d.handed_over_at, d.id limit ${limit}`.execute(handle);
  return rows;
}

export async function noteCost(
  handle: Handle,
  id: number,
  { parts, costMicros }: Pick<DeliveryWord, 'parts' | 'costMicros'>,
): Promise<void> {
  await sql`
    update notice_delivery set parts = coalesce(${parts}::int, parts), cost_micros = ${costMicros}::int where id = ${id}`.execute(
    handle,
  );
}

/** Millionths of a US dollar that a part of an SMS cost on average, over the last 200 with a known cost; null for none. */
export async function findCostOfPart(handle: Handle): Promise<number | null> {
  const { rows } = await sql<{ cost: number | null }>`
    select round(sum(cost_micros)::numeric / nullif(sum(parts), 0))::int as cost from (
      select cost_micros, parts from notice_delivery where channel = 'sms' and cost_micros > 0 and parts > 0
      order by id desc limit 200) as known`.execute(handle);
  return rows[0]?.cost ?? null;
}
