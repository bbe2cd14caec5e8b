import { type Check, type LetterCount, lettersDiffer } from '@traslado/domain/booking/promises';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import type { GatewayCharge, PaymentsPort } from '../../ports/payments.ts';

/** A broken promise. `subject` is a booking number, or the words for a departure or a job. */
export type Discrepancy = { readonly check: Check; readonly subject: string; readonly detail: string };

/** Bookings by their ids, above the one and up to the other. */
export type Slice = { readonly after: number; readonly through: number };

/** The next bookings, at most `limit`; null behind the last. */
export async function findSlice(
  handle: Handle,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<(Slice & { readonly bookings: number }) | null> {
  const { rows } = await sql<{ through: number | null; bookings: number }>`
    select max(id) as through, count(*) as bookings
    from (select id from coupon where id > ${after} order by id limit ${limit}) as next`.execute(handle);
  const [{ through, bookings } = { through: null, bookings: 0 }] = rows;
  return through === null ? null : { after, through, bookings };
}

// Rows are found by an index for each row of the slice: a join would read tables whole, and `offset 0` keeps it from becoming one.

/**
 * Lists the inconsistencies of money and seats of some bookings. Captured − refunded = ledger = paid by bookings; seats sold and held fit; no leg
 * of a stay is booked twice, but for a requested additional vehicle.
 */
export async function listDiscrepancies(
  handle: Handle,
  { after, through }: Slice,
  now: number,
): Promise<Discrepancy[]> {
  const { rows } = await sql<Discrepancy>`
    with slice as materialized (select * from coupon where id > ${after} and id <= ${through}),
    attempt as materialized (
      select a.*, s.coupon_code, l.entered from slice s join payment_attempt a on a.coupon_id = s.id cross join lateral (
        select coalesce(sum(amount_minor), 0) as entered from ledger_entry
        where attempt_id = a.id and kind = 'capture' and coupon_id = s.id) l),
    back as materialized (
      select r.*, s.coupon_code, coalesce(l.out, 0) + coalesce(b.returned, 0) as entered
      from slice s join refund r on r.coupon_id = s.id
        left join lateral (select amount_minor as out from ledger_entry
          where refund_id = r.id and kind = 'refund' and amount_minor > 0 and coupon_id = s.id) l on true
        left join lateral (select amount_minor as returned from ledger_entry
          where refund_id = r.id and amount_minor < 0 and coupon_id = s.id) b on true),
    place as materialized (
      select s.coupon_code, s.status, t.status as ride, e.* from slice s
        cross join lateral (select id, status from transfer where coupon_id = s.id offset 0) t
        cross join lateral (select departure_id, held_until, released_at, change_id from seat where transfer_id = t.id offset 0) e),
    departure as materialized (select distinct departure_id as id from place where released_at is null),
    leg as materialized (
      select distinct r.hotel, r.folio, t.direction from slice s join coupon_stay r on r.coupon_id = s.id join transfer t on t.coupon_id = s.id
      where s.status in ('confirmed', 'partially_cancelled') and t.status = 'confirmed' and not t.additional)
    select 'booking.paid' as check, s.coupon_code as subject,
      format('booking %s − %s, ledger %s − %s', s.paid_minor, s.refunded_minor, coalesce(i.captured, 0), coalesce(o.refunded, 0)) as detail
    from slice s
      left join (select coupon_id, sum(entered) as captured from attempt group by coupon_id) i on i.coupon_id = s.id
      left join (select coupon_id, sum(entered) as refunded from back group by coupon_id) o on o.coupon_id = s.id
    where s.paid_minor <> coalesce(i.captured, 0) or s.refunded_minor <> coalesce(o.refunded, 0)
    union all
    select 'attempt.entered', coupon_code, format('attempt %s: %s of %s, entered %s', id, status, amount_minor, entered)
    from attempt where entered <> case when status = 'succeeded' then amount_minor else 0 end
    union all
    select 'refund.entered', coupon_code, format('refund %s: %s of %s, entered %s', id, status, amount_minor, entered)
    from back where entered <> case when status = 'succeeded' then amount_minor else 0 end
    union all
    select 'refund.too_much', a.coupon_code, format('attempt %s: %s of %s', a.id, sum(b.amount_minor), a.amount_minor)
    from attempt a join back b on b.attempt_id = a.id and b.replaced_by is null
    group by a.id, a.coupon_code, a.amount_minor having sum(b.amount_minor) > a.amount_minor
    union all
    select 'booking.price', s.coupon_code, format('%s costs %s, paid %s, given back or asked back %s, of it by hand %s', s.status,
      s.total_minor, s.paid_minor, coalesce(b.back, 0), coalesce(b.by_hand, 0))
    from slice s left join (
      select coupon_id, sum(amount_minor) as back, sum(amount_minor) filter (where reason in ('by_hand', 'at_gateway')) as by_hand
      from back where replaced_by is null group by coupon_id) b on b.coupon_id = s.id
    where s.status = 'confirmed'
      and greatest(0, s.total_minor - coalesce(b.by_hand, 0)) <> s.paid_minor - coalesce(b.back, 0)
    union all
    select 'booking.lowered', s.coupon_code, format('lowered by %s, let go by staff %s', s.lowered_minor, q.let_go)
    from slice s cross join lateral (
      select coalesce(sum(amount_minor), 0) as let_go from refund_request
      where coupon_id = s.id and kind = 'price' and status = 'approved') q
    where s.lowered_minor <> q.let_go
    union all
    select 'departure.seats', format('%s %s, %s %s h', p.code, d.direction, d.service_on, d.pickup_hour),
      format('%s taken of %s', e.taken, d.capacity)
    from departure join shared_departure d on d.id = departure.id join property p on p.id = d.property_id cross join lateral (
      select sum(seats) as taken from seat where departure_id = d.id and released_at is null
        and (held_until is null or held_until >= ${new Date(now)})) e
    where e.taken > d.capacity
    union all
    select 'leg.twice', b.codes, format('%s of %s/%s', leg.direction, leg.hotel, leg.folio)
    from leg cross join lateral (
      select string_agg(c.coupon_code, ' ' order by c.id) as codes, count(*) as times
      from coupon_stay r join coupon c on c.id = r.coupon_id join transfer t on t.coupon_id = c.id
      where r.hotel = leg.hotel and r.folio = leg.folio and t.direction = leg.direction
        and c.status in ('confirmed', 'partially_cancelled') and t.status = 'confirmed' and not t.additional) b
    where b.times > 1
    union all
    select 'seat.sold', coupon_code, format('%s booking, seat held until %s', status, held_until) from place
    where change_id is null
      and (held_until is null and released_at is null) <> (ride in ('confirmed', 'completed', 'no_show'))`.execute(
    handle,
  );
  return rows;
}

type CountedLetters = LetterCount & Pick<Discrepancy, 'subject'> & { readonly check: Check };

/**
 * Lists the letters of some bookings that are missing or there twice: the one of the booking, and one of each change. A letter that a guest asked
 * for is a copy and not counted.
 */
export async function listLetterDiscrepancies(
  handle: Handle,
  { after, through }: Slice,
): Promise<Discrepancy[]> {
  const { rows } = await sql<CountedLetters>`
    with slice as materialized (select * from coupon where id > ${after} and id <= ${through}),
    waiting as materialized (
      select coalesce(payload ->> 'couponId', payload ->> 'changeId') as about, count(*) as jobs from job
      where done_at is null and failed_at is null and kind in ('send_confirmation_letter', 'send_change_letter') group by 1),
    letter as (
      select 'booking.letter' as check, s.coupon_code as subject, s.confirmed_at is not null as is_made, s.status, s.contact_email as email,
        m.written, coalesce(w.jobs, 0) as waiting
      from slice s left join waiting w on w.about = s.id::text cross join lateral (
        select count(*) - greatest(0, count(distinct split_part(message_id, '.', 3)) - 1) as written from mail
        where coupon_id = s.id and kind = 'confirmation' and split_part(message_id, '.', 3) not like 'r%') m
      union all
      select 'change.letter', s.coupon_code, true, s.status, s.contact_email, m.written, coalesce(w.jobs, 0)
      from slice s join coupon_change h on h.coupon_id = s.id and h.kind = 'change' and h.status = 'applied'
        left join waiting w on w.about = h.id::text cross join lateral (
        select count(distinct kind) as written from mail
        where coupon_id = s.id and kind = 'change' and split_part(message_id, '.', 3) = format('v%s', h.base_version + 1)) m)
    select * from letter where greatest(written, waiting) <> 1`.execute(handle);
  return rows.filter(lettersDiffer).map(({ check, subject, written, waiting }) => ({
    check,
    subject,
    detail: `${written} letters written, ${waiting} to be written`,
  }));
}

/** Payments of a time, epoch milliseconds. The last moments can be left out: a payment under way is in one list and not yet in the other. */
export type Begun = { readonly from: number; readonly until?: number };

/** Longest time from our attempt to the gateway's charge, for the edge of such a time. */
const EDGE_MS = HOUR_MS;

/**
 * Compares the attempts with the gateway's own list of charges.
 * @param onCharge hears of each charge that took money
 */
export async function checkGateway(
  handle: Handle,
  payments: Pick<PaymentsPort, 'listCharges'>,
  { from, until = Number.POSITIVE_INFINITY }: Begun,
  onCharge: () => void = () => undefined,
): Promise<Discrepancy[]> {
  const charges = new Map<string, GatewayCharge>();
  const found: Discrepancy[] = [];
  for await (const charge of payments.listCharges(from)) {
    if (charge.status !== 'succeeded') continue;
    onCharge();
    if (charges.has(charge.attemptId))
      found.push({ check: 'gateway.twice', subject: charge.attemptId, detail: charge.gatewayId });
    charges.set(charge.attemptId, charge);
  }
  type Ours = { id: string; code: string; createdAt: number; amountMinor: number; refundedMinor: number };
  const { rows } = await sql<Ours>`
    select a.id, c.coupon_code as code, a.created_at, a.amount_minor, (
      select coalesce(sum(amount_minor), 0) from refund where attempt_id = a.id and status = 'succeeded') as refunded_minor
    from payment_attempt a join coupon c on c.id = a.coupon_id
    where a.status = 'succeeded' and a.created_at >= ${new Date(from - EDGE_MS)}`.execute(handle);
  for (const { id, code, createdAt, amountMinor, refundedMinor } of rows) {
    const charge = charges.get(id);
    charges.delete(id);
    if (createdAt > until || (!charge && createdAt < from + EDGE_MS)) continue;
    if (charge?.amountMinor !== amountMinor || charge.refundedMinor !== refundedMinor)
      found.push({
        check: 'gateway.differs',
        subject: code,
        detail: `attempt ${id}: ours ${amountMinor} − ${refundedMinor}, theirs ${charge ? `${charge.amountMinor} − ${charge.refundedMinor}` : 'none'}`,
      });
  }
  for (const [id, charge] of charges)
    if (charge.createdAtMs <= until)
      found.push({ check: 'gateway.unknown_here', subject: id, detail: String(charge.amountMinor) });
  return found;
}

/** The round over the bookings that all processes share. */
export type Round = {
  /** Bookings up to this one were read. */
  readonly through: number;
  readonly found: readonly Discrepancy[];
};

/** The round to go on with, or a new one where the last began before `beganBefore`; null when none is due, or another process is at it. */
export async function takeRound(
  tx: Tx,
  { beganBefore, now }: { readonly beganBefore: number; readonly now: number },
): Promise<Round | null> {
  const { rows } = await sql<Round>`
    with mine as (
      select * from book_round where ended_at is null or began_at < ${new Date(beganBefore)} for update skip locked)
    update book_round r set ended_at = null,
      began_at = case when mine.ended_at is null then mine.began_at else ${new Date(now)} end,
      through = case when mine.ended_at is null then mine.through else 0 end,
      found = case when mine.ended_at is null then mine.found else '[]' end
    from mine where r.id = mine.id returning r.through, r.found`.execute(tx);
  return rows[0] ?? null;
}

/** Keeps how far a round has come. @param endedAt null where bookings are left */
export async function updateRound(
  tx: Tx,
  { through, found, endedAt }: Round & { readonly endedAt: number | null },
): Promise<void> {
  await tx
    .updateTable('book_round')
    .set({ through, found: JSON.stringify(found), ended_at: endedAt === null ? null : new Date(endedAt) })
    .execute();
}
