import { createHash } from 'node:crypto';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { tidyLine, tidyText } from '@traslado/domain/contact/text';
import { UNDO_MS } from '@traslado/domain/desk/answer';
import type { Language } from '@traslado/domain/language';
import { insertDeed } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import { reopenStaffAlerts, resolveStaffAlerts } from '../../db/staff-alerts.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { letterBrandOf } from '../../letter/facts.ts';
import { guestAnswer } from '../../mail/letters/guest-answer.ts';
import { writeComposition } from '../../mail/mail-letter.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import { insertMail } from '../../mail/repository.ts';
import { Refused } from '../../refused.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import type { MessageRecord } from '../../store/message/record.ts';
import {
  findMessage,
  insertAnswer,
  removeAnswer,
  updateBooking,
  updateEnded,
  updateReopened,
} from '../../store/message/repository.ts';
import { readNote } from '../accounts/read-note.ts';
import { makeAnswer, readTemplates, readValues } from './make-answer.ts';
import { OVERDUE } from './note-overdue.ts';
import { type GuestMessageDeps, seeMessage } from './see-messages.ts';

type Asked = { readonly id: number; readonly language: Language; readonly now: number };

/** The earlier end, with its author: another person's answer, or a close. */
const refusalOf = ({ status, endedBy }: MessageRecord): Refused =>
  new Refused(status === 'closed' ? 'guest_message.closed' : 'guest_message.answered', {
    params: { by: endedBy ?? '' },
  });

async function findFor(
  deps: GuestMessageDeps,
  { scope }: StaffCaller,
  { id, now }: Asked,
): Promise<MessageRecord> {
  const message = await findMessage(deps.db, id, { scope, now });
  if (!message) throw new Refused('guest_message.not_found');
  return message;
}

const note = (
  tx: Tx,
  { accountId, username }: StaffCaller,
  action: 'message.answer' | 'message.reopen' | 'message.close' | 'message.link',
  { reference, now, ...detail }: { readonly reference: string; readonly now: number },
): Promise<void> => insertDeed(tx, { accountId, username, action, subject: reference, detail, now });

/**
 * Answers a message by a mail in the guest's language. It waits until one answer is written: of two at once one is sent, and the other gets
 * the name of its author. The same words by the same person again are the same answer. Codes: those of `makeAnswer`,
 * `guest_message.not_found`, `guest_message.answered`, `guest_message.closed`, `field.invalid` for a template that is gone.
 */
export async function answerMessage(
  deps: GuestMessageDeps,
  staff: StaffCaller,
  { body, ...asked }: Asked & { readonly body: CallRequest<'answerGuestMessage'>['body'] },
): Promise<CallAnswer<'answerGuestMessage'>> {
  const { db, inventory, publicUrl } = deps;
  const { id, now } = asked;
  const written = { subject: tidyLine(body.subject), message: tidyText(body.message) };
  const hash = createHash('sha256').update(JSON.stringify(written)).digest('base64');
  const message = await findFor(deps, staff, asked);
  if (message.status !== 'received') {
    const isSame = message.answer?.byId === staff.accountId && message.answer.hash === hash;
    if (isSame) return seeMessage(deps, staff, asked);
    throw refusalOf(message);
  }
  const template = (await readTemplates(db, message)).find((one) => one.id === body.template);
  if (!template) throw new Refused('field.invalid', { field: 'template' });
  const values = await readValues(deps, message, now);
  const texts = makeAnswer(template, body, values);
  const { language, reference, email } = message;
  const snapshot = inventory.current();
  const property = snapshot.propertyById(message.propertyId ?? 0);
  const frame = { brand: letterBrandOf(snapshot.brand), language, phone: property?.phone ?? '' };
  const letter = writeComposition(guestAnswer.compose(texts), frame);
  const isSent = await db.transaction().execute(async (tx) => {
    const couponId = message.booking?.id ?? null;
    if (!(await updateEnded(tx, id, { to: 'answered', couponId, note: null, by: staff, now }))) return false;
    const mailId = await insertMail(
      tx,
      {
        ...letter,
        messageId: messageIdOf({
          number: reference,
          kind: guestAnswer.kind,
          edition: 1,
          address: email,
          domain: new URL(publicUrl).hostname,
        }),
        couponId,
        kind: guestAnswer.kind,
        language,
        recipient: email,
        attachments: [],
      },
      now,
    );
    const { subject, body: said } = texts;
    await insertAnswer(tx, { messageId: id, language, subject, message: said, hash, mailId, by: staff, now });
    if (mailId !== null)
      await enqueueAll(tx, [{ kind: 'deliver_mail', payload: { mailId }, runAt: now + UNDO_MS, now }]);
    await resolveStaffAlerts(tx, { kinds: [OVERDUE], subject: String(id), now });
    await note(tx, staff, 'message.answer', { reference, now });
    return true;
  });
  // Another person was faster, or linked it to another booking meanwhile: it is read again, and then either refused or answered.
  return isSent ? seeMessage(deps, staff, asked) : answerMessage(deps, staff, { body, ...asked });
}

