import type { Db } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { IdempotencyKey } from '../../idempotency/idempotency-key.ts';
import type { Sale } from '../../store/booking/sale.ts';
import { answerMs, type BackendCall } from '../../store/their-booking/record.ts';
import { insertCall } from '../../store/their-booking/repository.ts';

type Accepted = Pick<Sale, 'terms' | 'language'>;

/**
 * Keeps a call before it is sent, with the terms that the guest accepts. False when its key came before, or an earlier call like it has no
 * known end.
 */
export async function beginCall(
  db: Db,
  call: BackendCall,
  idempotency: IdempotencyKey,
  accepted: Accepted = { terms: [], language: 'en' },
): Promise<boolean> {
  try {
    return await insertCall(db, call, { idempotency, checkAt: call.createdAt + answerMs, accepted });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
