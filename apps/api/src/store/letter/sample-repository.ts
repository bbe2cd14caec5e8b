import type { Handle } from '../../db/client.ts';

/** Where one of staff is written to; null without an address. */
export async function findAddress(handle: Handle, accountId: number): Promise<string | null> {
  const row = await handle
    .selectFrom('staff_account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.email ?? null;
}