/** Takes back the caller's own answer or close before it is too late. Codes: `guest_message.not_found`, `guest_message.undo_late`. */
export async function reopenMessage(
  deps: GuestMessageDeps,
  staff: StaffCaller,
  asked: Asked,
): Promise<CallAnswer<'reopenGuestMessage'>> {
  const { id, now } = asked;
  const { reference, status, endedAt } = await findFor(deps, staff, asked);
  await deps.db.transaction().execute(async (tx) => {
    const isOwn = await updateReopened(tx, id, { by: staff.accountId, since: now - UNDO_MS });
    if (!isOwn || (status === 'answered' && !(await removeAnswer(tx, id))))
      throw new Refused('guest_message.undo_late');
    if (endedAt !== null)
      await reopenStaffAlerts(tx, { kind: OVERDUE, subject: String(id), resolvedAt: endedAt });
    await note(tx, staff, 'message.reopen', { reference, now });
  });
  return seeMessage(deps, staff, asked);
}

/** Closes a message without a mail, with a note. Codes: those of the note, and of an ended message. */
export async function closeMessage(
  deps: GuestMessageDeps,
  staff: StaffCaller,
  { note: typed, ...asked }: Asked & { readonly note: string },
): Promise<CallAnswer<'closeGuestMessage'>> {
  const { id, now } = asked;
  const tidy = readNote(typed);
  const message = await findFor(deps, staff, asked);
  if (message.status !== 'received') throw refusalOf(message);
  const isClosed = await deps.db.transaction().execute(async (tx) => {
    const couponId = message.booking?.id ?? null;
    if (!(await updateEnded(tx, id, { to: 'closed', couponId, note: tidy, by: staff, now }))) return false;
    await resolveStaffAlerts(tx, { kinds: [OVERDUE], subject: String(id), now });
    await note(tx, staff, 'message.close', { reference: message.reference, now });
    return true;
  });
  return isClosed ? seeMessage(deps, staff, asked) : closeMessage(deps, staff, { note: typed, ...asked });
}

/** Links a message to a booking within the scope, or to none. Codes: `guest_message.not_found`, `coupon.not_found`. */
export async function linkMessage(
  deps: GuestMessageDeps,
  staff: StaffCaller,
  { booking, ...asked }: Asked & { readonly booking: number | null },
): Promise<CallAnswer<'linkGuestMessage'>> {
  const { id, now } = asked;
  const { reference, booking: former } = await findFor(deps, staff, asked);
  const coupon = booking === null ? null : await findCouponForStaff(deps.db, staff, booking);
  // A link to a booking outside their scope is not theirs to remove.
  if (former && former.id !== booking) await findCouponForStaff(deps.db, staff, former.id);
  await deps.db.transaction().execute(async (tx) => {
    await updateBooking(tx, id, coupon?.id ?? null);
    // `before` and `after` are the states of a row in the audit; these are numbers.
    const detail = { former: former?.number ?? null, booking: coupon?.code ?? null };
    await note(tx, staff, 'message.link', { reference, now, ...detail });
  });
  return seeMessage(deps, staff, asked);
}
