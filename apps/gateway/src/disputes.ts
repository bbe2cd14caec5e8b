import type { Pool } from 'pg';
import { newId } from './charges.ts';
import { runStatement, type Statement } from './ledger-query.ts';

/** `warned`, `ended`: of an early fraud warning. */
export type DisputeStatus =
  | 'warned'
  | 'ended'
  | 'inquiry'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
  | 'prevented';

const TELL: Statement = {
  name: 'sandbox_dispute',
  text: `
    with told as (
      insert into sandbox_gateway.dispute (id, charge_id, status, reason, due_at)
      select $1, id, $3, $4, to_timestamp($5::double precision / 1000.0) from sandbox_gateway.charge where id = $2
      on conflict (id) do update set status = excluded.status
      returning id, charge_id, status)
    insert into sandbox_gateway.event (id, type, charge_id, dispute_row, dispute_status)
    select $6, 'dispute.told', charge_id, id, status from told returning dispute_row as id`,
};

/** The guest's bank opens a dispute or goes on with one, for tests: the balance stays as it is. @returns its id */
export async function tellDispute(
  pool: Pool,
  told: { id?: string; chargeId: string; status: DisputeStatus; reason: string; dueAtMs: number | null },
): Promise<string | undefined> {
  const id = told.id ?? newId('dp');
  const values = [id, told.chargeId, told.status, told.reason, told.dueAtMs, newId('evt')];
  return (await runStatement<{ id: string }>(pool, TELL, values))[0]?.id;
}
