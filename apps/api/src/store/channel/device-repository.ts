import { MOST_DEVICES } from '@traslado/domain/channels/push-hosts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { timestamp } from '../../db/instants.ts';

/** Browsers of guests that take pushes. */

export type DeviceRow = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** The browsers of a booking, the newest first. */
export async function listDevices(handle: Handle, couponId: number): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select endpoint, p256dh, auth from push_device where coupon_id = ${couponId} order by added_at desc, id desc`.execute(
    handle,
  );
  return rows;
}

/** Adds a browser to a booking, or its new keys. Of too many the oldest go. With the consents locked. */
export async function insertDevice(
  tx: Tx,
  { couponId, device, now }: { readonly couponId: number; readonly device: DeviceRow; readonly now: number },
): Promise<void> {
  const { endpoint, p256dh, auth } = device;
  await sql`
    insert into push_device (coupon_id, endpoint, p256dh, auth, added_at)
    values (${couponId}, ${endpoint}, ${p256dh}, ${auth}, ${timestamp(now)})
    on conflict (coupon_id, endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, added_at = excluded.added_at`.execute(
    tx,
  );
  await sql`
    delete from push_device where coupon_id = ${couponId} and id not in (
      select id from push_device where coupon_id = ${couponId} order by added_at desc, id desc limit ${MOST_DEVICES})`.execute(
    tx,
  );
}

/** Removes one browser of a booking, or all of them. @returns those that are left */
export async function deleteDevices(tx: Tx, couponId: number, endpoint: string | null): Promise<number> {
  await sql`
    delete from push_device where coupon_id = ${couponId} and (${endpoint}::text is null or endpoint = ${endpoint})`.execute(
    tx,
  );
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from push_device where coupon_id = ${couponId}`.execute(tx);
  return rows[0]?.left ?? 0;
}

/** Bookings that send pushes to these addresses. */
export async function listBookingsOfDevices(handle: Handle, endpoints: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ couponId: number }>`
    select distinct coupon_id from push_device where endpoint = any(${[...endpoints]}::text[]) order by 1`.execute(
    handle,
  );
  return rows.map(({ couponId }) => couponId);
}

/** A browser's new address and keys, for all its bookings. */
export async function updateDevice(handle: Handle, endpoint: string, device: DeviceRow): Promise<void> {
  await sql`
    update push_device d set endpoint = ${device.endpoint}, p256dh = ${device.p256dh}, auth = ${device.auth}
    where d.endpoint = ${endpoint} and (${device.endpoint} = ${endpoint} or not exists (
      select from push_device other where other.coupon_id = d.coupon_id and other.endpoint = ${device.endpoint}))`.execute(
    handle,
  );
}
