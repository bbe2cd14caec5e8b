import type { Db, Tx } from '../../db/client.ts';
import { DatabaseTrouble } from '../../db/trouble.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { JobLog } from '../../job-log.ts';
import { Refused } from '../../refused.ts';
import { insertFailedSale } from '../../store/booking/failed-sale-repository.ts';

/** Refusals that are our side's failure, not an answer to the guest. */
const ours: readonly string[] = ['backend.unavailable', 'server.busy'];

/**
 * Keeps a sale that our side could not finish and queues the notice to the resort; a refusal by rule is none. Never throws: the guest is to
 * hear of the failure itself.
 */
export async function reportFailedSale(
  { db, log }: { readonly db: Db; readonly log: JobLog },
  { guest, serviceId, error, now }: { guest: GuestCaller; serviceId: number; error: unknown; now: number },
): Promise<void> {
  if (error instanceof Refused && !ours.includes(error.code)) return;
  const isTrouble = error instanceof DatabaseTrouble;
  const code = error instanceof Refused ? error.code : isTrouble ? 'server.busy' : 'server.error';
  const noting = insertFailedSale(db, { hotel: guest.hotel, folio: guest.folio, serviceId, code, now }).catch(
    (failure: unknown) => log.warn({ err: failure }, 'a failed sale could not be noted'),
  );
  // The guest has waited for the same database long enough.
  if (!isTrouble) await noting;
}

/** The same for a guest whose money came after the ride was gone, in the transaction that gives it back. */
export async function reportLateMoney(
  tx: Tx,
  { hotel, folio, serviceId, now }: { hotel: string; folio: string; serviceId: number; now: number },
): Promise<void> {
  await insertFailedSale(tx, { hotel, folio, serviceId, code: 'booking.no_longer_available_returned', now });
}
