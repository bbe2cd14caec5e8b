import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { maskEmail } from '@traslado/domain/contact/mask';
import { openPaymentOf } from '@traslado/domain/desk/open-payment';
import { mayMailPayLink } from '@traslado/domain/desk/pay-link';
import { toDecimal } from '@traslado/domain/money';
import { insertDeed } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/client.ts';
import { makeLinkKey } from '../../db/link-key.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { paymentLinkLetter } from '../../mail/letters/payment-link.ts';
import { writeLetter } from '../../mail/mail-letter.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import { insertMails } from '../../mail/repository.ts';
import { Refused } from '../../refused.ts';
import { actedBy } from '../../sellers/booking/actor.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import { noteDeed } from '../../sellers/booking/note-deed.ts';
import {
  findOwnersLetterFacts,
  type LetterFactsDependencies,
} from '../../sellers/letter/find-letter-facts.ts';
import { addressOnFile } from '../../sellers/letter/letter-address.ts';
import { payableOf } from '../../sellers/ours/check-payable.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { endPayLinkOf, insertPayLink, lockForPayLink } from '../../store/payment/pay-link-repository.ts';

export type PayLinkDeps = LetterFactsDependencies & { readonly db: Db };

type Made = CallAnswer<'makePayLink'>;

type MakeRequest = {
  readonly id: number;
  readonly body: CallRequest<'makePayLink'>['body'];
  /** The seen version; null means the current one. */
  readonly seenVersion: number | null;
  readonly now: number;
};

/**
 * Makes the payment link of a booking, in place of its earlier one. The key stands behind the `#`: no server and no log sees that part of
 * an address. It is mailed to the booking's own address, or shown to staff this once.
 */
export async function makePayLink(
  deps: PayLinkDeps,
  staff: StaffCaller,
  request: MakeRequest,
): Promise<Made> {
  const { id, body, seenVersion, now } = request;
  const { db, publicUrl } = deps;
  const coupon = await findCouponForStaff(db, staff, id);
  if (seenVersion !== null && seenVersion !== coupon.version) throw new Refused('coupon.stale');
  const { way, reason, note } = body;
  const actor = { kind: 'acting', staff, said: { reason: reason ?? null, note }, waivesFee: false } as const;
  const acted = actedBy(actor, []);
  if (!acted) throw new Error('staff who act are kept');
  const { amountMinor, changeId } = payableOf(coupon, now);
  const isMailed = way === 'mail';
  const to = isMailed ? addressOnFile(coupon) : null;
  const { key, hash } = makeLinkKey();
  const href = new URL(`/pay#link=${key}`, publicUrl).href;
  const letter = to === null ? null : await writeLinkMail(deps, coupon, { amountMinor, href, hash, to, now });
  await db.transaction().execute(async (tx) => {
    const locked = await lockForPayLink(tx, coupon.id);
    if (locked?.version !== coupon.version) throw new Refused('coupon.stale');
    if (openPaymentOf(locked.openPayments) === 'unknown') throw new Refused('payment.under_way');
    if (isMailed && !mayMailPayLink(locked.addressChangedAt, now)) throw new Refused('pay_link.address_new');
    const base = { couponId: coupon.id, changeId, amountMinor, baseVersion: coupon.version };
    await insertPayLink(tx, { ...base, hash, way, acted, now });
    if (letter) await queue(tx, letter, now);
    await noteDeed(tx, acted, {
      action: isMailed ? 'pay_link.mail' : 'pay_link.show',
      coupon,
      detail: { amountMinor, ...(to !== null && { to: maskEmail(to) }) },
      now,
    });
  });
  return {
    amount: toDecimal(amountMinor),
    currency: 'USD',
    sent_to: to === null ? null : maskEmail(to),
    address: isMailed ? null : href,
  };
}

async function writeLinkMail(
  deps: PayLinkDeps,
  coupon: CouponRecord,
  {
    amountMinor,
    href,
    hash,
    to,
    now,
  }: { amountMinor: number; href: string; hash: string; to: string; now: number },
): Promise<Parameters<typeof insertMails>[1][number]> {
  const facts = await findOwnersLetterFacts(deps, coupon.id, now);
  if (!facts) throw new Refused('coupon.not_found');
  const letter = paymentLinkLetter({ amountMinor, href });
  return {
    ...writeLetter(letter, facts),
    messageId: messageIdOf({
      number: coupon.code,
      kind: letter.kind,
      edition: hash.slice(0, 24),
      address: to,
      domain: new URL(deps.publicUrl).hostname,
    }),
    couponId: coupon.id,
    kind: letter.kind,
    language: facts.language,
    recipient: to,
    attachments: [],
  };
}

async function queue(tx: Tx, letter: Parameters<typeof insertMails>[1][number], now: number): Promise<void> {
  const ids = await insertMails(tx, [letter], now);
  await enqueueAll(
    tx,
    ids.map((mailId) => ({ kind: 'deliver_mail', payload: { mailId }, runAt: now })),
  );
}

export async function endPayLink(
  { db }: { readonly db: Db },
  staff: StaffCaller,
  { id, now }: { readonly id: number; readonly now: number },
): Promise<void> {
  const coupon = await findCouponForStaff(db, staff, id);
  const { accountId, username } = staff;
  await db.transaction().execute(async (tx) => {
    if (!(await endPayLinkOf(tx, { couponId: coupon.id, by: username, now })))
      throw new Refused('pay_link.over');
    const deed = {
      accountId,
      username,
      action: 'pay_link.end',
      subject: coupon.code,
      detail: {},
      now,
    } as const;
    await insertDeed(tx, deed);
  });
}
