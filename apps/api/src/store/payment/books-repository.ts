import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import type { GatewayCharge, PaymentsPort } from '../../ports/payments.ts';

/** An inconsistency in the books. `subject` is a booking number, an attempt or a departure. */
export type Discrepancy = { readonly check: string; readonly subject: string; readonly detail: string };

/**
 * Lists the inconsistencies of the books; an empty list means that all is well. Captured − refunded = ledger = paid by bookings; seats sold
 * and held fit; every booking that was ever confirmed has its letter once and was paid once; no leg of a stay is booked twice, but for a
 * requested additional vehicle.
 */
export async function checkMoney(handle: Handle, now: number): Promise<Discrepancy[]> {
  const { rows } = await sql<Discrepancy>`
    with entry as (
      select coupon_id, coalesce(sum(amount_minor) filter (where kind = 'capture'), 0) as captured,
        coalesce(sum(amount_minor) filter (where kind = 'refund'), 0) as refunded
      from ledger_entry group by coupon_id)
    select 'booking.paid' as check, c.coupon_code as subject,
      format('booking %s − %s, ledger %s − %s', c.paid_minor, c.refunded_minor, coalesce(e.captured, 0), coalesce(e.refunded, 0)) as detail
    from coupon c left join entry e on e.coupon_id = c.id
    where c.paid_minor <> coalesce(e.captured, 0) or c.refunded_minor <> coalesce(e.refunded, 0)
    union all
    select 'attempt.entered', a.id::text, format('%s of %s, entered %s', a.status, a.amount_minor, l.entered)
    from payment_attempt a cross join lateral (
      select coalesce(sum(amount_minor), 0) as entered from ledger_entry where attempt_id = a.id and kind = 'capture') l
    where l.entered <> case when a.status = 'succeeded' then a.amount_minor else 0 end
    union all
    select 'refund.entered', r.id::text, format('%s of %s, entered %s', r.status, r.amount_minor, l.entered)
    from refund r cross join lateral (
      select coalesce(sum(amount_minor), 0) as entered from ledger_entry where refund_id = r.id) l
    where l.entered <> case when r.status = 'succeeded' then r.amount_minor else 0 end
    union all
    select 'refund.too_much', a.id::text, format('%s of %s', sum(r.amount_minor), a.amount_minor)
    from payment_attempt a join refund r on r.attempt_id = a.id and r.replaced_by is null
    group by a.id, a.amount_minor having sum(r.amount_minor) > a.amount_minor
    union all
    select 'booking.price', c.coupon_code, format('%s costs %s, paid %s, given back or asked back %s, of it by hand %s', c.status,
      c.total_minor, c.paid_minor, b.back, b.by_hand)
    from coupon c cross join lateral (
      select coalesce(sum(amount_minor), 0) as back, coalesce(sum(amount_minor) filter (where reason in ('by_hand', 'at_gateway')), 0) as by_hand
      from refund where coupon_id = c.id and replaced_by is null) b
    where c.status = 'confirmed' and greatest(0, c.total_minor - b.by_hand) <> c.paid_minor - b.back
    union all
    select 'booking.lowered', c.coupon_code, format('lowered by %s, let go by staff %s', c.lowered_minor, coalesce(q.let_go, 0))
    from coupon c left join (
      select coupon_id, sum(amount_minor) as let_go from refund_request where kind = 'price' and status = 'approved' group by coupon_id) q
      on q.coupon_id = c.id
    where c.lowered_minor <> coalesce(q.let_go, 0)
    union all
    select 'booking.letter', c.coupon_code, format('%s letters', l.letters)
    from coupon c cross join lateral (
      select count(*) as letters from job
      where kind = 'send_confirmation_letter' and payload @> jsonb_build_object('couponId', c.id)) l
    where l.letters <> case when c.confirmed_at is null then 0 else 1 end
    union all
    select 'departure.seats', d.id::text, format('%s taken of %s', sum(s.seats), d.capacity)
    from shared_departure d join seat s on s.departure_id = d.id and s.released_at is null
      and (s.held_until is null or s.held_until >= ${new Date(now)})
    group by d.id, d.capacity having sum(s.seats) > d.capacity
    union all
    select 'leg.twice', string_agg(c.coupon_code, ' ' order by c.id), format('%s of %s/%s', t.direction, s.hotel, s.folio)
    from coupon c join coupon_stay s on s.coupon_id = c.id join transfer t on t.coupon_id = c.id
    where c.status in ('confirmed', 'partially_cancelled') and t.status = 'confirmed' and not t.additional
    group by s.hotel, s.folio, t.direction having count(*) > 1
    union all
    select 'seat.sold', c.coupon_code, format('%s booking, seat held until %s', c.status, s.held_until)
    from seat s join transfer t on t.id = s.transfer_id join coupon c on c.id = t.coupon_id
    where s.change_id is null and (s.held_until is null and s.released_at is null) <> (t.status in ('confirmed', 'completed', 'no_show'))`.execute(
    handle,
  );
  return rows;
}

/** Compares the attempts with the gateway's own list of charges since `fromMs`, epoch milliseconds. */
export async function checkGateway(
  handle: Handle,
  payments: Pick<PaymentsPort, 'listCharges'>,
  fromMs: number,
): Promise<Discrepancy[]> {
  const charges = new Map<string, GatewayCharge>();
  const found: Discrepancy[] = [];
  for await (const charge of payments.listCharges(fromMs)) {
    if (charge.status !== 'succeeded') continue;
    if (charges.has(charge.attemptId))
      found.push({ check: 'gateway.twice', subject: charge.attemptId, detail: charge.gatewayId });
    charges.set(charge.attemptId, charge);
  }
  const { rows } = await sql<{ id: string; amountMinor: number; refundedMinor: number }>`
    select a.id, a.amount_minor, (
      select coalesce(sum(amount_minor), 0) from refund where attempt_id = a.id and status = 'succeeded') as refunded_minor
    from payment_attempt a where a.status = 'succeeded' and a.created_at >= ${new Date(fromMs)}`.execute(
    handle,
  );
  for (const { id, amountMinor, refundedMinor } of rows) {
    const charge = charges.get(id);
    charges.delete(id);
    if (charge?.amountMinor !== amountMinor || charge.refundedMinor !== refundedMinor)
      found.push({
        check: 'gateway.differs',
        subject: id,
        detail: `ours ${amountMinor} − ${refundedMinor}, theirs ${charge ? `${charge.amountMinor} − ${charge.refundedMinor}` : 'none'}`,
      });
  }
  for (const [id, charge] of charges)
    found.push({ check: 'gateway.unknown_here', subject: id, detail: String(charge.amountMinor) });
  return found;
}
