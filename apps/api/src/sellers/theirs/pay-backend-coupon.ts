import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { mayPay } from '@traslado/domain/booking/abilities';
import { parseAmount, toDecimal } from '@traslado/domain/money';
import type { Clock } from '../../clock.ts';
import { failpoint } from '../../failpoint.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import {
  checkSameBody,
  type IdempotencyKey,
  idempotencyKeyOf,
  replay,
  storedRefusal,
} from '../../idempotency/idempotency-key.ts';
import type { BackendCoupon } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { answerMs, type BackendCall, isOpenCall, isPaid } from '../../store/their-booking/record.ts';
import {
  endCall,
  findPayment,
  findStoredAnswer,
  keepCoupons,
  markOpen,
} from '../../store/their-booking/repository.ts';
import { notAllowed } from '../booking/refuse-not-allowed.ts';
import type { PayRequest } from '../booking/requests.ts';
import { beginCall } from './begin-call.ts';
import { askCoupon, type BackendDeps, findBackendCoupon, findForDeed } from './find-backend-coupon.ts';
import { presentBackendPayment } from './present-payment.ts';
import { asPaid, pendingMarkOf, readMoney } from './read-payment.ts';
import { settlePayment } from './reconcile-payment.ts';
import { tellRefusal } from './tell-refusal.ts';

type PaymentView = CallAnswer<'payCoupon'>;

export type PayDeps = BackendDeps & { readonly clock: Clock };

/**
 * Has the group's backend charge the amount due on a booking of theirs, at most once per key; nothing is ever charged here. Without a clear
 * answer the payment is `unknown` and no other one is sent until their booking shows its end.
 */
export async function payBackendCoupon(deps: PayDeps, request: PayRequest): Promise<PaymentView> {
  const { payer: guest, body, now } = request;
  const { uuidReference, ...wish } = body;
  const amountMinor = parseAmount(wish.amount);
  if (amountMinor === null) throw new Refused('amount.invalid', { field: 'amount' });
  const keys = { inBody: uuidReference, inHeader: request.idempotencyKey };
  const idempotency = idempotencyKeyOf('pay', guest, keys, { ...wish, amount: amountMinor });
  const earlier = await answerAgain(deps, idempotency, now);
  if (earlier) return earlier;
  const { their, coupon } = await findForDeed(deps, guest, body.coupon_id, now);
  const last = await findPayment(deps.db, their.code);
  if (last && isOpenCall(last) && !(await settlePayment(deps, last, their, now)))
    throw new Refused('payment.under_way');
  checkPayable(coupon, their, amountMinor, now);
  // Their record took its time to be read: how long a payment may take counts from here.
  const sentAt = deps.clock.now();
  const call: BackendCall = {
    id: randomUUID(),
    kind: 'payment',
    state: 'sent',
    idempotencyScope: idempotency.scope,
    idempotencyKey: idempotency.key,
    hotel: guest.hotel,
    folio: guest.folio,
    couponCode: their.code,
    amountMinor,
    actionUrl: null,
    flightsToCheck: '',
    reckoned: null,
    language: request.language,
    pendingMark: pendingMarkOf(their),
    unpaidAt: null,
    createdAt: sentAt,
  };
  if (!(await beginCall(deps.db, call, idempotency))) {
    const other = await answerAgain(deps, idempotency, now);
    if (other) return other;
    throw new Refused('payment.under_way');
  }
  failpoint('before-charge');
  const charge = { couponCode: their.code, reference: call.id, amountMinor };
  const deed = await deps.transfers.pay({ ...charge, paymentToken: body.payment_token });
  failpoint('charged-not-recorded');
  const answeredAt = deps.clock.now();
  const end = { id: call.id, couponCode: null, now: answeredAt };
  const refuse = async (no: Extract<typeof deed, { kind: 'refused' | 'not_done' }>): Promise<never> => {
    const refusal = tellRefusal('pay', no);
    // A new card has a new key; a payment that was surely not sent may be sent under the old one.
    const answer = no.kind === 'refused' ? { status: 402, body: storedRefusal(refusal) } : null;
    await endCall(deps.db, { ...end, state: no.kind === 'refused' ? 'refused' : 'void', answer });
    throw refusal;
  };
  if (deed.kind === 'not_done' || (deed.kind === 'refused' && !deed.isToRead)) return refuse(deed);
  if (deed.kind === 'done' && deed.value.kind === 'waiting') {
    const { actionUrl } = deed.value;
    const checkAt = answeredAt + 5_000;
    await markOpen(deps.db, { id: call.id, state: 'waiting', actionUrl, now: answeredAt, checkAt });
    return presentBackendPayment(their, { ...call, state: 'waiting', actionUrl });
  }
  const after = await askCoupon(deps, their.code, answeredAt);
  const known = after.kind === 'ok' && after.value ? after.value : their;
  if (deed.kind === 'done') {
    const paid: BackendCoupon = isPaid(known) ? known : asPaid(known.reckoned ? known : their);
    const view = presentBackendPayment(paid, { ...call, state: 'done' }, deed.value.card);
    // A list that names no money would show it unpaid again.
    if (paid.reckoned) await keepCoupons(deps.db, [paid], answeredAt);
    await endCall(deps.db, { ...end, state: 'done', isBooked: true, answer: { status: 200, body: view } });
    return view;
  }
  const read = after.kind === 'ok' ? after.value : null;
  if (deed.kind === 'refused' && read && readMoney(read) === 'unpaid') return refuse(deed);
  const readAt = deps.clock.now();
  const open = { ...call, state: 'unknown' } as const;
  await markOpen(deps.db, { ...open, now: readAt, checkAt: readAt + 3_000 });
  const settled = await settlePayment(deps, open, read, readAt);
  return presentBackendPayment(settled ?? known, open);
}

