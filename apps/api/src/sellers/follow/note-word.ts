import type { NoticeChannel } from '@traslado/domain/channels/channel';
import { furtherState } from '@traslado/domain/channels/delivery-state';
import type { Db, Tx } from '../../db/client.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import {
  type DeliveryWord,
  isMessageOfAnother,
  lockDelivery,
  updateDelivery,
} from '../../store/channel/delivery-repository.ts';
import { endConsents } from './end-consents.ts';

/** Twilio's code for a number that said STOP to them. */
const UNSUBSCRIBED = '21610';

/** A word from outside. With a channel it says nothing about deliveries on another one. */
type ReportedWord = DeliveryWord & { readonly channel?: NoticeChannel };

/**
 * Notes a word about a delivery, which only moves it forward. A refusal as unsubscribed ends the phone's consents. Answers the notice that a
 * failure leaves untold, so that its next channel follows; null where nothing follows, and for a key that names no delivery.
 */
export const noteWord = (db: Db, key: string, word: DeliveryWord, now: number): Promise<number | null> =>
  db.transaction().execute((tx) => noteIn(tx, key, word, now));

async function noteIn(
  tx: Tx,
  key: string,
  { channel, ...word }: ReportedWord,
  now: number,
): Promise<number | null> {
  const delivery = await lockDelivery(tx, key);
  if (!delivery || (channel && channel !== delivery.channel)) return null;
  // A message found by number and minute may be that of another notice.
  if (word.providerId && (await isMessageOfAnother(tx, delivery, word.providerId))) return null;
  const state = furtherState(delivery.state, word.state);
  const hasMoved = state !== delivery.state;
  await updateDelivery(
    tx,
    delivery.id,
    { ...word, state, reason: hasMoved ? word.reason : delivery.reason },
    now,
  );
  if (!hasMoved || state !== 'failed') return null;
  if (word.reason === UNSUBSCRIBED && delivery.address !== null)
    await endConsents(tx, { phone: delivery.address, source: 'channel', now });
  return delivery.noticeId;
}

/** A provider's report: after a failure the next channel is tried at once. */
export async function takeReport(
  db: Db,
  { key, ...word }: ReportedWord & { readonly key: string },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const noticeId = await noteIn(tx, key, word, now);
    if (noticeId !== null)
      await enqueue(tx, { kind: 'send_flight_notice', payload: { noticeId }, runAt: now });
  });
}
