import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { isPayLinkOpen } from '@traslado/domain/desk/pay-link';
import type { Language } from '@traslado/domain/language';
import { SALE_CURRENCY, toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { hashOfToken } from '../../db/token-hash.ts';
import { Refused } from '../../refused.ts';
import { abandonWaiting, waitingForBank } from '../../sellers/ours/abandon-payment.ts';
import { gatewayOf } from '../../sellers/ours/get-gateway.ts';
import { askForWaiting } from '../../sellers/ours/get-payment.ts';
import { type PayDeps, payCoupon } from '../../sellers/ours/pay-coupon.ts';
import { type PaymentView, presentPayment } from '../../sellers/ours/payment-presenter.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import type { PayLinkRecord } from '../../store/payment/pay-link-record.ts';
import { findPayLink, updatePayLinkOpened } from '../../store/payment/pay-link-repository.ts';
import { isOpen } from '../../store/payment/record.ts';
import { findCouponWithAttempts } from '../../store/payment/repository.ts';

type LinkPayment = CallAnswer<'payByLink'>;
type Asked = { readonly language: Language; readonly now: number };

/** The link of a key. A missing and an expired link look the same to the asker. */
async function findLink(db: Db, key: string): Promise<PayLinkRecord> {
  const link = await findPayLink(db, hashOfToken(key));
  if (!link) throw new Refused('pay_link.over');
  return link;
}

/** The amount, place and gateway frame of a link. Nothing else of the booking is shown. */
export async function readPayLink(
  deps: PayDeps,
  { key }: CallRequest<'readPayLink'>['body'],
  now: number,
): Promise<CallAnswer<'readPayLink'>> {
  const { db, inventory } = deps;
  const link = await findLink(db, key);
  const { coupon } = await findCouponWithAttempts(db, link.couponCode);
  if (!coupon || !isPayLinkOpen(link, coupon, now)) throw new Refused('pay_link.over');
  const gateway = await gatewayOf(deps, coupon, now);
  if (!link.isOpened) await noteOpened(db, link, now);
  const until = untilOf(coupon, link);
  const snapshot = inventory.current();
  const airport = snapshot.airportById(coupon.airportId);
  return {
    amount: toDecimal(link.amountMinor),
    currency: SALE_CURRENCY,
    hotel_name: snapshot.propertyById(coupon.propertyId)?.name ?? '',
    time_zone: coupon.transfers[0]?.timeZone ?? airport?.timeZone ?? 'UTC',
    zone_name: airport?.city ?? '',
    expires_at: until === null ? null : toIso(until),
    gateway,
  };
}

const untilOf = ({ pendingChange, expiresAt }: CouponRecord, { changeId }: PayLinkRecord): number | null =>
  changeId === null ? expiresAt : (pendingChange?.expiresAt ?? null);

/** The opening of a link is noted under its maker: its holder is unknown. */
async function noteOpened(db: Db, link: PayLinkRecord, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await updatePayLinkOpened(tx, link.id, now))) return;
    const deed = {
      ...link.madeBy,
      action: 'pay_link.open',
      subject: link.couponCode,
      detail: {},
      now,
    } as const;
    await insertDeed(tx, deed);
  });
}

/** The holder of a link learns of the payment only, not of its booking. */
function presentLinkPayment({ coupon_id: _code, ...payment }: PaymentView): LinkPayment {
  return payment;
}

/** Pays with a link, by the guests' own use case. */
export async function payByLink(
  deps: PayDeps,
  {
    body: { key, ...wish },
    idempotencyKey,
    language,
    now,
  }: Asked & {
    readonly body: CallRequest<'payByLink'>['body'];
    readonly idempotencyKey: string | undefined;
  },
): Promise<LinkPayment> {
  const link = await findLink(deps.db, key);
  const payment = await payCoupon(deps, {
    payer: { kind: 'pay_link', id: link.id, link },
    body: { ...wish, coupon_id: link.couponCode },
    idempotencyKey,
    language,
    now,
  });
  return presentLinkPayment(payment);
}

/**
 * The state of a key's payment. It is answered in any state of the link, because only the payer knows the key. Of others' payments only two
 * facts are shown: under way, or waiting for the bank.
 */
export async function getLinkPayment(
  deps: PayDeps,
  {
    body: { key, uuidReference },
    language,
    now,
  }: Asked & { readonly body: CallRequest<'getLinkPayment'>['body'] },
): Promise<LinkPayment> {
  const link = await findLink(deps.db, key);
  const scope = `pay:pay_link/${link.id}`;
  const found = await findCouponWithAttempts(deps.db, link.couponCode);
  if (!found.coupon) throw new Refused('pay_link.over');
  const own = found.attempts.filter(
    (one) => one.idempotencyScope === scope && one.idempotencyKey === uuidReference,
  );
  const isWaiting = own.some(isOpen);
  const { coupon, attempts } = isWaiting
    ? await askForWaiting(deps, { coupon: found.coupon, attempts: own }, now)
    : { coupon: found.coupon, attempts: found.attempts };
  const ours = attempts.filter(({ id }) => own.some((one) => one.id === id));
  const isSettled = ours.some((one) => isOpen(one) || one.status === 'succeeded');
  if (!isSettled && !isPayLinkOpen(link, coupon, now)) throw new Refused('pay_link.over');
  const payment = presentLinkPayment(presentPayment(coupon, ours, language, now));
  if (isSettled || !attempts.some(isOpen)) return payment;
  const status = waitingForBank(attempts) ? 'requires_action' : 'processing';
  return { ...payment, status, action_url: null, failure: null };
}

/**
 * Closes the payment that waits for the bank, so that the link can be paid with another card. It may have been begun with another key of
 * the link, or by the guest: it is the same money for the same booking. Answered as the closer's payment.
 */
export async function abandonLinkPayment(
  deps: PayDeps,
  { body: { key }, language, now }: Asked & { readonly body: CallRequest<'abandonLinkPayment'>['body'] },
): Promise<LinkPayment> {
  const link = await findLink(deps.db, key);
  const found = await findCouponWithAttempts(deps.db, link.couponCode);
  const waiting = waitingForBank(found.attempts);
  if (!found.coupon || !isPayLinkOpen(link, found.coupon, now)) throw new Refused('pay_link.over');
  const { coupon, attempts } = await abandonWaiting(deps, { ...found, coupon: found.coupon }, now);
  const closed = attempts.filter(({ id }) => id === waiting?.id);
  return presentLinkPayment(presentPayment(coupon, closed, language, now));
}
