import type { Pool } from 'pg';
import type { CardJson } from './api-json.ts';
import { newId } from './charges.ts';
import { runStatement, type Statement, sqlState, UNIQUE_VIOLATION } from './ledger-query.ts';
import { type Behaviour, findPublicToken, fundingOf, startOf } from './test-cards.ts';

const MINT: Statement = {
  name: 'sandbox_mint',
  text: `insert into sandbox_gateway.token (token, ticket, behaviour, first_status, first_reason, brand, last4, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, now() + $8::double precision * interval '1 millisecond')`,
};

/**
 * Makes a token that can be charged once. Of the card only its brand, its last four digits and its behaviour are kept.
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

const READ: Statement = {
  name: 'sandbox_read_card',
  text: 'select brand, last4 from sandbox_gateway.token where token = $1 and expires_at > now()',
};

/** The sandbox's facts of a token's card; undefined for a token that cannot be charged any more. */
export async function readCard(pool: Pool, token: string): Promise<CardJson | undefined> {
  const open = findPublicToken(token);
  const [card] = open ? [open] : await runStatement<{ brand: string; last4: string }>(pool, READ, [token]);
  return card && { brand: card.brand, funding: fundingOf(card.last4), issuer: 'SANDBOX', country: 'US' };
}

const FORGET: Statement = {
  name: 'sandbox_forget_tokens',
  text: `delete from sandbox_gateway.token where expires_at < now() - interval '1 day'`,
};

/** Drops tokens that have long expired, so that the ledger keeps charges and refunds only. */
export async function forgetOldTokens(pool: Pool): Promise<void> {
  await runStatement(pool, FORGET, []);
}
