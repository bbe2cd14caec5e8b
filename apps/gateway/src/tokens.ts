import type { Pool } from 'pg';
import { newId } from './charges.ts';
import { runStatement, type Statement, sqlState, UNIQUE_VIOLATION } from './ledger-query.ts';
import { type Behaviour, startOf } from './test-cards.ts';

const MINT: Statement = {
  name: 'sandbox_mint',
  text: `insert into sandbox_gateway.token (token, ticket, behaviour, first_status, first_reason, brand, last4, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, now() + $8::double precision * interval '1 millisecond')`,
};

/**
 * Makes a token that can be charged once. Of the card only its brand, its last four digits and what the sandbox shall do with it
 * are kept.
 * @returns the token; undefined when the frame's ticket was used before.
 */
export async function mintToken(
  pool: Pool,
  card: { ticket: string; behaviour: Behaviour; brand: string; last4: string; lifeMs: number },
): Promise<string | undefined> {
  const token = newId('tok');
  const start = startOf(card.behaviour);
  try {
    await runStatement(pool, MINT, [
      token,
      card.ticket,
      card.behaviour,
      start.status,
      start.reason,
      card.brand,
      card.last4,
      card.lifeMs,
    ]);
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
  return token;
}

const FORGET: Statement = {
  name: 'sandbox_forget_tokens',
  text: `delete from sandbox_gateway.token where expires_at < now() - interval '1 day'`,
};

/** Drops tokens that have long expired, so that the ledger keeps charges and refunds only. */
export async function forgetOldTokens(pool: Pool): Promise<void> {
  await runStatement(pool, FORGET, []);
}
