import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { JobLog } from '../../jobs/worker.ts';
import { Refused } from '../../refused.ts';
import { insertFailedSale } from './failed-sale-repository.ts';

/** Refusals that are our side's failure, not an answer to the guest. */
const ours: readonly string[] = ['backend.unavailable', 'server.busy'];

/**
 * Notes a sale that our side could not finish and queues the notice to the resort; a refusal by rule is none. Never throws: the guest is to
 * hear of the failure itself.
 */
export async function reportFailedSale(
  { db, log }: { readonly db: Db; readonly log: JobLog },
  { guest, serviceId, error, now }: { guest: GuestCaller; serviceId: number; error: unknown; now: number },
): Promise<void> {
  if (error instanceof Refused && !ours.includes(error.code)) return;
  const code = error instanceof Refused ? error.code : 'server.error';
  try {
    await insertFailedSale(db, { hotel: guest.hotel, folio: guest.folio, serviceId, code, now });
  } catch (failure) {
    log.warn({ err: failure }, 'a failed sale could not be noted');
  }
}
