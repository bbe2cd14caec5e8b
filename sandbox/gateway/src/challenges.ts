import type { Pool } from 'pg';
import { type Charge, type ChargeRow, newId, toCharge } from './charges.ts';
import { runStatement, type Statement } from './ledger-query.ts';

const FIND: Statement = {
  name: 'sandbox_challenge_find',
  text: 'select * from sandbox_gateway.charge where id = $1 and action_secret = $2',
};

/** The charge behind a bank's page; the secret in the page's address is the right to see and to decide it. */
export async function findChallenge(pool: Pool, id: string, secret: string): Promise<Charge | undefined> {
  const [row] = await runStatement<ChargeRow>(pool, FIND, [id, secret]);
  return row === undefined ? undefined : toCharge(row);
}

const DECIDE: Statement = {
  name: 'sandbox_challenge_decide',
  text: `
    with decided as (
      update sandbox_gateway.charge
      set status = case when $3 then 'succeeded' else 'declined' end,
          reason = case when $3 then null else 'authentication_failed' end, settled_at = now()
      where id = $1 and action_secret = $2 and status = 'requires_action'
      returning *
    ),
    evt as (
      insert into sandbox_gateway.event (id, type, charge_id)
      select $4, case when $3 then 'charge.succeeded' else 'charge.failed' end, id from decided
    )
    select * from decided`,
};

/**
 * The guest's answer to the bank. Only the first decides; a second click, a reload or a closed attempt changes nothing.
 * @returns true if this call decided it.
 */
export async function decideChallenge(
  pool: Pool,
  answer: { id: string; secret: string; approved: boolean },
): Promise<boolean> {
  const rows = await runStatement(pool, DECIDE, [answer.id, answer.secret, answer.approved, newId('evt')]);
  return rows.length > 0;
}
