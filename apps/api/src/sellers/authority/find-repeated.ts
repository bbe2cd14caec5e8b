import type { Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { RequestRecord } from '../../store/request/record.ts';
import { findRequestByKey } from '../../store/request/repository.ts';

type Wish = Pick<RequestRecord, 'kind' | 'couponId' | 'amountMinor' | 'reason' | 'note'>;

/**
 * The earlier request under this key; null for a new key.
 * @throws Refused `intent.other_body` for another request under it
 */
export async function findRepeated(
  tx: Tx,
  { accountId }: Pick<StaffCaller, 'accountId'>,
  wish: Wish,
  { key, now }: { readonly key: string; readonly now: number },
): Promise<RequestRecord | null> {
  const repeated = await findRequestByKey(tx, { accountId, key, now });
  if (!repeated) return null;
  const isSame = (['kind', 'couponId', 'amountMinor', 'reason', 'note'] as const).every(
    (part) => repeated[part] === wish[part],
  );
  if (!isSame) throw new Refused('intent.other_body', { field: 'uuidReference' });
  return repeated;
}
