import { sql } from 'kysely';
import type { Tx } from './client.ts';

/** Runs work that is rolled back if it fails, while the transaction goes on. */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const answer = await work();
    await sql`release savepoint part`.execute(tx);
    return answer;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    throw error;
  }
}
