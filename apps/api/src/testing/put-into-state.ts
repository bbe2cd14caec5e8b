import { sql } from 'kysely';
import type { Handle } from '../db/client.ts';

type Table = 'coupon' | 'transfer' | 'payment_attempt' | 'refund' | 'dispute';

/** Puts a row into any state, also one that the product never reaches. Inside a transaction of the caller's, or one of its own. */
export async function putIntoState(
  handle: Handle,
  table: Table,
  id: number | string,
  status: string,
): Promise<void> {
  const put = async (tx: Handle): Promise<void> => {
    const name = sql.table(table);
    const trigger = sql.id(`${table}_transition`);
    await sql`alter table ${name} disable trigger ${trigger}`.execute(tx);
    await sql`update ${name} set status = ${status} where id = ${id}`.execute(tx);
    await sql`alter table ${name} enable trigger ${trigger}`.execute(tx);
  };
  await (handle.isTransaction ? put(handle) : handle.transaction().execute(put));
}
