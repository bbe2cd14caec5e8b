import type { Handle } from '../../db/client.ts';

/** Mail address of an account; null without one. */
export async function findAddress(handle: Handle, accountId: number): Promise<string | null> {
  const row = await handle
    .selectFrom('staff_account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.email ?? null;
}
