import { DAY_MS, type Instant } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { lostRefundId } from './money-cases.ts';

/**
 * The embedded sandbox gateway keeps its own books in a schema of its own. The demo's payments are entered there too, so that they
 * reconcile and can be refunded; nothing happens with a gateway elsewhere.
 *
 * Three differences are planted, and nothing else differs: a charge of USD 95.00 that no booking knows, the repayment of USD 24.00 that the
 * bank sent back, and a payout that is short by USD 0.30.
 */
export async function enterDemoCharges(tx: Tx, now: Instant): Promise<void> {
  const { rows } = await sql<{ here: boolean }>`
    select to_regclass('sandbox_gateway.dispute') is not null as here`.execute(tx);
  if (!rows[0]?.here) return;
  // Sales were emptied, so are the books of their money.
  await sql`truncate sandbox_gateway.balance_entry, sandbox_gateway.payout, sandbox_gateway.payout_shortfall, sandbox_gateway.refund,
    sandbox_gateway.dispute, sandbox_gateway.event, sandbox_gateway.charge, sandbox_gateway.token`.execute(
    tx,
  );
  await sql`
    insert into sandbox_gateway.charge (id, idempotency_key, fingerprint, attempt_id, amount_minor, currency, description, coupon_id, brand,
      last4, behaviour, status, reason, refunded_minor, created_at, settled_at)
    select a.gateway_id, 'demo-' || a.id, 'demo', a.id::text, a.amount_minor, a.currency, 'Demo booking', c.coupon_code, a.card_brand,
      a.card_last4, case a.status when 'failed' then replace(a.failure, 'authentication_failed', 'three_d_secure') else 'succeed' end,
      case a.status when 'failed' then 'declined' else 'succeeded' end, a.failure, coalesce(back.amount, 0), a.created_at, a.updated_at
    from payment_attempt a join coupon c on c.id = a.coupon_id
    left join (
      select attempt_id, sum(amount_minor) as amount from refund where status = 'succeeded' and id <> ${lostRefundId}
      group by attempt_id) back on back.attempt_id = a.id
    where a.status in ('succeeded', 'failed')`.execute(tx);
  const lost = new Date(now - 6 * DAY_MS);
  await sql`
    insert into sandbox_gateway.charge (id, idempotency_key, fingerprint, attempt_id, amount_minor, currency, description, coupon_id, brand,
      last4, behaviour, status, created_at, settled_at)
    values ('ch_demo_nobody', 'demo-nobody', 'demo', 'demo-nobody', 9500, 'USD', 'Airport transfer', 'DEMO000000', 'visa', '4242', 'succeed',
      'succeeded', ${lost}::timestamptz, ${lost}::timestamptz)`.execute(tx);
  // The bank sent one of them back, which is unknown here.
  await sql`
    insert into sandbox_gateway.refund (id, idempotency_key, fingerprint, refund_id, charge_id, amount_minor, status, created_at)
    select coalesce(r.gateway_id, 're_demo_' || r.id), 'demo-' || r.id, 'demo', r.id::text, a.gateway_id, r.amount_minor,
      case r.id when ${lostRefundId} then 'failed' else r.status end, r.updated_at
    from refund r join payment_attempt a on a.id = r.attempt_id where r.status in ('succeeded', 'failed')`.execute(
    tx,
  );
  await sql`
    insert into sandbox_gateway.payout_shortfall (paid_for, currency, amount_minor)
    values ((${new Date(now - 10 * DAY_MS)}::timestamptz at time zone 'utc')::date, 'USD', 30)`.execute(tx);
  await sql`analyze sandbox_gateway.charge, sandbox_gateway.refund, sandbox_gateway.balance_entry, sandbox_gateway.payout`.execute(
    tx,
  );
}
