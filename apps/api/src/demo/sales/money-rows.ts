import { MINUTE_MS, toIso } from '@traslado/domain/time/instant';
import { addRow, type EndedSale, type SaleRows, saleUuid } from './ended-sale.ts';

const cards = [
  ['visa', '4242', 'Bayfront National Bank', null],
  ['visa', '1881', 'Banco Perla del Caribe', null],
  ['visa', '0077', null, 'GB'],
  ['mastercard', '4444', 'Lakeside Trust Bank', null],
  ['mastercard', '8210', 'Banco Costa Pacífico', null],
  ['amex', '0005', null, 'CA'],
] as const;

/** Attempts, their ledger lines, and their refunds. */
export function moneyRows(
  rows: SaleRows,
  { sale, course, ids, merchantId, refund, couponCode }: EndedSale,
): void {
  const { currency } = sale.due;
  const [brand, last4, issuer, country] = cards[ids.index % cards.length] ?? cards[0];
  const changeId = course.change ? saleUuid(4, ids.index, 1) : null;
  const paid: { id: string; left: number }[] = [];
  if (course.change) addChange(rows, { sale, course, ids });
  for (const [number, attempt] of course.attempts.entries()) {
    const id = saleUuid(1, ids.index, number);
    const endedAt = toIso(attempt.at + 4_000);
    addRow(rows, 'payment_attempt', {
      id,
      coupon_id: ids.coupon,
      change_id: attempt.isOfChange ? changeId : null,
      status: attempt.failure === null ? 'succeeded' : 'failed',
      amount_minor: attempt.amountMinor,
      currency,
      gateway: 'sandbox',
      merchant_id: merchantId,
      gateway_id: `ch_demo_${couponCode.toLowerCase()}${number}`,
      card_brand: brand,
      card_last4: last4,
      card_issuer: issuer,
      card_country: country,
      failure: attempt.failure,
      created_at: toIso(attempt.at),
      updated_at: endedAt,
    });
    if (attempt.failure !== null) continue;
    paid.push({ id, left: attempt.amountMinor });
    addRow(rows, 'ledger_entry', {
      coupon_id: ids.coupon,
      kind: 'capture',
      amount_minor: attempt.amountMinor,
      currency,
      attempt_id: id,
      entered_at: endedAt,
    });
  }
  if (refund) addRefunds(rows, { sale, course, ids, refund, paid, couponCode });
}

/** From each payment in the order they were made, never more than it brought in. */
function addRefunds(
  rows: SaleRows,
  {
    sale,
    course,
    ids,
    refund,
    paid,
    couponCode,
  }: Pick<EndedSale, 'sale' | 'course' | 'ids' | 'couponCode'> & {
    readonly refund: NonNullable<EndedSale['refund']>;
    readonly paid: readonly { readonly id: string; readonly left: number }[];
  },
): void {
  const { currency } = sale.due;
  const askedAt = course.cancelled?.at ?? refund.at;
  let open = refund.amountMinor;
  for (const [number, payment] of paid.entries()) {
    const amount = Math.min(open, payment.left);
    if (amount === 0) continue;
    open -= amount;
    const first = saleUuid(2, ids.index, number);
    const again = course.refundRetried ? saleUuid(2, ids.index, number + 100) : null;
    const row = {
      coupon_id: ids.coupon,
      attempt_id: payment.id,
      amount_minor: amount,
      currency,
      reason: 'cancel',
      tries: 1,
      created_at: toIso(askedAt),
    };
    if (again !== null)
      addRow(rows, 'refund', {
        ...row,
        id: first,
        status: 'failed',
        failure: 'the card’s bank turned it away',
        retries: 0,
        updated_at: toIso(askedAt + MINUTE_MS),
      });
    const id = again ?? first;
    addRow(rows, 'refund', {
      ...row,
      id,
      status: 'succeeded',
      gateway_id: `re_demo_${couponCode.toLowerCase()}${number}`,
      origin_id: again === null ? null : first,
      retries: again === null ? 0 : 1,
      updated_at: toIso(refund.at),
    });
    if (again !== null) addRow(rows, 'refund_replaced', { id: first, replaced_by: again });
    addRow(rows, 'ledger_entry', {
      coupon_id: ids.coupon,
      kind: 'refund',
      amount_minor: amount,
      currency,
      attempt_id: payment.id,
      refund_id: id,
      entered_at: toIso(refund.at),
    });
  }
}

function addChange(
  rows: SaleRows,
  { sale, course: { change }, ids }: Pick<EndedSale, 'sale' | 'course' | 'ids'>,
): void {
  if (!change) return;
  const { adults } = sale.passengers;
  const { ride, amountMinor } = change;
  const summary =
    amountMinor > 0
      ? [{ field: 'adults', old: String(adults - 1), new: String(adults) }]
      : [{ field: 'flight_time', old: ride.time === '12:30' ? '13:15' : '12:30', new: ride.time }];
  addRow(rows, 'coupon_change', {
    id: saleUuid(4, ids.index, 1),
    coupon_id: ids.coupon,
    transfer_id: ids.transfer + sale.rides.indexOf(ride),
    kind: 'change',
    status: 'applied',
    base_version: 1,
    plan: {},
    summary,
    amount_minor: amountMinor,
    total_minor: sale.due.dueMinor,
    currency: sale.due.currency,
    created_at: toIso(change.at - MINUTE_MS),
    ended_at: toIso(change.at),
  });
}
