import { wishOfReply } from '@traslado/domain/channels/stop-words';
import type { Db } from '../../db/client.ts';
import { beginConsents, endConsents } from './end-consents.ts';

/** Longer texts are no single word. */
const MOST = 100;

/** A message that a guest sent us: STOP ends both channels of their phone at once, START begins again what it ended. */
export async function takeReply(
  db: Db,
  { phone, text, now }: { readonly phone: string; readonly text: string; readonly now: number },
): Promise<void> {
  const wish = wishOfReply(text.slice(0, MOST));
  if (!wish || phone === '') return;
  await db
    .transaction()
    .execute((tx) =>
      wish === 'stop' ? endConsents(tx, { phone, source: 'reply', now }) : beginConsents(tx, { phone, now }),
    );
}
