import type { CallAnswer } from '@traslado/contract/schemas';
import type { Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { findRequest } from '../../store/request/repository.ts';
import { presentRequest } from './presenter.ts';

/** A request that this transaction wrote, as staff see it. */
export async function presentWritten(
  tx: Tx,
  { inventory }: { readonly inventory: Pick<Inventory, 'current'> },
  staff: StaffCaller,
  { id, now }: { readonly id: number; readonly now: number },
): Promise<CallAnswer<'askRefund'>> {
  const written = await findRequest(tx, id, { scope: staff.scope, now });
  if (!written) throw new Error('a request that was written is not there');
  return presentRequest(inventory.current(), written, now);
}
