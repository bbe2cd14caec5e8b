import type { AccountOfPerson } from '@traslado/domain/access/same-person';
import { sql } from 'kysely';
import type { Handle } from './client.ts';

/** The fields that identify the person behind an account; null when the account is gone. */
export async function findPersonOf(handle: Handle, accountId: number): Promise<AccountOfPerson | null> {
  const { rows } = await sql<AccountOfPerson>`
    select id as account_id, email, issuer, subject from staff_account where id = ${accountId}`.execute(
    handle,
  );
  return rows[0] ?? null;
}
