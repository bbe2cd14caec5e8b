import { DAY_MS } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import {
  listEndedBookings,
  lockDataRound,
  updateDataRound,
  updateEndedBookings,
  updateOldMessages,
} from '../../store/guest-data/repository.ts';

/** Days for which guests' data is kept: flight, notes and phone after the last ride of a booking, messages after they were written. */
export type Keeping = { readonly rideDays: number; readonly messageDays: number };

/** Rides of one run. */
export const slice = 500;

/** Forgets what is older than it is kept. @returns the number of bookings and messages, and a whole slice while more wait */
export function forgetOld(db: Db, { rideDays, messageDays }: Keeping, now: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const after = await lockDataRound(tx);
    if (after === null) return 0;
    const until = Math.max(after, now - rideDays * DAY_MS);
    const { ids, through, isWhole } = await listEndedBookings(tx, { after, until, limit: slice });
    await updateEndedBookings(tx, ids);
    const messages = await updateOldMessages(tx, { before: now - messageDays * DAY_MS, limit: slice });
    await updateDataRound(tx, { through, bookings: ids.length, messages, now });
    return isWhole ? ids.length + messages : slice;
  });
}
