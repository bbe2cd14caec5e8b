import type { Pool } from 'pg';
import { newId } from './charges.ts';
import { runStatement, type Statement } from './ledger-query.ts';

/** `warned`, `ended`: of an early fraud warning. */
export const DISPUTE_STATUSES = [
  'warned',
  'ended',
  'inquiry',
  'inquiry_review',
  'inquiry_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'prevented',
] as const;

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

const TELL: Statement = {
  name: 'sandbox_dispute',
  text: `
    with told as (
      insert into sandbox_gateway.dispute (id, charge_id, status, reason, due_at)
      select $1 || '_' || id, id, $3, 'fraudulent', to_timestamp($4::double precision / 1000.0) from sandbox_gateway.charge where id = $2
      on conflict (id) do update set status = excluded.status
      returning id, charge_id, status)
    insert into sandbox_gateway.event (id, type, charge_id, dispute_row, dispute_status)
    select $5, 'dispute.told', charge_id, id, status from told returning dispute_row as id`,
};

/**
 * The guest's bank disputes a charge or goes on with it, or the network warns of fraud: the balance stays as it is. A charge has one of
 * each.
 */
export async function tellDispute(
  pool: Pool,
  { chargeId, status, dueAtMs }: { chargeId: string; status: DisputeStatus; dueAtMs: number | null },
): Promise<void> {
  const kind = status === 'warned' || status === 'ended' ? 'issfr' : 'dp';
  await runStatement(pool, TELL, [kind, chargeId, status, dueAtMs, newId('evt')]);
}
