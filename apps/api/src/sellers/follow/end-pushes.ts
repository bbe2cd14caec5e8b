import { standingConsents } from '@traslado/domain/channels/consents';
import type { Db, Tx } from '../../db/client.ts';
import {
  type ConsentRow,
  insertConsents,
  listConsents,
  lockConsents,
} from '../../store/channel/consent-repository.ts';
import { deleteDevices, listBookingsOfDevices } from '../../store/channel/device-repository.ts';

type Ended = { readonly couponId: number; readonly source: ConsentRow['source']; readonly now: number };

/** Removes a browser of a booking; its consent to pushes ends with the last one. With the consents locked. */
export async function endPush(tx: Tx, endpoint: string, { couponId, source, now }: Ended): Promise<void> {
  if ((await deleteDevices(tx, couponId, endpoint)) > 0) return;
  const standing = standingConsents(await listConsents(tx, couponId), '');
  await insertConsents(
    tx,
    standing
      .filter(({ channel }) => channel === 'push')
      .map(({ purpose }) => ({
        ...{ couponId, channel: 'push', purpose, isGiven: false, source, phone: '', at: now },
        ...{ wording: null, wordingVersion: null, language: null },
      })),
  );
}

/** Removes browsers that no longer exist, as their push services say, from all bookings. */
export async function forgetDevices(db: Db, endpoints: readonly string[], now: number): Promise<void> {
  if (endpoints.length === 0) return;
  for (const couponId of await listBookingsOfDevices(db, endpoints))
    await db.transaction().execute(async (tx) => {
      await lockConsents(tx, couponId);
      for (const endpoint of endpoints) await endPush(tx, endpoint, { couponId, source: 'channel', now });
    });
}