/** Every reason against charging their booking. */
function checkPayable(coupon: CouponRecord, their: BackendCoupon, amountMinor: number, now: number): void {
  const verdict = mayPay(coupon, { standing: 'owner', now });
  if (verdict.kind === 'refused' && verdict.code !== 'payment.nothing_due') throw notAllowed(verdict);
  if (verdict.kind === 'refused' || their.dueMinor === 0)
    throw new Refused('payment.nothing_due', { expected: { amount: 0, currency: their.currency } });
  if (their.dueMinor !== amountMinor)
    throw new Refused('payment.amount_mismatch', {
      field: 'amount',
      expected: { amount: toDecimal(their.dueMinor), currency: their.currency },
    });
}

/** The stored answer of a key, or the state of its payment. Null for a new key. */
async function answerAgain(
  deps: BackendDeps,
  idempotency: IdempotencyKey,
  now: number,
): Promise<PaymentView | null> {
  const found = await findStoredAnswer(deps.db, idempotency);
  if (!found) return null;
  checkSameBody(idempotency, found.stored);
  if (found.stored.status !== null) return replay<PaymentView>(found.stored);
  const { call } = found;
  const isWaitedFor = call?.state === 'sent' && now - call.createdAt < answerMs;
  if (!call || isWaitedFor) throw new Refused('intent.running', { retryAfterSeconds: 2 });
  const answer = await askCoupon(deps, call.couponCode ?? '', now);
  if (answer.kind !== 'ok' || !answer.value) throw new Refused('intent.running', { retryAfterSeconds: 2 });
  const settled = await settlePayment(deps, call, answer.value, now);
  if (!settled) return presentBackendPayment(answer.value, asUnknown(call));
  const ended = await findStoredAnswer(deps.db, idempotency);
  return ended && ended.stored.status !== null ? replay<PaymentView>(ended.stored) : null;
}

/** A process that died while it waited for the answer left a payment without a known end. */
const asUnknown = (call: BackendCall): BackendCall =>
  call.state === 'sent' ? { ...call, state: 'unknown' } : call;

/** The state of a payment of a booking of theirs. */
export async function getBackendPayment(
  deps: BackendDeps,
  { guest, code, now }: { guest: GuestCaller; code: string; now: number },
): Promise<PaymentView> {
  const { their, fresh } = await findBackendCoupon(deps, guest, code, now);
  const last = await findPayment(deps.db, their.code);
  const settled = last && fresh && isOpenCall(last) ? await settlePayment(deps, last, their, now) : null;
  const after = last && (await findPayment(deps.db, their.code));
  const isDead = after?.state === 'sent' && now - after.createdAt >= answerMs;
  return presentBackendPayment(settled ?? their, after && isDead ? asUnknown(after) : after);
}
