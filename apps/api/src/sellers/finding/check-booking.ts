import { checkBookingData } from '@traslado/domain/booking/data-to-fix';
import { isEmail } from '@traslado/domain/contact/bounds';
import { type FixWish, fixFieldOf } from '@traslado/domain/desk/fix-link';
import { mayMailPayLink } from '@traslado/domain/desk/pay-link';
import type { Tx } from '../../db/client.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { dataToFixLetter } from '../../mail/letters/data-to-fix.ts';
import { writeLetter } from '../../mail/mail-letter.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import { insertMails } from '../../mail/repository.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { findCouponById } from '../../store/booking/repository.ts';
import { insertFixLink } from '../../store/finding/link-repository.ts';
import type { FindingRecord, Mark } from '../../store/finding/record.ts';
import {
  deleteMark,
  listFindings,
  lockForFindings,
  updateAsked,
  updateFindings,
} from '../../store/finding/repository.ts';
import { findOwnersLetterFacts, type LetterFactsDependencies } from '../letter/find-letter-facts.ts';
import { keepStayNews } from './keep-stay-news.ts';
import { makeKey } from './make-fix-key.ts';
import { kindsOf, planFix, standing } from './plan-fix.ts';
import { type CheckDeps, readBookingData } from './read-booking-data.ts';
import { isRight, markOfFacts } from './tell-right.ts';

export type CheckBookingDeps = CheckDeps & LetterFactsDependencies;

/**
 * Checks the data of a booking: a new problem opens a finding, a corrected one resolves it. The nightly check mails the guest, once, about
 * findings that they can correct. Safe in any number of processes: a booking that changes meanwhile is checked again.
 */
export async function checkBooking(deps: CheckBookingDeps, mark: Mark, now: number): Promise<void> {
  const { db } = deps;
  const coupon = await findCouponById(db, mark.couponId);
  if (!coupon) return deleteMark(db, mark);
  const { booking, stays } = await readBookingData(deps, coupon, now);
  await db.transaction().execute(async (tx) => {
    const locked = await lockForFindings(tx, coupon.id);
    // A change meanwhile marked it again.
    if (locked?.version !== coupon.version) return;
    const told = checkBookingData(booking, (finding) => isRight(locked.rights, finding));
    const findings = told.findings.map((finding) => ({ ...finding, facts: markOfFacts(finding.facts) }));
    await updateFindings(tx, coupon.id, { ...told, findings }, now);
    await keepStayNews(tx, { coupon, booking, stays, known: locked, now });
    if (mark.nightly && mayMailPayLink(locked.addressChangedAt, now))
      await askGuest(deps, tx, { coupon, findings: await listFindings(tx, coupon.id), now });
    await deleteMark(tx, mark);
  });
}

/** Mails the guest a correction link, if there is something to correct that they were not asked about yet. */
async function askGuest(
  deps: CheckBookingDeps,
  tx: Tx,
  { coupon, findings, now }: { coupon: CouponRecord; findings: readonly FindingRecord[]; now: number },
): Promise<void> {
  const open = standing(findings);
  const isNew = open.some(({ kind, askedAt }) => askedAt === null && fixFieldOf(kind) !== null);
  // No letter gets to an address that refuses them: staff hand the link over.
  const reaches = isEmail(coupon.contactEmail) && open.every(({ kind }) => kind !== 'email_bounced');
  const wish = planFix(coupon, findings, now);
  if (!isNew || !reaches || wish.fields.length === 0) return;
  await mailLink(deps, tx, { coupon, wish, kinds: kindsOf(wish, findings), now });
  await updateAsked(tx, coupon.id, now);
}

async function mailLink(
  deps: CheckBookingDeps,
  tx: Tx,
  asked: { coupon: CouponRecord; wish: FixWish; kinds: readonly FindingRecord['kind'][]; now: number },
): Promise<void> {
  const { coupon, wish, kinds, now } = asked;
  const { fields, rideId } = wish;
  const { db: _pool, ...house } = deps;
  // With the handle of the transaction: it reads the locked booking.
  const facts = await findOwnersLetterFacts({ ...house, db: tx }, coupon.id, now);
  if (!facts) return;
  const { href, hash } = makeKey(deps.publicUrl);
  const letter = dataToFixLetter({ kinds, href });
  await insertFixLink(tx, {
    couponId: coupon.id,
    hash,
    fields,
    rideId,
    baseVersion: coupon.version,
    way: 'mail',
    by: null,
    now,
  });
  const mail = {
    ...writeLetter(letter, facts),
    messageId: messageIdOf({
      number: coupon.code,
      kind: letter.kind,
      edition: hash.slice(0, 24),
      address: coupon.contactEmail,
      domain: new URL(deps.publicUrl).hostname,
    }),
    couponId: coupon.id,
    kind: letter.kind,
    language: facts.language,
    recipient: coupon.contactEmail,
    attachments: [],
  };
  const ids = await insertMails(tx, [mail], now);
  await enqueueAll(
    tx,
    ids.map((mailId) => ({ kind: 'deliver_mail', payload: { mailId }, runAt: now })),
  );
}
