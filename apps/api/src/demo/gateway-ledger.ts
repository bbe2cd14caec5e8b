import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';

/**
 * The embedded sandbox gateway keeps its own books in a schema of its own. The demo's payments are entered there too, so that they reconcile and can
 * be refunded; nothing happens where the gateway is elsewhere.
 */
export async function enterDemoCharges(tx: Tx): Promise<void> {
  const { rows } = await sql<{ here: boolean }>`
    select to_regclass('sandbox_gateway.charge') is not null as here`.execute(tx);
  if (!rows[0]?.here) return;
  // Sales were emptied, so are the books of their money.
  await sql`truncate sandbox_gateway.refund, sandbox_gateway.event, sandbox_gateway.charge, sandbox_gateway.token`.execute(
    tx,
  );
  await sql`
    insert into sandbox_gateway.charge (id, idempotency_key, fingerprint, attempt_id, amount_minor, currency, description, coupon_id, brand,
      last4, behaviour, status, created_at, settled_at)
    select a.gateway_id, 'demo-' || a.id, 'demo', a.id::text, a.amount_minor, a.currency, 'Demo booking', c.coupon_code, a.card_brand,
      a.card_last4, 'succeed', 'succeeded', a.created_at, a.created_at
    from payment_attempt a join coupon c on c.id = a.coupon_id`.execute(tx);
}
